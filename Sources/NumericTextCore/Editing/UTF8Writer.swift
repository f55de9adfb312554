// SPDX-License-Identifier: MIT

/// Draws a text of known length straight into its string (benchmark "key at 11 digits": a byte array
/// first costs one more allocation).
///
/// Every piece is checked against the room that is left.
struct UTF8Writer: Canvas {
  private let room: UnsafeMutableBufferPointer<UInt8>
  private let digits: Digits
  private let bytes: [UInt8]
  private let digitLength: Int
  private var count = 0

  /// The text of so many bytes that a function draws.
  static func text(
    _ byteCount: Int,
    _ digits: Digits,
    _ glyphs: Glyphs,
    _ draw: (inout UTF8Writer) -> Void
  ) -> String {
    String(unsafeUninitializedCapacity: byteCount) { room in
      var writer = UTF8Writer(room, digits, glyphs)
      draw(&writer)
      return writer.count
    }
  }

  private init(_ room: UnsafeMutableBufferPointer<UInt8>, _ digits: Digits, _ glyphs: Glyphs) {
    self.room = room
    self.digits = digits
    bytes = glyphs.bytes
    digitLength = glyphs.zero.byteCount
  }

  mutating func draw(_ glyph: Glyphs.Glyph, _ role: Role) {
    reserve(glyph.byteCount)
    for index in glyph.start..<glyph.start + glyph.byteCount { put(bytes[index]) }
  }

  mutating func drawDigits(_ range: Range<Int>) {
    reserve(range.count * digitLength)
    guard digitLength > 1 else { return digits.forEach(in: range) { put(bytes[Int($0)]) } }
    digits.forEach(in: range) { digit in
      let start = Int(digit) * digitLength
      for index in start..<start + digitLength { put(bytes[index]) }
    }
  }

  private func reserve(_ length: Int) {
    precondition(length <= room.count - count, "A text is as long as its layout says.")
  }

  private mutating func put(_ byte: UInt8) {
    room[count] = byte
    count += 1
  }
}
