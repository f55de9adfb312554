// SPDX-License-Identifier: MIT

/// What an edit makes of a numeral, before any rule is asked: the first stage of a keystroke.
///
/// It starts as the numeral that is there and is changed in place (benchmark "key at 11 digits": each copy
/// of a numeral costs as much as the arithmetic of a key).
struct Reading {
  /// The numeral as the edit leaves it.
  var numeral: Numeral

  /// Where the caret stands in it: right after what was inserted, or where the deleted text was.
  var slot = CaretSlot(0)

  /// What was typed, which decides whether digits that do not fit are trimmed or refused.
  var source = Source.nothing

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

    /// Whether only digits came or went.
    var isPlain: Bool { self == .digit || self == .text || self == .deletion }
  }

  init(of numeral: Numeral) { self.numeral = numeral }

  /// Gives the numeral away, and is empty then.
  mutating func taken() -> Numeral {
    var taken = Numeral()
    swap(&taken, &numeral)
    return taken
  }

  /// Reads an edit of a state.
  ///
  /// - Throws: `rangeOutsideText`, or what makes the text unreadable.
  mutating func read(
    _ edit: Edit,
    of state: borrowing FieldState,
    _ field: Field
  ) throws(Refusal) {
    let isAtCaret = edit.range.isEmpty && edit.range == state.selection
    let splice =
      isAtCaret ? Splice(atCaretOf: state, field) : try Splice(edit.range, of: state, field)
    if case .signed(let isNegative) = edit.intent {
      try splice.type(isNegative ? .minus : .plus, into: &self)
    } else if edit.text.isEmpty {
      splice.delete(edit.intent, from: &self)
    } else if let scalar = edit.text.onlyScalar {
      try splice.type(Key(scalar, field), into: &self)
    } else {
      splice.insert(try TextReader.read(edit.text, with: field.lexicon), into: &self)
    }
  }
}
