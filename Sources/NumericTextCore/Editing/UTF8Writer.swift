// SPDX-License-Identifier: MIT

/// Draws a text straight into the room of its string (benchmark "key at 11 digits": a byte array
/// first costs one more allocation).
///
/// Every byte is checked against the room that is left.
struct UTF8Writer: Canvas {
  private let room: UnsafeMutableBufferPointer<UInt8>

  /// The number of bytes that are written.
  private(set) var count = 0

  init(room: UnsafeMutableBufferPointer<UInt8>) { self.room = room }

  @inline(__always)  // Benchmark "key at 11 digits": the writer lives in registers.
  mutating func draw(_ glyph: Glyphs.Glyph, _ role: Role, with glyphs: Glyphs) {
    copy(glyph.byteCount, from: glyph.start, of: glyphs)
  }

  @inline(__always)  // Benchmark "key at 11 digits", as above.
  mutating func draw(_ digit: UInt8, with glyphs: Glyphs) {
    let length = glyphs.zero.byteCount
    copy(length, from: Int(digit) * length, of: glyphs)
  }

  private mutating func copy(_ length: Int, from start: Int, of glyphs: Glyphs) {
    if length == 1 { return put(glyphs.bytes[start]) }
    for index in start..<start + length { put(glyphs.bytes[index]) }
  }

  @inline(__always)  // Benchmark "key at 11 digits", as above.
  private mutating func put(_ byte: UInt8) {
    precondition(count < room.count, "A text is as long as its layout says.")
    room[count] = byte
    count += 1
  }
}
