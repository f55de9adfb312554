// SPDX-License-Identifier: MIT

extension Session {
  mutating func hold(_ state: consuming FieldState) {
    anchor = nil
    text = state.text
    selection = state.selection
    self.state = consume state
  }

  mutating func showIdle() {
    text = field.idleText(value)
    selection = idleSelection
  }

  /// An idle field has no caret; if it had one, it would stand after the content.
  var idleSelection: Range<Int> {
    let shown = field.shown(value)
    let layout = Layout(showing: shown, in: field.idleGlyphs)
    let length = text.utf16Length
    let caret = min(length, layout.length == length ? layout.offset(of: layout.end) : length)
    return caret..<caret
  }

  func layout(of state: FieldState) -> Layout {
    Layout(editing: state.numeral, in: field.glyphs)
  }

  /// The text with a role for each stretch; empty while a special text stands for zero or nothing.
  package var cells: [Cell] {
    if let state { return layout(of: state).cells(in: field.glyphs) }
    let shown = field.shown(value)
    let layout = Layout(showing: shown, in: field.idleGlyphs)
    return layout.length == text.utf16Length ? layout.cells(in: field.idleGlyphs) : []
  }

  /// The field as it stands now, with the number that the app knows: one that waits came from it.
  var snapshot: Outcome {
    let value = isComposing ? waiting.value ?? value : value
    return Outcome(text: text, selection: selection, value: value, changes: [], refusal: nil)
  }

  /// The field as it stands now, with what differs from before.
  func outcome(_ refusal: Refusal?, since before: Outcome? = nil) -> Outcome {
    var outcome = snapshot
    outcome.refusal = refusal
    guard let before else { return outcome }
    if !before.text.isSame(as: text) { outcome.changes.insert(.text) }
    if before.selection != selection { outcome.changes.insert(.selection) }
    if before.value != outcome.value { outcome.changes.insert(.value) }
    return outcome
  }
}
