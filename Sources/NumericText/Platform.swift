// SPDX-License-Identifier: MIT

import Foundation

/// What differs between platforms and is smaller than a file.
enum Platform {
  /// Whether the system tells the region of its keyboard, which may change at any time.
  static var tellsKeyboard: Bool {
    // Only Apple's systems do; elsewhere `Locale.current` is a constant.
    #if canImport(Darwin)
      true
    #else
      false
    #endif
  }

  /// The decimal separator on the keys of the system's keyboard, where the system tells.
  static var keyboardSeparator: Unicode.Scalar? {
    tellsKeyboard ? Locale.current.decimalSeparator?.unicodeScalars.first : nil
  }

  /// The two words of a decimal's significand with the number of their units of 16 bits that count,
  /// lowest first, nil if they are not where they should be.
  static func significand(of number: Decimal) -> (low: UInt64, high: UInt64, count: Int)? {
    // swift-foundation hides the parts that Apple's `NSDecimal` shows, in the same order.
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
