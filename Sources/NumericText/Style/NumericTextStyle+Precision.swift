// SPDX-License-Identifier: MIT

extension NumericTextStyle {
  /// The style with a number of digits in all, not counting zeros in front.
  ///
  /// ```swift
  /// try NumericTextStyle<Decimal>.number.precision(1...3).parse("12.34")  // 12.3
  /// ```
  ///
  /// - Parameter total: How many digits: at least the lower bound when idle, never more than the
  ///   upper one.
  /// - Returns: The changed style.
  public func precision(_ total: some RangeExpression<Int>) -> Self {
    with { $0.rules.set(total: total.counts(least: 1)) }
  }

  /// The style with numbers of integer and fraction digits.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.number.precision(integer: 1...6, fraction: 2).format(7)  // "7.00"
  /// ```
  ///
  /// - Parameters:
  ///   - integer: How many digits before the separator.
  ///   - fraction: How many digits after it: at least the lower bound when idle.
  /// - Returns: The changed style.
  public func precision(
    integer: some RangeExpression<Int>,
    fraction: some RangeExpression<Int>
  ) -> Self {
    with { $0.rules.set(integer: integer.counts(least: 1), fraction: fraction.counts(least: 0)) }
  }

  /// The style with a number of integer digits and exactly so many fraction digits when idle.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.number.precision(integer: 1..., fraction: 2).format(7)  // "7.00"
  /// ```
  public func precision(integer: some RangeExpression<Int>, fraction: Int) -> Self {
    precision(integer: integer, fraction: fraction...fraction)
  }

  /// The style with a number of integer digits.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.precision(integer: 2...).format(7)  // "07"
  /// ```
  public func precision(integer: some RangeExpression<Int>) -> Self {
    with { $0.rules.set(integer: integer.counts(least: 1), fraction: $0.rules.fraction) }
  }

  /// The style with a number of fraction digits.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.number.precision(fraction: 0...3).format(1.23456)  // "1.235"
  /// ```
  public func precision(fraction: some RangeExpression<Int>) -> Self {
    with { $0.rules.set(integer: $0.rules.integer, fraction: fraction.counts(least: 0)) }
  }

  /// The style with exactly so many fraction digits when idle.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.number.precision(fraction: 2).format(7)  // "7.00"
  /// ```
  public func precision(fraction: Int) -> Self { precision(fraction: fraction...fraction) }
}

extension RuleChoices {
  /// Sets the numbers of digits: either of the parts, or of all digits.
  fileprivate mutating func set(
    integer: ClosedRange<Int>? = nil,
    fraction: ClosedRange<Int>? = nil,
    total: ClosedRange<Int>? = nil
  ) {
    self.integer = integer
    self.fraction = fraction
    self.total = total
  }
}

extension RangeExpression<Int> {
  /// The numbers of digits that the range allows, from `least` if its start is open.
  fileprivate func counts(least: Int) -> ClosedRange<Int> {
    let isOpen = self is PartialRangeThrough<Int> || self is PartialRangeUpTo<Int>
    // Relative to all numbers, because a count outside of fewer would stop without a reason.
    let range = relative(to: Int.min..<Int.max)
    let (lowest, highest) = (range.lowerBound, range.upperBound - 1)
    precondition(
      isOpen || lowest >= 0,
      "A number of digits is not negative: \(lowest)...\(highest)."
    )
    precondition(highest >= 0, "A number of digits is not negative: ...\(highest).")
    precondition(!range.isEmpty, "A range of digit counts is not empty.")
    return (isOpen ? min(least, highest) : lowest)...highest
  }
}
