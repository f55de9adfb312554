// SPDX-License-Identifier: MIT

import Foundation

extension ProbedFormat {
  /// Derives the format of a `NumberFormatter` from the texts that it writes, and from properties
  /// that these texts don't reveal.
  ///
  /// - Throws: A ``NumericTextFormatError`` that contains the offending text or setting.
  static func derived(
    from formatter: NumberFormatter,
    for type: any NumericTextValue.Type
  ) throws(NumericTextFormatError) -> ProbedFormat {
    let locale = formatter.locale ?? .current
    let plain = formatter.copy(isPlain: true)
    var format = try derived(from: plain.text, locale, for: type)
    format.setSigns(of: formatter)
    format.currencySymbol = formatter.shownSymbol
    format.currencyCode = formatter.shownCode
    format.padding = formatter.padding
    if let padding = format.padding { format.notation.words.append(padding.word) }
    format.refusesFraction = !formatter.allowsFloats
    let check = FormatCheck(type, text: formatter.copy(isPlain: false).text)
    format = try format.stepping(by: formatter.increment, check)
    if format.padding != nil, let error = check.parsingError(format) { throw error }
    return format
  }

  /// Sets the minus and plus signs to those of the formatter.
  private mutating func setSigns(of formatter: NumberFormatter) {
    if let minus = formatter.minusSign, !minus.isEmpty { notation.minus = Symbol(minus) }
    if let plus = formatter.plusSign, !plus.isEmpty { notation.plus = Symbol(plus) }
  }

  /// Returns the format with a rounding increment.
  ///
  /// A formatter either rounds only to a multiple of the increment, or also rounds the multiple to
  /// the maximum number of digits. This method tries both, and returns the format that writes the
  /// same texts as the formatter.
  private func stepping(
    by increment: Numeral?,
    _ check: FormatCheck
  ) throws(NumericTextFormatError) -> ProbedFormat {
    var first: NumericTextFormatError?
    for roundsIncrement in increment == nil ? [false] : [false, true] {
      var format = self
      format.display.increment = increment
      format.display.roundsIncrement = roundsIncrement
      guard let error = check.error(of: format) else { return format }
      first = first ?? error
    }
    throw first ?? .notPlain(example: check.text(1234) ?? "")
  }
}

extension NumberFormatter {
  /// A function that returns the text of a value, or nil if the value has more digits than a
  /// `Double` can hold.
  ///
  /// The function converts the value to `Double` on every platform, as `NumberFormatter` does on
  /// Linux.
  fileprivate var text: (Decimal) -> String? {
    { number in
      guard let numeral = number.numeral, numeral.digits.count <= Self.mostDigits else {
        return nil
      }
      return Double(numeral: numeral).flatMap { self.string(from: NSNumber(value: $0)) }
    }
  }

  private static let mostDigits = 15

  /// Returns a copy without `zeroSymbol`, `minimum` and `maximum`, so that all numbers are
  /// formatted in the same way.
  ///
  /// If `isPlain` is true, the copy also has no rounding increment and no format width, so that its
  /// texts can be split into parts.
  fileprivate func copy(isPlain: Bool) -> NumberFormatter {
    let copy = (copy() as? NumberFormatter) ?? self
    copy.zeroSymbol = nil
    copy.minimum = nil
    copy.maximum = nil
    guard isPlain else { return copy }
    if formatWidth > 0 { copy.formatWidth = 0 }
    if increment != nil { copy.roundingIncrement = 0 }
    return copy
  }

  /// The currency symbol that the formatter shows, or nil if it shows none.
  fileprivate var shownSymbol: String? {
    switch numberStyle {
    case .currency, .currencyAccounting: currencySymbol
    case .currencyISOCode: currencyCode
    default: nil
    }
  }

  /// The code of the currency that the formatter shows, or nil if it shows none.
  fileprivate var shownCode: String? {
    switch numberStyle {
    case .currency, .currencyAccounting, .currencyISOCode, .currencyPlural:
      // The type annotation is needed because the property is implicitly unwrapped.
      let code: String? = currencyCode
      return code.flatMap { $0.isCurrencyCode ? $0 : nil }
    default: return nil
    }
  }

  /// The rounding increment, or nil if it is zero or negative.
  fileprivate var increment: Numeral? {
    // The type annotation is needed because the property is optional only on Linux.
    let number: NSNumber? = roundingIncrement
    guard let increment = number?.decimalValue.numeral, !increment.isZero, !increment.isNegative
    else { return nil }
    return increment
  }

  fileprivate var padding: Padding? {
    guard formatWidth > 0 else { return nil }
    let place: Padding.Place =
      switch paddingPosition {
      case .afterPrefix: .afterPrefix
      case .beforeSuffix: .beforeSuffix
      case .afterSuffix: .afterSuffix
      default: .beforePrefix
      }
    let filling = paddingCharacter.unicodeScalars.first ?? " "
    return Padding(width: formatWidth, filling: filling, place: place)
  }
}
