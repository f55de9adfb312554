// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import NumericText

/// The name of a number's style in DiffableTextViews.
///
/// ```swift
/// let style: NumberTextStyle<Decimal> = .currency(code: "SEK")
/// ```
///
/// One style serves a number and the optional of it, so it is `NumberTextStyle<Decimal>` for
/// `Decimal?` as well.
public typealias NumberTextStyle<Value: NumericTextValue> = NumericTextStyle<Value>

// MARK: - Made by type

extension NumericTextStyle {
  /// A style of plain numbers.
  ///
  /// ```swift
  /// NumberTextStyle<Decimal>(locale: Locale(identifier: "en_US")).format(1234)  // "1,234"
  /// ```
  ///
  /// - Parameter locale: The locale to write in, nil for the one of the surroundings.
  public init(locale: Locale? = nil) { self = .number.written(in: locale) }

  /// A style of amounts.
  ///
  /// ```swift
  /// let locale = Locale(identifier: "en_US")
  /// NumberTextStyle<Decimal>.Currency(code: "USD", locale: locale).format(5)  // "$5.00"
  /// ```
  ///
  /// - Parameters:
  ///   - code: An ISO 4217 code such as `SEK`.
  ///   - locale: The locale to write in, nil for the one of the surroundings.
  /// - Returns: The style.
  public static func Currency(code: String, locale: Locale? = nil) -> Self {
    currency(code: code).written(in: locale)
  }

  /// A style of parts of a hundred.
  ///
  /// ```swift
  /// NumberTextStyle<Decimal>.Percent(locale: Locale(identifier: "en_US")).format(0.5)  // "50%"
  /// ```
  ///
  /// - Parameter locale: The locale to write in, nil for the one of the surroundings.
  /// - Returns: The style.
  public static func Percent(locale: Locale? = nil) -> Self { percent.written(in: locale) }

  private func written(in locale: Locale?) -> Self { locale.map { self.locale($0) } ?? self }
}

// MARK: - Digits

extension NumericTextStyle {
  /// The style with exactly so many digits in all when idle, and no more while typing.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.number.precision(4).format(7)  // "7.000" in en_US
  /// ```
  public func precision(_ total: Int) -> Self { precision(total...total) }

  /// The style with exactly so many integer digits when idle, and no more while typing.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.precision(integer: 3).format(7)  // "007" in en_US
  /// ```
  public func precision(integer: Int) -> Self { precision(integer: integer...integer) }

  /// The style with exactly so many integer and fraction digits when idle.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.number.precision(integer: 3, fraction: 2).format(7)  // "007.00" in en_US
  /// ```
  public func precision(integer: Int, fraction: Int) -> Self {
    precision(integer: integer...integer, fraction: fraction...fraction)
  }

  /// The style with exactly so many integer digits when idle, and a number of fraction digits.
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
  /// The style, kept from the locale of its surroundings.
  ///
  /// A style that was given a locale is kept from it here without this.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.locale(Locale(identifier: "de_DE")).constant().format(1234)  // "1.234"
  /// ```
  public func constant() -> Self { locale == nil ? locale(.autoupdatingCurrent) : self }

  /// The style as it is: styles are compared by their rules, which costs little.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.equals(()).format(5)  // "5"
  /// ```
  public func equals(_ proxy: some Any) -> Self { self }

  /// The style as it is: each style keeps what it needs by itself.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.standalone().format(5)  // "5"
  /// ```
  public func standalone() -> Self { self }
}

// MARK: - Patterns

/// What DiffableTextViews has for telephone and card numbers, which are no numbers here.
@available(
  *,
  unavailable,
  message:
    "A pattern of characters is no number: the guide From DiffableTextViews says what to use."
)
public struct PatternTextStyle<Value> {}
