// SPDX-License-Identifier: MIT

import Foundation

/// SplitMix64 (Steele, Lea and Flood, 2014): the same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The seed of this run: from `NUMERIC_TEXT_SEED`, or a new one.
  static let seed: UInt64 = {
    let given = ProcessInfo.processInfo.environment["NUMERIC_TEXT_SEED"]
    return given.flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64.max)
  }()

  /// A random numeral of up to so many digits in all.
  mutating func numeral(digits most: Int) -> String {
    let count = Int.random(in: 1...most, using: &self)
    let integer = Int.random(in: 1...count, using: &self)
    let digits = (0..<count).map { _ in String(Int.random(in: 0...9, using: &self)) }
    let fraction = digits[integer...].joined()
    return (Bool.random(using: &self) ? "-" : "") + digits[..<integer].joined()
      + (fraction.isEmpty ? "" : "." + fraction)
  }
}
