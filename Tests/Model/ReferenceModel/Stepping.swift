// SPDX-License-Identifier: MIT

/// Steps that raise or lower the number.
extension Field {
  /// Adds `count` steps to the shown number, or subtracts steps if `count` is negative.
  ///
  /// - Returns: Whether the number has changed.
  @discardableResult
  mutating func step(_ count: Int, _ size: Event.StepSize, run: History.Run) -> Bool {
    guard let editing, count != 0 else { return false }
    guard !dividesByZero else {
      refused = true
      return false
    }
    // While an expression is shown, a step starts from its result.
    let shown =
      editing.expression == nil
      ? editing.content.number : style.freshEditing(value).content.number
    let start = shown ?? .zero
    let step = style.step(size, at: start)
    let goal = style.goal(size == .coarse ? count * 10 : count, of: step, from: start)
    // If the number is outside of the bounds, a step must not move it further away from them.
    guard let end = style.reachable(goal, of: step, from: start, isUp: count > 0) else {
      refused = true
      return false
    }
    let new = style.shownNumber(end.shifted(by: -style.scale))
    guard shown == nil || new != start else {
      refused = end != goal
      return false
    }
    guard new.integerLength <= max(style.mostIntegers, start.integerLength) else {
      refused = true
      return false
    }
    publish(new, run)
    if end != goal, style.enforcement != .reportOnly { clamped = value }
    return true
  }

  private mutating func publish(_ new: Number, _ run: History.Run) {
    let before = snapshot
    value = style.bounded(new).shifted(by: -style.scale)
    editing = style.freshEditing(new.shifted(by: -style.scale))
    editing?.isEdited = true
    record(since: before, run: run)
  }
}

extension Style {
  /// Returns the number that one step adds to the shown number.
  ///
  /// A fine step is a tenth of `step`, or the smallest amount that the field can show if a tenth
  /// has too many fraction digits. It is never greater than `step`.
  fileprivate func step(_ size: Event.StepSize, at start: Number) -> Number {
    let one = Number(isNegative: false, digits: [1], fractionCount: 0)
    let step = step.map { $0.shifted(by: scale) } ?? one
    guard size == .fine else { return step }
    let tenth = step.shifted(by: -1)
    let integers = start.integerText == "0" ? 0 : start.integerText.count
    let room = max(min(maxFraction, maxTotal - integers), 0)
    if tenth.fractionText.count <= room { return tenth }
    return min(step, one.shifted(by: -room))
  }

  /// Returns the number after `count` steps.
  ///
  /// If `isSnapping` is true, the result is a multiple of `step`, counted from the lower bound.
  fileprivate func goal(_ count: Int, of step: Number, from start: Number) -> Number {
    guard isSnapping else { return start + step.times(count) }
    let below = multiple(of: step, atMost: start)
    guard count < 0 else { return below + step.times(count) }
    return (below == start ? below : below + step) + step.times(count)
  }

  /// Returns the greatest multiple of `step`, counted from the lower bound, that is not greater
  /// than `number`.
  private func multiple(of step: Number, atMost number: Number) -> Number {
    let base = lowerBound?.shifted(by: scale) ?? .zero
    return (number - base).roundedDown(toMultipleOf: step) + base
  }

  /// Returns `goal`, or the number at which the step stops.
  ///
  /// This is a bound or, if `isSnapping` is true, the multiple of `step` next to the bound and
  /// within the bounds.
  /// Returns nil if `start` is already past that number.
  fileprivate func reachable(
    _ goal: Number,
    of step: Number,
    from start: Number,
    isUp: Bool
  ) -> Number? {
    guard let end = limited(goal, from: start, isUp: isUp) else { return nil }
    guard isSnapping, end != goal else { return end }
    let below = multiple(of: step, atMost: end)
    let above = below == end ? below : below + step
    // A step from outside of the bounds that doesn't reach them is extended to the first multiple
    // within them.
    let isExtended = isUp ? goal < end : goal > end
    guard !isExtended else { return isUp ? above : below }
    let last = isUp ? below : above
    return last != start && (last > start) != isUp ? nil : last
  }

  /// Returns `goal` limited to the bounds.
  ///
  /// Returns nil if `start` is outside the bounds and the step leads further away from them.
  private func limited(_ goal: Number, from start: Number, isUp: Bool) -> Number? {
    var goal = goal
    // Without a sign, a negative number would look like a positive one.
    if sign == .never, !isUp {
      guard start >= .zero else { return nil }
      goal = max(goal, .zero)
    }
    let bound = boundedStrictly(start)
    guard bound != start else { return boundedStrictly(goal) }
    guard (start > bound) != isUp else { return nil }
    // If a step toward the bounds doesn't reach them, only `.clamp` and `.refuse` extend the step
    // to the bound.
    let isHeld = enforcement == .clamp || enforcement == .refuse
    let isStillOutside = isUp ? goal < bound : goal > bound
    return isStillOutside && !isHeld ? goal : boundedStrictly(goal)
  }

  /// Returns the number within the bounds that is nearest to `shown`, even if the bounds are not
  /// enforced (`.reportOnly`).
  private func boundedStrictly(_ shown: Number) -> Number { standing(of: shown).bound ?? shown }
}
