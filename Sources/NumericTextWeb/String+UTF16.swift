// SPDX-License-Identifier: MIT

import NumericTextCore

/// UTF-16 code units that JavaScript has written to the shared memory.
typealias UTF16Units = UnsafeBufferPointer<UInt16>

extension String {
  /// Creates a string from UTF-16.
  ///
  /// Unpaired surrogates become U+FFFD, which no number contains.
  ///
  /// This initializer replaces the decoder of the standard library, which is generic: the compiler
  /// would add a copy of its code to the module for each collection type.
  init(utf16 units: UTF16Units) {
    self.init(capacity: 3 * units.count) { bytes in
      var count = 0
      var index = 0
      while index < units.count {
        let scalar = Self.scalar(at: &index, in: units)
        count += Self.write(scalar, to: bytes, at: count)
      }
      return count
    }
  }

  /// Decodes the scalar at `index` and advances `index`.
  private static func scalar(at index: inout Int, in units: UTF16Units) -> UInt32 {
    let unit = UInt32(units[index])
    index += 1
    guard unit & 0xF800 == 0xD800 else { return unit }
    guard unit < 0xDC00, index < units.count, units[index] & 0xFC00 == 0xDC00 else { return 0xFFFD }
    index += 1
    return 0x10000 + (unit & 0x3FF) << 10 + UInt32(units[index - 1] & 0x3FF)
  }

  /// Writes a scalar in UTF-8 to `bytes`, beginning at `start`.
  ///
  /// - Returns: The number of bytes written.
  private static func write(
    _ scalar: UInt32,
    to bytes: UnsafeMutableBufferPointer<UInt8>,
    at start: Int
  ) -> Int {
    let count = scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
    var rest = scalar
    for index in (1..<count).reversed() {
      bytes[start + index] = UInt8(0x80 | rest & 0x3F)
      rest >>= 6
    }
    let mark: UInt32 = count == 1 ? 0 : count == 2 ? 0xC0 : count == 3 ? 0xE0 : 0xF0
    bytes[start] = UInt8(mark | rest)
    return count
  }
}
