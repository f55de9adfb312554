// SPDX-License-Identifier: MIT

/// Draws a text of known length straight into its string (benchmark "key at 11 digits": a byte array
/// first costs one more allocation).
///
/// Every piece is checked against the room that is left.
struct UTF8Writer: Canvas {
  private let room: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// The text of so many bytes that a function draws.
  static func text(_ byteCount: Int, _ draw: (inout UTF8Writer) -> Void) -> String {
    String(unsafeUninitializedCapacity: byteCount) { room in
      var writer = UTF8Writer(room: room)
      draw(&writer)
      return writer.count
    }
  }

  private init(room: UnsafeMutableBufferPointer<UInt8>) { self.room = room }

  mutating func draw(_ glyph: Glyphs.Glyph, _ role: Role, with glyphs: Glyphs) {
    reserve(glyph.byteCount)
    for index in glyph.start..<glyph.start + glyph.byteCount { put(glyphs.bytes[index]) }
  }

  mutating func draw(_ digits: Digits, _ range: Range<Int>, with glyphs: Glyphs) {
    let length = glyphs.zero.byteCount
    reserve(range.count * length)
    guard length > 1 else { return digits.forEach(in: range) { put(glyphs.bytes[Int($0)]) } }
    digits.forEach(in: range) { digit in
      let start = Int(digit) * length
      for index in start..<start + length { put(glyphs.bytes[index]) }
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
