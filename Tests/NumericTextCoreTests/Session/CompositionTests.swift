// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct CompositionTests {
  @Test func showsMarkedTextWithoutReadingIt() {
    var session = session(at: "$1|", in: .dollar)
    let outcome = session.mark("２３")
    #expect(session.isComposing)
    #expect(session.caretText.description == "$1２３|")
    #expect(outcome.changes == [.text, .selection])
    #expect(session.value.description == "1")
  }

  @Test func newMarkedTextReplacesTheOld() {
    var session = session(at: "1[23]4", in: .dollar.plain)
    _ = session.mark("に")
    _ = session.mark("２")
    #expect(session.caretText.description == "1２|4")
    #expect(session.confirmMarkedText().text == "124")
    #expect(session.caretText.description == "12|4")
    #expect(!session.isComposing)
  }

  @Test func readsConfirmedTextAsOneEdit() {
    var session = session(at: "0|", in: .dollar.plain)
    _ = session.mark("１２３４")
    let outcome = session.confirmMarkedText()
    #expect(outcome.text == "1234")
    #expect(session.value.description == "1234")
    #expect(session.undo().text == "0")
  }

  @Test func discardsMarkedTextThatIsRefused() {
    var session = session(at: "1|")
    _ = session.mark("に")
    let outcome = session.confirmMarkedText()
    #expect(outcome.refusal == .notANumber)
    #expect(session.caretText.description == "1|")
  }

  @Test func emptyMarkedTextEndsTheComposition() {
    var session = session(at: "1|")
    _ = session.mark("2")
    #expect(session.mark("").text == "1")
    #expect(!session.isComposing)
    #expect(session.mark("").changes.isEmpty)
  }

  @Test func refusesOtherEventsWhileTextIsMarked() {
    var session = session(at: "1|")
    _ = session.mark("2")
    let refusals = [
      session.type("3"), session.deleteBackward(), session.undo(), session.redo(),
      session.step(by: 1), session.select(0..<0), session.input("5", caret: 1),
      session.replace(0..<1, with: ""), session.toggleSign(), session.move(.backward),
      session.deleteToStart(),
    ].map { $0.refusal }
    #expect(refusals == Array(repeating: .textIsMarked, count: 11))
    #expect(session.caretText.description == "12|")
  }

  @Test func showsAValueSetWhileComposingAfterTheComposition() {
    var session = session(at: "1|")
    _ = session.mark("2")
    #expect(session.set(numeral("50")).changes == [.value])
    #expect(session.text == "12")
    _ = session.mark("")
    #expect(session.text == "50")
    #expect(session.value.description == "50")
  }

  @Test func commitConfirmsTheMarkedText() {
    var session = session(at: "1|")
    _ = session.mark("2")
    #expect(session.commit().text == "12")
    #expect(session.value.description == "12")
    #expect(!session.isComposing)
  }

  @Test func cancelDiscardsTheMarkedText() {
    var session = session(at: "1|")
    _ = session.mark("2")
    _ = session.cancel()
    #expect(!session.isComposing)
    #expect(session.text == "1")
    #expect(session.value.description == "1")
  }

  @Test func cancelDiscardsAValueSetWhileComposing() {
    var session = session(at: "1|")
    _ = session.mark("2")
    _ = session.set(numeral("50"))
    _ = session.cancel()
    let value = session.value
    _ = session.mark("3")
    _ = session.mark("")
    #expect(session.value == value)
  }

  @Test func newStyleDoesNotRedrawMarkedText() {
    var session = session(at: "$|1,234", in: .dollar)
    _ = session.mark("5")
    _ = session.set(Field(.krona, Rules()))
    #expect(session.text == "$51,234")
  }

  @Test func markedTextKeepsItsSlotUnderANewStyle() {
    var session = session(at: "$|1,234", in: .dollar)
    _ = session.mark("5")
    _ = session.set(Field(.krona, Rules()))
    _ = session.confirmMarkedText()
    #expect(session.value.description == "51234")
  }

  @Test func confirmingWithoutMarkedTextChangesNothing() {
    var session = session(at: "1|")
    #expect(session.confirmMarkedText().changes.isEmpty)
  }

  @Test func markingTextActivatesTheField() {
    var session = Session(Field(.dollar, .cents), value: numeral("5"))
    _ = session.mark("1")
    #expect(session.isActive)
    #expect(session.caretText.description == "$51|")
  }
}
