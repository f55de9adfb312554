// SPDX-License-Identifier: MIT

extension NumericTextStyle {
  /// The style that allows numbers from a bound upwards.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.number.bounds(0...)  // no minus can be typed
  /// ```
  public func bounds(_ bounds: PartialRangeFrom<Value>) -> Self where Value: Comparable {
    with(\.lower, bounds.lowerBound).with(\.upper, nil)
  }

  /// The style that allows numbers up to a bound.
  public func bounds(_ bounds: PartialRangeThrough<Value>) -> Self where Value: Comparable {
    with(\.lower, nil).with(\.upper, bounds.upperBound)
  }

  /// The style that allows numbers within bounds.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.bounds(0...99)  // 9 9 9 gives 99
  /// ```
  public func bounds(_ bounds: ClosedRange<Value>) -> Self where Value: Comparable {
    with(\.lower, bounds.lowerBound).with(\.upper, bounds.upperBound)
  }

  /// The style with bounds of which either may be open.
  package func bounds(lower: Value?, upper: Value?) -> Self {
    with(\.lower, lower).with(\.upper, upper)
  }
}
