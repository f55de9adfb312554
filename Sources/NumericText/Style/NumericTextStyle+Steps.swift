// SPDX-License-Identifier: MIT

/// A step whose amount is not constant.
public enum NumericTextStepping: Hashable, Sendable, CaseIterable {
  /// A step changes the second significant digit of the number: a step from 1 adds 0.1, a step from
  /// 10 adds 1, and a step from 100 adds 10.
  case adaptive
}

extension NumericTextStyle {
  /// Returns a style with a step, by which arrow keys and accessibility actions change the number.
  ///
  /// By default, a step changes the shown number by 1. In a percent field, this is 1 %. An amount
  /// with more fraction digits than the field can show is rounded up: a step of 0.05 is 1 in yen.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Decimal>.number.step(0.05, snapping: true)
  /// var session = NumericTextSession(value: 1 as Decimal, style: style)
  /// session.step(by: 3)   // text "1.15", value 1.15
  /// ```
  ///
  /// With `wraps`, a step past a bound continues at the other bound. This requires two bounds, or
  /// the range of ``steps(within:)``.
  ///
  /// ```swift
  /// let minutes = NumericTextStyle<Int>.number.bounds(0...59).step(5, wraps: true)
  /// var clock = NumericTextSession(value: 55, style: minutes)
  /// clock.step(by: 1)   // value 0
  /// clock.step(by: -1)  // value 59
  /// ```
  ///
  /// `page` is the amount by which Page Up, Page Down and coarse steps, such as those with the
  /// Shift key, change the number. Without it, they change the number by ten steps.
  ///
  /// ```swift
  /// let degrees = NumericTextStyle<Int>.number.step(1, page: 15)
  /// var angle = NumericTextSession(value: 30, style: degrees)
  /// angle.step(by: 1, .coarse)  // value 45
  /// ```
  ///
  /// - Parameters:
  ///   - step: The size of the step, which must be greater than zero.
  ///   - snapping: Whether steps end at multiples of `step`, counted from the lower bound or, if
  ///     there is none, from zero. If so, steps stop at the last multiple within the bounds, and
  ///     page steps end at multiples of `page`.
  ///   - wraps: Whether a step past a bound continues at the other bound.
  ///   - page: The size of a page step, which must be greater than zero, or nil for ten steps.
  /// - Returns: The modified style.
  public func step(
    _ step: Value,
    snapping: Bool = false,
    wraps: Bool = false,
    page: Value? = nil
  ) -> Self {
    precondition(step.isStep, "A step must be greater than zero.")
    return stepping(step, snapping, wraps, page, isAdaptive: false)
  }

  /// Returns a style whose steps depend on the number.
  ///
  /// An adaptive step is 1 for 98 and 10 for 350. The smallest step is one unit of the last
  /// fraction digit that the style allows, or 0.01 if the style doesn't limit fraction digits. The
  /// smallest step is also the step from zero. From 1, 10, 100 and so on, a step toward zero is as
  /// small as a step from a slightly smaller number, so that a step back leads to the same number.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Decimal>.number.step(.adaptive)
  /// var session = NumericTextSession(value: 98 as Decimal, style: style)
  /// session.step(by: 2)   // value 100
  /// session.step(by: 1)   // value 110
  /// session.step(by: -2)  // value 99
  /// ```
  ///
  /// This is how `AdaptiveDecimalStepType` works in Qt.
  ///
  /// - Parameters:
  ///   - stepping: The kind of step.
  ///   - snapping: Whether steps end at multiples of the current step size: a step up from 1,234
  ///     leads to 1,300.
  ///   - wraps: Whether a step past a bound continues at the other bound.
  ///   - page: The size of a page step, which must be greater than zero, or nil for ten steps.
  /// - Returns: The modified style.
  public func step(
    _ stepping: NumericTextStepping,
    snapping: Bool = false,
    wraps: Bool = false,
    page: Value? = nil
  ) -> Self {
    self.stepping(nil, snapping, wraps, page, isAdaptive: stepping == .adaptive)
  }

  /// Returns a style whose steps and drags stop at the ends of a range, although numbers up to the
  /// bounds can be typed.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Int>.number.bounds(0...1000).step(10).steps(within: 0...100)
  /// var session = NumericTextSession(value: 95, style: style)
  /// session.step(by: 1)  // value 100
  /// session.step(by: 1)  // value 100
  /// session.type("0")    // value 1000
  /// session.step(by: -1) // value 990
  /// ```
  ///
  /// The ends of the range aren't bounds: a step that stops there is neither refused nor announced.
  /// From a number outside the range, steps lead only toward the range.
  ///
  /// - Parameter range: The numbers that steps can reach, some of which must be within the bounds.
  /// - Returns: The modified style.
  public func steps(within range: ClosedRange<Value>) -> Self where Value: Comparable {
    steps(lower: range.lowerBound, upper: range.upperBound)
  }

  /// Returns a style whose steps stop at `lower` and `upper`.
  ///
  /// If one of these is nil, the style's bound takes its place.
  package func steps(lower: Value?, upper: Value?) -> Self {
    with {
      $0.rules.stepOptions.lower = lower?.numeral
      $0.rules.stepOptions.upper = upper?.numeral
    }
  }

  /// Returns a style with the given steps.
  ///
  /// If `step` is nil, a step changes the shown number by 1.
  package func stepping(
    _ step: Value?,
    _ snapping: Bool,
    _ wraps: Bool,
    _ page: Value?,
    isAdaptive: Bool
  ) -> Self {
    precondition(page?.isStep ?? true, "A page step must be greater than zero.")
    return with {
      $0.rules.step = step?.numeral
      $0.rules.snapsToStep = snapping
      $0.rules.stepOptions.isAdaptive = isAdaptive
      $0.rules.stepOptions.wraps = wraps
      $0.rules.stepOptions.page = page?.numeral
    }
  }
}

extension NumericTextValue {
  /// Whether the value can be the size of a step.
  fileprivate var isStep: Bool { numeral.map { !$0.isZero && !$0.isNegative } ?? false }
}
