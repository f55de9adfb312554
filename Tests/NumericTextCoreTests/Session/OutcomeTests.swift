// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct OutcomeTests {
  @Test(
    arguments: [
      ("|", "1", [.text, .selection, .value]), ("1|", ".", [.text, .selection]),
      ("1|.5", ".", [.selection]), ("1|", "-", [.text, .selection, .value]), ("|5", "0", []),
      ("1.5|", "0", [.text, .selection]), ("|", "-", [.text, .selection]), ("1|,234", ",", []),
    ] as [(String, Press, NumericTextChanges)]
  )
  func listsWhatChanged(_ start: String, _ press: Press, _ changes: NumericTextChanges) {
    var session = session(at: start, rules: .optional)
    #expect(press.apply(to: &session).changes == changes)
  }

  @Test func refusalChangesNothing() {
    var session = session(at: "1|")
    let outcome = session.type("x")
    #expect(outcome.refusal == .notANumber)
    #expect(outcome.changes.isEmpty)
    #expect(outcome.text == "1")
  }

  @Test func changesAreOneBitEach() {
    #expect(NumericTextChanges(rawValue: 7) == [.text, .selection, .value])
  }
}
