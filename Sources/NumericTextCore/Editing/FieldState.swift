// SPDX-License-Identifier: MIT

/// The state of a field: a numeral, its text and a selection.
package struct FieldState: Hashable, Sendable {
  /// The number as typed.
  package let numeral: Numeral

  private(set) var selection: Selection

  /// The selection as a range of UTF-16 offsets.
  private(set) var offsets: Range<Int>

  /// Whether the last edit deleted the digits before a zero that is now the entire integer part.
  ///
  /// Such a zero counts as typed, so the next digit doesn't replace it: after deleting the 1 in
  /// `1|0`, typing 2 results in 20.
  var uncoversZero = false

  /// Whether the last edit replaced the number with a bound.
  private(set) var isClamped = false

  /// The positions of the characters in `text`.
  let layout: Layout

  /// The formatted numeral.
  package let text: String

  /// Creates a state that shows a numeral in the given layout.
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
    self.layout = layout
  }

  /// Creates the state after an edit of `state`, with the caret where the edit left it.
  init(
    _ admission: consuming Admission,
    after state: borrowing FieldState,
    _ layout: Layout,
    in glyphs: borrowing Glyphs
  ) {
    let selection = admission.isNothing ? state.selection : .caret(admission.slot)
    self.init(admission.numeral, selection, layout, in: glyphs)
    uncoversZero = admission.uncoversZero
    isClamped = admission.isClamped
  }

  /// The state of an empty field.
  static let empty = FieldState(text: "")

  /// Creates the state of a field that shows `text` in place of the digits of `numeral`, with the
  /// caret after the text.
  init(text: String, for numeral: Numeral = Numeral()) {
    self.numeral = numeral
    selection = .caret(CaretSlot(0))
    layout = Layout(textOfLength: text.utf16Length)
    offsets = layout.offsets(of: selection)
    self.text = text
  }

  /// Changes the selection in the text, whose layout is `layout`.
  mutating func select(_ selection: Selection, in layout: some SlotLayout) {
    self.selection = selection
    offsets = layout.offsets(of: selection)
    uncoversZero = false
    isClamped = false
  }

  /// Returns whether `place` starts directly before the decimal separator.
  func hasSeparator(at place: Place) -> Bool {
    numeral.hasSeparator && place.slots.lowerBound.index == numeral.integerCount
  }

  /// Returns whether an edit at `slots` must treat a lone zero before the decimal separator as
  /// typed.
  ///
  /// See the property `uncoversZero`.
  func uncoversZero(at slots: Range<CaretSlot>) -> Bool {
    uncoversZero && slots == layout.slots(of: selection)
  }
}
