// SPDX-License-Identifier: MIT

/// A content without the selected characters.
struct Remainder {
  var content: Content
  var caret: Int
  /// The zero that is the only integer digit counts as typed.
  var hasUncoveredZero = false
  /// The content had a separator followed only by filling zeros, and lost both.
  var hasFillingSeparator = false
  /// The number of integer digits before the edit, which may exceed the limit if the app set them.
  var oldIntegerCount = 0

  /// The integer digits after the caret, without a placeholder zero.
  var integerAfterCaret: [Character] {
    let integer = content.integer
    let isPlaceholder = caret == 0 && integer == ["0"] && !hasUncoveredZero
    return isPlaceholder ? [] : Array(integer[caret...])
  }
}

extension Draft {
  init(_ rest: Remainder, caret: Int? = nil) {
    content = rest.content
    self.caret = caret ?? rest.caret
    hasUncoveredZero = rest.hasUncoveredZero
  }

  /// Drops leading zeros of the integer part.
  ///
  /// The caret must be after them.
  mutating func dropZerosInFront() {
    while content.hasZerosInFront {
      content.characters.removeFirst()
      caret -= 1
    }
  }
}

extension Style {
  /// Deletes the selection, as a replacement does first.
  func remainder(of editing: Editing) -> Remainder {
    var rest = unfilled(editing)
    let selection = editing.selection
    let lower = min(max(selection.lower, 0), rest.content.count)
    let upper = min(max(selection.upper, 0), rest.content.count)
    rest.caret = lower
    rest.hasUncoveredZero = selection.isCaret && editing.hasUncoveredZero
    rest.oldIntegerCount = editing.content.integer.withoutZerosInFront.count
    // Without all its content, a number has no sign either.
    guard !covers(selection, editing.content) else {
      rest.content = Content()
      rest.caret = 0
      return rest
    }
    if selection.lower < 0, selection.upper >= 0 { rest.content.isNegative = false }
    rest.content.characters.removeSubrange(lower..<upper)
    if lower < upper {
      // A zero that a deletion left behind counts as typed.
      rest.hasUncoveredZero = lower == 0 && rest.content.integer == ["0"]
    }
    return rest
  }
}

/// Deletions by backspace and forward delete.
extension Style {
  func deleting(backward: Bool, in editing: Editing) -> Attempt {
    guard !isTill else { return deletingTill(backward: backward, in: editing) }
    if let attempt = deletingAtFilling(backward: backward, in: editing) { return attempt }
    guard editing.selection.isCaret else { return deleted(remainder(of: editing), editing) }
    let rest = remainder(of: editing)
    let caret = editing.selection.lower
    guard backward else { return deletingForward(at: caret, rest, editing) }
    return deletingBackward(at: caret, rest, editing)
  }

  private func deletingBackward(at caret: Int, _ rest: Remainder, _ editing: Editing) -> Attempt {
    // At the start, backspace deletes the sign.
    guard caret > 0 else { return caret == 0 ? deletingSign(rest, editing) : .nothing }
    guard !isLoneZero(rest.content) || caret > 1 else {
      guard rest.content.point == nil else { return .moved(0) }
      // Backspace first makes `-5` `-0`, then `0`.
      guard !rest.content.isNegative else { return deletingSign(rest, editing) }
      return .nothing
    }
    return deletingCharacter(at: caret - 1, rest, editing)
  }

  private func deletingForward(at caret: Int, _ rest: Remainder, _ editing: Editing) -> Attempt {
    // In plain text, forward delete before the minus deletes it.
    guard caret >= 0 else { return deletingSign(rest, editing) }
    guard caret < rest.content.count else { return .nothing }
    // The caret moves over a zero that must stay before the separator.
    guard !isLoneZero(rest.content) || caret > 0 else { return .moved(1) }
    return deletingCharacter(at: caret, rest, editing)
  }

  /// Whether the integer part is a single zero that must stay.
  private func isLoneZero(_ content: Content) -> Bool {
    content.integer == ["0"] && (content.point != nil || !isOptional)
  }

  private func deletingCharacter(at index: Int, _ rest: Remainder, _ editing: Editing) -> Attempt {
    var rest = rest
    rest.content.characters.remove(at: index)
    rest.caret = index
    rest.hasUncoveredZero = index == 0 && rest.content.integer == ["0"]
    return deleted(rest, editing)
  }

  /// Deletes the sign.
  ///
  /// Refused if the bounds allow only negative numbers, unless the number is zero.
  func deletingSign(_ rest: Remainder, _ editing: Editing) -> Attempt {
    guard rest.content.isNegative else { return .nothing }
    guard !demandsMinus || (rest.content.number ?? .zero).isZero else { return .refused }
    var rest = rest
    rest.content.isNegative = false
    rest.hasUncoveredZero = false
    return filled(.edited(Draft(rest)))
  }

  /// Refuses a deletion if it joins both parts to an integer part that is too long.
  private func deleted(_ rest: Remainder, _ editing: Editing) -> Attempt {
    let draft = completed(Draft(rest))
    let old = editing.content
    // "where they demand it, deleting it before a number that is not zero is refused"
    let hasLostSign = old.isNegative && !draft.content.isNegative
    let isZero = draft.content.number?.isZero ?? true
    guard !hasLostSign || !demandsMinus || isZero else { return .refused }
    let isLonger = draft.content.integer.count > old.integer.count
    guard !isLonger || draft.content.integer.count <= maxInteger else { return .refused }
    let isWider = draft.content.length > old.length
    guard !isWider || draft.content.length <= maxTotal else { return .refused }
    return filled(.edited(draft))
  }

  /// Adds the zero that a number needs before its separator or in a required field.
  func completed(_ draft: Draft) -> Draft {
    guard !isTill else { return completedTill(draft) }
    var draft = draft
    if draft.content.isEmpty {
      // A minus that the bounds do not allow goes with the last digit.
      if forbidsMinus { draft.content.isNegative = false }
      guard !isOptional else { return draft }
    }
    guard draft.content.integer.isEmpty else { return draft }
    let isPlaceholder = draft.content.isEmpty
    draft.content.characters.insert("0", at: 0)
    // The caret goes after a zero that stands alone, but stays before one in front of a
    // fraction.
    if isPlaceholder || draft.caret > 0 { draft.caret += 1 }
    return draft
  }
}
