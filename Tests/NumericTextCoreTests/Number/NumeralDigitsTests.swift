// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct NumeralDigitsTests {
  /// Digit counts near the limits of the storage: a word holds 16 digits, and up to 40 digits need
  /// no allocation.
  private static let counts = [0, 1, 15, 16, 17, 31, 32, 33, 39, 40, 41, 64, 100]

  @Test(arguments: counts)
  func keepsEveryDigitAtItsIndex(_ count: Int) {
    let numbers = (0..<count).map { UInt8($0 * 7 % 10) }
    let digits = NumeralDigits(numbers)
    #expect(digits.count == count)
    #expect(Array(digits) == numbers)
    #expect(digits.startIndex == 0)
    #expect(digits.endIndex == count)
  }

  @Test(arguments: counts)
  func equalsOnlyARowWithTheSameDigits(_ count: Int) {
    let row = NumeralDigits((0..<count).map { UInt8($0 % 10) })
    var longer = row
    longer.append(0)
    #expect(row == NumeralDigits((0..<count).map { UInt8($0 % 10) }))
    #expect(row != longer)
    #expect(Set([row, longer]).count == 2)
  }

  @Test(arguments: counts)
  func areZeroIfAllDigitsAreZero(_ count: Int) {
    var zeros = NumeralDigits()
    zeros.append(zeros: count)
    #expect(zeros.areZero)
    #expect(zeros.leadingZeros(upTo: count) == count)
    zeros.append(3)
    #expect(!zeros.areZero)
    #expect(zeros.leadingZeros(upTo: count) == count)
  }

  @Test(arguments: counts)
  func wordIsTheIntegerValueOfUpToNineteenDigits(_ count: Int) {
    let numbers = (0..<count).map { UInt8(($0 * 7 + 1) % 10) }
    let value = numbers.reduce(0 as UInt64) { $0 &* 10 &+ UInt64($1) }
    #expect(NumeralDigits(numbers).word == (count <= 19 ? value : nil))
  }

  @Test func wordHoldsNineteenNines() {
    #expect(NumeralDigits(repeatElement(9, count: 19)).word == 9_999_999_999_999_999_999)
    #expect(NumeralDigits(repeatElement(9, count: 20)).word == nil)
  }

  @Test func significantDigitsHaveNoLeadingZeros() {
    #expect(Array(NumeralDigits([0, 0, 5, 0]).significant) == [5, 0])
    #expect(NumeralDigits([0, 0]).significant.isEmpty)
  }

  @Test func countsLeadingZerosUpToALimit() {
    let digits = NumeralDigits([0, 0, 5, 0])
    #expect(digits.leadingZeros(upTo: 4) == 2)
    #expect(digits.leadingZeros(upTo: 1) == 1)
    #expect(digits.leadingZeros(upTo: 0) == 0)
  }

  @Test func appendingANegativeNumberOfZerosDoesNothing() {
    var digits = NumeralDigits([1])
    digits.append(zeros: -3)
    #expect(Array(digits) == [1])
  }

  @Test func sliceContainsTheDigitsOfItsRange() {
    let digits = NumeralDigits((0..<60).map { UInt8($0 % 10) })
    #expect(Array(digits.slice(36..<44)) == [6, 7, 8, 9, 0, 1, 2, 3])
    #expect(digits.slice(7..<7).isEmpty)
  }

  @Test func appendsARangeOfAnotherRow() {
    var digits = NumeralDigits([9])
    digits.append(NumeralDigits([1, 2, 3, 4]), 1..<3)
    #expect(Array(digits) == [9, 2, 3])
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
