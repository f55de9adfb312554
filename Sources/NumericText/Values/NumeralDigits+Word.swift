// SPDX-License-Identifier: MIT

extension NumeralDigits {
  /// Creates the decimal digits of an integer.
  init(_ word: UInt64) {
    self.init()
    append(word, atLeast: 1)
  }

  /// Appends the digits of an integer, padded with leading zeros to at least `count` digits.
  mutating func append(_ word: UInt64, atLeast count: Int) {
    let (front, back) = word.quotientAndRemainder(dividingBy: 1_000_000_000_000_000 as UInt64)
    if front > 0 || count > 15 { append(short: front, atLeast: count - 15) }
    append(short: back, atLeast: front > 0 ? 15 : Swift.min(15, count))
  }

  /// Appends the digits of an integer of at most 15 digits, padded with leading zeros to at least
  /// `count` digits.
  private mutating func append(short number: UInt64, atLeast count: Int) {
    var (rest, row, found) = (number, 0 as UInt64, 0)
    while rest > 0 || found < count {
      row = row << 4 | rest % 10
      rest /= 10
      found += 1
    }
    for _ in 0..<found {
      append(UInt8(truncatingIfNeeded: row & 0xF))
      row >>= 4
    }
  }
}
