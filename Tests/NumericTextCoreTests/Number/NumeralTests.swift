// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import NumericTextCore

@Suite struct NumeralTests {
  @Test func fitsInFourWords() {
    #expect(MemoryLayout<Numeral>.size == 32)
  }

  @Test func numeralWithoutFractionHasNoSeparator() {
    let number = Numeral(integer: [4, 0])
    #expect(!number.hasSeparator)
    #expect(number.description == "40")
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

  @Test(arguments: ["1,000", "1.2.3", "5-", "--5", "+5", " 5", "1e3", "٣", "x", "1 "])
  func rejectsTextThatIsNotAPlainNumeral(_ text: String) {
    #expect(Numeral(text) == nil)
  }

  // MARK: - Other forms of a number

  @Test(arguments: [
    ("1.239", 2, "1.23"), ("1.2", 2, "1.2"), ("1.", 2, "1."), ("1.2", 0, "1"), ("1.", 0, "1"),
    ("12", 0, "12"),
  ])
  func trimsTheFractionWithoutRounding(_ text: String, _ limit: Int, _ trimmed: String) {
    #expect(numeral(text).trimmed(toFraction: limit).description == trimmed)
  }

  @Test(arguments: [
    ("1.2", 1, 2, "1.20"), ("1", 3, 0, "001"), ("1", 1, 2, "1.00"), ("", 1, 0, "0"),
    ("123.456", 2, 2, "123.456"), ("1.", 2, 0, "01."),
  ])
  func padsBothPartsWithZeros(
    _ text: String,
    _ integer: Int,
    _ fraction: Int,
    _ padded: String
  ) {
    #expect(numeral(text).padded(integer: integer, fraction: fraction).description == padded)
  }

  @Test func carriesThroughManyDigits() {
    let nines = String(repeating: "9", count: 50)
    let rounded = numeral(nines + ".9").rounded(toFraction: 0)
    #expect(rounded.description == "1" + String(repeating: "0", count: 50))
  }

  @Test(arguments: [(".5", "0"), (".6", "1"), (".0", "0")])
  func roundsAFractionWithoutIntegerPartToADigit(_ text: String, _ rounded: String) {
    #expect(numeral(text).rounded(toFraction: 0).description == rounded)
  }

  // MARK: - Comparison

  @Test(arguments: [("", "", true), ("-", "", true), ("", "0", false)])
  func emptyNumeralsAreNotZero(_ left: String, _ right: String, _ isSame: Bool) {
    #expect(numeral(left).isSameNumber(as: numeral(right)) == isSame)
    #expect(numeral(right).isSameNumber(as: numeral(left)) == isSame)
  }

  // MARK: - Arithmetic

  @Test func addsManyDigitsExactly() {
    let nines = numeral(String(repeating: "9", count: 60))
    let sum = nines.adding(.zero.adding(numeral("1")))
    #expect(sum.description == "1" + String(repeating: "0", count: 60))
  }

  @Test(arguments: [
    ("12", "34", "408"), ("-0.5", "0.5", "-0.25"), ("0", "-7", "0"), ("2.50", "4", "10"),
    ("99999999999999999999", "99999999999999999999", "9999999999999999999800000000000000000001"),
  ])
  func multipliesExactly(_ left: String, _ right: String, _ product: String) {
    #expect(numeral(left).multiplied(by: numeral(right)).description == product)
    #expect(numeral(right).multiplied(by: numeral(left)).description == product)
  }

  @Test(arguments: [
    ("10", "4", 2, "2.5"), ("10", "3", 2, "3.331"), ("2", "3", 0, "0.1"), ("-1", "8", 3, "-0.125"),
    ("0.3", "0.1", 1, "3"), ("1", "0.007", 3, "142.8571"), ("0", "3", 5, "0"),
  ])
  func dividesToALength(_ left: String, _ right: String, _ places: Int, _ quotient: String) {
    let result = numeral(left).divided(by: numeral(right), places: places)
    #expect(result.description == quotient)
  }

  @Test func divisionUndoesMultiplication() throws {
    try withRandom(300) { generator in
      let left = numeral(String(generator.next() % 1_000_000))
      let right = numeral(String(1 + generator.next() % 1_000_000))
      let quotient = left.multiplied(by: right).divided(by: right, places: 3)
      try hold(quotient.description, is: left.description, "\(left) × \(right) / \(right)")
    }
  }
}
