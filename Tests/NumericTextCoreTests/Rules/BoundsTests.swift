// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct BoundsTests {
  @Test func boundsAreCanonical() {
    #expect(Bounds.from("05.0", to: "10.").lower == numeral("5"))
    #expect(Bounds.from("05.0", to: "10.").upper == numeral("10"))
  }

  @Test func areNotNarrowedIfNoNumberBetweenThemCanBeTyped() {
    let bounds = Bounds.from("0.2", to: "0.4")
    #expect(bounds.narrowed(to: Precision(fraction: 0...0)) == bounds)
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
