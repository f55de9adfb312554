// SPDX-License-Identifier: MIT

import Foundation

extension Notation {
  /// Writes what a style asks for in place of what the locale has.
  mutating func apply(_ changes: NotationChanges) {
    if let decimal = changes.decimal { decimalSeparator = Symbol(decimal) }
    if let grouping = changes.grouping { groupSeparator = Symbol(grouping) }
    if let shows = changes.alwaysShowsSeparator { alwaysShowsSeparator = shows }
    applyCurrency(changes)
    applySigns(changes)
    applyGroups(changes)
  }

  private mutating func applyCurrency(_ changes: NotationChanges) {
    guard changes.currency != nil || !changes.showsCurrency else { return }
    let symbol = currencySymbol
    if let currency = changes.currency { replaceInAffixes(symbol, with: currency) }
    guard !changes.showsCurrency else { return }
    replaceInAffixes(changes.currency ?? symbol, with: "")
    affixes = affixes.map { pair in
      Affixes(prefix: Symbol(pair.prefix.text.trimmed), suffix: Symbol(pair.suffix.text.trimmed))
    }
  }

  private mutating func applySigns(_ changes: NotationChanges) {
    if let sign = changes.minus {
      replaceInAffixes(minus.text, with: sign)
      minus = Symbol(sign)
    }
    if let sign = changes.plus {
      replaceInAffixes(plus.text, with: sign)
      plus = Symbol(sign)
    }
  }

  private mutating func applyGroups(_ changes: NotationChanges) {
    guard changes.isGrouped else {
      grouping = .never
      return
    }
    guard changes.primaryGroup != nil || changes.secondaryGroup != nil else { return }
    let primary = changes.primaryGroup ?? grouping.primary
    let secondary = changes.secondaryGroup ?? (changes.primaryGroup ?? grouping.secondary)
    let minimum = grouping.primary == primary ? grouping.minimum : 1
    grouping = Grouping(primary: primary, secondary: secondary, minimum: minimum)
  }

  /// The text of an unsigned number's affixes without the space around it.
  package var currencySymbol: String {
    let pair = affixes.zero
    return [pair.prefix.text.trimmed, pair.suffix.text.trimmed].first { !$0.isEmpty } ?? ""
  }

  private mutating func replaceInAffixes(_ text: String, with other: String) {
    guard !text.isEmpty else { return }
    affixes = affixes.map { pair in
      Affixes(
        prefix: Symbol(pair.prefix.text.replacingOccurrences(of: text, with: other)),
        suffix: Symbol(pair.suffix.text.replacingOccurrences(of: text, with: other))
      )
    }
  }

  /// Puts text around every number.
  mutating func surround(prefix: String, suffix: String) {
    guard !prefix.isEmpty || !suffix.isEmpty else { return }
    words += [affixes.positive.prefix, affixes.positive.suffix, Symbol(prefix), Symbol(suffix)]
    affixes = affixes.map { pair in
      Affixes(
        prefix: Symbol(prefix + pair.prefix.text),
        suffix: Symbol(pair.suffix.text + suffix)
      )
    }
  }
}

extension String {
  /// This text without the white space and bidi marks around it.
  fileprivate var trimmed: String { trimmingCharacters(in: .surroundings) }
}

extension CharacterSet {
  fileprivate static let surroundings = CharacterSet.whitespaces.union(.controlCharacters)
    .union(CharacterSet(charactersIn: "\u{200B}\u{200E}\u{200F}\u{61C}"))
}
