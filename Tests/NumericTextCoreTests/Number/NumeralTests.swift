// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct NumeralTests {
  @Test func fitsInFourWords() {
    #expect(MemoryLayout<Numeral>.size == 32)
  }

  @Test func combinesSignIntegerAndFraction() {
    let number = Numeral(isNegative: true, integer: [1, 2], fraction: [5])
    #expect(number.description == "-12.5")
    #expect(number.integerCount == 2)
    #expect(number.fractionCount == 1)
    #expect(number.hasSeparator)
  }

  @Test func numeralWithoutFractionHasNoSeparator() {
    let number = Numeral(integer: [4, 0])
    #expect(!number.hasSeparator)
    #expect(number.description == "40")
  }

  @Test func zeroIsASingleDigit() {
    #expect(Numeral.zero.description == "0")
    #expect(Numeral.zero.isZero)
    #expect(!Numeral.zero.isEmpty)
  }

  @Test(arguments: [
    ("", true), ("-", false), (".", false), ("0", false), ("5", false),
  ])
  func onlyANumeralWithoutSignAndDigitsIsEmpty(_ text: String, _ isEmpty: Bool) {
    #expect(numeral(text).isEmpty == isEmpty)
  }

  @Test(arguments: [
    ("", true), ("-", true), ("-0.00", true), ("000", true), ("0.01", false), ("10", false),
  ])
  func isZeroIfItHasNoOtherDigit(_ text: String, _ isZero: Bool) {
    #expect(numeral(text).isZero == isZero)
  }

  @Test(arguments: [("", 0), ("12", 2), ("12.", 3), ("12.34", 5), ("-1", 1)])
  func countsDigitsAndSeparatorAsContent(_ text: String, _ count: Int) {
    #expect(numeral(text).contentCount == count)
  }

  @Test(arguments: [("", 0), ("0", 0), ("007.5", 1), ("120", 3), ("0.05", 0)])
  func leadingZerosAreNotSignificant(_ text: String, _ count: Int) {
    #expect(numeral(text).significantIntegerCount == count)
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 2), (3, 4), (4, 5)])
  func slotAfterAllIntegerDigitsIsBeforeTheSeparator(_ digits: Int, _ slot: Int) {
    #expect(numeral("12.34").slot(afterDigits: digits) == slot)
  }

  @Test(arguments: [(0, 0), (2, 2), (3, 2), (4, 3), (5, 4)])
  func countsDigitsBeforeASlotWithoutTheSeparator(_ slot: Int, _ digits: Int) {
    #expect(numeral("12.34").digitCount(before: slot) == digits)
  }

  @Test func differentlyWrittenNumeralsAreNotEqual() {
    #expect(numeral("1.50") != numeral("1.5"))
    #expect(numeral("1.") != numeral("1"))
  }
}
