// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct AffixesTests {
  @Test func zeroUsesThePositiveAffixesByDefault() {
    let affixes = SignAffixes(
      positive: Affixes(prefix: "$"),
      negative: Affixes(prefix: "-$")
    )
    #expect(affixes.zero == affixes.positive)
    #expect(affixes.negativeZero == affixes.negative)
  }

  @Test func mapTransformsTheAffixesOfAllSigns() {
    let affixes = SignAffixes(
      positive: Affixes(prefix: "a"),
      negative: Affixes(prefix: "b"),
      zero: Affixes(prefix: "c"),
      negativeZero: Affixes(prefix: "d")
    )
    let mapped = affixes.map { Affixes(prefix: $0.prefix, suffix: Symbol($0.prefix.text + "!")) }
    let all = [mapped.positive, mapped.negative, mapped.zero, mapped.negativeZero]
    #expect(all.map { $0.suffix.text } == ["a!", "b!", "c!", "d!"])
    #expect(all.map { $0.prefix.text } == ["a", "b", "c", "d"])
  }
}
