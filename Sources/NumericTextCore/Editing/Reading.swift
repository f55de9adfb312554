// SPDX-License-Identifier: MIT

/// What an edit makes of a numeral, before any rule is asked: the first stage of a keystroke.
struct Reading {
  /// The numeral as the edit leaves it.
  var numeral: Numeral

  /// Where the caret stands in it: right after what was inserted, or where the deleted text was.
  var slot: CaretSlot

  /// What was typed, which decides whether digits that do not fit are trimmed or refused.
  var source: Source

  /// Whether zeros in front were uncovered by this deletion.
  var uncoversZeros = false

  /// Where the content of a reading came from.
  enum Source: Hashable {
    /// One digit key.
    case digit
    case separator
    /// A sign key, with the sign it asks for.
    case sign(isNegative: Bool)
    case text
    case deletion
    /// A key that means nothing here; the edit leaves all as it is.
    case nothing
  }

  /// Reads an edit of a state that is laid out as `layout` tells.
  ///
  /// - Throws: `rangeOutsideText`, or what makes the text unreadable.
  init(_ edit: Edit, of state: FieldState, _ layout: Layout, _ field: Field) throws(Refusal) {
    guard edit.range.lowerBound >= 0, edit.range.upperBound <= layout.length else {
      throw .rangeOutsideText
    }
    let splice = Splice(state, layout, edit.range, field)
    if case .signed(let isNegative) = edit.intent {
      self = try splice.typing(isNegative ? .minus : .plus)
    } else if edit.text.isEmpty {
      self = splice.deleting(edit.intent)
    } else if let scalar = edit.text.onlyScalar {
      self = try splice.typing(Key(scalar, field))
    } else {
      self = splice.inserting(try TextReader.read(edit.text, in: field.notation))
    }
  }

  init(numeral: Numeral, slot: CaretSlot, source: Source) {
    self.numeral = numeral
    self.slot = slot
    self.source = source
  }
}
