// SPDX-License-Identifier: MIT

/// Where a shown number lies relative to the bounds.
enum Standing: Hashable, Sendable {
  case inside
  /// Outside a bound, in a way that more digits can mend: `5` with a minimum of 10.
  case short(of: Number)
  /// Outside a bound, in a way that more digits cannot mend: `500` with a maximum of 100.
  case past(Number)

  /// The bound nearest to a number outside the bounds, nil for a number inside them.
  var bound: Number? {
    switch self {
    case .inside: nil
    case .short(let bound), .past(let bound): bound
    }
  }
}

// MARK: - Comparing with the bounds

extension Style {
  /// The least shown number: the lower bound, or the least `Int` if that is greater.
  ///
  /// `Decimal` and `Double` need no limit of their type, since their precision is below it.
  private var lowest: Number? {
    let least = valueType == .int ? Number("-9223372036854775808") : nil
    return [lowerBound?.shifted(by: scale), least].compactMap(\.self).max()
  }

  private var highest: Number? {
    let greatest = valueType == .int ? Number("9223372036854775807") : nil
    return [upperBound?.shifted(by: scale), greatest].compactMap(\.self).min()
  }

  /// A number whose sign the bounds do not allow is past the bound that is nearest to zero.
  func standing(of shown: Number) -> Standing {
    if let lowest, shown < lowest {
      return shown.isNegative ? .past(lowest) : .short(of: lowest)
    }
    if let highest, shown > highest {
      return shown > .zero ? .past(highest) : .short(of: highest)
    }
    return .inside
  }

  /// The nearest number within the bounds.
  func bounded(_ shown: Number) -> Number {
    guard enforcement != .reportOnly else { return shown }
    return standing(of: shown).bound ?? shown
  }

  /// A minimum of zero or more refuses a minus, except under `.reportOnly`.
  var forbidsMinus: Bool {
    guard enforcement != .reportOnly, let lowest else { return false }
    return lowest >= .zero
  }

  /// A negative minimum with a maximum of zero or less inserts a minus, except under `.reportOnly`.
  var demandsMinus: Bool {
    guard enforcement != .reportOnly, let highest else { return false }
    return highest <= .zero && !forbidsMinus
  }

  /// Whether a deletion brings a number past a bound nearer to it, as values of the app can be.
  func isNearer(_ new: Number, than old: Number) -> Bool {
    guard case .past = standing(of: old) else { return false }
    return distanceToBounds(new) < distanceToBounds(old)
  }

  private func distanceToBounds(_ shown: Number) -> Number {
    (shown - (standing(of: shown).bound ?? shown)).magnitude
  }
}

// MARK: - Reporting

extension Style {
  /// The name by which replay reports the rule that `value` breaks under `.reportOnly`.
  func violation(of value: Number?) -> String? {
    guard enforcement == .reportOnly, let value else { return nil }
    if let lowerBound, value < lowerBound { return "belowMinimum" }
    if let upperBound, value > upperBound { return "aboveMaximum" }
    return isOffStep(value) ? "offStep" : nil
  }

  /// The step is a rule only if it snaps.
  private func isOffStep(_ value: Number) -> Bool {
    guard let step, isSnapping else { return false }
    let distance = value - (lowerBound ?? .zero)
    return distance.roundedDown(toMultipleOf: step) != distance
  }
}

// MARK: - Attempts

/// The result of an edit before the bounds are applied.
enum Attempt {
  case refused
  /// The edit is accepted but changes nothing.
  case nothing
  /// The edit only moves the caret.
  case moved(Int)
  case edited(Draft)
}

/// The content and caret that an edit would result in, before the bounds are applied.
struct Draft: Hashable {
  var content: Content
  var caret: Int
  var hasUncoveredZero = false
}

/// The text, the value and the applied bound of an accepted draft.
struct Admission {
  var draft: Draft
  var value: Number?
  var clamped: Number?
}

extension Style {
  /// Applies the bounds to a draft; nil if they refuse it.
  func admit(_ draft: Draft, in editing: Editing, value: Number?, isDeletion: Bool) -> Admission? {
    let old = editing.content.number
    let new = draft.content.number
    // The bounds do not apply to an edit that keeps the number.
    guard new != old else { return Admission(draft: draft, value: value) }
    guard let new else { return Admission(draft: draft, value: nil) }
    let published = Admission(draft: draft, value: bounded(new).shifted(by: -scale))
    guard enforcement != .reportOnly, case .past(let bound) = standing(of: new) else {
      return published
    }
    if isDeletion {
      if let value, isNearer(new, than: value.shifted(by: scale)) {
        return Admission(draft: draft, value: new.shifted(by: -scale))
      }
      return enforcement == .onCommit || isNearer(new, than: old ?? .zero) ? published : nil
    }
    switch enforcement {
    case .refuse: return nil
    case .onCommit, .reportOnly: return published
    case .clamp: return clamping(to: bound)
    }
  }

  /// Replaces the number by the bound and puts the caret at the end.
  private func clamping(to bound: Number) -> Admission {
    let value = bound.shifted(by: -scale)
    let fresh = freshEditing(value)
    let draft = Draft(content: fresh.content, caret: fresh.selection.upper)
    return Admission(draft: draft, value: value, clamped: value)
  }
}
