// SPDX-License-Identifier: MIT

import Foundation
public import NumericText

/// What CurrencyText's fields ask of a formatter, for code that takes any.
///
/// ```swift
/// func label(for price: Double, by formatter: any CurrencyFormatting) -> String {
///   formatter.string(from: price) ?? formatter.initialText
/// }
/// ```
///
/// The fields of this package take a `CurrencyFormatter`.
public protocol CurrencyFormatting {
  /// The most digits in all.
  var maxDigitsCount: Int { get }

  /// The number of digits after the separator.
  var decimalDigits: Int { get set }

  /// The highest number allowed, nil for none.
  var maxValue: Double? { get set }

  /// The lowest number allowed, nil for none.
  var minValue: Double? { get set }

  /// The text of zero.
  var initialText: String { get }

  /// The symbol of the currency.
  var currencySymbol: String { get set }

  /// The text of an amount.
  func string(from double: Double) -> String?

  /// The amount in a text as plain digits.
  func unformatted(string: String) -> String?

  /// The amount in a text.
  func double(from string: String) -> Double?
}

/// What CurrencyText asks of a formatter for a text that a key has been added to.
public protocol CurrencyAdjusting {
  /// The text of the amount whose digits another text has, whatever its separators.
  func formattedStringWithAdjustedDecimalSeparator(from string: String) -> String?

  /// The same within the lowest and the highest amount.
  func formattedStringAdjustedToFitAllowedValues(from string: String) -> String?
}

extension CurrencyFormatter: CurrencyFormatting {}

extension CurrencyFormatter: CurrencyAdjusting {
  /// The text of the amount whose digits another text has, whatever its separators.
  ///
  /// ```swift
  /// let formatter = CurrencyFormatter { $0.currency = .dollar }
  /// formatter.formattedStringWithAdjustedDecimalSeparator(from: "$23.247")  // "$232.47" in en_US
  /// ```
  ///
  /// The fields need none of this: they read a key as a key.
  ///
  /// - Parameter string: A text with a sign or without, such as `-$23.247`.
  /// - Returns: The text of the amount, nil if there are no digits or too many.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func formattedStringWithAdjustedDecimalSeparator(from string: String) -> String? {
    var formatter = self
    (formatter.minAmount, formatter.maxAmount) = (nil, nil)
    return formatter.formattedStringAdjustedToFitAllowedValues(from: string)
  }

  /// The text of the amount whose digits another text has, within the lowest and the highest amount.
  ///
  /// ```swift
  /// let formatter = CurrencyFormatter { $0.maxValue = 100 }
  /// formatter.formattedStringAdjustedToFitAllowedValues(from: "$232.47")  // "$100.00" in en_US
  /// ```
  ///
  /// - Parameter string: A text with a sign or without, such as `-$23.247`.
  /// - Returns: The text of the amount, nil if there are no digits or too many.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func formattedStringAdjustedToFitAllowedValues(from string: String) -> String? {
    amount(ofDigitsIn: string).flatMap { self.string(from: $0) }
  }

  /// The amount that the digits of a text are when they are typed into a till.
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
  /// What sets up a formatter while it is made.
  ///
  /// The formatter is a value here, so the closure changes the one that it is given.
  public typealias InitHandler = (inout CurrencyFormatter) -> Void
}
