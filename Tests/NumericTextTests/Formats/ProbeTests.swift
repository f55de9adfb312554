// SPDX-License-Identifier: MIT

import Testing

@testable import NumericText

@Suite struct ProbeTests {
  @Test func knownDigitsSeparateAffixesFromSeparators() throws {
    let parts = try #require(Probe.Parts("B/. 1.234,5 x", digits: [1, 2, 3, 4, 5]))
    #expect(parts.affixes == Affixes(prefix: "B/. ", suffix: " x"))
    #expect(parts.separators.map(\.text) == [".", ","])
    #expect(parts.separators.map(\.index) == [1, 4])
  }

  @Test func ignoresDigitsInAffixes() throws {
    let parts = try #require(Probe.Parts("P12P 12,3 x4", digits: [1, 2, 3]))
    #expect(parts.affixes == Affixes(prefix: "P12P ", suffix: " x4"))
  }

  @Test(arguments: ["", "abc", "12", "1 2 4", "1 2 2"])
  func rejectsTextWithoutTheKnownDigits(_ text: String) {
    #expect(Probe.Parts(text, digits: [1, 2, 3]) == nil)
  }

  @Test func countsPaddingZerosAsDigits() throws {
    let zeros = String(repeating: "0", count: 200)
    let parts = try #require(Probe.Parts("$\(zeros)1.\(zeros)", .one))
    #expect(parts.integerCount == 201)
    #expect(parts.fractionDigits == 200)
    #expect(parts.affixes.prefix == "$")
  }

  @Test func recognizesDigitsOfAnyScript() throws {
    let parts = try #require(Probe.Parts("-१,२", digits: [1, 2]))
    #expect(parts.digits == ["१", "२"])
    #expect(parts.affixes.prefix == "-")
  }
}
