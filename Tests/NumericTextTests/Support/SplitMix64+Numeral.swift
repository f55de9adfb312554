// SPDX-License-Identifier: MIT

import TestSupport

extension SplitMix64 {
  /// Returns a random number such as `-12.50`, with up to `most` digits.
  mutating func numeral(digits most: Int) -> String {
    let count = Int.random(in: 1...most, using: &self)
    let integer = Int.random(in: 1...count, using: &self)
    let digits = (0..<count).map { _ in String(Int.random(in: 0...9, using: &self)) }
    let fraction = digits[integer...].joined()
    return (Bool.random(using: &self) ? "-" : "") + digits[..<integer].joined()
      + (fraction.isEmpty ? "" : "." + fraction)
  }
}
