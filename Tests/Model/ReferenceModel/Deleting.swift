// SPDX-License-Identifier: MIT

/// What is left of a content when the selection is taken out of it.
struct Remainder {
  var content: Content
  var caret: Int
  /// The only zero of the integer part counts as a digit.
  var hasUncoveredZero = false
  /// Section 2a: a separator that only filling follows was taken off with it.
  var hasFillingSeparator = false
  /// The number of integer digits before, which an edit of a number from outside may keep.
  var oldIntegerCount = 0

  /// The integer digits after the caret, without a zero that is only a placeholder.
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

  /// Leaves one integer digit; the caret is after them.
  mutating func dropZerosInFront() {
    while content.hasZerosInFront {
      content.characters.removeFirst()
      caret -= 1
    }
  }
}

extension Style {
  /// Takes the selection out: "replacing takes the old one away first".
  func remainder(of editing: Editing) -> Remainder {
    var rest = unfilled(editing)
    let selection = editing.selection
    let lower = min(max(selection.lower, 0), rest.content.count)
    let upper = min(max(selection.upper, 0), rest.content.count)
    rest.caret = lower
    rest.hasUncoveredZero = selection.isCaret && editing.hasUncoveredZero
    rest.oldIntegerCount = editing.content.integer.withoutZerosInFront.count
    // "Deleting a selection that covers all content, or replacing it, drops the sign too."
    guard !covers(selection, editing.content) else {
      rest.content = Content()
      rest.caret = 0
      return rest
    }
    if selection.lower < 0, selection.upper >= 0 { rest.content.isNegative = false }
    rest.content.characters.removeSubrange(lower..<upper)
    if lower < upper {
      // "deleting never loses digits it did not delete"
      rest.hasUncoveredZero = lower == 0 && rest.content.integer == ["0"]
    }
    return rest
  }
}

/// BEHAVIOUR section 3.
extension Style {
  /// Backspace or forward delete at the selection.
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
    // "backspace at the first slot removes the sign"
    guard caret > 0 else { return caret == 0 ? deletingSign(rest, editing) : .nothing }
    guard !isLoneZero(rest.content) || caret > 1 else {
      guard rest.content.point == nil else { return .moved(0) }
      // "`-5|` non-optional `⌫` gives `-0|`, value 0; the next `⌫` gives `0|`"
      guard !rest.content.isNegative else { return deletingSign(rest, editing) }
      return .nothing
    }
    return deletingCharacter(at: caret - 1, rest, editing)
  }

  private func deletingForward(at caret: Int, _ rest: Remainder, _ editing: Editing) -> Attempt {
    // "`⌦` there deletes it": the slot before a plain minus.
    guard caret >= 0 else { return deletingSign(rest, editing) }
    guard caret < rest.content.count else { return .nothing }
    // "a lone zero before a separator cannot go; the caret steps over it"
    guard !isLoneZero(rest.content) || caret > 0 else { return .moved(1) }
    return deletingCharacter(at: caret, rest, editing)
  }

  /// Whether the integer part is one zero that cannot go.
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

  /// "where they demand it, deleting it before a number that is not zero is refused".
  func deletingSign(_ rest: Remainder, _ editing: Editing) -> Attempt {
    guard rest.content.isNegative else { return .nothing }
    guard !demandsMinus || (rest.content.number ?? .zero).isZero else { return .refused }
    var rest = rest
    rest.content.isNegative = false
    rest.hasUncoveredZero = false
    return filled(.edited(Draft(rest)))
  }

  /// "If joining two parts makes the integer part too long … the edit is refused".
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

  /// Puts a zero where a number needs one.
  func completed(_ draft: Draft) -> Draft {
    guard !isTill else { return completedTill(draft) }
    var draft = draft
    if draft.content.isEmpty {
      // "Where the bounds forbid it, it goes with the last digit, not before."
      if forbidsMinus { draft.content.isNegative = false }
      guard !isOptional else { return draft }
    }
    guard draft.content.integer.isEmpty else { return draft }
    let isPlaceholder = draft.content.isEmpty
    draft.content.characters.insert("0", at: 0)
    // "`5|` non-optional `⌫` gives `0|`"; before a fraction the caret stays in front.
    if isPlaceholder || draft.caret > 0 { draft.caret += 1 }
    return draft
  }
}
