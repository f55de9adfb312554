// SPDX-License-Identifier: MIT

extension NumericTextStyle {
  /// Returns a style that allows only numbers greater than or equal to a lower bound.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Decimal>.number.bounds(0...)
  /// var session = NumericTextSession(value: 5 as Decimal, style: style)
  /// session.type("-").refusal  // .negativeNotAllowed
  /// ```
  public func bounds(_ bounds: PartialRangeFrom<Value>) -> Self where Value: Comparable {
    self.bounds(lower: bounds.lowerBound, upper: nil)
  }

  /// Returns a style that allows only numbers less than or equal to an upper bound.
  ///
  /// ```swift
  /// try NumericTextStyle<Int>.number.bounds(...100).parse("101")  // 100
  /// ```
  public func bounds(_ bounds: PartialRangeThrough<Value>) -> Self where Value: Comparable {
    self.bounds(lower: nil, upper: bounds.upperBound)
  }

  /// Returns a style that allows only numbers within a range.
  ///
  /// ```swift
  /// try NumericTextStyle<Int>.number.bounds(0...99).parse("999")  // 99
  /// ```
  public func bounds(_ bounds: ClosedRange<Value>) -> Self where Value: Comparable {
    self.bounds(lower: bounds.lowerBound, upper: bounds.upperBound)
  }

  /// Returns a style with optional bounds.
  package func bounds(lower: Value?, upper: Value?) -> Self {
    with {
      $0.rules.lower = lower?.numeral
      $0.rules.upper = upper?.numeral
    }
  }
}
