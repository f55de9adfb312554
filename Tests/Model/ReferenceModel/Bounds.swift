// SPDX-License-Identifier: MIT

extension Style {
  /// The smallest number that can be shown: the lower bound or the smallest number of the value
  /// type, whichever is greater.
  private var lowest: Number {
    let least = typeLimits.lowerBound
    return max(least, narrowedBounds.lower ?? least)
  }

  private var highest: Number {
    let most = typeLimits.upperBound
    return min(most, narrowedBounds.upper ?? most)
  }

  /// The smallest and the greatest number that the value type can represent with its maximum number
  /// of digits.
  ///
  /// Before the bounds are applied, the result of an expression or a step can be greater.
  private var typeLimits: ClosedRange<Number> {
    let whole = Number(digits: [.max], fractionCount: 0)
    guard valueType != .int else { return -whole - .one...whole }
    let nines = Array(repeating: 9, count: typeDigits)
    let most = Number(digits: nines, fractionCount: -scale)
    return -most...most
  }

  /// Returns `shown`, or the limit of the value type that is nearest to it.
  private func limitedByType(_ shown: Number) -> Number {
    min(max(shown, typeLimits.lowerBound), typeLimits.upperBound)
  }

  /// The smallest and the greatest number within the bounds that can be typed.
  ///
  /// If none can be typed, these are the bounds themselves.
  var narrowedBounds: (lower: Number?, upper: Number?) {
    let (lower, upper) = (lowerBound?.shifted(by: scale), upperBound?.shifted(by: scale))
    let (least, most) = (lower.map { rounded($0, .up) }, upper.map { rounded($0, .down) })
    if let least, let most, least > most { return (lower, upper) }
    return (least, most)
  }

  /// Returns the number within the bounds that is nearest to `shown`, even if the bounds are not
  /// enforced (`.reportOnly`).
  func clamped(_ shown: Number) -> Number { shown < lowest ? lowest : min(shown, highest) }

  /// Returns whether `shown` is outside the bounds, and more digits cannot bring it inside.
  ///
  /// With a minimum of 10, `5` is not past it, because it can become `50`. With a maximum of 100,
  /// `500` is past it.
  func isPast(_ shown: Number) -> Bool {
    shown < lowest ? shown.isNegative : shown > highest && shown > .zero
  }

  /// Returns whether a bound of the style clamps or refuses the number.
  ///
  /// Such a number is not refused for having more digits than the value type can represent. Always
  /// false if the style limits the number of integer digits or of all digits.
  func isLimitedByBound(_ content: Content) -> Bool {
    guard limits["integer"] == nil, limits["total"] == nil, let number = content.number,
      (number.isNegative ? lowerBound : upperBound) != nil
    else { return false }
    return isRefusedByBound(content)
  }

  /// Returns the number clamped to the bounds or, with `.reportOnly`, only to the limits of the
  /// value type.
  func bounded(_ shown: Number) -> Number {
    enforcement == .reportOnly ? limitedByType(shown) : clamped(shown)
  }

  /// Returns `value` if it is a bound that was published instead of the number in the text.
  ///
  /// Returns nil if the text shows the value, possibly rounded. With `.reportOnly`, the only bounds
  /// are the limits of the value type.
  func bound(_ value: Number?, publishedInsteadOf shown: Number) -> Number? {
    let isBounded = enforcement != .reportOnly || limitedByType(shown) != shown
    guard isBounded, let value, value.shifted(by: scale) != shown,
      shownNumber(value) != shown
    else {
      return nil
    }
    return value
  }

  /// Whether a typed minus is refused because the minimum is zero or more.
  ///
  /// Always false with `.reportOnly`.
  var forbidsMinus: Bool { enforcement != .reportOnly && lowest >= .zero }

  /// Whether a minus is inserted automatically, because the bounds allow negative numbers but no
  /// positive ones.
  ///
  /// Always false with `.reportOnly`.
  var demandsMinus: Bool {
    enforcement != .reportOnly && highest <= .zero && !forbidsMinus
  }

  /// Returns whether `old` is past a bound, and `new` is closer to the bounds than `old`.
  ///
  /// Only the app can set a number outside the bounds. The user may delete digits of such a number
  /// to bring it closer to the bounds.
  func isNearer(_ new: Number, than old: Number) -> Bool {
    isPast(old) && distanceToBounds(new) < distanceToBounds(old)
  }

  private func distanceToBounds(_ shown: Number) -> Number {
    (shown - clamped(shown)).magnitude
  }
}

// MARK: - Reporting

extension Style {
  /// Returns the name of the rule that `value` violates, as in the output of `numeric-text replay`.
  ///
  /// Returns nil unless the enforcement is `.reportOnly`.
  func violation(of value: Number?) -> String? {
    guard enforcement == .reportOnly, let value else { return nil }
    if let lowerBound, value < lowerBound { return "belowMinimum" }
    if let upperBound, value > upperBound { return "aboveMaximum" }
    if isOffStep(value) { return "offStep" }
    return isForbidden(value) ? "notAllowed" : nil
  }

  /// Returns whether the app's own rule forbids `value`.
  func isForbidden(_ value: Number) -> Bool {
    divisor.map { value.roundedDown(toMultipleOf: $0) != value } ?? false
  }

  /// Returns whether the app's own rule refuses an edit or a step to `value`.
  func refusesByOwnRule(_ value: Number) -> Bool {
    enforcement != .reportOnly && isForbidden(value)
  }

  /// Returns whether the style snaps to steps and `value` is not on one of them.
  ///
  /// Without snapping, a value can be between two steps.
  private func isOffStep(_ value: Number) -> Bool {
    guard let step, isSnapping else { return false }
    let distance = value - (lowerBound ?? .zero)
    return distance.roundedDown(toMultipleOf: step) != distance
  }
}

// MARK: - Edits

/// The result of an edit that the bounds allow: the new content and caret, the new value, and the
/// bound to which the number was clamped, if any.
struct Admission {
  var draft: Draft
  var value: Number?
  var clamped: Number?
}

extension Style {
  /// Applies the bounds to the result of an edit, or returns nil if the bounds refuse it.
  func admit(_ draft: Draft, in editing: Editing, value: Number?, isDeletion: Bool) -> Admission? {
    let old = editing.content.number
    let new = draft.content.number
    // The bounds do not apply to an edit that keeps the number.
    guard new != old else { return Admission(draft: draft, value: value) }
    guard let new else { return Admission(draft: draft, value: nil) }
    let published = Admission(draft: draft, value: bounded(new).shifted(by: -scale))
    guard enforcement != .reportOnly, isPast(new) else {
      return limitedByType(new) == new || enforcement == .onCommit ? published : nil
    }
    if isDeletion {
      if let value, isNearer(new, than: value.shifted(by: scale)) {
        return Admission(draft: draft, value: new.shifted(by: -scale))
      }
      return enforcement == .onCommit || isNearer(new, than: old ?? .zero) ? published : nil
    }
    guard enforcement == .clamp else { return enforcement == .refuse ? nil : published }
    // The bound becomes the number, with the caret at its end.
    let fresh = freshEditing(published.value)
    let clamped = Draft(content: fresh.content, caret: fresh.selection.upper)
    return Admission(draft: clamped, value: published.value, clamped: published.value)
  }
}
