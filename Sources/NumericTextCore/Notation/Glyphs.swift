// SPDX-License-Identifier: MIT

/// The digits, separators and affixes of a notation in one buffer, from which texts are assembled.
///
/// This is a class, because a reference is cheap to copy. A `Notation` is not: each copy retains
/// every separator and affix (benchmark "key at 11 digits").
final class Glyphs: Sendable {
  /// A piece of text in the buffer, such as a digit or a prefix.
  struct Glyph: Sendable {
    /// The offset of the first byte in `bytes`.
    let start: Int

    /// The length in UTF-8 bytes.
    let byteCount: Int

    /// The length in UTF-16 code units.
    let width: Int32

    static var empty: Glyph { Glyph(start: 0, byteCount: 0, width: 0) }

    /// Returns a piece that consists of this one and `next`, which must follow it in the buffer.
    func joined(with next: Glyph) -> Glyph {
      Glyph(start: start, byteCount: byteCount + next.byteCount, width: width + next.width)
    }
  }

  /// The prefix and suffix for one sign.
  struct Frame: Sendable {
    let prefix: Glyph
    let suffix: Glyph
  }

  /// All pieces of text in UTF-8, starting with the ten digits.
  let bytes: [UInt8]

  /// The digit zero.
  ///
  /// The other digits follow it and have the same length.
  let zero: Glyph

  let decimalSeparator: Glyph
  let groupSeparator: Glyph
  let grouping: Grouping

  /// Whether the user can move the caret before the minus sign and delete it like a digit.
  ///
  /// This is the case while editing in a field that formats only on commit.
  let minusIsContent: Bool

  /// The affixes of each sign, in the order of `Sign`.
  private let frames: [Frame]

  /// Creates the pieces of text in a notation.
  ///
  /// - Parameters:
  ///   - notation: The digits, separators and affixes.
  ///   - isPlain: Whether to leave out grouping separators, and all affixes except the minus sign.
  ///   - grouping: The grouping, if it differs from that of the notation.
  ///   - drawsSeparator: Whether every suffix starts with the decimal separator.
  init(
    _ notation: borrowing Notation,
    isPlain: Bool = false,
    grouping: Grouping? = nil,
    drawsSeparator: Bool = false
  ) {
    minusIsContent = isPlain
    let digits = notation.digits
    var bytes = digits.utf8
    func glyph(_ symbol: Symbol) -> Glyph {
      let start = bytes.count
      symbol.utf8.withScalars { bytes.append($0) }
      let width = Int32(truncatingIfNeeded: symbol.width)
      return Glyph(start: start, byteCount: bytes.count - start, width: width)
    }
    zero = Glyph(start: 0, byteCount: digits.stride, width: Int32(digits.width))
    decimalSeparator = glyph(notation.decimalSeparator)
    groupSeparator = glyph(notation.groupSeparator)
    self.grouping = isPlain ? .never : grouping ?? notation.grouping
    let suffixStart = drawsSeparator ? notation.decimalSeparator : Symbol()
    func frame(_ affixes: Affixes) -> Frame {
      let prefix = glyph(affixes.prefix)
      let start = glyph(suffixStart)
      return Frame(prefix: prefix, suffix: start.joined(with: glyph(affixes.suffix)))
    }
    let affixes = isPlain ? notation.plainAffixes : notation.affixes
    frames = [
      Frame(prefix: .empty, suffix: .empty), frame(affixes.positive), frame(affixes.zero),
      frame(affixes.negative),
      frame(affixes.negativeZero),
    ]
    self.bytes = bytes
  }

  /// Returns the affixes for `sign`.
  func frame(_ sign: Sign) -> Frame { frames[sign.rawValue] }
}
