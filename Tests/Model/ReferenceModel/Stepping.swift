// SPDX-License-Identifier: MIT

/// Steps that raise or lower the number.
extension Field {
  /// Adds `count` steps to the shown number, or subtracts steps if `count` is negative.
  ///
  /// - Returns: Whether the number has changed.
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
    // A step is refused if it would move a number outside the bounds even further away.
    guard let (end, isCut) = style.end(of: count, size, from: start) else {
      refused = true
      return false
    }
    let new = style.shownNumber(end.shifted(by: -style.scale))
    guard shown == nil || new != start else {
      refused = isCut
      return false
    }
    let isTooLong = new.integerLength > max(style.mostIntegers, start.integerLength)
    guard !isTooLong, !style.refusesByOwnRule(style.bounded(new).shifted(by: -style.scale)) else {
      refused = true
      return false
    }
    publish(new, run)
    if isCut, style.enforcement != .reportOnly { clamped = value }
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
  /// Returns the number that is `count` steps from `start`, and whether a bound has cut the steps
  /// short.
  ///
  /// Returns nil if `start` is already past the bound.
  fileprivate func end(
    of count: Int,
    _ size: Event.StepSize,
    from start: Number
  ) -> (Number, isCut: Bool)? {
    let steps = size == .coarse && page == nil ? count * 10 : count
    guard isAdaptive || wraps else { return end(ofOne: steps, size, from: start) }
    var end = (start, isCut: false)
    for _ in 0..<abs(steps) where !end.isCut {
      guard let next = self.end(ofOne: steps < 0 ? -1 : 1, size, from: end.0) else { return nil }
      end = next
    }
    return end
  }

  private func end(
    ofOne count: Int,
    _ size: Event.StepSize,
    from start: Number
  ) -> (Number, isCut: Bool)? {
    let isUp = count > 0
    let step = step(size, at: start, count: count)
    let goal = goal(count, of: step, from: start)
    if wraps, let low = end(isUp: false), let high = end(isUp: true),
      isUp ? goal > high : goal < low
    {
      let start = isUp ? low : high
      guard isSnapping else { return (start, false) }
      let next = multiple(of: step, near: start, isAbove: isUp)
      // If no multiple is within the bounds, the steps continue at the bound itself.
      return (next < low || next > high ? start : next, false)
    }
    // `lowerStep` and `upperStep` are not bounds, so stopping there does not count as clamping.
    if let softEnd = softEnd(isUp: isUp), isUp ? goal > softEnd : goal < softEnd {
      let last = isSnapping ? multiple(of: step, near: softEnd, isAbove: !isUp) : softEnd
      return ((isUp ? start > last : start < last) ? start : last, false)
    }
    return reachable(goal, of: step, from: start, isUp: isUp).map { ($0, $0 != goal) }
  }

  /// Returns the upper end of the step range or, if `isUp` is false, its lower end.
  ///
  /// Returns nil if there is none, or if it is not within the bounds. If the style never shows a
  /// sign, zero is also a lower bound.
  private func softEnd(isUp: Bool) -> Number? {
    guard let end = (isUp ? upperStep : lowerStep)?.shifted(by: scale),
      isUp || sign != .never || end > .zero
    else { return nil }
    guard let bound = (isUp ? upperBound : lowerBound)?.shifted(by: scale) else { return end }
    return (isUp ? end < bound : end > bound) ? end : nil
  }

  /// Returns the upper limit of steps or, if `isUp` is false, the lower limit.
  ///
  /// Returns nil if there is no such limit.
  private func end(isUp: Bool) -> Number? {
    if let softEnd = softEnd(isUp: isUp) { return softEnd }
    let bound = isUp ? narrowedBounds.upper : narrowedBounds.lower
    guard !isUp, sign == .never else { return bound }
    return max(bound ?? .zero, .zero)
  }

  /// Returns the amount of an adaptive step: a tenth of the greatest power of ten in `start`, such
  /// as 10 for 123.
  ///
  /// The amount is at least one unit of the last fraction digit. Upward from 100, the amount is 10.
  /// Downward from 100, the amount is 1, because the next numbers have two digits.
  private func adaptiveStep(at start: Number, isUp: Bool) -> Number {
    let hasLimit = limits["fraction"] != nil || kind == .currency || valueType == .int
    let room = max(min(hasLimit ? maxFraction : 2, maxTotal - start.integerLength), 0)
    let last = Number.one.shifted(by: -room)
    guard !start.isZero else { return last }
    var power = Number.one.shifted(by: 38)
    while power > start.magnitude { power = power.shifted(by: -1) }
    if power == start.magnitude, isUp == (start < .zero) { power = power.shifted(by: -1) }
    return max(power.shifted(by: -1), last)
  }

  /// Returns the number that each of `count` steps adds to the shown number.
  ///
  /// An amount with more fraction digits than the field can show, here and after the steps, is
  /// rounded up to these digits. A fine step is a tenth of the amount, or the smallest amount that
  /// the field can show if a tenth has too many fraction digits.
  private func step(_ size: Event.StepSize, at start: Number, count: Int) -> Number {
    var amount = step?.shifted(by: scale) ?? .one
    if size == .coarse, let page {
      amount = page.shifted(by: scale)
    } else if isAdaptive {
      amount = adaptiveStep(at: start, isUp: count > 0)
    }
    let digits = min(start.integerLength, (start + amount.times(count)).integerLength)
    let room = max(min(maxFraction, maxTotal - digits), 0)
    let unit = Number.one.shifted(by: -room)
    if amount.fractionText.count > room {
      amount = amount.roundedDown(toMultipleOf: unit) + unit
    }
    guard size == .fine else { return amount }
    let tenth = amount.shifted(by: -1)
    return tenth.fractionText.count > room ? unit : tenth
  }

  /// Returns the number after `count` steps.
  ///
  /// If `isSnapping` is true, the result is a multiple of `step`, counted from the lower bound.
  private func goal(_ count: Int, of step: Number, from start: Number) -> Number {
    (isSnapping ? multiple(of: step, near: start, isAbove: count < 0) : start) + step.times(count)
  }

  /// Returns the greatest multiple of `step` that is not greater than `number` or, if `isAbove` is
  /// true, the smallest one that is not less.
  ///
  /// Multiples are counted from the lower bound.
  private func multiple(of step: Number, near number: Number, isAbove: Bool) -> Number {
    let base = lowerBound?.shifted(by: scale) ?? .zero
    let below = (number - base).roundedDown(toMultipleOf: step) + base
    return isAbove && below != number ? below + step : below
  }

  /// Returns `goal`, or the number at which the step stops.
  ///
  /// The step stops at a bound or, if `isSnapping` is true, at the last multiple of `step` within
  /// the bounds. Returns nil if `start` is already past that number.
  private func reachable(
    _ goal: Number,
    of step: Number,
    from start: Number,
    isUp: Bool
  ) -> Number? {
    guard let end = limited(goal, from: start, isUp: isUp) else { return nil }
    guard isSnapping, end != goal else { return end }
    // If the number is still outside the bounds after the step, the step is extended to the first
    // multiple of `step` within the bounds.
    let isExtended = isUp ? goal < end : goal > end
    let last = multiple(of: step, near: end, isAbove: isUp == isExtended)
    return !isExtended && last != start && (last > start) != isUp ? nil : last
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
    let bound = clamped(start)
    guard bound != start else { return clamped(goal) }
    guard (start > bound) != isUp else { return nil }
    // If the number is still outside the bounds after the step, `.clamp` and `.refuse` extend the
    // step to the bound.
    let isHeld = enforcement == .clamp || enforcement == .refuse
    let isStillOutside = isUp ? goal < bound : goal > bound
    return isStillOutside && !isHeld ? goal : clamped(goal)
  }
}
