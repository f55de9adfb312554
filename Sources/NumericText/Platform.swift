// SPDX-License-Identifier: MIT

import Foundation

/// Properties and functions that differ between platforms.
enum Platform {
  /// Returns the significand of a `Decimal` as two 64-bit words, and the number of its 16-bit units
  /// that are in use.
  ///
  /// - Returns: The words and the count, or nil if the memory layout is unknown.
  static func significand(of number: Decimal) -> (low: UInt64, high: UInt64, count: Int)? {
    // In swift-foundation, the stored properties of `Decimal` are not accessible, but they are in
    // the same order as those of Apple's `NSDecimal`.
    #if canImport(Darwin)
      return withUnsafeBytes(of: number._mantissa) { units in
        (word(of: units, at: 0), word(of: units, at: 8), Int(number._length))
      }
    #else
      return withUnsafeBytes(of: number) { bytes in
        guard bytes.count == 20 else { return nil }
        return (word(of: bytes, at: 4), word(of: bytes, at: 12), Int(bytes[1] >> 4))
      }
    #endif
  }

  private static func word(of bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
