// SPDX-License-Identifier: MIT

/// The state of a field: a numeral, its text and a selection.
package struct FieldState: Hashable, Sendable {
  /// The number as typed.
  package let numeral: Numeral

  let selection: Selection

  /// The selection as a range of UTF-16 offsets.
  let offsets: Range<Int>

  /// Whether the last edit deleted the digits before a zero that is now the entire integer part.
  ///
  /// Such a zero counts as typed, so the next digit doesn't replace it: after deleting the 1 in
  /// `1|0`, typing 2 results in 20.
  let uncoversZero: Bool

  /// Whether the last edit replaced the number with a bound.
  let isClamped: Bool

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

  /// The state of an empty field.
  static let empty = FieldState(text: "")

  /// Creates the state of a field that has no focus and shows a text instead of a number.
  init(text: String) {
    numeral = Numeral()
    selection = .caret(CaretSlot(0))
    uncoversZero = false
    isClamped = false
    layout = Layout(textOfLength: text.utf16Length)
    offsets = layout.offsets(of: selection)
    self.text = text
  }

  /// Creates a copy of `state` with another selection.
  ///
  /// In the copy, `uncoversZero` and `isClamped` are false.
  init(_ state: borrowing FieldState, selecting selection: Selection) {
    numeral = state.numeral
    self.selection = selection
    offsets = state.layout.offsets(of: selection)
    uncoversZero = false
    isClamped = false
    layout = state.layout
    text = state.text
  }

  /// Creates a copy of `state` with another value of `uncoversZero`.
  ///
  /// In the copy, `isClamped` is false.
  init(_ state: FieldState, uncoversZero: Bool) {
    numeral = state.numeral
    selection = state.selection
    offsets = state.offsets
    self.uncoversZero = uncoversZero
    isClamped = false
    layout = state.layout
    text = state.text
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
