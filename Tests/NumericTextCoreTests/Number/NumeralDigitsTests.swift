// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct NumeralDigitsTests {
  @Test func behavesLikeAnArray() throws { try DigitRowLaws<NumeralDigits>().check() }

  @Test func significantDigitsHaveNoLeadingZeros() {
    #expect(Array(NumeralDigits([0, 0, 5, 0]).significant) == [5, 0])
    #expect(NumeralDigits([0, 0]).significant.isEmpty)
  }

  // Exit tests run in a child process, which some platforms do not support.
  #if EXIT_TESTS
    @Test func trapsOnADigitGreaterThanNine() async {
      await #expect(processExitsWith: .failure) {
        var digits = NumeralDigits()
        digits.append(10)
      }
    }

    @Test func trapsOnAnIndexOutOfRange() async {
      await #expect(processExitsWith: .failure) {
        _ = NumeralDigits([1])[1]
      }
    }
  #endif
}
