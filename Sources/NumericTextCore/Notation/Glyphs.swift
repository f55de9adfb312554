// SPDX-License-Identifier: MIT

/// What a layout draws with: the texts of a notation one after the other, ready to be copied.
///
/// It is a class so that handing it on costs nothing: a notation is copied with one reference count
/// for each of its symbols (benchmark "key at 11 digits").
final class Glyphs: Sendable {
  /// A text of the notation.
  struct Glyph: Sendable {
    /// Where it starts among the bytes of all texts.
    let start: Int

    /// Its length in UTF-8 bytes.
    let byteCount: Int

    /// Its length in UTF-16 units.
    let width: Int
  }

  /// The texts around a number.
  struct Frame: Sendable {
    let prefix: Glyph
    let suffix: Glyph
  }

  /// All texts in UTF-8, the ten digits first.
  let bytes: [UInt8]

  /// The digit zero; the others follow it and are as long.
  let zero: Glyph

  let decimalSeparator: Glyph
  let groupSeparator: Glyph
  let grouping: Grouping

  /// Whether a minus is content, with a caret slot before it, as it is among plain digits.
  let minusIsContent: Bool

  /// The frames of every sign, in the order of `Sign`.
  private let frames: [Frame]

  /// The texts of a notation.
  init(_ notation: borrowing Notation, minusIsContent: Bool = false) {
    self.minusIsContent = minusIsContent
    let digits = notation.digits
    var bytes = digits.utf8
    func glyph(_ symbol: Symbol) -> Glyph {
      symbol.utf8.withScalars { bytes.append($0) }
      let byteCount = symbol.utf8.count
      return Glyph(start: bytes.count - byteCount, byteCount: byteCount, width: symbol.width)
    }
    zero = Glyph(start: 0, byteCount: digits.stride, width: digits.width)
    decimalSeparator = glyph(notation.decimalSeparator)
    groupSeparator = glyph(notation.groupSeparator)
    grouping = notation.grouping
    func frame(_ affixes: Affixes) -> Frame {
      Frame(prefix: glyph(affixes.prefix), suffix: glyph(affixes.suffix))
    }
    let affixes = notation.affixes
    frames = [
      frame(Affixes()), frame(affixes.positive), frame(affixes.zero), frame(affixes.negative),
      frame(affixes.negativeZero),
    ]
    self.bytes = bytes
  }

  /// The texts around a number of this sign.
  func frame(_ sign: Sign) -> Frame { frames[sign.rawValue] }
}
