// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import NumericText

/// DiffableTextViews' name for the style of a number.
///
/// ```swift
/// let style: NumberTextStyle<Decimal> = .currency(code: "SEK")
/// ```
///
/// The style of an optional number is that of the number: `NumberTextStyle<Decimal>` for
/// `Decimal?`.
public typealias NumberTextStyle<Value: NumericTextValue> = NumericTextStyle<Value>

// MARK: - Creating styles

extension NumericTextStyle {
  /// Creates a style for plain numbers.
  ///
  /// ```swift
  /// NumberTextStyle<Decimal>(locale: Locale(identifier: "en_US")).format(1234)  // "1,234"
  /// ```
  ///
  /// - Parameter locale: The locale, or nil for the locale of the environment.
  public init(locale: Locale? = nil) { self = .number.written(in: locale) }

  /// Returns a style for currency amounts.
  ///
  /// ```swift
  /// let locale = Locale(identifier: "en_US")
  /// NumberTextStyle<Decimal>.Currency(code: "USD", locale: locale).format(5)  // "$5.00"
  /// ```
  ///
  /// - Parameters:
  ///   - code: An ISO 4217 code such as `SEK`.
  ///   - locale: The locale, or nil for the locale of the environment.
  /// - Returns: The style.
  public static func Currency(code: String, locale: Locale? = nil) -> Self {
    currency(code: code).written(in: locale)
  }

  /// Returns a style for percentages.
  ///
  /// ```swift
  /// NumberTextStyle<Decimal>.Percent(locale: Locale(identifier: "en_US")).format(0.5)  // "50%"
  /// ```
  ///
  /// - Parameter locale: The locale, or nil for the locale of the environment.
  /// - Returns: The style.
  public static func Percent(locale: Locale? = nil) -> Self { percent.written(in: locale) }

  private func written(in locale: Locale?) -> Self { locale.map { self.locale($0) } ?? self }
}

// MARK: - Digits

extension NumericTextStyle {
  /// Returns a style with a fixed number of digits: a maximum while typing, and a minimum when
  /// idle.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.number.precision(4).format(7)  // "7.000" in en_US
  /// ```
  public func precision(_ total: Int) -> Self { precision(total...total) }

  /// Returns a style with a fixed number of integer digits: a maximum while typing, and a minimum
  /// when idle.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.precision(integer: 3).format(7)  // "007" in en_US
  /// ```
  public func precision(integer: Int) -> Self { precision(integer: integer...integer) }

  /// Returns a style with fixed numbers of integer and fraction digits.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.number.precision(integer: 3, fraction: 2).format(7)  // "007.00" in en_US
  /// ```
  public func precision(integer: Int, fraction: Int) -> Self {
    precision(integer: integer...integer, fraction: fraction...fraction)
  }

  /// Returns a style with a fixed number of integer digits and a range of fraction digits.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.number.precision(integer: 1, fraction: 0...2).format(7)  // "7" in en_US
  /// ```
  public func precision(integer: Int, fraction: some RangeExpression<Int>) -> Self {
    precision(integer: integer...integer, fraction: fraction)
  }
}

// MARK: - Wrappers

extension NumericTextStyle {
  /// Returns a style that ignores the locale of the environment.
  ///
  /// In this package, a style with a locale of its own always ignores that of the environment.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.locale(Locale(identifier: "de_DE")).constant().format(1234)  // "1.234"
  /// ```
  public func constant() -> Self { locale == nil ? locale(.autoupdatingCurrent) : self }

  /// Returns the style unchanged, because comparing styles is cheap.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.equals(()).format(5)  // "5"
  /// ```
  public func equals(_ proxy: some Any) -> Self { self }

  /// Returns the style unchanged, because a style needs no separate storage.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.standalone().format(5)  // "5"
  /// ```
  public func standalone() -> Self { self }
}

// MARK: - Patterns

/// DiffableTextViews' style for phone and card numbers, which this package doesn't support.
@available(
  *,
  unavailable,
  message: "Patterns are not numbers. See the guide From DiffableTextViews for alternatives."
)
public struct PatternTextStyle<Value> {}
