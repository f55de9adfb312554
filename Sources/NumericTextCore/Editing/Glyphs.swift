// SPDX-License-Identifier: MIT

/// The digits, separators and affixes of a notation in one buffer, from which texts are assembled.
///
/// This is a class, because a reference is cheap to copy. A `Notation` is not: each copy retains
/// every separator and affix.
final class Glyphs: Sendable {
  /// A piece of text in the buffer, such as a digit or a prefix.
  struct Glyph: Sendable {
    /// The offset in `bytes` at which this piece starts.
    let start: Int

    /// The length in UTF-8 bytes.
    let byteCount: Int

    /// The length in UTF-16 code units.
    let width: Int

    static var empty: Glyph { Glyph(start: 0, byteCount: 0, width: 0) }
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

  /// The typed mark that can still become a grouping separator, such as the comma in the United
  /// States.
  let openMark: Glyph

  let grouping: Grouping

  /// Whether the user can move the caret before the minus sign and delete it like a digit.
  ///
  /// This is the case while editing in a field that formats only on commit.
  let minusIsContent: Bool

  /// The affixes of each sign, in the order of `Sign`.
  private let frames: [Frame]

  /// The stages for the numbers of expressions, or nil if the field shows only numbers.
  var terms: TermStages? { ownTerms.value }

  private let ownTerms: OfCalculator<TermStages>

  /// Creates the pieces of text in a notation.
  ///
  /// - Parameters:
  ///   - notation: The digits, separators and affixes.
  ///   - isPlain: Whether to leave out grouping separators, and all affixes except the minus sign.
  ///   - drawsSeparator: Whether to write the decimal separator at the start of every suffix.
  ///   - terms: The stages for the numbers of expressions.
  init(
    _ notation: Notation,
    isPlain: Bool = false,
    drawsSeparator: Bool = false,
    terms: TermStages? = nil
  ) {
    ownTerms = OfCalculator(terms)
    minusIsContent = isPlain
    let digits = notation.digits
    var bytes = digits.utf8
    func glyph(_ symbol: Symbol) -> Glyph {
      let start = bytes.count
      symbol.utf8.withScalars { bytes.append($0) }
      return Glyph(start: start, byteCount: bytes.count - start, width: symbol.width)
    }
    zero = Glyph(start: 0, byteCount: digits.stride, width: digits.width)
    decimalSeparator = glyph(notation.decimalSeparator)
    groupSeparator = glyph(notation.groupSeparator)
    openMark = glyph(notation.openMark)
    grouping = isPlain ? .never : notation.grouping
    func frame(_ affixes: Affixes) -> Frame {
      let suffix = affixes.suffix
      let separated = drawsSeparator ? notation.decimalSeparator.followed(by: suffix) : suffix
      return Frame(prefix: glyph(affixes.prefix), suffix: glyph(separated))
    }
    let affixes = isPlain ? notation.plainAffixes : notation.affixes
    frames = [
      Frame(prefix: .empty, suffix: .empty), frame(affixes.positive), frame(affixes.zero),
      frame(affixes.negative),
      frame(affixes.negativeZero),
    ]
    self.bytes = bytes
  }

  /// Returns the decimal separator, or the typed mark in its place that is still open.
  func decimalSeparator(isOpen: Bool) -> Glyph { isOpen ? openMark : decimalSeparator }

  /// Returns the affixes for `sign`.
  func frame(_ sign: Sign) -> Frame { frames[sign.rawValue] }
}

/// A writer that copies the parts of a formatted text directly into the storage of a new string.
///
/// This avoids allocating a byte array. The methods that draw are inlined, which keeps the writer
/// in registers: otherwise, a key needs 12 % more instructions (benchmark "key at 11 digits").
/// Every byte is bounds-checked.
struct UTF8Writer {
  private let room: UnsafeMutableBufferPointer<UInt8>

  /// The number of bytes written.
  private(set) var count = 0

  init(room: UnsafeMutableBufferPointer<UInt8>) { self.room = room }

  @inline(__always)
  mutating func draw(_ glyph: Glyphs.Glyph, with glyphs: Glyphs) {
    copy(glyph.byteCount, from: glyph.start, of: glyphs)
  }

  @inline(__always)
  mutating func draw(_ digit: UInt8, with glyphs: Glyphs) {
    let length = glyphs.zero.byteCount
    copy(length, from: Int(digit) &* length, of: glyphs)
  }

  mutating func draw(_ text: ScalarText) {
    for position in 0..<text.count { put(text[position]) }
  }

  private mutating func copy(_ length: Int, from start: Int, of glyphs: Glyphs) {
    if length == 1 { return put(glyphs.bytes[start]) }
    for index in start..<start + length { put(glyphs.bytes[index]) }
  }

  @inline(__always)
  private mutating func put(_ byte: UInt8) {
    precondition(count < room.count, "The text is longer than its layout.")
    room[count] = byte
    count &+= 1
  }
}
