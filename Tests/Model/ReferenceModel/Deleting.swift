// SPDX-License-Identifier: MIT

/// Deletions with backspace and forward delete.
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

  private func deletingBackward(at caret: Int, _ rest: Draft, _ editing: Editing) -> Attempt {
    // At the start, backspace deletes the sign.
    guard caret > 0 else { return caret == 0 ? deletingSign(rest, editing) : .nothing }
    guard !isLoneZero(rest.content) || caret > 1 else {
      guard rest.content.point == nil else { return .moved(0) }
      // Backspace first changes `-5` to `-0`, and then to `0`.
      guard !rest.content.isNegative else { return deletingSign(rest, editing) }
      return .nothing
    }
    return deletingCharacter(at: caret - 1, rest, editing)
  }

  private func deletingForward(at caret: Int, _ rest: Draft, _ editing: Editing) -> Attempt {
    // With formatting on commit, the caret can be before the minus, and forward delete deletes it.
    guard caret >= 0 else { return deletingSign(rest, editing) }
    guard caret < rest.content.count else { return .nothing }
    // Forward delete moves the caret over a zero that cannot be deleted: `|0.5` becomes `0|.5`.
    guard !isLoneZero(rest.content) || caret > 0 else { return .moved(1) }
    return deletingCharacter(at: caret, rest, editing)
  }

  /// Returns whether the integer part is a single zero that cannot be deleted.
  private func isLoneZero(_ content: Content) -> Bool {
    content.integer == ["0"] && (content.point != nil || !isOptional)
  }

  private func deletingCharacter(at index: Int, _ rest: Draft, _ editing: Editing) -> Attempt {
    var rest = rest
    rest.content.characters.remove(at: index)
    rest.caret = index
    rest.hasUncoveredZero = index == 0 && rest.content.integer == ["0"]
    return deleted(rest, editing)
  }

  /// Returns the result of deleting the sign.
  ///
  /// The deletion is refused if the bounds allow only negative numbers and the number isn't zero.
  func deletingSign(_ rest: Draft, _ editing: Editing) -> Attempt {
    guard rest.content.isNegative else { return .nothing }
    guard !demandsMinus || rest.content.digits.areZeros else { return .refused }
    var rest = rest
    rest.content.isNegative = false
    rest.hasUncoveredZero = false
    return .edited(rest)
  }

  /// Returns the result of a deletion that left `rest`.
  ///
  /// Deleting the decimal separator joins the digits on both sides: `12.34` becomes `1234`. The
  /// deletion is refused if the integer part becomes too long.
  private func deleted(_ rest: Draft, _ editing: Editing) -> Attempt {
    let draft = completed(rest)
    let old = editing.content
    // If the bounds demand a minus, it can be deleted only if the number is zero.
    let hasLostSign = old.isNegative && !draft.content.isNegative
    let isZero = draft.content.digits.areZeros
    guard !hasLostSign || !demandsMinus || isZero else { return .refused }
    let isLonger = draft.content.integer.count > old.integer.count
    guard !isLonger || draft.content.integer.count <= maxInteger else { return .refused }
    let isWider = draft.content.length > old.length
    guard !isWider || draft.content.length <= maxTotal else { return .refused }
    return .edited(draft)
  }

  /// Returns the draft with a zero where one is required: before a separator, and in a field that
  /// cannot be empty.
  func completed(_ draft: Draft) -> Draft {
    var draft = draft
    if draft.content.isEmpty {
      // If the bounds forbid a minus, it is deleted together with the last digit.
      if forbidsMinus { draft.content.isNegative = false }
      guard !isOptional else { return draft }
    }
    guard draft.content.integer.isEmpty else { return draft }
    guard !isTill else {
      return tillDraft(TillDigits(isNegative: draft.content.isNegative, before: [], after: []))
    }
    let isPlaceholder = draft.content.isEmpty
    draft.content.characters.insert("0", at: 0)
    // The caret ends up after the added zero, unless it was at the start and a fraction follows.
    if isPlaceholder || draft.caret > 0 { draft.caret += 1 }
    return draft
  }
}
