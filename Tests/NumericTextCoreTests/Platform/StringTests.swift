// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct StringTests {
  private static let texts = [
    "", "12", "1\u{0}2", "kr.\u{A0}5", "щ.д.", "𞥑5𞥒", "元💶", "a long text, \u{301}",
  ]

  @Test(arguments: texts)
  func lengthAndUnitsMatchTheStandardLibrary(_ text: String) {
    #expect(text.utf16Length == text.utf16.count)
    var units: [UInt16] = []
    text.forEachUnit { units.append($0) }
    #expect(units == Array(text.utf16))
  }

  @Test(arguments: texts)
  func slicesAndReplacesEveryWholeRange(_ text: String) throws {
    let units = Array(text.utf16)
    for lower in 0...units.count {
      for upper in lower...units.count where isWhole(lower, units) && isWhole(upper, units) {
        let slice = String(decoding: units[lower..<upper], as: UTF16.self)
        #expect(text.slice(utf16: lower..<upper) == slice)
        let rest = units[..<lower] + Array("元".utf16) + units[upper...]
        let replaced = String(decoding: rest, as: UTF16.self)
        #expect(text.replacing(utf16: lower..<upper, with: "元") == replaced)
      }
    }
  }

  private func isWhole(_ offset: Int, _ units: [UInt16]) -> Bool {
    offset == units.count || !UTF16.isTrailSurrogate(units[offset])
  }

  @Test func clampsOffsetsOutsideTheText() {
    #expect("123".slice(utf16: -1..<9) == "123")
    #expect("123".replacing(utf16: 5..<9, with: "4") == "1234")
    #expect("💶".slice(utf16: 1..<2) == "💶")
    #expect("💶".slice(utf16: 0..<1) == "")
  }

  @Test(arguments: texts)
  func convertsToBytesAndBack(_ text: String) {
    let made = String(wellFormed: Array(text.utf8))
    #expect(made.utf8.elementsEqual(text.utf8))
    #expect(made.isSame(as: text))
    #expect(!made.isSame(as: text + "1"))
    #expect(!("1" + made).isSame(as: text + "1") || text.isEmpty)
  }

  @Test func comparesScalarByScalar() {
    #expect(!"\u{E9}".isSame(as: "e\u{301}"))
    #expect(!"12".isSame(as: "13"))
  }
}
