// SPDX-License-Identifier: MIT

/// The texts of a notation in one buffer, from which formatted texts are assembled.
///
/// This is a class because copying a `Notation` retains each of its symbols (benchmark "key at 11
/// digits").
final class Glyphs: Sendable {
  /// A piece of text in the buffer.
  struct Glyph: Sendable {
    /// The byte offset in `bytes`.
    let start: Int

    /// The length in UTF-8 bytes.
    let byteCount: Int

    /// The length in UTF-16 code units.
    let width: Int
  }

  /// The affixes for one sign.
  struct Frame: Sendable {
    let prefix: Glyph
    let suffix: Glyph
  }

  /// The UTF-8 buffer.
  ///
  /// The buffer starts with the ten digits.
  let bytes: [UInt8]

  /// The digit zero.
  ///
  /// The other digits follow it and have the same length.
  let zero: Glyph

  let decimalSeparator: Glyph
  let groupSeparator: Glyph
  let grouping: Grouping

  /// Whether a minus sign is content, with a caret slot before it, as in a field that shows plain
  /// digits while editing.
  let minusIsContent: Bool

  /// The frames of every sign, in the order of `Sign`.
  private let frames: [Frame]

  /// Creates the glyphs of a notation.
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

  /// Returns the affixes for `sign`.
  func frame(_ sign: Sign) -> Frame { frames[sign.rawValue] }
}
