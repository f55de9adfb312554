// SPDX-License-Identifier: MIT

/// Deletions with backspace and forward delete.
extension Style {
  func deleting(backward: Bool, in editing: Editing) -> Attempt {
    editing.selection.isCaret
      ? deletingAtCaret(backward: backward, in: editing) : deletingSelection(in: editing)
  }

  private func deletingSelection(in editing: Editing) -> Attempt {
    let selection = editing.selection
    if selection.lower == fixedPoint(in: editing), selection.upper == selection.lower + 1 {
      return steppingBack(to: selection.lower, in: editing)
    }
    return isTill
      ? tillDeleted(units(of: editing), editing) : deleted(remainder(of: editing), editing)
  }

  /// Returns the index of a separator that is not deleted, because the field always shows it.
  ///
  /// The caret moves over it instead.
  private func fixedPoint(in editing: Editing) -> Int? {
    isTill || fillsFractionLive ? editing.content.point : nil
  }

  private func deletingAtCaret(backward: Bool, in editing: Editing) -> Attempt {
    let rest = remainder(of: editing)
    let caret = editing.selection.lower
    // At the start, backspace deletes the sign. With formatting on commit, the caret can be before
    // the minus, and forward delete deletes it.
    let start = backward ? 0 : -1
    guard caret > start else { return caret == start ? deletingSign(rest, editing) : .nothing }
    guard backward || caret < editing.content.count else { return .nothing }
    let index = backward ? caret - 1 : caret
    let step = Attempt.moved(backward ? index : caret + 1)
    if index == fixedPoint(in: editing) {
      return backward ? steppingBack(to: index, in: editing) : step
    }
    if isTill { return deletingUnit(at: index, backward: backward, in: editing) ?? step }
    // Forward delete moves the caret over zeros that pad the fraction: `42.5|0` becomes `42.50|`.
    guard index < rest.content.count else { return step }
    guard index == 0, isLoneZero(rest.content) else {
      return deletingCharacter(at: index, rest, editing)
    }
    // The caret moves over a zero that cannot be deleted: `|0.5` becomes `0|.5`. Without a fraction,
    // backspace first changes `-5` to `-0`, and then to `0`.
    return backward && rest.content.point == nil ? deletingSign(rest, editing) : step
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
  func deleted(_ rest: Draft, _ editing: Editing) -> Attempt {
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
    guard !isTill else { return amount(draft) }
    let isPlaceholder = draft.content.isEmpty
    draft.content.characters.insert("0", at: 0)
    // The caret ends up after the added zero, unless it was at the start and a fraction follows.
    if isPlaceholder || draft.caret > 0 { draft.caret += 1 }
    return draft
  }
}
