// SPDX-License-Identifier: MIT

/// The size of a step: the step of the style, a smaller one or a larger one.
///
/// ```swift
/// let style = NumericTextStyle<Decimal>.number.step(0.5)
/// var session = NumericTextSession(value: 1 as Decimal, style: style)
/// session.scrub(by: 2)           // value 2
/// session.scrub(by: 2, .coarse)  // value 12
/// session.scrub(by: 2, .fine)    // value 12.1
/// ```
public enum NumericTextStepSize: Hashable, Sendable, CaseIterable {
  /// A tenth of the step, as with the Option key.
  ///
  /// If the field cannot show a tenth, a fine step is one unit of the last fraction digit, or 1 in
  /// a field of whole numbers.
  case fine

  /// The step of the style.
  case regular

  /// Ten steps or, if the style has a page step, one page step, as with the Shift key.
  case coarse
}

extension NumericTextStepSize {
  /// Returns `count`, or ten times `count` if this size is `.coarse` and `options` have no page step.
  func steps(_ count: Int, _ options: StepOptions) -> Int {
    guard self == .coarse, options.page == nil else { return count }
    let (product, isTooLarge) = count.multipliedReportingOverflow(by: 10)
    guard isTooLarge else { return product }
    return count < 0 ? .min : .max
  }
}

extension Field {
  /// Returns the amount to add to `number` for each of `count` steps: a smaller amount for `.fine`,
  /// the page step for `.coarse`, otherwise the style's step.
  ///
  /// An amount with more fraction digits than the field can show, here and at the end of the steps,
  /// is rounded up, so that each step changes the number.
  ///
  /// For `.coarse` without a page step, the caller takes ten steps (see `steps(_:_:)`).
  func step(_ size: NumericTextStepSize, at number: Numeral, count: Int) -> Numeral {
    var step = rules.step ?? .one
    if size == .coarse, let page = rules.stepOptions.page {
      step = page
    } else if rules.stepOptions.isAdaptive {
      step = rules.precision.adaptiveStep(at: number, isUp: count > 0)
    }
    let goal = number.adding(step.multiplied(by: count))
    let precision = rules.precision
    let limit = max(precision.fractionLimit(of: number), precision.fractionLimit(of: goal))
    step = step.rounded(toFraction: limit, .up)
    guard size == .fine else { return step }
    let tenth = step.canonical.scaled(byPowerOfTen: -1)
    return tenth.fractionCount <= limit ? tenth : Numeral.one.scaled(byPowerOfTen: -limit)
  }
}
