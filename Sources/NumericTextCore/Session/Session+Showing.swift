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
    let layout = field.idleLayout(value)
    return layout.length == text.utf16.count ? layout.cells(in: field.idleGlyphs) : []
  }
}

extension Field {
  /// What an idle field holds: an idle field has no caret, but if it had one, it would stand after
  /// the content.
  func idle(_ value: Numeral) -> FieldState {
    let text = idleText(value)
    let layout = idleLayout(value)
    let length = text.utf16.count
    let caret = min(length, layout.length == length ? layout.offset(of: layout.end) : length)
    return FieldState(numeral: value, text: text, selection: caret..<caret)
  }

  /// Where the characters of an idle field stand, unless a special text is shown.
  func idleLayout(_ value: Numeral) -> Layout { Layout(showing: shown(value), in: idleGlyphs) }
}

// MARK: - Outcomes

extension Session {
  /// The field as it stands now, with nothing new in it.
  var snapshot: Outcome {
    Outcome(text: text, selection: selection, value: waiting?.value ?? value)
  }

  /// The outcome of an event that was refused and changed nothing.
  func refused(_ refusal: Refusal) -> Outcome {
    var outcome = snapshot
    outcome.refusal = refusal
    return outcome
  }

  /// The field as it stands now, with what differs from before.
  func outcome(_ refusal: Refusal? = nil, since before: borrowing Outcome) -> Outcome {
    var outcome = snapshot
    outcome.refusal = refusal
    if !outcome.text.hasSameBytes(as: before.text) { outcome.changes.insert(.text) }
    if before.selection != outcome.selection { outcome.changes.insert(.selection) }
    if before.value != outcome.value { outcome.changes.insert(.value) }
    return outcome
  }
}

extension String {
  fileprivate func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
