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
    let caret = layout.offset(of: layout.end)
    return FieldState(
      numeral: value,
      text: layout.text(of: shown, in: idleGlyphs),
      selection: caret..<caret,
      caret: layout.end
    )
  }

  /// Where the characters of an idle field stand, unless a special text is shown.
  func idleLayout(_ value: Numeral) -> Layout { Layout(showing: shown(value), in: idleGlyphs) }
}

// MARK: - Outcomes

extension Session {
  /// What an event that may change anything is compared with.
  struct Snapshot {
    let text: String
    let selection: Range<Int>
    let value: Numeral
  }

  /// The field as it stands now, with the number that the app knows: one that waits came from it.
  @inline(never)  // Size of the engine for the web, as below.
  var snapshot: Snapshot {
    Snapshot(text: text, selection: selection, value: waiting?.value ?? value)
  }

  /// The field as it stands now, with what differs from before.
  @inline(never)  // Size of the engine for the web: written out in each event it is 8 KB more.
  func outcome(since before: borrowing Snapshot) -> Outcome {
    var changes: Changes = []
    if !text.isSame(as: before.text) { changes.insert(.text) }
    if before.selection != selection { changes.insert(.selection) }
    if before.value != waiting?.value ?? value { changes.insert(.value) }
    return outcome(changes)
  }

  /// The field as it stands now, with what of it is new.
  func outcome(_ changes: Changes, _ refusal: Refusal? = nil) -> Outcome {
    Outcome(text: text, selection: selection, changes: changes, refusal: refusal)
  }

  /// The outcome of an event that was refused and changed nothing.
  @inline(never)  // Size of the engine for the web, as above.
  package func refused(_ refusal: Refusal) -> Outcome { outcome([], refusal) }
}
