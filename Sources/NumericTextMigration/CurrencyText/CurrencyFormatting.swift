// SPDX-License-Identifier: MIT

import Foundation
public import NumericText

/// The formatter protocol of the package CurrencyText, for code that is generic over formatters.
///
/// ```swift
/// func label(for price: Double, by formatter: any CurrencyFormatting) -> String {
///   formatter.string(from: price) ?? formatter.initialText
/// }
/// ```
///
/// The fields of this package accept only a `CurrencyFormatter`.
public protocol CurrencyFormatting {
  /// The maximum number of digits, including fraction digits.
  var maxDigitsCount: Int { get }

  /// The number of fraction digits.
  var decimalDigits: Int { get set }

  /// The maximum amount, or nil if there is none.
  var maxValue: Double? { get set }

  /// The minimum amount, or nil if there is none.
  var minValue: Double? { get set }

  /// The formatted text of zero.
  var initialText: String { get }

  /// The currency symbol.
  var currencySymbol: String { get set }

  /// Returns the formatted text of an amount.
  func string(from double: Double) -> String?

  /// Returns the plain digits of the amount in `string`, such as `1234.5`, or nil if there is no
  /// amount.
  func unformatted(string: String) -> String?

  /// Returns the amount in `string`, or nil if there is none.
  func double(from string: String) -> Double?
}

/// The protocol of the package CurrencyText for formatters that reformat text after an edit.
public protocol CurrencyAdjusting {
  /// Returns the digits of `string`, formatted as an amount.
  ///
  /// Separators in `string` are ignored.
  func formattedStringWithAdjustedDecimalSeparator(from string: String) -> String?

  /// Returns the digits of `string`, formatted as an amount and clamped to the minimum and maximum.
  func formattedStringAdjustedToFitAllowedValues(from string: String) -> String?
}

extension CurrencyFormatter: CurrencyFormatting {}

extension CurrencyFormatter: CurrencyAdjusting {
  /// Returns the digits of `string`, formatted as an amount.
  ///
  /// Separators in `string` are ignored.
  ///
  /// ```swift
  /// let formatter = CurrencyFormatter { $0.currency = .dollar }
  /// formatter.formattedStringWithAdjustedDecimalSeparator(from: "$23.247")  // "$232.47" in en_US
  /// ```
  ///
  /// The fields of this package don't need this method, because they format the text during each
  /// edit.
  ///
  /// - Parameter string: A text with or without a sign, such as `-$23.247`.
  /// - Returns: The formatted amount, or nil if the text contains no digits or too many.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func formattedStringWithAdjustedDecimalSeparator(from string: String) -> String? {
    var formatter = self
    (formatter.minAmount, formatter.maxAmount) = (nil, nil)
    return formatter.formattedStringAdjustedToFitAllowedValues(from: string)
  }

  /// Returns the digits of `string`, formatted as an amount and clamped to the minimum and maximum.
  ///
  /// ```swift
  /// let formatter = CurrencyFormatter { $0.maxValue = 100 }
  /// formatter.formattedStringAdjustedToFitAllowedValues(from: "$232.47")  // "$100.00" in en_US
  /// ```
  ///
  /// - Parameter string: A text with or without a sign, such as `-$23.247`.
  /// - Returns: The formatted amount, or nil if the text contains no digits or too many.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func formattedStringAdjustedToFitAllowedValues(from string: String) -> String? {
    amount(ofDigitsIn: string).flatMap { self.string(from: $0) }
  }

  /// Returns the amount for the digits of `text`, read as minor units such as cents: 2.45 for
  /// `245`.
  private func amount(ofDigitsIn text: String) -> Decimal? {
    var formatter = self
    (formatter.minAmount, formatter.maxAmount) = (nil, nil)
    var session = NumericTextSession(value: nil as Decimal?, style: formatter.style())
    let digits = text.filter { $0.isWholeNumber }
    guard !digits.isEmpty, session.type(digits).refusal == nil else { return nil }
    if text.contains("-") || text.contains("\u{2212}") { session.toggleSign() }
    return session.value
  }
}

extension CurrencyFormatter {
  /// A closure that configures a new formatter.
  ///
  /// `CurrencyFormatter` is a value type, so the closure modifies its inout parameter.
  public typealias InitHandler = (inout CurrencyFormatter) -> Void
}
