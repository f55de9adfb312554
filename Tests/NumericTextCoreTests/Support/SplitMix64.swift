// SPDX-License-Identifier: MIT

import Foundation

/// A small generator whose numbers follow from its seed (Steele, Lea and Flood, 2014).
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The seed of this run: the environment's, or one that differs from run to run.
  static let seed: UInt64 =
    ProcessInfo.processInfo.environment["NUMERIC_TEXT_SEED"].flatMap { UInt64($0) }
    ?? UInt64.random(in: 0...UInt64(UInt32.max))

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// One of some values, which must not be empty.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  /// A plain numeral of up to so many digits in each part.
  mutating func plainNumber(integer: ClosedRange<Int>, fraction: ClosedRange<Int>) -> String {
    let integers = digits(Int.random(in: integer, using: &self))
    let fractions = digits(Int.random(in: fraction, using: &self))
    let sign = Bool.random(using: &self) ? "-" : ""
    return sign + (integers.isEmpty ? "0" : integers) + (fractions.isEmpty ? "" : "." + fractions)
  }

  /// Zeros and nines are as likely as all others, because they carry and are dropped.
  private mutating func digits(_ count: Int) -> String {
    (0..<count).map { _ in pick(["0", "9", "1", "4", "5", "6", "7", "0", "9", "2"]) }.joined()
  }
}
