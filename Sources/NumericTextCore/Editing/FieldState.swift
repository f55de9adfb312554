// SPDX-License-Identifier: MIT

/// What a field shows: a numeral as it is drawn, with a selection.
package struct FieldState: Hashable, Sendable {
  /// The number as typed.
  package let numeral: Numeral

  let selection: Selection

  /// The selection in UTF-16 offsets.
  let offsets: Range<Int>

  /// Whether the edit that led here deleted the digits before the only zero of the integer part.
  ///
  /// Then the zero is a digit that somebody typed, not a placeholder that the next digit replaces:
  /// deleting the 1 of `1|0` and typing 2 gives 20.
  let uncoversZero: Bool

  /// Where the characters of `text` stand.
  let layout: Layout

  /// The numeral as it is drawn.
  package let text: String

  /// The state of a numeral in the layout that it is drawn in.
  ///
  /// Slots behind the last one are moved to it.
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
    self.layout = layout
  }

  /// The state after an edit, with the caret where the edit left it.
  init(_ admission: consuming Admission, _ layout: Layout, in glyphs: borrowing Glyphs) {
    text = layout.text(of: admission.numeral, in: glyphs)
    selection = .caret(admission.slot)
    offsets = layout.offsets(of: selection)
    uncoversZero = admission.uncoversZero
    self.layout = layout
    numeral = admission.numeral
  }

  /// The state of an idle field that shows `text` instead of a number.
  init(text: String) {
    numeral = Numeral()
    selection = .caret(CaretSlot(0))
    uncoversZero = false
    layout = Layout(textOfLength: text.utf16Length)
    offsets = layout.offsets(of: selection)
    self.text = text
  }

  /// The same text with another selection.
  init(_ state: borrowing FieldState, selecting selection: Selection) {
    numeral = state.numeral
    self.selection = selection
    offsets = state.layout.offsets(of: selection)
    uncoversZero = false
    layout = state.layout
    text = state.text
  }

  /// Whether the decimal separator stands at the start of `place`.
  func hasSeparator(at place: Place) -> Bool {
    numeral.hasSeparator && place.slots.lowerBound.index == numeral.integerCount
  }

  /// Whether an edit at `place` takes the only integer zero for a digit that somebody typed.
  func uncoversZero(at place: Place) -> Bool {
    uncoversZero && place.slots == layout.slots(of: selection)
  }
}
