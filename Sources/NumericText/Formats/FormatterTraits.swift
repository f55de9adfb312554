// SPDX-License-Identifier: MIT

import Foundation

/// The properties of a `NumberFormatter` that affect its texts.
struct FormatterTraits: Hashable {
  private let texts: [String?]
  private let counts: [Int]
  private let flags: [Bool]
  private let numbers: [NSNumber?]
  private let locale: Locale?

  init(_ formatter: NumberFormatter) {
    locale = formatter.locale
    texts = Self.texts(formatter)
    counts = Self.counts(formatter)
    flags = [
      formatter.usesGroupingSeparator, formatter.alwaysShowsDecimalSeparator,
      formatter.usesSignificantDigits, formatter.generatesDecimalNumbers, formatter.allowsFloats,
    ]
    numbers = [
      formatter.minimum, formatter.maximum, formatter.multiplier, formatter.roundingIncrement,
    ]
  }

  private static func texts(_ formatter: NumberFormatter) -> [String?] {
    [
      formatter.positiveFormat, formatter.negativeFormat,
      formatter.positivePrefix, formatter.positiveSuffix,
      formatter.negativePrefix, formatter.negativeSuffix,
      formatter.decimalSeparator, formatter.groupingSeparator,
      formatter.currencyDecimalSeparator, formatter.currencyGroupingSeparator,
      formatter.currencyCode, formatter.currencySymbol, formatter.percentSymbol,
      formatter.minusSign, formatter.plusSign, formatter.zeroSymbol, formatter.nilSymbol,
      formatter.internationalCurrencySymbol, formatter.perMillSymbol, formatter.exponentSymbol,
      formatter.paddingCharacter,
    ]
  }

  private static func counts(_ formatter: NumberFormatter) -> [Int] {
    [
      Int(formatter.numberStyle.rawValue), Int(formatter.roundingMode.rawValue),
      formatter.minimumIntegerDigits, formatter.maximumIntegerDigits,
      formatter.minimumFractionDigits, formatter.maximumFractionDigits,
      formatter.minimumSignificantDigits, formatter.maximumSignificantDigits,
      formatter.groupingSize, formatter.secondaryGroupingSize, formatter.formatWidth,
      Int(formatter.paddingPosition.rawValue),
    ]
  }
}
