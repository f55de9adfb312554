// SPDX-License-Identifier: MIT

extension Session {
  /// What the field shows.
  package var text: String { marked?.shown ?? held.text }

  /// The selection in UTF-16 offsets.
  package var selection: Range<Int> { marked?.selection ?? held.selection }

  /// What is being edited, nil while the field is idle.
  var state: FieldState? { isActive ? held : nil }

  mutating func hold(_ state: consuming FieldState) {
    anchor = nil
    held = consume state
  }

  /// Where the characters of an active field stand.
  var layout: Layout { Layout(editing: held.numeral, in: field.glyphs) }

  /// The text with a role for each stretch; empty while a special text stands for zero or nothing.
  package var cells: [Cell] {
    if isActive { return layout.cells(in: field.glyphs) }
    let isSpecial = field.specialText(value) != nil
    return isSpecial ? [] : field.idleLayout(value).cells(in: field.idleGlyphs)
  }
}

extension Field {
  /// What an idle field holds: an idle field has no caret, but if it had one, it would stand after
  /// the content.
  func idle(_ value: Numeral) -> FieldState {
    if let text = specialText(value) {
      let end = text.utf16Length
      return FieldState(numeral: value, text: text, selection: end..<end, caret: CaretSlot(0))
    }
    let shown = shown(value)
    let layout = Layout(showing: shown, in: idleGlyphs)
    let text = layout.text(of: shown, in: idleGlyphs)
    return FieldState(value, text, layout, caret: layout.end)
  }

  /// Where the characters of an idle field stand, unless a special text is shown.
  func idleLayout(_ value: Numeral) -> Layout { Layout(showing: shown(value), in: idleGlyphs) }
}

// MARK: - Outcomes

extension Session {
  /// What a field is compared with to tell its changes.
  struct Snapshot {
    let text: String
    let selection: Range<Int>
    let value: Numeral
  }

  /// The field as it stands now, with the number that the app knows: one that waits came from it.
  var snapshot: Snapshot {
    Snapshot(text: text, selection: selection, value: waiting?.value ?? value)
  }

  /// What differs from before.
  @inline(never)  // Size of the engine for the web: events and what comes from outside ask for it.
  func changes(since before: borrowing Snapshot) -> Changes {
    var changes: Changes = []
    if !text.isSame(as: before.text) { changes.insert(.text) }
    if before.selection != selection { changes.insert(.selection) }
    if before.value != waiting?.value ?? value { changes.insert(.value) }
    return changes
  }
}
