// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import NumericText

@Suite struct SignificandTests {
  /// Fails if the memory layout of `Decimal` has changed.
  ///
  /// With another layout, the digits of a `Decimal` would still be read correctly, but slowly.
  @Test func readsSignificandsOnThisPlatform() {
    #expect(Significand.isReadable)
  }

  @Test func fallsBackToTheDescriptionBeyond38Digits() throws {
    let number = try #require(Decimal(string: "340282366920938463463374607431768211455"))
    #expect(Significand(number)?.digits == nil)
    #expect(number.numeral?.description == number.description)
  }

  /// Tests the results of arithmetic, because their significands can have trailing zeros.
  @Test func resultsOfArithmeticMatchTheirDescription() {
    var generator = SplitMix64(seed: SplitMix64.seed)
    for _ in 0..<1_000 {
      let (left, right) = (generator.decimal(), generator.decimal())
      for number in [left, left + right, left - right, left * right, left / right] {
        let printed = number.isNaN ? nil : Numeral(number.description)?.canonical
        #expect(number.numeral == printed, "\(number), seed \(SplitMix64.seed)")
      }
    }
  }

  @Test func decimalsConvertToNumeralsAndBack() {
    var generator = SplitMix64(seed: SplitMix64.seed)
    for _ in 0..<1_000 {
      let number = generator.decimal()
      guard let numeral = number.numeral, numeral.digits.count <= 38 else { continue }
      let back = Decimal(numeral: numeral)
      #expect(back == number, "\(number), seed \(SplitMix64.seed)")
      #expect(back?.hashValue == number.hashValue, "\(number), seed \(SplitMix64.seed)")
    }
  }
}

extension SplitMix64 {
  /// Returns a random significand of up to 128 bits, multiplied by a random power of ten.
  fileprivate mutating func decimal() -> Decimal {
    let bits = Int.random(in: 1...64, using: &self)
    let isLong = Bool.random(using: &self)
    let low = Decimal(next() >> UInt64(64 - bits))
    let high = isLong ? Decimal(next() >> UInt64(64 - bits)) : 1
    return Decimal(
      sign: Bool.random(using: &self) ? .plus : .minus,
      exponent: Int.random(in: -60...20, using: &self),
      significand: low * high
    )
  }
}
