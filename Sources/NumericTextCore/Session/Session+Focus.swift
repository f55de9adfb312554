// SPDX-License-Identifier: MIT

extension Session {
  /// Starts editing with the caret at `offset`, or after the number if `offset` is nil.
  ///
  /// `offset` is an offset in the text that the field shows before editing. The text while editing
  /// can differ, so the caret is placed after the same digit. `offset` is ignored if the field
  /// shows a special text such as `1.2K` for 1234, whose digits are not those of the number.
  mutating func beginEditing(at offset: Int?) {
    guard !isActive else {
      if let offset, !isComposing { moveSelection(to: offset..<offset) }
      return
    }
    let idle = state
    activate()
    guard let offset, !idle.numeral.digits.isEmpty else { return }
    let slot = idle.layout.slot(at: offset).index - idle.numeral.redundantLeadingZeros
    let kept = CaretSlot(max(0, min(slot, state.layout.end.index)))
    let place = offset > 0 ? state.layout.offset(of: kept) : 0
    moveSelection(to: place..<place)
  }

  /// Starts editing with the caret after the number, unless the field is already being edited.
  mutating func activate() {
    guard !isActive else { return }
    if field.rules.normalizing == .onFocus {
      let normalized = field.normalized(value)
      publish(normalized.value)
      isClamped = normalized.isClamped
    }
    editing = Editing(original: value)
    show(field.editingState(of: value))
  }

  /// Commits the number and ends editing.
  ///
  /// Every edit has already published the new value. The value changes again in three cases: an
  /// input method is still composing text, the number must still be clamped to the bounds, or a
  /// zero counts as an empty field.
  mutating func endEditing() {
    guard clampPastBound() else { return }
    editing = nil
    history = History()
    show(field.idle(value))
  }

  /// Commits the number and continues editing.
  mutating func commitAndContinue() {
    guard clampPastBound() else { return }
    editing?.begin(at: value)
    history.endRun()
    history.update { $0.isEdited = true }
    let committed = field.editingState(of: value)
    if committed.numeral == state.numeral, !state.content.isOpen {
      show(field.stages.state(of: committed.content, state.selection))
    } else {
      show(committed)
    }
  }

  /// Refuses a fraction that was typed in a field for whole numbers and that no letter has
  /// multiplied, as in `1.5` without a `k`.
  ///
  /// - Throws: `noFraction` if the fraction isn't zero.
  func checkFraction() throws(Refusal) {
    guard field.rules.takesScalableFractions else { return }
    let number = field.number(in: state.content)
    guard number.isSameNumber(as: state.numeral) else { throw .noFraction }
  }

  /// Confirms text that an input method is composing, and clamps the number to the bounds.
  ///
  /// - Returns: Whether the field is being edited.
  private mutating func clampPastBound() -> Bool {
    try? readMarkedText()
    if editing?.isPastBound == true { publish(field.value(of: enteredNumber)) }
    isClamped = isClamped || (isEdited && field.isBound(value, for: enteredNumber))
    // In an optional field that shows zero as empty text, zero means that there is no value.
    if isEdited, field.rules.clearsZero, field.rules.allowsEmpty, value.isZero {
      publish(Numeral())
    }
    return isActive
  }

  /// Restores the value from before editing, or from the last commit, and continues editing.
  mutating func restoreOriginal() {
    editing?.composition = nil
    guard let original = editing?.original else { return }
    let restored = field.editingState(of: original)
    if isEdited || state.expression != nil {
      record(before: .single)
      history.selectionAfterEdit = restored.selection
    }
    editing?.begin(at: original)
    publish(original)
    show(restored)
  }
}

/// The part of a session that exists only while its field is being edited.
struct Editing: Sendable {
  /// The value that Escape restores.
  ///
  /// It is updated when editing begins, at each commit, and when the app sets a new value.
  var original: Numeral

  /// Whether the user has changed the number.
  ///
  /// Edits such as typing a trailing separator don't change the number.
  var isEdited = false

  /// Whether the app set a number outside the bounds, and the user's deletions have brought the
  /// number closer to the bounds, but not within them.
  ///
  /// If so, the number is clamped on commit.
  var isPastBound = false

  /// The end of the selection that stays in place while Shift and an arrow key extend the
  /// selection.
  var anchor: CaretSlot?

  /// Whether the last key was a separator after the last digit, even if it was refused.
  ///
  /// If so, a dash typed as the next key stands for zero cents, as in `5.–`.
  var endsWithSeparatorKey = false

  /// The last key if it was a letter or a slash, even if it was refused.
  ///
  /// A full stop typed as the next key can end an abbreviation such as `Rs.` or `S/.`, and a digit
  /// can be a part of the suffix, as in `m2`.
  var letterKey: Unicode.Scalar?

  /// The text that an input method is composing.
  var composition: Composition?

  /// Starts over with `value`, which Escape restores from now on.
  ///
  /// Called after a commit, after Escape, and when the app sets the value.
  mutating func begin(at value: Numeral) {
    original = value
    isEdited = false
    isPastBound = false
  }

  /// Records that an edit has changed the number.
  mutating func recordEdit(isPastBound: Bool) {
    isEdited = true
    self.isPastBound = isPastBound
  }

  /// Forgets the last keys, so that they don't affect the next key.
  mutating func forgetKeys() {
    anchor = nil
    endsWithSeparatorKey = false
    letterKey = nil
  }
}
