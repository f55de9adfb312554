// SPDX-License-Identifier: MIT

extension Session {
  /// Starts editing, with the caret at an offset or after the content.
  ///
  /// An offset in idle text of another format says nothing about the number.
  mutating func beginEditing(at offset: Int?) {
    let isMeasured = isActive || !field.hasIdleText(for: value)
    activate()
    if let offset, isMeasured, !isComposing { moveSelection(to: offset..<offset) }
  }

  /// Starts editing with the caret after the content, unless the field is active already.
  mutating func activate() {
    guard !isActive else { return }
    if field.rules.normalizing == .onFocus { normalize() }
    editing = Editing(original: value)
    show(field.activated(value))
  }

  /// Brings the value into the rules.
  private mutating func normalize() {
    let shown = field.number(of: value)
    publish(field.normalized(value))
    isClamped = field.isBound(value, for: shown)
  }

  /// Ends editing.
  ///
  /// Every edit has published its value already, so only a number past its bounds changes here.
  mutating func endEditing() {
    guard putBoundInPlace() else { return }
    editing = nil
    show(field.idle(value))
  }

  /// Commits the number and goes on editing it.
  mutating func commitAndGoOn() {
    guard putBoundInPlace() else { return }
    editing?.begin(at: value)
    let committed = field.activated(value)
    if committed.numeral == state.numeral { show(state.selection) } else { show(committed) }
  }

  /// Reads marked text, then puts the bound in place of a number that is still past it.
  ///
  /// - Returns: Whether the field is active.
  private mutating func putBoundInPlace() -> Bool {
    try? readMarkedText()
    if editing?.isPastBound == true { publish(field.value(of: state.numeral)) }
    isClamped = isClamped || (isEdited && field.isBound(value, for: state.numeral))
    return isActive
  }

  /// Restores the value from before editing and goes on editing it.
  mutating func restoreOriginal() {
    editing?.composition = nil
    guard let original = editing?.original else { return }
    let restored = field.activated(original)
    if isEdited {
      record(before: .single)
      editing?.history.land(at: restored.selection)
    }
    editing?.isEdited = false
    editing?.isPastBound = false
    publish(original)
    show(restored)
  }
}
