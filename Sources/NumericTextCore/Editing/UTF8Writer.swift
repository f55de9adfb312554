// SPDX-License-Identifier: MIT

/// Writes text of a known length straight into its string (benchmark "key at 11 digits": a byte array
/// first costs one more allocation).
///
/// Every piece is checked against the room that is left.
struct UTF8Writer {
  private let room: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// The text of so many bytes that a function writes.
  @inline(__always)  // Benchmark "key at 11 digits": the function is written out in place.
  static func text(_ byteCount: Int, _ write: (inout UTF8Writer) -> Void) -> String {
    String(capacity: byteCount) { room in
      var writer = UTF8Writer(room: room)
      write(&writer)
      return writer.count
    }
  }

  private init(room: UnsafeMutableBufferPointer<UInt8>) { self.room = room }

  /// Writes a symbol.
  mutating func write(_ symbol: Symbol) {
    reserve(symbol.utf8.count)
    for byte in symbol.utf8 { put(byte) }
  }

  /// Writes a stretch of digits.
  mutating func write(_ digits: Digits, _ range: Range<Int>, _ set: DigitSet) {
    reserve(range.count * set.stride)
    guard set.stride > 1 else { return digits.forEach(in: range) { put(set.utf8[Int($0)]) } }
    digits.forEach(in: range) { digit in
      let start = Int(digit) * set.stride
      for place in start..<start + set.stride { put(set.utf8[place]) }
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
