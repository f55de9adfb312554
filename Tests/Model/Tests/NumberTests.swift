// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ReferenceModel

@Suite struct NumberTests {
  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("007.50", "7.5"), ("-0.05", "-0.05"), ("100", "100"),
  ])
  func readsPlainText(_ text: String, _ plain: String) {
    #expect(Number(text)?.description == plain)
  }

  @Test(arguments: ["", "-", ".5", "1.2.3", "1e3", "x"])
  func rejectsOtherText(_ text: String) { #expect(Number(text) == nil) }

  @Test func sumsAndComparisonsMatchDecimal() throws {
    let texts = ["0", "1", "-1", "9.99", "-9.99", "0.05", "1000", "-12.345", "99999.9"]
    for (left, right) in texts.flatMap({ left in texts.map { (left, $0) } }) {
      let (a, b) = (try #require(Number(left)), try #require(Number(right)))
      let (c, d) = (try #require(Decimal(string: left)), try #require(Decimal(string: right)))
      #expect((a + b).description == (c + d).description)
      #expect((a - b).description == (c - d).description)
      #expect((a < b) == (c < d))
    }
  }

  @Test(arguments: [
    ("1.005", "1"), ("1.015", "1.02"), ("-1.005", "-1"), ("1.0051", "1.01"), ("0.999", "1"),
  ])
  func roundsHalvesToEven(_ text: String, _ rounded: String) throws {
    let number = try #require(Number(text))
    #expect(number.rounded(toFraction: 2, .toNearestOrEven).description == rounded)
  }

  @Test(arguments: [("12.5", 2, "1250"), ("12.5", -2, "0.125"), ("0", 3, "0"), ("5", 0, "5")])
  func shiftsByPowersOfTen(_ text: String, _ places: Int, _ shifted: String) throws {
    #expect(try #require(Number(text)).shifted(by: places).description == shifted)
  }
}
