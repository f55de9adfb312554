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
      .edit(.type("1")), .edit(.delete(.toEnd)), .select(0..<1), .move(.start), .step(by: 1),
      .edit(.toggleSign), .edit(.replace(0..<1, with: "")), .input("5", caret: 1), .undo, .redo,
      .scrub(.by(1)),
    ] as [Event]
  )
  func refusesOtherEventsDuringComposition(_ event: Event) {
    var session = session(at: "12|")
    _ = session.mark("に")
    #expect(session.perform(event) == Outcome(changes: [], refusal: .textIsMarked))
    #expect(session.text == "12に")
  }
}
