// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct BoundsTests {
  @Test(arguments: [
    ("11", true), ("10", false), ("10.01", true), ("4", false), ("0", false), ("-1", true),
  ])
  func isPastTheFarBoundIfMoreDigitsCannotBringItBack(_ text: String, _ isPast: Bool) {
    #expect(Bounds.from("5", to: "10").isPastFarBound(numeral(text)) == isPast)
  }

  @Test(arguments: [("-11", true), ("-10", false), ("-4", false), ("7", true)])
  func lowerBoundIsTheFarOneForNegativeNumbers(_ text: String, _ isPast: Bool) {
    #expect(Bounds.from("-10", to: "-5").isPastFarBound(numeral(text)) == isPast)
  }

  @Test func zeroCanBeTheFarBoundOfEitherSign() {
    #expect(Bounds.from(nil, to: "0").isPastFarBound(numeral("1")))
    #expect(Bounds.from("0", to: nil).isPastFarBound(numeral("-1")))
    #expect(!Bounds.open.isPastFarBound(numeral("1")))
  }

  @Test(arguments: [
    ("50", "500", true), ("500", "50", false), ("50", "50", false), ("-5", "-50", true),
    ("7", "70", false), ("50", "1", false), ("500", "5", false),
  ])
  func isNearerIfItMovesTowardTheCrossedBound(_ new: String, _ old: String, _ isNearer: Bool) {
    let bounds = Bounds.from("5", to: "10")
    #expect(bounds.isNearer(numeral(new), than: numeral(old)) == isNearer)
  }

  @Test(
    arguments: [
      ("0.125", "7.77", 1, "0.2", "7.7"), ("-7.77", "-0.5", 0, "-7", "-1"),
      ("-0.5", "0.5", 0, "0", "0"), ("-7.75", "7.75", 2, "-7.75", "7.75"),
      ("0.2", "0.4", 0, "0.2", "0.4"),
    ] as [(String, String, Int, String, String)]
  )
  func areNarrowedToTheNumbersThatCanBeTyped(
    _ lower: String,
    _ upper: String,
    _ digits: Int,
    _ least: String,
    _ most: String
  ) {
    let bounds = Bounds.from(lower, to: upper).narrowed(to: Precision(fraction: 0...digits))
    #expect(bounds == Bounds.from(least, to: most))
  }

  @Test func boundsAreCanonical() {
    #expect(Bounds.from("05.0", to: "10.").lower == numeral("5"))
    #expect(Bounds.from("05.0", to: "10.").upper == numeral("10"))
  }

  // Exit tests run in a child process, which some platforms do not support.
  #if EXIT_TESTS
    @Test func trapsOnALowerBoundAboveTheUpper() async {
      await #expect(processExitsWith: .failure) {
        _ = Bounds(lower: Numeral("2"), upper: Numeral("1"))
      }
    }
  #endif
}
