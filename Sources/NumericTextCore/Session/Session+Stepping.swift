// SPDX-License-Identifier: MIT

extension Session {
  /// Adds steps to the number in exact decimal arithmetic, stopping at the bounds.
  ///
  /// An empty field counts as zero.
  mutating func addSteps(_ count: Int) throws(Refusal) {
    guard count != 0 else { return }
    try attempt { session throws(Refusal) in
      // With `normalizing(.onFocus)`, this adjusts the number to the rules, before the steps.
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
  ) throws(Refusal) -> Bool {
    let number = try numberToStep().canonical
    let start = number.digits.isEmpty ? Numeral.zero : number
    let step = field.step(size, at: start)
    let goal = field.stepped(start, by: size.steps(count), of: step)
    let end = try field.reachable(goal, of: step, from: start, isUp: count > 0)
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
    rules.snapped(number, to: step, isUp: count < 0).adding(step.multiplied(by: count))
  }

  /// Returns `goal`, or the number at which a step from `start` to `goal` stops: a bound or, if the
  /// style snaps to steps, the multiple of `step` next to this bound and within the bounds.
  ///
  /// - Throws: `outOfBounds` if `start` is already past this number.
  fileprivate func reachable(
    _ goal: Numeral,
    of step: Numeral,
    from start: Numeral,
    isUp: Bool
  ) throws(Refusal) -> Numeral {
    guard let bound = isUp ? rules.highestStep : rules.lowestStep, goal.isPast(bound, isUp: isUp)
    else {
      let isBounded = rules.enforcement == .clamp || rules.enforcement == .refuse
      let held = goal.clamped(to: rules.bounds)
      guard isBounded, !held.isSameNumber(as: goal) else { return goal }
      return rules.snapped(held, to: step, isUp: isUp)
    }
    let end = rules.snapped(bound, to: step, isUp: !isUp)
    if start.isPast(end, isUp: isUp) { throw .outOfBounds }
    return end
  }
}

extension Numeral {
  /// Returns whether this number is greater than `bound` or, if `isUp` is false, less than it.
  fileprivate func isPast(_ bound: Numeral, isUp: Bool) -> Bool {
    isUp ? bound.isLess(than: self) : isLess(than: bound)
  }
}

extension Rules {
  /// The upper bound, at which steps stop.
  fileprivate var highestStep: Numeral? { reported?.reach.upper ?? bounds.upper }

  /// The number at which steps downward stop: the lower bound, or zero in a field without signs,
  /// which would show a negative number as a positive one.
  fileprivate var lowestStep: Numeral? {
    let lower = reported?.reach.lower ?? bounds.lower
    if !allowsSign, lower?.isNegative ?? true { return .zero }
    return lower
  }

  /// Returns `number` or, if the style snaps to steps, the next multiple of `step` in one
  /// direction.
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
