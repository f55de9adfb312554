// SPDX-License-Identifier: MIT

import TestSupport

extension SplitMix64 {
  /// Returns a random plain numeral such as `-120.05`.
  ///
  /// `integer` and `fraction` are the possible numbers of integer digits and of fraction digits.
  mutating func plainNumber(integer: ClosedRange<Int>, fraction: ClosedRange<Int>) -> String {
    let integers = digits(Int.random(in: integer, using: &self))
    let fractions = digits(Int.random(in: fraction, using: &self))
    let sign = Bool.random(using: &self) ? "-" : ""
    return sign + (integers.isEmpty ? "0" : integers) + (fractions.isEmpty ? "" : "." + fractions)
  }

  /// Returns `count` random digits with many zeros and nines, to test dropped zeros and carries.
  private mutating func digits(_ count: Int) -> String {
    (0..<count).map { _ in pick(["0", "9", "1", "4", "5", "6", "7", "0", "9", "2"]) }.joined()
  }
}
