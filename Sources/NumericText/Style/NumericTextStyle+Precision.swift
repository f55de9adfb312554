// SPDX-License-Identifier: MIT

extension NumericTextStyle {
  /// Returns a style that limits the total number of digits, not counting leading zeros.
  ///
  /// ```swift
  /// try NumericTextStyle<Decimal>.number.precision(1...3).parse("12.34")  // 12.3
  /// ```
  ///
  /// This replaces limits on integer or fraction digits, and such limits replace this one.
  ///
  /// - Parameter total: The minimum and maximum number of digits. A field without focus pads
  ///   shorter numbers with zeros.
  /// - Returns: The modified style.
  public func precision(_ total: some RangeExpression<Int>) -> Self {
    with { $0.rules.set(total: total.counts(least: 1)) }
  }

  /// Returns a style that limits the numbers of integer and fraction digits.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.number.precision(integer: 1...6, fraction: 2).format(7)  // "7.00"
  /// ```
  ///
  /// - Parameters:
  ///   - integer: The minimum and maximum number of digits before the decimal separator.
  ///   - fraction: The minimum and maximum number of digits after the decimal separator. A field
  ///     without focus pads shorter fractions with zeros.
  /// - Returns: The modified style.
  public func precision(
    integer: some RangeExpression<Int>,
    fraction: some RangeExpression<Int>
  ) -> Self {
    with { $0.rules.set(integer: integer.counts(least: 1), fraction: fraction.counts(least: 0)) }
  }

  /// Returns a style that limits the number of integer digits, and shows exactly `fraction`
  /// fraction digits in a field without focus.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.number.precision(integer: 1..., fraction: 2).format(7)  // "7.00"
  /// ```
  public func precision(integer: some RangeExpression<Int>, fraction: Int) -> Self {
    precision(integer: integer, fraction: fraction...fraction)
  }

  /// Returns a style that limits the number of integer digits.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.precision(integer: 2...).format(7)  // "07"
  /// ```
  public func precision(integer: some RangeExpression<Int>) -> Self {
    with { $0.rules.set(integer: integer.counts(least: 1), fraction: $0.rules.fraction) }
  }

  /// Returns a style that limits the number of fraction digits.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.number.precision(fraction: 0...3).format(1.23456)  // "1.235"
  /// ```
  public func precision(fraction: some RangeExpression<Int>) -> Self {
    with { $0.rules.set(integer: $0.rules.integer, fraction: fraction.counts(least: 0)) }
  }

  /// Returns a style that shows exactly `fraction` fraction digits in a field without focus.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.number.precision(fraction: 2).format(7)  // "7.00"
  /// ```
  public func precision(fraction: Int) -> Self { precision(fraction: fraction...fraction) }
}

extension RuleChoices {
  /// Sets limits either for the integer and fraction digits, or for all digits together.
  ///
  /// Passing nil removes a limit.
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
  /// Returns the range as a closed range of digit counts.
  ///
  /// If the range has no lower bound, the result starts at `least`. If it has no upper bound, or one
  /// that no number reaches, the result ends at `Int.max`.
  fileprivate func counts(least: Int) -> ClosedRange<Int> {
    let isOpen = self is PartialRangeThrough<Int> || self is PartialRangeUpTo<Int>
    let (lowest, highest) = bounds
    precondition(
      isOpen || lowest >= 0,
      "A number of digits must not be negative: \(lowest)...\(highest)."
    )
    precondition(highest >= 0, "A number of digits must not be negative: ...\(highest).")
    precondition(lowest <= highest, "A range of digit counts must not be empty.")
    return (isOpen ? min(least, highest) : lowest)...(highest > Int.max / 2 ? .max : highest)
  }

  /// The first and the last integer of the range.
  private var bounds: (lowest: Int, highest: Int) {
    // `relative(to:)` traps for a range that ends at `Int.max`.
    switch self {
    case let range as ClosedRange<Int>: return (range.lowerBound, range.upperBound)
    case let range as PartialRangeThrough<Int>: return (Int.min, range.upperBound)
    case let range as PartialRangeFrom<Int>: return (range.lowerBound, Int.max)
    default:
      // The range is not clamped to positive numbers, so that negative bounds are detected.
      let range = relative(to: Int.min..<Int.max)
      return (range.lowerBound, range.upperBound - 1)
    }
  }
}
