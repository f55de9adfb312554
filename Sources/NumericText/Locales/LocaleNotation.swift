// SPDX-License-Identifier: MIT

package import Foundation

/// The notation in which a locale writes a kind of number, such as a percentage.
package struct LocaleNotation: Equatable, Sendable {
  private struct Key: Hashable {
    let kind: NumberKind
    let locale: Locale
    let options: NotationOptions
  }

  private static let cache = Cache<Key, LocaleNotation>(limit: 1024)

  package var notation: Notation

  /// The number of fraction digits of the currency, or 0 for other kinds of number.
  package var fractionDigits: Int

  /// Returns the notation in which a locale writes a kind of number.
  ///
  /// - Complexity: O(1) if cached. Otherwise one call of Foundation's formatter for most notations
  ///   with the automatic sign, two for the first notation in a locale, and four or more for other
  ///   sign options.
  package static func of(
    _ kind: NumberKind,
    _ locale: Locale,
    _ options: NotationOptions = NotationOptions()
  ) -> LocaleNotation {
    let locale = locale == .autoupdatingCurrent ? .current : locale
    return cache.value(for: Key(kind: kind, locale: locale, options: options)) {
      LocaleNotation(FoundationFormat(kind: kind, locale: locale, sign: options.sign), options)
    }
  }

  /// Creates a notation by deriving it from a format, without using the cache.
  init(_ format: FoundationFormat, _ options: NotationOptions) {
    let probe = Probe(format)
    let samples = probe.samples()
    notation = samples.flatMap { probe.notation($0) } ?? Notation()
    fractionDigits = format.kind.isCurrency ? samples?.longest.fractionDigits ?? 0 : 0
    if options.grouping == .never { notation.grouping = notation.grouping.withoutSeparators }
    addSigns(format)
    addUserSeparators(format)
  }

  /// Adopts the separators that the user has chosen in the system settings.
  ///
  /// On Apple's systems, `Locale` contains them, but `FormatStyle` ignores them.
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
  /// Sets the locale's minus and plus signs.
  ///
  /// With the automatic sign display, the minus sign is taken from the affixes, and determines the
  /// plus sign. Otherwise, both signs are taken from the locale's notation for plain numbers.
  private mutating func addSigns(_ format: FoundationFormat) {
    guard format.sign == .automatic else {
      let plain = Self.of(.number, format.locale).notation
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
  /// The minus sign: the text that only the affixes of negative numbers contain.
  fileprivate var minus: String {
    negative.prefix.text.removing(positive.prefix.text)
      + negative.suffix.text.removing(positive.suffix.text)
  }
}

extension String {
  /// Returns the part of the string that differs from `other`, without surrounding white space.
  ///
  /// The suffix that both strings have in common is removed first, then the common prefix.
  fileprivate func removing(_ other: String) -> String {
    if self == other { return "" }
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

  /// The plus sign that corresponds to this minus sign.
  ///
  /// In every locale, the two signs have the same bidirectional marks (checked by
  /// `LocaleNotationTests`).
  fileprivate var asPlus: String {
    unicodeScalars.reduce(into: "") { plus, scalar in
      plus.unicodeScalars.append(scalar.properties.generalCategory == .format ? scalar : "+")
    }
  }
}
