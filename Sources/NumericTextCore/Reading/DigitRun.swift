// SPDX-License-Identifier: MIT

/// The digits of a text, of which as many are kept as a number may have.
///
/// Zeros in front are only counted (benchmark "paste of 1,000,000 characters"), and digits past the
/// limit too: they are trimmed if they turn out to be the end of a fraction.
///
///     text        0 0 1 2 3 4
///     row         z z d d d d      zeros = 2, count = 6
struct DigitRun: Sendable {
  /// The number of all digits.
  private(set) var count = 0

  /// The number of digits up to the last one that is not zero, past the limit too.
  private var nonzeroCount = 0

  private var zeros = 0

  /// The digits from the first one on that is not zero.
  private var digits = Digits()

  var startsWithZero: Bool { zeros > 0 }

  /// Whether no digit but zero follows the first `count` ones.
  func isZero(after count: Int) -> Bool { nonzeroCount <= count }

  mutating func append(_ digit: UInt8) {
    count += 1
    if digit != 0 { nonzeroCount = count }
    if digit == 0, digits.isEmpty {
      zeros += 1
    } else if digits.count < Digits.limit {
      digits.append(digit)
    }
  }

  /// Adds the ASCII digits that stand together from a position on.
  ///
  /// - Returns: The position behind them.
  mutating func append(_ text: ScalarText, from start: Int, upTo end: Int) -> Int {
    var position = start
    if digits.isEmpty {
      while position < end, text[position] == 0x30 { position += 1 }
      zeros += position - start
    }
    while position < end, text[position] &- 0x30 < 10 {
      if digits.count < Digits.limit { digits.append(text[position] &- 0x30) }
      position += 1
      if text[position - 1] != 0x30 { nonzeroCount = count + position - start }
    }
    count += position - start
    return position
  }

  /// The numeral of these digits.
  ///
  /// If there are too many, zeros in front of the integer part go, and the end of the fraction.
  ///
  /// - Throws: `tooManyDigits` for an integer part past the limit.
  func numeral(integerCount: Int, hasSeparator: Bool) throws(Refusal) -> Numeral {
    let excess = zeros + digits.count - Digits.limit
    let dropped = max(0, min(excess, min(zeros, integerCount) - 1))
    let integers = integerCount - dropped
    guard integers <= Digits.limit else { throw .tooManyDigits(limit: Digits.limit) }
    // A fraction without an integer part leaves room for the zero that is put in front of it.
    let room = integers == 0 ? Digits.limit - 1 : Digits.limit
    return Numeral(
      isNegative: false,
      digits: row(zeros: min(zeros - dropped, room), room: room),
      integerCount: integers,
      hasSeparator: hasSeparator
    )
  }

  private func row(zeros: Int, room: Int) -> Digits {
    if zeros == 0, digits.count <= room { return digits }
    var row = Digits()
    row.append(zeros: zeros)
    row.append(digits, 0..<min(digits.count, room - zeros))
    return row
  }
}
