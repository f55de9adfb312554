// SPDX-License-Identifier: MIT

/// The text that an input method is composing, called marked text.
///
/// The text around the marked text stays as it was when the composition began, because the input
/// method controls the text on screen. If the app sets a value or style during the composition, the
/// field shows it only after the composition has ended.
///
/// This is a class so that a session without a composition is cheap to copy.
final class Composition: Sendable {
  /// The marked text.
  let text: String

  /// The state of the field when the composition began, whose selection the marked text replaces.
  let start: FieldState

  /// Creates a composition in which `text` replaces the selection of `start`.
  init(_ text: String, in start: FieldState) {
    self.text = text
    self.start = start
  }

  /// The field's text with the marked text in it.
  var shown: String { start.text.replacing(utf16: start.offsets, with: text) }

  /// The caret after the marked text, as an empty range of UTF-16 offsets.
  var selection: Range<Int> {
    let caret = start.offsets.lowerBound + text.utf16Length
    return caret..<caret
  }
}

extension Session {
  /// Whether an input method is composing text.
  package var isComposing: Bool { composition != nil }

  /// Replaces the selection with marked text, or ends the composition if `text` is empty.
  mutating func compose(_ text: String) {
    activate()
    let start = composition?.start ?? state
    editing?.composition = text.isEmpty ? nil : Composition(text, in: start)
  }

  /// Ends the composition and inserts the marked text, as if it were typed or pasted.
  ///
  /// Text that the field refuses is discarded.
  mutating func readMarkedText() throws(Refusal) {
    guard let composition else { return }
    editing?.composition = nil
    var start = state
    start.select(
      composition.start.selection.map { max(state.layout.first, min($0, state.layout.end)) }
    )
    try apply(field.edit(.type(composition.text), in: start))
  }
}
