// SPDX-License-Identifier: MIT

extension Digits {
  /// The digits of a word.
  init(_ word: UInt64) {
    self.init()
    append(word, atLeast: 1)
  }

  /// Adds the digits of a word, with zeros in front if there are less than `count`.
  mutating func append(_ word: UInt64, atLeast count: Int) {
    let (front, back) = word.quotientAndRemainder(dividingBy: 1_000_000_000_000_000 as UInt64)
    if front > 0 || count > 15 { append(short: front, atLeast: count - 15) }
    append(short: back, atLeast: front > 0 ? 15 : Swift.min(15, count))
  }

  /// The same for a number of up to 15 digits, which are found from the last one on.
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
