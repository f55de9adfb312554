// SPDX-License-Identifier: MIT

package import Foundation

/// How a locale writes numbers of a kind, with what else its formatter tells.
package struct LocaleNotation: Sendable {
  package var notation: Notation

  /// The number of fraction digits that the formatter shows of its own accord.
  package var fractionDigits: Int

  /// The notation of a locale, from the cache if it was asked for before.
  ///
  /// - Complexity: O(1); the first time about a dozen calls of Foundation's formatter.
  package static func of(
    _ kind: NumberKind,
    _ locale: Locale,
    _ options: NotationOptions
  ) -> LocaleNotation {
    let key = NotationCache.Key(kind: kind, locale: locale.identifier, options: options)
    return NotationCache.shared.notation(for: key) {
      LocaleNotation(FoundationFormat(kind: kind, locale: locale, sign: options.sign), options)
    }
  }

  private init(_ format: FoundationFormat, _ options: NotationOptions) {
    notation = format.probe.notation() ?? Notation()
    fractionDigits = format.standardFractionDigits
    if options.grouping == .never { notation.grouping = .never }
    notation.words = format.words.map { Symbol($0) }
    addSigns(format)
    addUserSeparators(format)
  }

  /// The signs alone, as the locale's plain numbers have them.
  private mutating func addSigns(_ format: FoundationFormat) {
    let plain = FoundationFormat(kind: .number, locale: format.locale, sign: .always)
    if let minus = Probe.Parts(plain.text(-1, fraction: 0...0), digits: [1])?.affixes.prefix {
      notation.minus = minus.isEmpty ? "-" : minus
    }
    if let plus = Probe.Parts(plain.text(1, fraction: 0...0), digits: [1])?.affixes.prefix {
      notation.plus = plus.isEmpty ? "+" : plus
    }
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
