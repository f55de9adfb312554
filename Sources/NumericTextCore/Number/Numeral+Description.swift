// SPDX-License-Identifier: MIT

extension Numeral: LosslessStringConvertible {
  /// The numeral in plain ASCII: `-1234.50`, without grouping or exponent.
  public var description: String {
    var text = isNegative ? "-" : ""
    for index in digits.indices {
      if index == integerCount { text += "." }
      text.unicodeScalars.append(Unicode.Scalar(0x30 + digits[index]))
    }
    if hasSeparator && fractionCount == 0 { text += "." }
    return text
  }

  /// Reads plain ASCII: an optional `-`, digits, and an optional `.` with digits around it.
  ///
  /// ```swift
  /// Numeral("-12.50")  // the numeral -12.50
  /// Numeral("1,000")   // nil: a plain numeral has no grouping
  /// ```
  ///
  /// - Parameter description: The text. It may be partial: `-`, `1.` and the empty text are read.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init?(_ description: String) {
    self.init()
    for (index, byte) in description.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "-") where index == 0: isNegative = true
      case UInt8(ascii: ".") where !hasSeparator: hasSeparator = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): append(byte - 0x30)
      default: return nil
      }
    }
  }

  private mutating func append(_ digit: UInt8) {
    digits.append(digit)
    if !hasSeparator { integerCount += 1 }
  }
}
