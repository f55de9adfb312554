// SPDX-License-Identifier: MIT

/// A writer that copies the parts of a formatted text directly into the storage of a new string.
///
/// This avoids allocating a byte array (benchmark "key at 11 digits").
///
/// Every byte is bounds-checked.
struct UTF8Writer {
  private let room: UnsafeMutableBufferPointer<UInt8>

  /// The number of bytes written.
  private(set) var count = 0

  init(room: UnsafeMutableBufferPointer<UInt8>) { self.room = room }

  @inline(__always)  // Benchmark "key at 11 digits": keeps the writer in registers.
  mutating func draw(_ glyph: Glyphs.Glyph, with glyphs: Glyphs) {
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
    precondition(count < room.count, "The text is longer than its layout.")
    room[count] = byte
    count += 1
  }
}
