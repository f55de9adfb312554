// SPDX-License-Identifier: MIT

/// Where a shown number stands towards the bounds.
enum Standing: Hashable, Sendable {
  case inside
  /// "Short of the near bound": more digits can help.
  case short(of: Number)
  /// "Past the far bound (more digits could not help)".
  case past(Number)

  /// The nearest number within the bounds, or nil if the number itself is.
  var bound: Number? {
    switch self {
    case .inside: nil
    case .short(let bound), .past(let bound): bound
    }
  }
}

// MARK: - Section 5

extension Style {
  /// Section 5: "Every width of integer keeps its full range".
  ///
  /// The default bounds of `Decimal` and `Double` are what their precision allows anyway.
  private var lowest: Number? {
    let least = valueType == .int ? Number("-9223372036854775808") : nil
    return [lowerBound?.shifted(by: scale), least].compactMap(\.self).max()
  }

  private var highest: Number? {
    let greatest = valueType == .int ? Number("9223372036854775807") : nil
    return [upperBound?.shifted(by: scale), greatest].compactMap(\.self).min()
  }

  /// "A number on a side of zero where none is allowed is past the far bound".
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

  /// "min ≥ 0: no minus." Under `.reportOnly` "bounds neither insert nor refuse a sign".
  var forbidsMinus: Bool {
    guard enforcement != .reportOnly, let lowest else { return false }
    return lowest >= .zero
  }

  /// "min < 0 and max ≤ 0: a minus sign is inserted by itself".
  var demandsMinus: Bool {
    guard enforcement != .reportOnly, let highest else { return false }
    return highest <= .zero && !forbidsMinus
  }

  /// Section 3: "a number from outside, past a bound, may come nearer by deletions".
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
  /// The rule that a value breaks under `.reportOnly`, as replay names it.
  func violation(of value: Number?) -> String? {
    guard enforcement == .reportOnly, let value else { return nil }
    if let lowerBound, value < lowerBound { return "belowMinimum" }
    if let upperBound, value > upperBound { return "aboveMaximum" }
    return isOffStep(value) ? "offStep" : nil
  }

  /// "`offStep` with `step(_, snapping: true)`".
  private func isOffStep(_ value: Number) -> Bool {
    guard let step, isSnapping else { return false }
    let distance = value - (lowerBound ?? .zero)
    return distance.roundedDown(toMultipleOf: step) != distance
  }
}

// MARK: - What an edit comes to

/// What an edit of the shown text comes to before the bounds are looked at.
enum Attempt {
  case refused
  /// Taken without effect, and not refused.
  case nothing
  /// Only the caret moves.
  case moved(Int)
  case edited(Draft)
}

/// A new text.
struct Draft: Hashable {
  var content: Content
  var caret: Int
  var hasUncoveredZero = false
}

/// What came of a draft: the text, the value and the bound that was put in place.
struct Admission {
  var draft: Draft
  var value: Number?
  var clamped: Number?
}

extension Style {
  /// Decides what becomes of a draft, or refuses it.
  func admit(_ draft: Draft, in editing: Editing, value: Number?, isDeletion: Bool) -> Admission? {
    let old = editing.content.number
    let new = draft.content.number
    // "An edit that leaves the number as it was … is never clamped or refused for bounds."
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

  /// "`.clamp` (default) puts the bound in place, caret at the end".
  private func clamping(to bound: Number) -> Admission {
    let value = bound.shifted(by: -scale)
    let fresh = freshEditing(value)
    let draft = Draft(content: fresh.content, caret: fresh.selection.upper)
    return Admission(draft: draft, value: value, clamped: value)
  }
}
