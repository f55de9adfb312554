// SPDX-License-Identifier: MIT

public import NumericText

/// The bounds of a style in DiffableTextViews 1 and 2.
///
/// ```swift
/// NumericTextStyle<Decimal>.number.bounds(.values(0...))
/// ```
public struct NumberTextBounds<Value: NumericTextValue & Comparable>: Sendable {
  fileprivate let apply: @Sendable (NumericTextStyle<Value>) -> NumericTextStyle<Value>

  /// Returns the bounds that allow the numbers of a closed range.
  public static func values(_ bounds: ClosedRange<Value>) -> Self {
    Self { $0.bounds(bounds) }
  }

  /// Returns the bounds that allow the numbers of a range without a maximum.
  public static func values(_ bounds: PartialRangeFrom<Value>) -> Self {
    Self { $0.bounds(bounds) }
  }

  /// Returns the bounds that allow the numbers of a range without a minimum.
  public static func values(_ bounds: PartialRangeThrough<Value>) -> Self {
    Self { $0.bounds(bounds) }
  }
}

/// The precision of a style in DiffableTextViews 1 and 2: limits for the number of digits.
///
/// ```swift
/// NumericTextStyle<Decimal>.number.precision(.digits(integer: 1..., fraction: 2...2))
/// ```
public struct NumberTextPrecision<Value: NumericTextValue>: Sendable {
  fileprivate let apply: @Sendable (NumericTextStyle<Value>) -> NumericTextStyle<Value>

  /// Returns a limit for the total number of digits.
  public static func digits(_ total: some RangeExpression<Int> & Sendable) -> Self {
    Self { $0.precision(total) }
  }

  /// Returns a limit for the number of integer digits.
  public static func digits(integer: some RangeExpression<Int> & Sendable) -> Self {
    Self { $0.precision(integer: integer) }
  }

  /// Returns a limit for the number of fraction digits.
  public static func digits(fraction: some RangeExpression<Int> & Sendable) -> Self {
    Self { $0.precision(fraction: fraction) }
  }

  /// Returns limits for the number of integer digits and the number of fraction digits.
  public static func digits(
    integer: some RangeExpression<Int> & Sendable,
    fraction: some RangeExpression<Int> & Sendable
  ) -> Self {
    Self { $0.precision(integer: integer, fraction: fraction) }
  }
}

extension NumericTextStyle {
  /// Returns a style with these bounds.
  public func bounds(_ bounds: NumberTextBounds<Value>) -> Self where Value: Comparable {
    bounds.apply(self)
  }

  /// Returns a style with this precision.
  public func precision(_ precision: NumberTextPrecision<Value>) -> Self { precision.apply(self) }
}
