// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct AllowedSignsTests {
  @Test(
    arguments: [
      (nil, nil, AllowedSigns.both), ("-5", "5", .both), ("0", nil, .onlyPlus),
      ("5", "10", .onlyPlus), ("0", "0", .onlyPlus), ("-10", "0", .onlyMinus),
      (nil, "-5", .onlyMinus),
    ] as [(String?, String?, AllowedSigns)]
  )
  func boundsOnOneSideOfZeroAllowOneSign(
    _ lower: String?,
    _ upper: String?,
    _ signs: AllowedSigns
  ) {
    #expect(Rules.bounded(lower, upper).signs == signs)
  }

  @Test func rulesWithoutSignsAllowNoMinus() {
    #expect(Rules.with { $0.allowsSign = false }.signs == .onlyPlus)
  }
}
