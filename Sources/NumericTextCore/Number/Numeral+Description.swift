// SPDX-License-Identifier: MIT

extension Numeral: LosslessStringConvertible {
  /// The numeral in plain ASCII: `-1234.50`, without grouping or exponent.
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

  /// Reads plain ASCII: an optional `-`, digits, and an optional `.` with digits around it.
  ///
  /// ```swift
  /// Numeral("-12.50")  // the numeral -12.50
  /// Numeral("1,000")   // nil: a plain numeral has no grouping
  /// ```
  ///
  /// - Parameter description: The text. It may be partial: `-`, `1.` and the empty text are read. More
  ///   than 8,000 digits are not.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init?(_ description: String) {
    self.init()
    guard description.withScalars({ read($0) }) else { return nil }
  }

  /// Reads a plain text into this empty numeral, up to what is none of its characters.
  ///
  /// - Returns: Whether all of it was read.
  private mutating func read(_ text: ScalarText) -> Bool {
    for position in 0..<text.count {
      switch text[position] {
      case UInt8(ascii: "-") where position == 0: isNegative = true
      case UInt8(ascii: ".") where !hasSeparator: shape.hasSeparator = true
      case let byte where byte &- 0x30 < 10 && digits.count < Digits.limit: append(byte &- 0x30)
      default: return false
      }
    }
    return true
  }

  private mutating func append(_ digit: UInt8) {
    digits.append(digit)
    if !hasSeparator { shape.integerCount += 1 }
  }
}
