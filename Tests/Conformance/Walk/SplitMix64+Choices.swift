// SPDX-License-Identifier: MIT

import TestSupport

extension SplitMix64 {
  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// Returns true in one of `count` calls on average.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }

  /// Returns one of the choices in a quarter of the calls, otherwise nil.
  mutating func rarely<Choice>(_ choices: [Choice]) -> Choice? {
    once(in: 4) ? pick(choices) : nil
  }

  /// Returns a decimal number with ASCII digits.
  mutating func number() -> String {
    if once(in: 4) {
      return pick(["0", "-1", "255", "-128", "0.05", "99999999999999", "-0.000001", "1234567.89"])
    }
    let digits = (0...below(9)).map { _ in String(below(10)) }.joined()
    let fraction = once(in: 2) ? "" : "." + (0...below(4)).map { _ in String(below(10)) }.joined()
    return (once(in: 3) ? "-" : "") + digits + fraction
  }
}
