// SPDX-License-Identifier: MIT

import Foundation

extension Notation {
  /// Replaces the locale's symbols, affixes and grouping with those of a style.
  ///
  /// - Parameters:
  ///   - changes: The symbols and the grouping that the style sets.
  ///   - pieces: The affixes of this notation, split into pieces, or nil if the style doesn't
  ///     change them.
  mutating func apply(_ changes: NotationChanges, to pieces: SignPieces?) {
    if let decimal = changes.decimal { decimalSeparator = Symbol(decimal) }
    if let grouping = changes.grouping { groupSeparator = Symbol(grouping) }
    if let shows = changes.alwaysShowsSeparator { alwaysShowsSeparator = shows }
    if let pieces { replaceAffixes(changes, in: pieces) }
    applyGroups(changes)
  }

  private mutating func replaceAffixes(_ changes: NotationChanges, in pieces: SignPieces) {
    var pieces = pieces.replacingSigns(
      minus: changes.minus,
      plus: changes.plus,
      ofPlus: plus.text.trimmed
    )
    if let currency = changes.currency, pieces.hasCurrency {
      pieces = pieces.replacingCurrency(with: currency)
      words.append(Symbol(currency))
    }
    affixes = pieces.affixes
    if let sign = changes.minus { minus = Symbol(minus.text.replacingVisible(with: sign)) }
    if let sign = changes.plus { plus = Symbol(plus.text.replacingVisible(with: sign)) }
  }

  private mutating func applyGroups(_ changes: NotationChanges) {
    guard changes.isGrouped else {
      grouping = grouping.withoutSeparators
      return
    }
    let isChanged = [changes.primaryGroup, changes.secondaryGroup, changes.minimumGroup]
      .contains { $0 != nil }
    guard isChanged else { return }
    let primary = changes.primaryGroup ?? grouping.primary
    let secondary = changes.secondaryGroup ?? (changes.primaryGroup ?? grouping.secondary)
    let minimum = changes.minimumGroup ?? (grouping.primary == primary ? grouping.minimum : 1)
    grouping = Grouping(primary: primary, secondary: secondary, minimum: minimum)
  }

  /// The currency symbol in a notation for amounts, such as `$`.
  ///
  /// The symbol is the prefix of zero, without white space at its ends. If this prefix is empty,
  /// the symbol is the suffix of zero, again without white space.
  package var currencySymbol: String {
    let pair = affixes.zero
    return [pair.prefix.text.trimmed, pair.suffix.text.trimmed].first { !$0.isEmpty } ?? ""
  }

  /// Adds a prefix and a suffix to the affixes of every number.
  mutating func surround(prefix: String, suffix: String) {
    guard !prefix.isEmpty || !suffix.isEmpty else { return }
    words += [affixes.positive.prefix, affixes.positive.suffix, Symbol(prefix), Symbol(suffix)]
    affixes = affixes.map { pair in
      Affixes(prefix: Symbol(prefix + pair.prefix.text), suffix: Symbol(pair.suffix.text + suffix))
    }
  }
}

extension NotationChanges {
  /// Whether the changes affect the prefix or the suffix of any number.
  var affectAffixes: Bool { minus != nil || plus != nil || currency != nil || !showsCurrency }

  /// Whether numbers are shown without a currency symbol, or with an empty one.
  var hidesCurrency: Bool { !showsCurrency || currency == "" }
}
