// SPDX-License-Identifier: MIT

/// Text that an input method is composing in a field.
///
/// The text around it stays as it was when the composition began, because the input method owns what
/// is on screen. Values and styles that arrive meanwhile are shown when it ends.
///
/// It is a class so that a session without any has nothing to copy (benchmark "key at 11 digits").
final class Composition: Sendable {
  /// The marked text.
  let text: String

  /// The content that it replaces.
  let place: Selection

  /// What the field showed when the composition began, and where the marked text is put in it.
  private let base: String
  private let range: Range<Int>

  private init(_ text: String, _ place: Selection, in base: String, _ range: Range<Int>) {
    self.text = text
    self.place = place
    self.base = base
    self.range = range
  }

  /// The composition of `text` in place of the selection of a field.
  convenience init(_ text: String, in state: FieldState) {
    self.init(text, state.selection, in: state.text, state.offsets)
  }

  /// The same composition with other text.
  func composing(_ text: String) -> Composition { Composition(text, place, in: base, range) }

  /// The field's text with the marked text in it.
  var shown: String { base.replacing(utf16: range, with: text) }

  /// The caret after the marked text, in UTF-16 offsets.
  var selection: Range<Int> {
    let caret = range.lowerBound + text.utf16Length
    return caret..<caret
  }
}

extension Session {
  /// Whether an input method is composing text.
  package var isComposing: Bool { composition != nil }

  /// Shows text that an input method is composing in place of the selection.
  mutating func compose(_ text: String) {
    let before = self
    activate()
    let marked = composition?.composing(text) ?? Composition(text, in: state)
    editing?.composition = text.isEmpty ? nil : marked
    changes = changes(since: before)
  }

  /// Reads the marked text as an edit of the content that it replaced.
  ///
  /// Marked text that is refused is discarded.
  mutating func readMarkedText() throws(Refusal) {
    guard let composition else { return }
    editing?.composition = nil
    let place = composition.place.map { max(state.layout.first, min($0, state.layout.end)) }
    try apply(Edit(Edit.Intent(inserting: composition.text), in: Place(place, state.layout)))
  }
}
