// SPDX-License-Identifier: MIT

/// Text that an input method is composing in a field.
///
/// It is a class so that a session without any has nothing to copy (benchmark "key at 11 digits").
final class MarkedText: Sendable {
  /// What of the field's text it will replace.
  let range: Range<Int>

  let text: String

  /// The field's text with the composed one in its place.
  let shown: String

  /// The caret behind the composed text.
  let selection: Range<Int>

  init(_ text: String, replacing range: Range<Int>, of held: String) {
    self.range = range
    self.text = text
    shown = held.replacing(utf16: range, with: text)
    let caret = range.lowerBound + text.utf16Length
    selection = caret..<caret
  }
}

extension Session {
  /// Whether an input method is composing text.
  package var isComposing: Bool { marked != nil }

  /// Shows text that an input method is composing in place of the selection.
  mutating func showMarked(_ composed: String) {
    activate()
    if composed.isEmpty {
      dropMarkedText()
    } else {
      let range = marked?.range ?? held.selection
      marked = MarkedText(composed, replacing: range, of: held.text)
    }
  }

  /// Reads the marked text as an edit of what it was put in place of.
  ///
  /// What is refused is gone too.
  mutating func readMarked() throws(Refusal) {
    guard let marked else { return }
    let slots = layout.slots(of: marked.range)
    dropMarkedText()
    let intent = marked.text.isOneScalar ? Edit.Intent.typed : .pasted
    try apply(Edit(offsets(of: slots), with: marked.text, intent))
  }

  /// Where slots stand now, in the last slot if there are fewer than there were.
  private func offsets(of slots: Range<CaretSlot>) -> Range<Int> {
    let layout = layout
    let upper = layout.offset(of: min(slots.upperBound, layout.end))
    return layout.offset(of: min(slots.lowerBound, layout.end))..<upper
  }

  /// Ends the composition and takes what came from outside meanwhile.
  mutating func dropMarkedText() {
    guard isComposing else { return }
    marked = nil
    let arrived = waiting
    waiting = nil
    if let field = arrived?.field { take(field) }
    if let value = arrived?.value { take(value) }
  }
}
