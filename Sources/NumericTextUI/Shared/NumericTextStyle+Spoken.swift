// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension NumericTextStyle {
  /// Returns a text that speech synthesis pronounces as the value, or an empty text for nil.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.currency(code: "USD").spoken(-115)  // "-115.00 US dollars"
  /// NumericTextStyle<Int>.number.spoken(94105)  // "ninety-four thousand one hundred five"
  /// ```
  func spoken(_ value: Value?) -> String {
    guard let number = value?.numeral.flatMap({ Decimal(numeral: $0) }) else { return "" }
    if number == 0, let zeroText { return zeroText }
    guard case .locale(let kind) = source else { return exact.format(value) }
    return prefix + words(number, kind) + suffix
  }

  private func words(_ number: Decimal, _ kind: NumberKind) -> String {
    let locale = locale ?? .current
    let shownFraction = shownFraction(of: number)
    switch kind {
    case .currency(let code):
      return number.formatted(
        .currency(code: code).presentation(.fullName).locale(locale)
          .precision(shownFraction).rounded(rule: rounding)
      )
    case .percent:
      return number.formatted(
        .percent.locale(locale).precision(shownFraction).rounded(rule: rounding)
      )
    case .number:
      let plain = Decimal.FormatStyle(locale: locale).precision(shownFraction)
        .rounded(rule: rounding)
      return rounded(number).spelledOut(in: locale) ?? number.formatted(plain)
    }
  }

  /// Returns the number rounded as the field shows it, because a spell-out formatter cannot limit
  /// the fraction digits.
  private func rounded(_ number: Decimal) -> Decimal {
    let plain = Decimal.FormatStyle(locale: Locale(identifier: "en_US_POSIX"))
      .grouping(.never).precision(fractionLength(least: 0)).rounded(rule: rounding)
    return Decimal(string: number.formatted(plain)) ?? number
  }

  /// Returns the number of fraction digits with which the field shows `number`.
  private func shownFraction(of number: Decimal) -> NumberFormatStyleConfiguration.Precision {
    let precision = field(allowsEmpty: false).rules.precision
    let isWhole = precision.padsOnlyFractions && rounded(number).isWhole
    return fractionLength(least: isWhole ? 0 : precision.fraction.lowerBound)
  }

  private func fractionLength(least: Int) -> NumberFormatStyleConfiguration.Precision {
    let most = field(allowsEmpty: false).rules.precision.fraction.upperBound
    return .fractionLength(min(least, 38)...min(most, 38))
  }
}

extension Decimal {
  fileprivate var isWhole: Bool { numeral?.canonical.fractionCount == 0 }

  /// Returns the number in words, or nil if it has more than 12 digits.
  ///
  /// Longer numbers are hard to understand in words.
  fileprivate func spelledOut(in locale: Locale) -> String? {
    // Not an integer literal, because `Int` has 32 bits on some watches.
    guard significand < Decimal(sign: .plus, exponent: 12, significand: 1) else { return nil }
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .spellOut
    return formatter.string(from: self as NSDecimalNumber)
  }
}
