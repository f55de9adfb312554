// SPDX-License-Identifier: MIT

/// The state of a field: a numeral, its text and a selection.
package struct FieldState: Hashable, Sendable {
  /// The number as typed.
  package let numeral: Numeral

  let selection: Selection

  /// The selection in UTF-16 offsets.
  let offsets: Range<Int>

  /// Whether the last edit deleted the digits before a zero that is now the entire integer part.
  ///
  /// Such a zero is a typed digit, not a placeholder that the next digit replaces: after deleting
  /// the 1 in `1|0`, typing 2 results in 20.
  let uncoversZero: Bool

  /// Whether the last edit replaced the number by a bound.
  let isClamped: Bool

  /// The positions of the characters in `text`.
  let layout: Layout

  /// The formatted numeral.
  package let text: String

  /// Creates the state of a numeral with its layout.
  init(
    _ numeral: consuming Numeral,
    _ selection: Selection,
    _ layout: Layout,
    in glyphs: borrowing Glyphs
  ) {
    text = layout.text(of: numeral, in: glyphs)
    self.numeral = numeral
    self.selection = selection
    offsets = layout.offsets(of: selection)
    uncoversZero = false
    isClamped = false
    self.layout = layout
  }

  /// Creates the state after an edit of `state`, with the caret where the edit left it.
  init(
    _ admission: consuming Admission,
    after state: borrowing FieldState,
    _ layout: Layout,
    in glyphs: borrowing Glyphs
  ) {
    numeral = admission.numeral
    text = layout.text(of: numeral, in: glyphs)
    selection = admission.isNothing ? state.selection : .caret(admission.slot)
    offsets = layout.offsets(of: selection)
    uncoversZero = admission.uncoversZero
    isClamped = admission.isClamped
    self.layout = layout
  }

  /// Creates the state of an idle field that shows a text instead of a number.
  init(text: String) {
    numeral = Numeral()
    selection = .caret(CaretSlot(0))
    uncoversZero = false
    isClamped = false
    layout = Layout(textOfLength: text.utf16Length)
    offsets = layout.offsets(of: selection)
    self.text = text
  }

  /// Creates the same state with another selection.
  init(_ state: borrowing FieldState, selecting selection: Selection) {
    numeral = state.numeral
    self.selection = selection
    offsets = state.layout.offsets(of: selection)
    uncoversZero = false
    isClamped = false
    layout = state.layout
    text = state.text
  }

  /// Whether the decimal separator is at the start of `place`.
  func hasSeparator(at place: Place) -> Bool {
    numeral.hasSeparator && place.slots.lowerBound.index == numeral.integerCount
  }

  /// Whether an edit between `slots` takes the only integer zero for a digit that somebody typed.
  func uncoversZero(at slots: Range<CaretSlot>) -> Bool {
    uncoversZero && slots == layout.slots(of: selection)
  }
}
