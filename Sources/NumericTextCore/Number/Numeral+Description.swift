// SPDX-License-Identifier: MIT

extension Numeral: LosslessStringConvertible {
  /// The numeral in ASCII, without grouping or an exponent: `-1234.50`.
  public var description: String {
    let capacity = digits.count + 2
    return String(capacity: capacity) { room in
      var bytes = 0
      func put(_ byte: UInt8) {
        room[bytes] = byte
        bytes += 1
      }
      if isNegative { put(UInt8(ascii: "-")) }
      for place in 0..<digits.count {
        if place == integerCount { put(UInt8(ascii: ".")) }
        put(0x30 + digits[place])
      }
      if hasSeparator, fractionCount == 0 { put(UInt8(ascii: ".")) }
      return bytes
    }
  }

  /// Returns the digits in ASCII, with `separator` in UTF-8 as the decimal separator.
  func text(separator: [UInt8]) -> String {
    var bytes: [UInt8] = []
    for index in 0...digits.count {
      if hasSeparator, index == integerCount { for byte in separator { bytes.append(byte) } }
      if index < digits.count { bytes.append(0x30 + digits[index]) }
    }
    return String(wellFormed: bytes)
  }

  /// Creates a numeral from ASCII text: an optional `-`, digits, and an optional `.` among them.
  ///
  /// ```swift
  /// Numeral("-12.50")  // the numeral -12.50
  /// Numeral("1,000")   // nil: grouping separators are not accepted
  /// ```
  ///
  /// - Parameter description: The text, with at most 8,000 digits. Partial numbers such as `-`,
  ///   `1.` and the empty string are accepted.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init?(_ description: String) {
    self.init()
    guard description.withScalars({ read($0) }) else { return nil }
  }

  /// Appends the characters of ASCII text to this empty numeral.
  ///
  /// - Returns: Whether every character is part of a number.
  private mutating func read(_ text: ScalarText) -> Bool {
    for position in 0..<text.count {
      switch text[position] {
      case UInt8(ascii: "-") where position == 0: isNegative = true
      case UInt8(ascii: ".") where !hasSeparator: appendSeparator()
      case let byte where byte &- 0x30 < 10 && digits.count < NumeralDigits.limit:
        digits.append(byte &- 0x30)
      default: return false
      }
    }
    return true
  }
}
