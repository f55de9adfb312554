// SPDX-License-Identifier: MIT

/// A text whose scalars are read from its UTF-8 bytes, in place.
///
/// Positions count bytes. The text is well-formed, as that of every string is, so a position where a
/// scalar starts leads to the next one.
///
/// It reads through a pointer, because the views of a string cost a copy or several calls for each
/// scalar (benchmarks "paste of 20 characters" and "paste of 1,000,000 characters"). Every byte is
/// checked to lie inside, and no text leaves the function that it is handed to.
struct ScalarText {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The text of a literal.
  init(_ literal: StaticString) {
    bytes = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  /// The number of bytes.
  var count: Int { bytes.count }

  /// The byte at a position.
  subscript(position: Int) -> UInt8 {
    precondition(position >= 0 && position < bytes.count, "A byte is read from inside its text.")
    return bytes[position]
  }

  /// The text between two positions.
  subscript(range: Range<Int>) -> ScalarText {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "A part lies in its text.")
    return ScalarText(UnsafeBufferPointer(rebasing: bytes[range]))
  }

  /// The position behind the scalar at a position.
  func after(_ position: Int) -> Int {
    let byte = self[position]
    return position + (byte < 0x80 ? 1 : (~byte).leadingZeroBitCount)
  }

  /// The scalar at a position.
  func scalar(at position: Int) -> Unicode.Scalar {
    let byte = self[position]
    return byte < 0x80 ? Unicode.Scalar(byte) : longScalar(at: position)
  }

  private func longScalar(at position: Int) -> Unicode.Scalar {
    let length = after(position) - position
    var value = UInt32(self[position]) & (0x7F >> UInt32(length))
    for place in 1..<length { value = value << 6 | UInt32(self[position + place] & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Whether the text contains a scalar.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    var position = 0
    while position < count {
      if self.scalar(at: position) == scalar { return true }
      position = after(position)
    }
    return false
  }

  /// Whether another text stands at a position, byte by byte.
  func has(_ other: ScalarText, at position: Int) -> Bool {
    guard position >= 0, count - position >= other.count else { return false }
    for place in 0..<other.count where self[position + place] != other[place] { return false }
    return true
  }
}

extension String {
  /// Whether both texts are the same, scalar by scalar.
  package func isSame(as other: String) -> Bool {
    withScalars { text in
      other.withScalars { text.count == $0.count && text.has($0, at: 0) }
    }
  }
}

extension [UInt8] {
  /// Calls a function with the scalars of a text in UTF-8.
  func withScalars<Result>(_ body: (ScalarText) -> Result) -> Result {
    withUnsafeBufferPointer { body(ScalarText($0)) }
  }

  /// Adds a text in UTF-8.
  mutating func append(_ text: ScalarText) {
    reserveCapacity(count + text.count)
    for position in 0..<text.count { append(text[position]) }
  }
}
