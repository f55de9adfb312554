// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

/// A format that shows a value as a number of dozens: 1200 is `100 dozen`.
private struct Dozens: FormatStyle {
  let name: String

  func format(_ value: Int) -> String { "\(value / 12) \(name)" }
}

@Suite struct IdleFormatTests {
  @Test func focusAndBlurKeepTheValue() {
    let style = NumericTextStyle<Double>.number.locale(.english)
      .idleFormat(.number.notation(.compactName))
    for value in [0.1, -1_234_567.891, 999_999_999, 1e14] {
      var session = NumericTextSession(value: value, style: style)
      #expect(!session.focus().changes.contains(.value))
      #expect(!session.blur().changes.contains(.value))
      #expect(session.value == value)
    }
  }

  @Test func percentFormatGetsTheValue() {
    let style = NumericTextStyle<Decimal>.percent.locale(.english)
      .idleFormat(.percent.precision(.fractionLength(0)).rounded(rule: .down))
    #expect(style.format(0.129) == "12%")
  }

  @Test func stylesAreEqualIfTheirFormatsAre() {
    let style = NumericTextStyle<Int>.number.locale(.english)
    let dozens = style.idleFormat(Dozens(name: "dozen"))
    #expect(dozens == style.idleFormat(Dozens(name: "dozen")))
    #expect(dozens != style.idleFormat(Dozens(name: "dozens")))
    #expect(dozens != style)
    #expect(dozens.format(24) == "2 dozen")
    #expect(style.idleFormat(Dozens(name: "dozens")).format(24) == "2 dozens")
    #expect(dozens.exact == style)
  }

  @Test func textInTheNotationOfTheStyleIsParsed() throws {
    let style = NumericTextStyle<Int>.number.locale(.english).idleFormat(Dozens(name: "dozen"))
    #expect(try style.parse("1,200") == 1200)
  }

  @Test func changingTheFormatUpdatesAnIdleField() {
    let style = NumericTextStyle<Int>.number.locale(.english)
    var session = NumericTextSession(value: 24, style: style)
    let outcome = session.set(style: style.idleFormat(Dozens(name: "dozen")))
    #expect(outcome.text == "2 dozen" && outcome.changes.contains(.text))
    #expect(!outcome.changes.contains(.value))
  }

  @Test func cellsOfTheFormatAreUnknown() {
    let style = NumericTextStyle<Int>.number.idleFormat(Dozens(name: "dozen"))
    var session = NumericTextSession(value: 24, style: style)
    #expect(session.cells.isEmpty)
    session.focus()
    #expect(session.cells.count == 2)
  }
}
