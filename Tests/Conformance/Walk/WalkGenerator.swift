// SPDX-License-Identifier: MIT

import Foundation

/// SplitMix64 (Steele, Lea and Flood, 2014): the same choices for the same seed.
struct WalkGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The seed of this run: from `NUMERIC_TEXT_SEED`, or a new one.
  static let seed: UInt64 = {
    let given = ProcessInfo.processInfo.environment["NUMERIC_TEXT_SEED"]
    return given.flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64.max)
  }()

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// True once in so many times.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }

  /// One of the choices, or nil most of the time.
  mutating func rarely<Choice>(_ choices: [Choice]) -> Choice? {
    once(in: 4) ? pick(choices) : nil
  }

  /// A plain decimal number.
  mutating func number() -> String {
    if once(in: 4) {
      return pick(["0", "-1", "255", "-128", "0.05", "99999999999999", "-0.000001", "1234567.89"])
    }
    let digits = (0...below(9)).map { _ in String(below(10)) }.joined()
    let fraction = once(in: 2) ? "" : "." + (0...below(4)).map { _ in String(below(10)) }.joined()
    return (once(in: 3) ? "-" : "") + digits + fraction
  }
}

extension String {
  /// This text as a JSON string.
  var json: String {
    let data = try? JSONSerialization.data(withJSONObject: [self], options: .withoutEscapingSlashes)
    return String(String(decoding: data ?? Data(), as: UTF8.self).dropFirst().dropLast())
  }
}
