// SPDX-License-Identifier: MIT

/// What an edit makes of a numeral before any rule is applied: the first stage of a keystroke.
struct Reading {
  var numeral: Numeral

  /// The caret: right after the inserted content, or where the deleted content was.
  var slot: CaretSlot

  /// What was typed, which decides whether digits that do not fit are trimmed or refused.
  var source: Source

  /// Whether the edit is a deletion that leaves zeros before the number.
  var uncoversZeros = false

  /// Where the content of a reading came from.
  enum Source: Hashable {
    case digit, separator

    /// A sign key, with the sign it asks for.
    case sign(isNegative: Bool)

    case text, deletion

    /// A key that leaves the field as it is, such as a grouping separator.
    case nothing

    /// Whether only digits came or went.
    var isPlain: Bool { self == .digit || self == .text || self == .deletion }
  }

  init(_ numeral: Numeral, _ slot: CaretSlot, _ source: Source) {
    self.numeral = numeral
    self.slot = slot
    self.source = source
  }

  /// Reads an edit of `state`.
  ///
  /// - Throws: The reason why the text cannot be read.
  init(of edit: borrowing Edit, in state: borrowing FieldState, _ field: Field) throws(Refusal) {
    let splice = Splice(edit.place, of: state, field.rules)
    if case .signed(let isNegative) = edit.intent {
      self = splice.signed(isNegative: isNegative)
    } else if edit.text.isEmpty {
      self = splice.deleting(edit.intent)
    } else if let scalar = edit.text.onlyScalar {
      self = try splice.typing(Key(scalar, field))
    } else {
      self = splice.inserting(try TextReader.read(edit.text, with: field.lexicon))
    }
  }
}
