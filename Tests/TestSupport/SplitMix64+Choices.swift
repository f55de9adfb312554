// SPDX-License-Identifier: MIT

extension SplitMix64 {
  package mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  /// Returns true with a probability of `percent` percent.
  package mutating func happens(_ percent: Int) -> Bool { below(100) < percent }

  /// Returns a random element of `elements`, which must not be empty.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
