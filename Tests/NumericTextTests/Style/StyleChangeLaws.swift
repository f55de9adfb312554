// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import TestSupport
import Testing

/// A new style changes how a value is shown, but never the value, even on commit.
@Suite struct StyleChangeLaws {
  @Test func newStyleKeepsTheValue() {
    for run in 0..<1500 {
      let seed = SplitMix64.seed &+ UInt64(run)
      var random = SplitMix64(seed: seed)
      var session = NumericTextSession<Decimal?>(value: random.value(), style: random.style())
      if Bool.random(using: &random) { session.focus() }
      for _ in 0..<4 {
        random.edit(&session)
        let value = session.value
        let text = session.text
        session.set(style: random.style())
        let comment: Comment = "\(text) to \(session.text), NUMERIC_TEXT_SEED=\(seed)"
        #expect(session.value == value, comment)
        var left = session
        left.blur()
        #expect(left.value == value, comment)
      }
    }
  }

  @Test func equalStyleChangesNothing() {
    let style = NumericTextStyle<Int>.number.locale(.english).bounds(0...500)
    var session = NumericTextSession(value: 0, style: style)
    session.type("1")
    let equal = NumericTextStyle<Int>.number.locale(.english).bounds(0...500)
    #expect(session.set(style: equal).changes == [])
    session.type("2")
    session.undo()
    #expect(session.text == "0")
  }
}

extension SplitMix64 {
  fileprivate mutating func value() -> Decimal? {
    pick([nil, 0, 5, -5, 12.34, 1234.5, -0.005, 99999.999])
  }

  /// Returns a style with a random kind, locale, precision, bounds, entry and trailing zeros.
  fileprivate mutating func style() -> NumericTextStyle<Decimal> {
    let kinds: [NumericTextStyle<Decimal>] = [
      .number, .percent, .currency(code: "USD"), .currency(code: "JPY"), .currency(code: "BHD"),
    ]
    var style = pick(kinds).locale(Locale(identifier: pick(["en_US", "de_DE", "ar_EG", "hi_IN"])))
    if Bool.random(using: &self) { style = style.precision(fraction: pick([0...0, 2...2, 0...3])) }
    if Bool.random(using: &self) { style = style.bounds(lower: pick([nil, 0, 5]), upper: 100) }
    return style.entry(pick([.natural, .natural, .minorUnits]))
      .trailingZeros(pick([.onCommit, .live]))
      .formatting(pick([.live, .live, .onCommit]))
      .enforcement(pick([.clamp, .refuse, .onCommit, .reportOnly]))
  }

  fileprivate mutating func edit(_ session: inout NumericTextSession<Decimal?>) {
    switch Int.random(in: 0..<6, using: &self) {
    case 0, 1: session.type(pick(["1", "0", "9", "-", "."]))
    case 2: session.deleteBackward()
    case 3: session.paste(pick(["12", "4.56", "-3"]))
    case 4: session.move(pick(NumericTextCaretMove.allCases))
    default: session.step(by: 1)
    }
  }
}
