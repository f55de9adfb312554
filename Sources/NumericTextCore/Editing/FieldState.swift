// SPDX-License-Identifier: MIT

/// What an active field holds between two edits.
package struct FieldState: Hashable, Sendable {
  /// The number as typed.
  package var numeral: Numeral

  /// The numeral as laid out.
  package var text: String

  /// The selection in UTF-16 offsets: a caret in a slot, a range between slots, or the whole text.
  package var selection: Range<Int>

  /// The slot where the selection ends, so that a key at the caret asks no layout where it stands
  /// (benchmark "key at 11 digits").
  var caret: CaretSlot

  /// Whether zeros in front were uncovered by a deletion.
  ///
  /// Then they are digits that somebody typed, not a placeholder that the next digit replaces:
  /// deleting the 1 of `1|0` and typing 2 gives 20.
  var keepsLeadingZeros = false
}

extension FieldState {
  /// A numeral with the caret in a slot of the layout that it is drawn in.
  init(_ numeral: Numeral, _ text: String, _ layout: Layout, caret slot: CaretSlot) {
    let caret = layout.offset(of: slot)
    self.init(numeral: numeral, text: text, selection: caret..<caret, caret: slot)
  }
}
