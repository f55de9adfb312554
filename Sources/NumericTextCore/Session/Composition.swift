// SPDX-License-Identifier: MIT

/// The text that an input method is composing, called marked text.
///
/// The text around it stays as it was when the composition began, because the input method controls
/// the text on screen. If the app sets a value or style in the meantime, it is shown when the
/// composition ends.
///
/// This is a class so that copying a session without a composition is cheap (benchmark "key at 11
/// digits").
final class Composition: Sendable {
  /// The marked text.
  let text: String

  /// The selection of digits and separators that the marked text replaces.
  let place: Selection

  /// The field's text when the composition began.
  private let base: String

  /// The range in `base` that the marked text replaces, in UTF-16 offsets.
  private let range: Range<Int>

  private init(_ text: String, _ place: Selection, in base: String, _ range: Range<Int>) {
    self.text = text
    self.place = place
    self.base = base
    self.range = range
  }

  /// Creates a composition in which `text` replaces the selection of `state`.
  convenience init(_ text: String, in state: FieldState) {
    self.init(text, state.selection, in: state.text, state.offsets)
  }

  /// Returns the same composition with another text.
  func composing(_ text: String) -> Composition { Composition(text, place, in: base, range) }

  /// The field's text with the marked text in it.
  var shown: String { base.replacing(utf16: range, with: text) }

  /// The caret after the marked text, as an empty range of UTF-16 offsets.
  var selection: Range<Int> {
    let caret = range.lowerBound + text.utf16Length
    return caret..<caret
  }
}

extension Session {
  /// Whether an input method is composing text.
  package var isComposing: Bool { composition != nil }

  /// Replaces the selection with marked text, or ends the composition if `text` is empty.
  mutating func compose(_ text: String) {
    let before = self
    activate()
    let marked = composition?.composing(text) ?? Composition(text, in: state)
    editing?.composition = text.isEmpty ? nil : marked
    changes = changes(since: before)
  }

  /// Ends the composition and inserts the marked text, as if it were typed or pasted.
  ///
  /// If the field refuses the text, it is discarded.
  mutating func readMarkedText() throws(NumericTextRefusal) {
    guard let composition else { return }
    editing?.composition = nil
    if field.calculator != nil { return try act(on: .edit(.type(composition.text))) }
    let place = composition.place.map { max(state.layout.first, min($0, state.layout.end)) }
    try apply(Edit(Edit.Intent(inserting: composition.text), in: Place(place, state.layout)))
  }
}
