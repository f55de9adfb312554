// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct EventTests {
  @Test func ignoresEditsThatNeitherInsertNorDelete() {
    for event in [.edit(.type("")), .edit(.paste("")), .edit(.replace(1..<1, with: ""))] as [Event]
    {
      var session = Session(Field(.dollar, .cents), value: numeral("5"))
      #expect(session.perform(event) == Outcome(changes: []))
      #expect(!session.isActive, "\(event)")
    }
    #expect(!EditRequest.replace(1..<2, with: "").isNothing)
  }

  @Test(
    arguments: [
      .edit(.paste("x")), .edit(.type("x")), .edit(.replace(0..<99, with: "1")),
      .input("$5x", caret: 3),
    ] as [Event]
  )
  func refusedEditDoesNotActivateAnIdleField(_ event: Event) {
    var session = Session(Field(.dollar, .cents), value: numeral("5"))
    #expect(session.perform(event).refusal != nil)
    #expect(!session.isActive)
    #expect(session.text == "$5.00")
    #expect(!session.canUndo)
  }

  @Test(
    arguments: [
      .edit(.type("1")), .edit(.delete(.toEnd)), .select(0..<1), .move(.start), .step(by: 1),
      .edit(.toggleSign), .undo,
      .redo, .scrub(.by(1)),
    ] as [Event]
  )
  func refusesOtherEventsDuringComposition(_ event: Event) {
    var session = session(at: "12|")
    _ = session.mark("に")
    #expect(session.perform(event) == Outcome(changes: [], refusal: .textIsMarked))
    #expect(session.text == "12に")
  }

  @Test func confirmingUnreadableTextReportsRefusalAndChanges() {
    var session = session(at: "12|")
    _ = session.mark("に")
    let outcome = session.perform(.confirmMarkedText)
    #expect(outcome.refusal == .notANumber)
    #expect(outcome.changes == [.text, .selection])
    #expect(session.text == "12")
  }
}
