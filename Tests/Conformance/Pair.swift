// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// A locale and a kind of number, for which all laws are checked.
struct Pair: Sendable {
  enum Kind: Sendable {
    case number, percent
    case currency(String)
  }

  let locale: Locale
  let kind: Kind
  var sign = NumericTextSign.automatic

  var name: String {
    let name =
      switch kind {
      case .number: "\(locale.identifier) number"
      case .percent: "\(locale.identifier) percent"
      case .currency(let code): "\(locale.identifier) \(code)"
      }
    return sign == .automatic ? name : "\(name) \(sign)"
  }

  /// The style to check.
  ///
  /// Every separator key types the decimal separator, so that ASCII keys can type every number.
  var style: NumericTextStyle<Decimal> {
    let style: NumericTextStyle<Decimal> =
      switch kind {
      case .number: .number
      case .percent: .percent
      case .currency(let code): .currency(code: code)
      }
    return style.locale(locale).sign(sign).separators(.any)
  }

  /// Returns the text that Foundation formats for `value`.
  ///
  /// Numbers and percentages are formatted with all their fraction digits.
  func foundationText(_ value: Decimal) -> String {
    let allDigits = NumberFormatStyleConfiguration.Precision.fractionLength(0...38)
    return switch kind {
    case .number: Decimal.FormatStyle(locale: locale).precision(allDigits).format(value)
    case .percent: Decimal.FormatStyle.Percent(locale: locale).precision(allDigits).format(value)
    case .currency(let code):
      Decimal.FormatStyle.Currency(code: code, locale: locale).sign(strategy: strategy)
        .format(value)
    }
  }

  /// Foundation's name for the sign.
  ///
  /// `FoundationFormat` has the same list, but a check that used it would not find a mistake in it.
  private var strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy {
    switch sign {
    case .automatic: .automatic
    case .always: .always()
    case .never: .never
    case .accounting: .accounting
    case .accountingAlways: .accountingAlways()
    }
  }

  /// The maximum number of fraction digits in a field, or nil if there is no maximum.
  var fractionDigits: Int? {
    guard case .currency(let code) = kind else { return nil }
    let style = Decimal.FormatStyle.Currency(code: code, locale: locale)
      .locale(Locale(identifier: "en_US_POSIX"))
    let text = style.presentation(.isoCode).format(1)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts[1].filter(\.isNumber).count : 0
  }
}

extension Pair {
  private static let locales = Locale.availableIdentifiers.sorted().map { Locale(identifier: $0) }
  private static let codes = Currency.allCases.map(\.code).sorted()

  private static func pairs(_ locale: Locale, _ codes: [String]) -> [Pair] {
    [Pair(locale: locale, kind: .number), Pair(locale: locale, kind: .percent)]
      + codes.map { Pair(locale: locale, kind: .currency($0)) }
  }

  /// Dollars and euros in every locale, with each sign strategy except the default.
  private static var signed: [Pair] {
    let signs = NumericTextSign.allCases.filter { $0 != .automatic }
    return locales.flatMap { locale in
      ["USD", "EUR"].flatMap { code in
        signs.map { Pair(locale: locale, kind: .currency(code), sign: $0) }
      }
    }
  }

  /// Every locale with every currency, with plain numbers and with percentages, and the pairs with
  /// a sign strategy other than the default.
  static var all: [Pair] { locales.flatMap { pairs($0, codes) } + signed }

  /// The pairs for a quick run.
  ///
  /// They contain every locale with its own currency, every currency in a few very different
  /// locales, and every ninth pair with a sign strategy other than the default.
  static var sample: [Pair] {
    let own = locales.flatMap { pairs($0, [$0.currency?.identifier.uppercased() ?? "USD"]) }
    let some = [
      "en_US", "de_DE", "fr_FR", "sv_SE", "de_CH", "es_ES", "pt_PT", "pl_PL", "en_IN", "hi_IN",
      "ar_EG", "fa_IR", "he_IL", "ja_JP", "bg_BG", "rhg_Rohg", "kea_CV", "ff_Adlm", "ff_Latn_SN",
      "en_US@numbers=deva",
    ]
    let signed = signed
    let fewSigned = stride(from: 0, to: signed.count, by: 9).map { signed[$0] }
    return own + fewSigned + some.flatMap { pairs(Locale(identifier: $0), codes) }
  }
}
