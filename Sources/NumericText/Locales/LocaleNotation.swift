// SPDX-License-Identifier: MIT

package import Foundation

/// How a locale writes numbers of a kind.
package struct LocaleNotation: Equatable, Sendable {
  private struct Key: Hashable {
    let kind: NumberKind
    let locale: Locale
    let options: NotationOptions
  }

  private static let cache = Cache<Key, LocaleNotation>(limit: 512)

  package var notation: Notation

  /// The number of fraction digits that whole amounts of a currency show, 0 for other numbers.
  package var fractionDigits: Int

  /// The notation of a locale.
  ///
  /// - Complexity: O(1). Two to four calls of Foundation's formatter if the notation is not in the cache.
  package static func of(
    _ kind: NumberKind,
    _ locale: Locale,
    _ options: NotationOptions
  ) -> LocaleNotation {
    let locale = locale == .autoupdatingCurrent ? .current : locale
    return cache.value(for: Key(kind: kind, locale: locale, options: options)) {
      LocaleNotation(FoundationFormat(kind: kind, locale: locale, sign: options.sign), options)
    }
  }

  /// The notation of a format, made anew.
  init(_ format: FoundationFormat, _ options: NotationOptions) {
    let probe = Probe(format)
    let longest = probe.longest
    notation = longest.flatMap { probe.notation($0) } ?? Notation()
    fractionDigits = format.kind.isCurrency ? longest?.fractionDigits ?? 0 : 0
    if options.grouping == .never { notation.grouping = .never }
    addSigns(format)
    addUserSeparators(format)
  }

  /// The separators that the person using the device has chosen, which `FormatStyle` ignores on
  /// Apple's systems while `Locale` honours them.
  private mutating func addUserSeparators(_ format: FoundationFormat) {
    guard format.kind == .number, format.locale.identifier == Locale.current.identifier else {
      return
    }
    if let separator = format.locale.decimalSeparator, !separator.isEmpty {
      notation.decimalSeparator = Symbol(separator)
    }
    if let separator = format.locale.groupingSeparator {
      notation.groupSeparator = Symbol(separator)
    }
  }
}

// MARK: - Signs

extension LocaleNotation {
  /// The signs alone: those of the locale's plain numbers, found without another call of the
  /// formatter where the affixes show the minus sign.
  private mutating func addSigns(_ format: FoundationFormat) {
    guard format.sign == .automatic else {
      let plain = Self.of(.number, format.locale, NotationOptions()).notation
      (notation.minus, notation.plus) = (plain.minus, plain.plus)
      return
    }
    let minus = notation.affixes.minus
    guard !minus.isEmpty else { return }
    notation.minus = Symbol(minus)
    notation.plus = Symbol(minus.asPlus)
  }
}

extension SignAffixes {
  /// The text that numbers below zero show and numbers above zero do not.
  fileprivate var minus: String {
    negative.prefix.text.removing(positive.prefix.text)
      + negative.suffix.text.removing(positive.suffix.text)
  }
}

extension String {
  /// This text without the end and the start that it shares with another, and without white space
  /// around the rest.
  fileprivate func removing(_ other: String) -> String {
    var rest = Array(unicodeScalars)
    var other = Array(other.unicodeScalars)
    while let last = rest.last, last == other.last {
      rest.removeLast()
      other.removeLast()
    }
    while let first = rest.first, first == other.first {
      rest.removeFirst()
      other.removeFirst()
    }
    while rest.last?.properties.isWhitespace ?? false { rest.removeLast() }
    while rest.first?.properties.isWhitespace ?? false { rest.removeFirst() }
    return rest.reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  /// The plus sign that goes with this minus sign: every locale puts the same marks of direction
  /// around both (`LocaleNotationTests`).
  fileprivate var asPlus: String {
    unicodeScalars.reduce(into: "") { plus, scalar in
      plus.unicodeScalars.append(scalar.properties.generalCategory == .format ? scalar : "+")
    }
  }
}
