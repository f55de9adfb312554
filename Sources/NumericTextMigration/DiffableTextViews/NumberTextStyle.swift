// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import NumericText

/// The name of `NumericTextStyle` in DiffableTextViews.
///
/// ```swift
/// let style: NumberTextStyle<Decimal> = .currency(code: "SEK")
/// ```
///
/// For an optional number, use the style of the wrapped type: `NumberTextStyle<Decimal>` for
/// `Decimal?`.
public typealias NumberTextStyle<Value: NumericTextValue> = NumericTextStyle<Value>

// MARK: - Creating styles

extension NumericTextStyle {
  /// Creates a style for numbers without a currency or percent sign.
  ///
  /// ```swift
  /// NumberTextStyle<Decimal>(locale: Locale(identifier: "en_US")).format(1234)  // "1,234"
  /// ```
  ///
  /// - Parameter locale: The locale, or nil for the locale of the SwiftUI environment.
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
  ///   - locale: The locale, or nil for the locale of the SwiftUI environment.
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
  /// - Parameter locale: The locale, or nil for the locale of the SwiftUI environment.
  /// - Returns: The style.
  public static func Percent(locale: Locale? = nil) -> Self { percent.written(in: locale) }

  private func written(in locale: Locale?) -> Self { locale.map { self.locale($0) } ?? self }
}

// MARK: - Digits

extension NumericTextStyle {
  /// Returns a style in which numbers have exactly `total` digits.
  ///
  /// The user can type at most `total` digits. A number with fewer digits is padded with zeros when
  /// it is not being edited.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.number.precision(4).format(7)  // "7.000" in en_US
  /// ```
  public func precision(_ total: Int) -> Self { precision(total...total) }

  /// Returns a style in which numbers have exactly `integer` integer digits.
  ///
  /// The user can type at most `integer` integer digits. A number with fewer integer digits is
  /// padded with zeros when it is not being edited.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.precision(integer: 3).format(7)  // "007" in en_US
  /// ```
  public func precision(integer: Int) -> Self { precision(integer: integer...integer) }

  /// Returns a style in which numbers have exactly `integer` integer digits and `fraction` fraction
  /// digits.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.number.precision(integer: 3, fraction: 2).format(7)  // "007.00" in en_US
  /// ```
  public func precision(integer: Int, fraction: Int) -> Self {
    precision(integer: integer...integer, fraction: fraction...fraction)
  }

  /// Returns a style in which numbers have exactly `integer` integer digits, and a number of
  /// fraction digits within the range `fraction`.
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
  /// Returns a style that ignores the locale of the SwiftUI environment.
  ///
  /// A style without a locale gets the user's current locale. Any other style is returned
  /// unchanged, because it already ignores the environment.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.locale(Locale(identifier: "de_DE")).constant().format(1234)  // "1.234"
  /// ```
  public func constant() -> Self { locale == nil ? locale(.autoupdatingCurrent) : self }

  /// Returns the style unchanged.
  ///
  /// DiffableTextViews compares `proxy` to find out whether a style has changed. This package
  /// compares the styles themselves, which is cheap.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.equals(()).format(5)  // "5"
  /// ```
  public func equals(_ proxy: some Any) -> Self { self }

  /// Returns the style unchanged, because styles in this package need no separate storage.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.standalone().format(5)  // "5"
  /// ```
  public func standalone() -> Self { self }
}

// MARK: - Patterns

/// The style for phone and card numbers in DiffableTextViews.
///
/// This package doesn't support it.
@available(
  *,
  unavailable,
  message: "Patterns are not numbers. See the guide From DiffableTextViews for alternatives."
)
public struct PatternTextStyle<Value> {}
