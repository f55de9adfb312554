// SPDX-License-Identifier: MIT

/// Stepping the number up and down.
extension Field {
  /// Steps the shown number `count` times, downwards if `count` is negative.
  ///
  /// - Returns: Whether the number has changed.
  @discardableResult
  mutating func step(_ count: Int, _ size: Event.StepSize, run: History.Run) -> Bool {
    guard let editing, count != 0 else { return false }
    let shown = editing.content.number
    let start = shown ?? .zero
    let step = style.step(size, at: start)
    let goal = style.goal(size == .coarse ? count * 10 : count, of: step, from: start)
    // A step is refused if it starts at a bound, or leads further out of the bounds.
    guard let end = style.reachable(goal, from: start, isUp: count > 0) else {
      refused = true
      return false
    }
    let new = style.shownNumber(end.shifted(by: -style.scale))
    guard shown == nil || new != start else {
      refused = end != goal
      return false
    }
    if end != goal, style.enforcement != .reportOnly { clamped = end.shifted(by: -style.scale) }
    publish(new, run)
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
  /// Returns the shown number that a step adds: a fine one adds a tenth, or one in the last place that has
  /// room for it.
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
  /// Snapping steps are multiples counted from the lower bound.
  fileprivate func goal(_ count: Int, of step: Number, from start: Number) -> Number {
    guard isSnapping else { return start + step.times(count) }
    let base = lowerBound?.shifted(by: scale) ?? .zero
    let below = (start - base).roundedDown(toMultipleOf: step) + base
    guard count < 0 else { return below + step.times(count) }
    return (below == start ? below : below + step) + step.times(count)
  }

  /// Returns the result of a step, or nil if it would lead further out of the bounds.
  fileprivate func reachable(_ goal: Number, from start: Number, isUp: Bool) -> Number? {
    let bound = boundedStrictly(start)
    guard bound != start else { return boundedStrictly(goal) }
    guard (start > bound) != isUp else { return nil }
    // A step towards the bounds stops at the bound only if edits are limited to the bounds too.
    let isHeld = enforcement == .clamp || enforcement == .refuse
    let isStillOutside = isUp ? goal < bound : goal > bound
    return isStillOutside && !isHeld ? goal : boundedStrictly(goal)
  }

  /// Returns the nearest number within the bounds, even under `.reportOnly`.
  private func boundedStrictly(_ shown: Number) -> Number { standing(of: shown).bound ?? shown }
}
