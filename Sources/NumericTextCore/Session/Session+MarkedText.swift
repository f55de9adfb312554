// SPDX-License-Identifier: MIT

extension Session {
  /// Shows text that an input method is composing in place of the selection.
  ///
  /// The number stays as it is until the text is confirmed; an empty text ends the composition.
  package mutating func mark(_ composed: String) -> Outcome {
    let before = snapshot
    if !isActive { _ = focus() }
    guard let state else { return outcome(nil) }
    let range = marked?.range ?? state.selection
    guard !composed.isEmpty else {
      dropMarkedText()
      return outcome(nil, since: before)
    }
    marked = (range, composed)
    text = state.text.replacing(utf16: range, with: composed)
    let caret = range.lowerBound + composed.utf16Length
    selection = caret..<caret
    return outcome(nil, since: before)
  }

  /// Reads the marked text as an edit of what it was put in place of.
  package mutating func confirmMarkedText() -> Outcome {
    let before = snapshot
    guard let (range, composed) = marked, let state else { return outcome(nil) }
    let slots = layout(of: state).slots(of: range)
    dropMarkedText()
    let intent = composed.isOneScalar ? Edit.Intent.typed : .pasted
    let edit = Edit(offsets(of: slots), with: composed, intent)
    let refusal = apply(edit).refusal
    return outcome(refusal, since: before)
  }

  /// Where slots stand now, in the last slot if there are fewer than there were.
  private func offsets(of slots: Range<CaretSlot>) -> Range<Int> {
    guard let state else { return selection }
    let layout = layout(of: state)
    let upper = layout.offset(of: min(slots.upperBound, layout.end))
    return layout.offset(of: min(slots.lowerBound, layout.end))..<upper
  }

  /// Ends the composition and takes what came from outside meanwhile.
  mutating func dropMarkedText() {
    guard marked != nil else { return }
    marked = nil
    if let state {
      text = state.text
      selection = state.selection
    }
    let (field, value) = (waiting.field, waiting.value)
    waiting = Waiting()
    if let field { _ = set(field) }
    if let value { _ = set(value) }
  }
}
