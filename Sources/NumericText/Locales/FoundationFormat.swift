// SPDX-License-Identifier: MIT

package import Foundation

/// The Foundation format style for a kind of number in a locale.
///
/// All locale data is derived from the texts that it writes.
package struct FoundationFormat: Sendable {
  package var kind: NumberKind
  package var locale: Locale
  package var sign: NumericTextSign

  package init(kind: NumberKind, locale: Locale, sign: NumericTextSign = .automatic) {
    self.kind = kind
    self.locale = locale
    self.sign = sign
  }

  /// Returns the text of a value, from which a `Probe` derives the notation.
  ///
  /// The text of an integer in a currency has the currency's number of fraction digits. Any other
  /// text has one fraction digit, so that it contains the decimal separator.
  func text(_ value: Double) -> String {
    switch kind {
    case .number:
      return FloatingPointFormatStyle<Double>(locale: locale).sign(strategy: numberSign)
        .precision(.fractionLength(1)).format(value)
    case .percent:
      return FloatingPointFormatStyle<Double>.Percent(locale: locale).sign(strategy: numberSign)
        .precision(.fractionLength(1)).format(value)
    case .currency(let code):
      var style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
      // The automatic sign is the default. If it is not set explicitly, Foundation can reuse the ICU
      // formatter of the app's own format styles, which usually set no sign strategy.
      if sign != .automatic { style = style.sign(strategy: currencySign) }
      if value != value.rounded() { style = style.precision(.fractionLength(1)) }
      return style.format(value)
    }
  }

  private struct NameKey: Hashable {
    let code: String
    let locale: Locale
  }

  private static let nameCache = Cache<NameKey, [Symbol]>(limit: 128)

  /// The texts that are recognized as the currency when a text is parsed: its code, its narrow
  /// symbol and its names.
  ///
  /// - Complexity: O(1) if cached. Otherwise a call of Foundation's formatter for the symbol, and one
  ///   for each of `pluralCounts`.
  var currencyNames: [Symbol] {
    guard case .currency(let code) = kind else { return [] }
    return Self.nameCache.value(for: NameKey(code: code, locale: locale)) { names(of: code) }
  }

  private func names(of code: String) -> [Symbol] {
    let style = Decimal.FormatStyle.Currency(code: code, locale: locale)
      .precision(.fractionLength(0...1))
    let symbol = Self.affixes(of: style.presentation(.narrow).format(2))
    let names = Self.pluralCounts.flatMap {
      Self.affixes(of: style.presentation(.fullName).format($0)).flatMap(Self.parts)
    }
    return Set([code] + symbol + names).map { Symbol($0) }
  }

  /// Returns the texts before and after the number in `text`, without surrounding spaces.
  private static func affixes(of text: String) -> [String] {
    let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) {
      $0.properties.numericType == .decimal
    }
    // The other parts are empty, or separators.
    return [parts.first, parts.last].compactMap(\.self)
      .map { Symbol(String(String.UnicodeScalarView($0))).word.text }
      .filter { !$0.isEmpty }
  }

  /// Returns a currency's name, and each part of it that starts or ends with it, such as `dollars` in
  /// `US dollars` and `de lei` in `de lei românești`.
  ///
  /// Parts of one or two ASCII letters, such as `de`, can mean something else. They are not returned.
  private static func parts(of name: String) -> [String] {
    let words = name.split(whereSeparator: \.isWhitespace)
    let parts = words.indices.flatMap { [words[...$0], words[$0...]] }
    return parts.map { $0.joined(separator: " ") }
      .filter { $0.utf8.count > 2 || !$0.utf8.allSatisfy { $0 < 0x80 } }
  }

  var numberSign: NumberFormatStyleConfiguration.SignDisplayStrategy {
    switch sign {
    case .automatic, .accounting: .automatic
    case .always: .always()
    case .accountingAlways: .always(includingZero: false)
    case .never: .never
    }
  }

  var currencySign: CurrencyFormatStyleConfiguration.SignDisplayStrategy {
    switch sign {
    case .automatic: .automatic
    case .always: .always()
    case .never: .never
    case .accounting: .accounting
    case .accountingAlways: .accountingAlways()
    }
  }
}

/// The kind of a number: a plain number, a percentage or an amount.
///
/// The kind determines the affixes and the default precision.
package enum NumberKind: Hashable, Sendable {
  case number
  case percent

  /// An amount in the currency with this ISO 4217 code.
  case currency(code: String)

  var isCurrency: Bool {
    if case .currency = self { return true }
    return false
  }
}

/// The source from which a style's notation is derived.
package enum NotationSource: Hashable, Sendable {
  /// The style's locale, with the kind of number to format.
  case locale(NumberKind)

  /// A format style or a number formatter of the app.
  indirect case format(ProbedFormat)
}
