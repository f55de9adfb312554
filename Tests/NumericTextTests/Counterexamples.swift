// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

/// Inputs that once violated a law.
///
/// The name of each test states the correct behavior.
@Suite struct Counterexamples {
  @Test func textAndValueAgreeForANumberThatTheTypeCannotHold() {
    let huge = Decimal.greatestFiniteMagnitude
    let style = NumericTextStyle<Decimal>.number.locale(.english)
    var session = NumericTextSession(value: huge, style: style)
    session.focus()
    let text = session.text
    #expect(session.deleteBackward().refusal == .notRepresentable)
    #expect(session.text == text)
    #expect(session.value == huge)
    session.selectAll()
    #expect(session.type("5").value == 5)
    for outcome in [session.undo(), session.cancel()] {
      #expect(outcome.refusal == .notRepresentable)
      #expect(outcome.text == "5")
      #expect(outcome.value == 5)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func undoNeverRestoresAValueThatIsNotFinite(_ value: Double) {
    let style = NumericTextStyle<Double>.number.locale(.english)
    var session = NumericTextSession(value: value, style: style)
    #expect(session.type("5").value == 5)
    #expect(session.undo().refusal == .notRepresentable)
    #expect(session.cancel().refusal == .notRepresentable)
    #expect(session.text == "5")
    #expect(session.value == 5)
  }
}
