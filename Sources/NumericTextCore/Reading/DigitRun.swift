// SPDX-License-Identifier: MIT

/// The digits of a text, limited to the maximum length of a number.
///
/// Leading zeros are counted rather than stored, because a pasted text can have a million zeros.
/// Digits past the limit are also only counted. If they turn out to be fraction digits, they are cut
/// off. If they are integer digits, the number is refused.
///
///     text        0 0 1 2 3 4
///     digits      z z d d d d      zeros = 2, count = 6
struct DigitRun: Sendable {
  /// The number of all digits, including those past the limit.
  private(set) var count = 0

  /// The number of digits up to the last nonzero digit, including those past the limit.
  private var nonzeroCount = 0

  private var zeros = 0

  /// The digits without leading zeros, up to the limit.
  private var digits = NumeralDigits()

  var startsWithZero: Bool { zeros > 0 }

  /// Returns whether all digits after the first `count` digits are zero.
  func isZero(after count: Int) -> Bool { nonzeroCount <= count }

  mutating func append(_ digit: UInt8) {
    count += 1
    if digit != 0 { nonzeroCount = count }
    if digit == 0, digits.isEmpty {
      zeros += 1
    } else if digits.count < NumeralDigits.limit {
      digits.append(digit)
    }
  }

  /// Appends the ASCII digits from `start` on, up to `end` at most.
  ///
  /// - Returns: The position after the last digit.
  mutating func append(_ text: ScalarText, from start: Int, upTo end: Int) -> Int {
    var position = start
    if digits.isEmpty {
      while position < end, text[position] == 0x30 { position += 1 }
      zeros += position - start
    }
    while position < end {
      let digit = text[position] &- 0x30
      guard digit < 10 else { break }
      if digits.count < NumeralDigits.limit { digits.append(digit) }
      position += 1
      if digit != 0 { nonzeroCount = count + position - start }
    }
    count += position - start
    return position
  }

  /// Returns the numeral of these digits.
  ///
  /// If there are too many digits, leading zeros and the end of the fraction are cut off.
  ///
  /// - Throws: `tooManyDigits` if the integer part is still too long.
  func numeral(integerCount: Int, hasSeparator: Bool) throws(Refusal) -> Numeral {
    let excess = zeros + digits.count - NumeralDigits.limit
    let dropped = max(0, min(excess, min(zeros, integerCount) - 1))
    let integers = integerCount - dropped
    guard integers <= NumeralDigits.limit else { throw .tooLong }
    // If there is no integer digit, this leaves room for the zero that will be inserted before the
    // separator.
    let room = integers == 0 ? NumeralDigits.limit - 1 : NumeralDigits.limit
    let row = row(zeros: min(zeros - dropped, room), room: room)
    return Numeral(digits: row, separator: hasSeparator ? integers : nil)
  }

  private func row(zeros: Int, room: Int) -> NumeralDigits {
    if zeros == 0, digits.count <= room { return digits }
    var row = NumeralDigits()
    row.append(zeros: zeros)
    row.append(digits, 0..<min(digits.count, room - zeros))
    return row
  }
}
