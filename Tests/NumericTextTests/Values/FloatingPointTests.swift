// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import TestSupport
import Testing

@Suite struct FloatingPointTests {
  @Test(arguments: [
    "0", "0.1", "-0.1", "0.3", "123456.789", "999999999999999", "-0.000000000000001",
    "9007199254740993", "0.1000000000000000055511151231257827021181583404541015625",
    "2.2250738585072011",
  ])
  func convertsToTheNearestDouble(_ text: String) throws {
    let double = Double(numeral: try #require(Numeral(text)))
    #expect(double == Double(text))
  }

  @Test func convertsRandomNumeralsToTheNearestDouble() throws {
    var generator = SplitMix64(seed: SplitMix64.seed)
    for _ in 0..<5_000 {
      let text = generator.numeral(digits: 17)
      let double = Double(numeral: try #require(Numeral(text)).canonical)
      #expect(double == Double(text), "\(text), seed \(SplitMix64.seed)")
    }
  }

  @Test(
    arguments: zip(
      [0.1, 1e-5, Double.leastNonzeroMagnitude, 1e16, 123456789.125, -0.0, 1e22],
      [
        "0.1", "0.00001", "0." + String(repeating: "0", count: 323) + "5", "10000000000000000",
        "123456789.125", "0", "10000000000000000000000",
      ]
    )
  )
  func numeralHasTheShortestDigitsThatIdentifyTheValue(_ value: Double, _ digits: String) {
    #expect(value.numeral?.description == digits)
  }

  @Test func idleFieldShowsTheStoredNumber() {
    let style = NumericTextStyle<Float>.percent.locale(.english)
    var session = NumericTextSession(value: 9_787_106 as Float, style: style)
    session.focus()
    session.select(10..<11)
    session.type("3")
    #expect(session.text == "978,710,603%")
    session.blur()
    #expect(session.text == "978,710,600%")
    #expect(session.value == 9_787_106)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .signalingNaN])
  func nonFiniteNumbersHaveNoNumeral(_ value: Double) {
    #expect(value.numeral == nil)
    #expect(Float(value).numeral == nil)
    #expect(CGFloat(value).numeral == nil)
  }

  @Test func formatsSumsWithinThePrecisionOfTheType() {
    let style = NumericTextStyle<Double>.number.locale(.english)
    #expect(style.format(0.1 + 0.2) == "0.3")
    #expect(style.format(123_456_789.123_456_789) == "123,456,789.123457")
  }

  @Test func convertsToTheNearestFloatAndHalf() throws {
    #expect(Float(numeral: try #require(Numeral("0.1"))) == 0.1)
    #expect(Float(numeral: try #require(Numeral("16777217"))) == 16_777_216)
    #expect(CGFloat(numeral: try #require(Numeral("0.7"))) == 0.7)
    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
      #expect(Float16(numeral: try #require(Numeral("999"))) == 999)
      #expect((0.1 as Float16).numeral?.description == "0.1")
    #endif
  }
}
