// SPDX-License-Identifier: MIT

/// The content that remains after the selected characters are deleted.
struct Remainder {
  var content: Content
  var caret: Int
  /// Whether the only integer digit is a zero that a deletion left.
  ///
  /// The next digit does not replace such a zero.
  var hasUncoveredZero = false
  /// Whether the decimal separator was removed together with all fraction digits.
  ///
  /// This happens if the caret is before the separator, and all fraction digits are zeros that only
  /// pad the fraction.
  var hasFillingSeparator = false
  /// The number of integer digits that the content had before it was edited.
  ///
  /// If the app set the number, there can be more integer digits than the user may type.
  var oldIntegerCount = 0

  /// The integer digits after the caret.
  ///
  /// A lone zero is included only if a deletion left it.
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

  /// Removes the leading zeros of the integer part, all of which must be before the caret.
  mutating func dropZerosInFront() {
    while content.hasZerosInFront {
      content.characters.removeFirst()
      caret -= 1
    }
  }
}

extension Style {
  /// Returns the content without the selected characters.
  ///
  /// Every edit that replaces the selection starts from this content.
  func remainder(of editing: Editing) -> Remainder {
    var rest = unfilled(editing)
    let selection = editing.selection
    let lower = min(max(selection.lower, 0), rest.content.count)
    let upper = min(max(selection.upper, 0), rest.content.count)
    rest.caret = lower
    rest.hasUncoveredZero = selection.isCaret && editing.hasUncoveredZero
    rest.oldIntegerCount = editing.content.integer.withoutZerosInFront.count
    // A sign that is not selected stays.
    guard !covers(selection, editing.content) else {
      rest.content = Content(isNegative: keepsSign(selection, of: editing.content))
      rest.caret = 0
      return rest
    }
    if selection.lower < 0, selection.upper >= 0 { rest.content.isNegative = false }
    rest.content.characters.removeSubrange(lower..<upper)
    if rest.content.point == nil { rest.content.openDigits = nil }
    if lower < upper {
      // A typed digit replaces a lone zero, but not a zero that remains after a deletion.
      rest.hasUncoveredZero = lower == 0 && rest.content.integer == ["0"]
    }
    return rest
  }
}

extension Style {
  /// Returns whether a minus stays when all selected digits are replaced or deleted.
  func keepsSign(_ selection: Selection, of content: Content) -> Bool {
    content.isNegative && !selection.isWhole && selection.lower >= 0
  }
}

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

  private func deletingBackward(at caret: Int, _ rest: Remainder, _ editing: Editing) -> Attempt {
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

  private func deletingForward(at caret: Int, _ rest: Remainder, _ editing: Editing) -> Attempt {
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

  private func deletingCharacter(at index: Int, _ rest: Remainder, _ editing: Editing) -> Attempt {
    var rest = rest
    rest.content.characters.remove(at: index)
    rest.caret = index
    rest.hasUncoveredZero = index == 0 && rest.content.integer == ["0"]
    return deleted(rest, editing)
  }

  /// Returns the result of deleting the sign.
  ///
  /// The deletion is refused if the bounds allow only negative numbers and the number isn't zero.
  func deletingSign(_ rest: Remainder, _ editing: Editing) -> Attempt {
    guard rest.content.isNegative else { return .nothing }
    guard !demandsMinus || rest.content.digits.areZeros else { return .refused }
    var rest = rest
    rest.content.isNegative = false
    rest.hasUncoveredZero = false
    return filled(.edited(Draft(rest)))
  }

  /// Returns the result of a deletion that left `rest`.
  ///
  /// Deleting the decimal separator joins the digits on both sides: `12.34` becomes `1234`. The
  /// deletion is refused if the integer part becomes too long.
  private func deleted(_ rest: Remainder, _ editing: Editing) -> Attempt {
    let draft = completed(Draft(rest))
    let old = editing.content
    // If the bounds demand a minus, it can be deleted only if the number is zero.
    let hasLostSign = old.isNegative && !draft.content.isNegative
    let isZero = draft.content.digits.areZeros
    guard !hasLostSign || !demandsMinus || isZero else { return .refused }
    let isLonger = draft.content.integer.count > old.integer.count
    guard !isLonger || draft.content.integer.count <= maxInteger else { return .refused }
    let isWider = draft.content.length > old.length
    guard !isWider || draft.content.length <= maxTotal else { return .refused }
    return filled(.edited(draft))
  }

  /// Returns the draft with a zero where one is required: before a separator, and in a field that
  /// cannot be empty.
  func completed(_ draft: Draft) -> Draft {
    guard !isTill else { return completedTill(draft) }
    var draft = draft
    if draft.content.isEmpty {
      // If the bounds forbid a minus, it is deleted together with the last digit.
      if forbidsMinus { draft.content.isNegative = false }
      guard !isOptional else { return draft }
    }
    guard draft.content.integer.isEmpty else { return draft }
    let isPlaceholder = draft.content.isEmpty
    draft.content.characters.insert("0", at: 0)
    // The caret ends up after the added zero, unless it was at the start and a fraction follows.
    if isPlaceholder || draft.caret > 0 { draft.caret += 1 }
    return draft
  }
}
