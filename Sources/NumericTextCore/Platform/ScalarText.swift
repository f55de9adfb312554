// SPDX-License-Identifier: MIT

/// A string whose Unicode scalars are decoded from its UTF-8 bytes, without a copy of the bytes.
///
/// Positions are byte offsets at which a scalar starts. The bytes are always valid UTF-8, because
/// they come from a `String`.
///
/// The bytes are read through a pointer, because the views of `String` copy them or make several
/// calls per scalar (benchmarks "paste of 20 characters" and "paste of 1,000,000 characters").
/// Every access is bounds-checked. A `ScalarText` is passed to a closure, and must not be used
/// after the closure has returned.
struct ScalarText {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Creates a text from a string literal.
  init(_ literal: StaticString) {
    bytes = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  /// The number of bytes.
  var count: Int { bytes.count }

  /// The byte at a position.
  subscript(position: Int) -> UInt8 {
    precondition(position >= 0 && position < bytes.count, "The byte position is out of range.")
    return bytes[position]
  }

  /// The text between two positions.
  subscript(range: Range<Int>) -> ScalarText {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "The range is out of bounds.")
    return ScalarText(UnsafeBufferPointer(rebasing: bytes[range]))
  }

  /// Returns the position after the scalar at `position`.
  func after(_ position: Int) -> Int {
    let byte = self[position]
    return position + (byte < 0x80 ? 1 : (~byte).leadingZeroBitCount)
  }

  /// Returns the scalar at `position`.
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

  /// Returns the first position from `start` up to `end` that satisfies `condition`, or `end`.
  func firstPosition(
    from start: Int,
    upTo end: Int,
    where condition: (_ position: Int) -> Bool
  ) -> Int {
    var position = start
    while position < end, !condition(position) { position = after(position) }
    return position
  }

  /// Returns the first position from `start` up to `end` at which there is no ASCII digit.
  func skippingDigits(_ start: Int, upTo end: Int) -> Int {
    precondition(start >= 0 && end <= count, "The range is out of bounds.")
    var position = start
    while position < end, bytes[position] &- 0x30 < 10 { position += 1 }
    return position
  }

  /// Returns whether any scalar in the text satisfies `condition`.
  func contains(where condition: (Unicode.Scalar) -> Bool) -> Bool {
    containsPosition { condition(scalar(at: $0)) }
  }

  /// Returns whether any position in the text satisfies `condition`.
  func containsPosition(where condition: (_ position: Int) -> Bool) -> Bool {
    firstPosition(from: 0, upTo: count, where: condition) < count
  }

  /// Returns whether the text contains `scalar`.
  func contains(_ scalar: Unicode.Scalar) -> Bool { contains { $0 == scalar } }

  /// Returns the scalar before `position`, or nil at the start.
  func scalar(before position: Int) -> Unicode.Scalar? {
    position > 0 ? scalar(at: before(position)) : nil
  }

  /// Returns the position of the scalar that ends at `position`, which must not be 0.
  func before(_ position: Int) -> Int {
    var start = position - 1
    while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// Returns whether the bytes from `position` on start with the bytes of `other`.
  func has(_ other: ScalarText, at position: Int) -> Bool {
    guard position >= 0, count - position >= other.count else { return false }
    for place in 0..<other.count where self[position + place] != other[place] { return false }
    return true
  }
}

extension [UInt8] {
  /// Calls `body` with these bytes as a text.
  ///
  /// The bytes must be valid UTF-8.
  func withScalars<Result>(_ body: (ScalarText) -> Result) -> Result {
    withUnsafeBufferPointer { body(ScalarText($0)) }
  }

  /// Appends the bytes of a text.
  mutating func append(_ text: ScalarText) {
    reserveCapacity(count + text.count)
    for position in 0..<text.count { append(text[position]) }
  }
}

extension String {
  /// Returns whether both strings consist of the same scalars.
  ///
  /// Unlike `==`, this doesn't add the tables for Unicode normalization to the web engine.
  package func isSame(as other: String) -> Bool {
    withScalars { text in
      other.withScalars { text.count == $0.count && text.has($0, at: 0) }
    }
  }

  /// Creates a string from valid UTF-8.
  init(wellFormed bytes: [UInt8]) { self = bytes.withScalars { String($0) } }

  /// Creates a string that consists of `parts`.
  ///
  /// Unlike `+`, this doesn't add the standard library's code for growing a string to the web
  /// engine.
  init(joining parts: [String]) {
    var bytes: [UInt8] = []
    for text in parts { text.withScalars { bytes.append($0) } }
    self.init(wellFormed: bytes)
  }

  /// Creates a string with a copy of a text.
  init(_ text: ScalarText) {
    self.init(capacity: text.count) { room in
      for place in 0..<text.count { room[place] = text[place] }
      return text.count
    }
  }

  /// The only scalar of the string, or nil if there is not exactly one.
  package var onlyScalar: Unicode.Scalar? { withScalars { $0.onlyScalar } }
}

extension ScalarText {
  /// The only scalar of the text, or nil if there is not exactly one.
  // A refused key needs 5 % more instructions if this is not inlined (benchmark "refused key").
  @inline(__always)
  var onlyScalar: Unicode.Scalar? {
    guard count > 0, after(0) == count else { return nil }
    return scalar(at: 0)
  }
}
