// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension NumericTextStyle {
  /// A value in words that speech gets right, empty for nothing.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.currency(code: "USD").spoken(-115)  // "-115.00 US dollars"
  /// NumericTextStyle<Int>.number.spoken(94105)  // "ninety-four thousand one hundred five"
  /// ```
  func spoken(_ value: Value?) -> String {
    guard let number = value?.numeral.flatMap({ Decimal(numeral: $0) }) else { return "" }
    if number == 0, let zeroText { return zeroText }
    guard case .locale(let kind) = source else { return format(value) }
    return prefix + words(number, kind) + suffix
  }

  private func words(_ number: Decimal, _ kind: NumberKind) -> String {
    let locale = locale ?? .current
    switch kind {
    case .currency(let code):
      return number.formatted(
        .currency(code: code).presentation(.fullName).locale(locale).precision(shownFraction)
      )
    case .percent:
      return number.formatted(.percent.locale(locale).precision(shownFraction))
    case .number:
      return number.spelledOut(in: locale, fraction: mostFraction)
        ?? number.formatted(.number.locale(locale).precision(shownFraction))
    }
  }

  private var shownFraction: NumberFormatStyleConfiguration.Precision {
    .fractionLength(leastFraction...mostFraction)
  }

  private var leastFraction: Int {
    min(field(allowsEmpty: false).rules.precision.fraction.lowerBound, Self.mostSpoken)
  }

  private var mostFraction: Int {
    min(field(allowsEmpty: false).rules.precision.fraction.upperBound, Self.mostSpoken)
  }

  private static var mostSpoken: Int { 38 }
}

extension Decimal {
  /// The number in words, nil for one with more digits than anyone wants to hear as words.
  fileprivate func spelledOut(in locale: Locale, fraction: Int) -> String? {
    guard significand < Decimal(1_000_000_000_000) else { return nil }
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .spellOut
    formatter.maximumFractionDigits = fraction
    return formatter.string(from: self as NSDecimalNumber)
  }
}
