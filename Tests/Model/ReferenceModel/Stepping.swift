// SPDX-License-Identifier: MIT

/// Stepping the number up and down.
extension Field {
  /// Steps the shown number `count` times, downwards if `count` is negative.
  mutating func step(_ count: Int) {
    guard let editing, count != 0 else { return }
    let step = style.step ?? Number(isNegative: false, digits: [1], fractionCount: 0)
    let shown = editing.content.number
    let start = shown ?? .zero
    let goal = style.goal(count, of: step.shifted(by: style.scale), from: start)
    // A step is refused if it starts at a bound, or leads further out of the bounds.
    guard let end = style.reachable(goal, from: start, isUp: count > 0) else {
      return refused = true
    }
    let new = style.shownNumber(end.shifted(by: -style.scale))
    guard shown == nil || new != start else { return refused = end != goal }
    if end != goal, style.enforcement != .reportOnly { clamped = end.shifted(by: -style.scale) }
    publish(new)
  }

  private mutating func publish(_ new: Number) {
    let before = snapshot
    value = style.bounded(new).shifted(by: -style.scale)
    editing = style.freshEditing(new.shifted(by: -style.scale))
    editing?.isEdited = true
    record(since: before, run: .single)
  }
}

extension Style {
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
