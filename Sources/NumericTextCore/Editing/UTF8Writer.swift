// SPDX-License-Identifier: MIT

/// Draws a text of known length straight into its string (benchmark "key at 11 digits": a byte array
/// first costs one more allocation).
///
/// Every byte is checked against the room that is left.
struct UTF8Writer: Canvas {
  private let room: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// The text of so many bytes that a function draws.
  @inline(__always)  // Benchmark "key at 11 digits": the function is written out in place.
  static func text(_ byteCount: Int, _ draw: (inout UTF8Writer) -> Void) -> String {
    String(unsafeUninitializedCapacity: byteCount) { room in
      var writer = UTF8Writer(room: room)
      draw(&writer)
      return writer.count
    }
  }

  private init(room: UnsafeMutableBufferPointer<UInt8>) { self.room = room }

  mutating func draw(_ glyph: Glyphs.Glyph, _ role: Role, with glyphs: Glyphs) {
    copy(glyph.byteCount, from: glyph.start, of: glyphs)
  }

  mutating func draw(_ digit: UInt8, with glyphs: Glyphs) {
    let length = glyphs.zero.byteCount
    guard length > 1 else { return put(glyphs.bytes[Int(digit)]) }
    copy(length, from: Int(digit) * length, of: glyphs)
  }

  private mutating func copy(_ length: Int, from start: Int, of glyphs: Glyphs) {
    for index in start..<start + length { put(glyphs.bytes[index]) }
  }

  private mutating func put(_ byte: UInt8) {
    precondition(count < room.count, "A text is as long as its layout says.")
    room[count] = byte
    count += 1
  }
}
