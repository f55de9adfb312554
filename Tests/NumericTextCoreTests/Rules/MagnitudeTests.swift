// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct MagnitudeTests {
  @Test func aPartOfAStyleIsDecoded() {
    var rules = Rules()
    rules.addMagnitude("\u{6}Mio")
    rules.addMagnitude("")
    #expect(rules.magnitudes == [Magnitude("Mio", power: 6)])
  }
}
