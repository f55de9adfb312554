// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

private let cents = NumericTextStyle<Cents>.number.locale(.english)

/// An amount of money as a number of cents, as an app could define it.
private struct Cents: NumericTextValue {
  var count: Int

  static var numericTextLimits: NumericTextLimits { NumericTextLimits(digits: 18) }

  var numeral: Numeral? { Numeral("\(count)")?.scaled(byPowerOfTen: -2) }

  init(count: Int) { self.count = count }

  init?(numeral: Numeral) {
    let cents = numeral.scaled(byPowerOfTen: 2)
    guard cents.fractionCount == 0, let count = Int(cents.description) else { return nil }
    self.count = count
  }
}

/// Returns `bound` after setting it to the number in `text`.
///
/// Returns nil if the type of `bound` cannot represent that number.
private func updated<Bound: NumericTextBoundValue>(_ bound: Bound, to text: String) -> Bound? {
  var bound = bound
  return bound.update(to: Numeral(text) ?? Numeral()) ? bound : nil
}

@Suite struct NumericTextSessionTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func valueThatIsNotFiniteShowsAsEmptyUntilAnEdit(_ value: Double) {
    let style = NumericTextStyle<Double>.number
    var session = NumericTextSession(value: value, style: style)
    #expect(session.text == "")
    session.focus()
    session.blur()
    #expect(session.value.bitPattern == value.bitPattern)
    session.type("7")
    #expect(session.value == 7)
    session.set(value: value)
    #expect(session.text == "")
  }

  @Test func refusesANumberThatTheTypeCannotHold() {
    var session = NumericTextSession(value: Cents(count: 0), style: cents)
    for key in "12.34" { session.type(String(key)) }
    let outcome = session.type("5")
    #expect(outcome.refusal == .notRepresentable)
    #expect(outcome.text == "12.34")
    #expect(outcome.value == Cents(count: 1234))
    #expect(outcome.changes.isEmpty)
  }

  @Test func markedTextThatTheTypeCannotHoldIsDiscarded() {
    var session = NumericTextSession(value: Cents(count: 500), style: cents)
    session.focus(selectingAll: true)
    session.mark("1.234")
    #expect(session.confirmMarkedText().refusal == .notRepresentable)
    #expect(session.text == "5")
    #expect(session.value == Cents(count: 500))
  }

  @Test func customTypeUndoesEachRun() {
    var session = NumericTextSession(value: Cents(count: 0), style: cents)
    session.type("1")
    session.deleteBackward()
    session.type("2")
    session.type("3")
    let texts = (0..<3).map { _ in session.undo().text }
    #expect(texts == ["0", "1", "0"])
    #expect(session.redo().value == Cents(count: 100))
  }

  @Test func boundValueConvertsNumeralsOfItsType() {
    #expect(updated(5 as Int8?, to: "128") == nil)
    #expect(updated(5 as Int8?, to: "") == .some(nil))
    #expect(updated(5, to: "") == nil)
    #expect(updated(5, to: "7") == 7)
  }
}
