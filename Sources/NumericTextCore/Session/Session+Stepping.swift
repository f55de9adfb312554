// SPDX-License-Identifier: MIT

extension Session {
  /// Adds steps to the number in exact decimal arithmetic.
  ///
  /// An empty field counts as zero. During a drag, which is a run of the kind `scrubbing`, a field
  /// without focus stays without focus.
  mutating func addSteps(
    _ count: Int,
    _ size: NumericTextStepSize,
    in run: History.Run
  ) throws(Refusal) {
    guard count != 0 else { return }
    let isIdle = !isActive
    try attempt { session throws(Refusal) in
      if run == .scrubbing { session.beginScrub() }
      // With `normalizing(.onFocus)`, this adjusts the number to the rules before steps are added.
      session.activate()
      guard try session.step(by: count, size, in: run) else { return false }
      if run == .scrubbing, isIdle { session.rest() }
      return true
    }
  }

  /// Adds steps to the number in a field that is being edited.
  ///
  /// - Returns: Whether the number has changed.
  mutating func step(
    by count: Int,
    _ size: NumericTextStepSize,
    in run: History.Run
  ) throws(Refusal) -> Bool {
    let number = try numberToStep().canonical
    let start = number.digits.isEmpty ? Numeral.zero : number
    let end = try field.end(of: size.steps(count, field.rules.stepOptions), size, from: start)
    let next = field.editingForm(of: end.number)
    guard !next.isSameNumber(as: number) else {
      if end.isCut { throw .outOfBounds }
      return false
    }
    let limit = field.rules.precision.mostIntegers
    if next.significantIntegerCount > limit {
      guard next.significantIntegerCount <= number.significantIntegerCount else {
        throw .tooManyIntegerDigits(limit: limit)
      }
      // The app's number can have more digits than the type stores for the numbers next to it.
      let value = field.value(of: next)
      guard field.stored(value).isSameNumber(as: value) else { throw .notRepresentable }
    }
    isClamped = end.isCut && !field.rules.onlyReports
    try replace(with: next, in: run)
    return true
  }
}

/// The number at which steps end.
private struct StepEnd {
  var number: Numeral

  /// Whether a bound has cut the steps short.
  var isCut = false
}

extension Field {
  /// Returns the number that is `count` steps from `start`, or the number at which the steps stop.
  ///
  /// - Throws: `outOfBounds` if a bound stops the steps, and `start` is already past the number at
  ///   which they stop.
  fileprivate func end(
    of count: Int,
    _ size: NumericTextStepSize,
    from start: Numeral
  ) throws(Refusal) -> StepEnd {
    guard rules.stepOptions.isGradual else { return try step(by: count, size, from: start) }
    var end = StepEnd(number: start)
    for _ in 0..<min(count.magnitude, UInt(StepOptions.mostGradualSteps)) where !end.isCut {
      end = try step(by: count < 0 ? -1 : 1, size, from: end.number)
    }
    return end
  }

  private func step(
    by count: Int,
    _ size: NumericTextStepSize,
    from start: Numeral
  ) throws(Refusal) -> StepEnd {
    let step = step(size, at: start, count: count)
    // If the style snaps to steps, the first step ends at the next multiple of the step: in steps of 5,
    // one step from 12 results in 15.
    let first = rules.snapped(start, to: step, isUp: count < 0)
    let goal = first.adding(step.multiplied(by: count))
    return try reachable(goal, of: step, from: start, isUp: count > 0)
  }

  /// Returns `goal`, or the number at which a step from `start` to `goal` stops.
  ///
  /// Steps stop at the last number that they can reach or, if the style snaps to steps, at the last
  /// multiple of `step` that they can reach. If steps wrap, they continue at the first number or
  /// multiple at the other end.
  ///
  /// If `start` is outside enforced bounds, and the step goes toward them without reaching them, it
  /// ends at the nearest bound.
  ///
  /// - Throws: `outOfBounds` if a bound stops the steps, and `start` is already past the number at
  ///   which they stop.
  private func reachable(
    _ goal: Numeral,
    of step: Numeral,
    from start: Numeral,
    isUp: Bool
  ) throws(Refusal) -> StepEnd {
    guard let last = rules.lastStep(isUp: isUp), goal.isPast(last.number, isUp: isUp) else {
      let held = goal.clamped(to: rules.bounds)
      guard rules.enforcesBounds, !held.isSameNumber(as: goal) else { return StepEnd(number: goal) }
      return StepEnd(number: rules.snapped(held, to: step, isUp: isUp), isCut: true)
    }
    if rules.stepOptions.wraps, let first = rules.lastStep(isUp: !isUp) {
      let number = rules.snapped(first.number, to: step, isUp: isUp)
      // If no multiple is within the bounds, the steps continue at the bound itself.
      return StepEnd(number: number.isPast(last.number, isUp: isUp) ? first.number : number)
    }
    let end = rules.snapped(last.number, to: step, isUp: !isUp)
    guard start.isPast(end, isUp: isUp) else { return StepEnd(number: end, isCut: last.isBound) }
    if last.isBound { throw .outOfBounds }
    return StepEnd(number: start)
  }
}

extension Numeral {
  /// Returns whether this number is greater than `bound` or, if `isUp` is false, less than it.
  fileprivate func isPast(_ bound: Numeral, isUp: Bool) -> Bool {
    isUp ? bound.isLess(than: self) : isLess(than: bound)
  }
}

extension Rules {
  /// Returns the greatest number that steps reach or, if `isUp` is false, the least, and whether it
  /// is a bound.
  ///
  /// The ends of the range that the style sets for steps aren't bounds, because numbers past them
  /// can be typed.
  ///
  /// - Returns: The number, or nil if nothing limits the steps.
  fileprivate func lastStep(isUp: Bool) -> (number: Numeral, isBound: Bool)? {
    let bound = isUp ? reach?.upper ?? bounds.upper : leastBound
    guard let end = isUp ? stepOptions.upper : stepOptions.lower,
      bound.map({ $0.isPast(end, isUp: isUp) }) ?? true
    else { return bound.map { ($0, true) } }
    return (end, false)
  }

  /// The lower bound, but at least zero in a field without signs, which would show a negative
  /// number as a positive one.
  private var leastBound: Numeral? {
    let lower = reach?.lower ?? bounds.lower
    if !allowsSign, lower?.isNegative ?? true { return .zero }
    return lower
  }

  /// Returns `number` or, if the style snaps to steps, the next greater multiple of `step`, or the
  /// next smaller one if `isUp` is false.
  ///
  /// Multiples are counted from `stepOrigin`. A multiple of `step` is returned unchanged.
  fileprivate func snapped(_ number: Numeral, to step: Numeral, isUp: Bool) -> Numeral {
    guard snapsToStep else { return number }
    let distance = number.adding(stepOrigin.negated)
    let rest = distance.remainder(dividingBy: step)
    guard !rest.isZero else { return number }
    let isTowardOrigin = distance.isNegative == isUp
    let change = isTowardOrigin ? rest : step.adding(rest.negated)
    return number.adding(isUp ? change : change.negated)
  }
}
