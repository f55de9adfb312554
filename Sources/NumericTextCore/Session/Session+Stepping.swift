// SPDX-License-Identifier: MIT

extension Session {
  /// Adds steps to the number in exact decimal arithmetic, stopping at the bounds.
  ///
  /// An empty field counts as zero.
  mutating func addSteps(_ count: Int) throws(NumericTextRefusal) {
    guard count != 0 else { return }
    try attempt { session throws(NumericTextRefusal) in
      // Starting to edit can adjust the number to the rules.
      session.activate()
      return try session.step(by: count, .regular, in: .single)
    }
  }

  /// Adds steps to the number in a field that is being edited.
  ///
  /// - Returns: Whether the number has changed.
  mutating func step(
    by count: Int,
    _ size: NumericTextStepSize,
    in run: History.Run
  ) throws(NumericTextRefusal) -> Bool {
    let number = try numberToStep().canonical
    let start = number.digits.isEmpty ? Numeral.zero : number
    let goal = field.stepped(start, by: size.steps(count), of: field.step(size, at: start))
    let end = try field.limited(goal, from: start, isUp: count > 0)
    let next = field.editingForm(of: end)
    let isCut = !end.isSameNumber(as: goal)
    guard !next.isSameNumber(as: number) else {
      if isCut { throw .outOfBounds }
      return false
    }
    let limit = field.rules.precision.mostIntegers
    guard next.significantIntegerCount <= max(limit, number.significantIntegerCount) else {
      throw .tooManyIntegerDigits(limit: limit)
    }
    isClamped = isCut && field.rules.reported == nil
    try replace(with: next, in: run)
    return true
  }
}

extension Field {
  /// Returns the number that is `count` steps from `number`.
  ///
  /// If the style snaps to steps, the first step ends at the next multiple of the step: in steps of
  /// 5, one step from 12 results in 15.
  fileprivate func stepped(_ number: Numeral, by count: Int, of step: Numeral) -> Numeral {
    guard rules.snapsToStep else { return number.adding(step.multiplied(by: count)) }
    let distance = number.adding(rules.stepOrigin.negated)
    let rest = distance.remainder(dividingBy: step)
    if rest.isZero { return number.adding(step.multiplied(by: count)) }
    let above = distance.isNegative ? step.adding(rest.negated) : rest
    let below = number.adding(above.negated)
    return below.adding(step.multiplied(by: count > 0 ? count : count + 1))
  }

  /// Returns `goal`, or the bound that is reached on the way from `start` to `goal`.
  ///
  /// - Throws: `outOfBounds` if `start` is already past that bound.
  fileprivate func limited(
    _ goal: Numeral,
    from start: Numeral,
    isUp: Bool
  ) throws(NumericTextRefusal) -> Numeral {
    let reported = rules.reported?.bounds
    if isUp, let upper = reported?.upper ?? rules.bounds.upper {
      if upper.isLess(than: start) { throw .outOfBounds }
      if upper.isLess(than: goal) { return upper }
    }
    if !isUp, let lower = rules.lowestStep {
      if start.isLess(than: lower) { throw .outOfBounds }
      if goal.isLess(than: lower) { return lower }
    }
    let isBounded = rules.enforcement == .clamp || rules.enforcement == .refuse
    return isBounded ? goal.clamped(to: rules.bounds) : goal
  }
}

extension Rules {
  /// The number at which steps downward stop: the lower bound, or zero in a field without signs,
  /// which would show a negative number as a positive one.
  fileprivate var lowestStep: Numeral? {
    let lower = reported?.bounds.lower ?? bounds.lower
    if !allowsSign, lower?.isNegative ?? true { return .zero }
    return lower
  }
}
