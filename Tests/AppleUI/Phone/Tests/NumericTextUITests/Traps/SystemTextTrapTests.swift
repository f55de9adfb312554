// SPDX-License-Identifier: MIT

import NumericTextUI
import SimulatedUser
import Testing

/// Tests of dictation, suggestions and autofill.
///
/// These features can insert placeholders and spaces, or change text without asking the delegate.
@Suite struct SystemTextTrapTests {
  private let desk = Desk(12 as Decimal)
  private let empty = Desk(nil as Decimal?)

  init() {
    desk.user.tap()
    empty.user.tap()
  }

  @Test(arguments: [true, false])
  func dictationReplacesItsPlaceholderAndTheSelection(isAsking: Bool) {
    #expect(desk.user.dictate("34", isAsking: isAsking))
    #expect(desk.shown == "1,234|")
    desk.user.select(0..<3)
    #expect(desk.user.dictate("9", isAsking: isAsking))
    #expect(desk.shown == "9|34")
    #expect(desk.published == [1234, 934])
  }

  @Test func emptyDictationChangesNothing() {
    #expect(desk.user.dictate(""))
    #expect(desk.shown == "12|")
    #expect(desk.published.isEmpty)
  }

  @Test func removesTheDictationPlaceholderWhenTheFieldLosesFocus() {
    desk.field.propose(NSRange(location: 2, length: 0), "\u{FFFC}")
    #expect(desk.field.text == "12\u{FFFC}")
    desk.user.leave()
    #expect(desk.field.text == "12")
    #expect(desk.published.isEmpty)
  }

  @Test func acceptsTheLoneSpaceBeforeASuggestion() {
    #expect(empty.user.takeSuggestion("1234.5"))
    #expect(empty.shown == "1,234.5|")
    #expect(empty.published == [1234.5])
  }

  @Test func acceptsASuggestionInAFieldThatIsNotEmpty() {
    let desk = Desk(0 as Decimal, .currency(code: "USD"))
    desk.user.tap()
    #expect(desk.user.takeSuggestion("12"))
    #expect(desk.delegate.value == 12)
  }

  @Test func continuesTypingAfterALoneSpace() {
    empty.user.type(" 5")
    #expect(empty.shown == "5|")
    #expect(empty.published == [5])
  }

  @Test func commitsTextThatIsFilledIntoAFieldWithoutFocus() {
    let desk = Desk(nil as Decimal?, .currency(code: "USD").bounds(5...100))
    desk.field.replaceUnasked("3", caret: 1)
    #expect(desk.field.text == "$5.00")
    #expect(desk.published == [5])
    #expect(desk.commits == 1)
  }

  @Test func commitsTextThatIsDroppedOnAFieldWithoutFocus() {
    let desk = Desk(nil as Decimal?, .currency(code: "USD"))
    desk.field.propose(NSRange(location: 0, length: 0), "1234.5")
    #expect(desk.field.text == "$1,234.50")
    #expect(desk.published == [1234.5])
    #expect(desk.commits == 1)
  }

  @Test func ignoresASuggestionThatIsInsertedDespiteARefusal() {
    empty.field.propose(NSRange(location: 0, length: 0), "1234")
    #expect(empty.shown == "1,234|")
    empty.field.insertUnasked("1234", at: NSRange(location: 0, length: 0))
    #expect(empty.shown == "1,234|")
    #expect(empty.published == [1234])
  }

  @Test func readsAWholeTextThatReplacesTheFormattedOne() {
    empty.field.propose(NSRange(location: 0, length: 0), "1234")
    empty.field.replaceUnasked("1234", caret: 4)
    #expect(empty.shown == "1,234|")
    #expect(empty.published == [1234])
  }

  @Test func ignoresAKeyThatIsInsertedDespiteARefusal() {
    let desk = Desk(0 as Decimal, .currency(code: "USD").entry(.minorUnits))
    desk.user.tap().type("34")
    desk.field.replaceUnasked("$0.034", caret: 6)
    #expect(desk.shown == "$0.34|")
    #expect(desk.delegate.value == 0.34)
  }

  @Test func ignoresATrimmedPasteThatIsInsertedDespiteARefusal() {
    let desk = Desk(1 as Decimal, .currency(code: "USD"))
    desk.user.tap()
    desk.field.propose(NSRange(location: 2, length: 0), "2.345")
    #expect(desk.shown == "$12.34|")
    desk.field.replaceUnasked("$12.345", caret: 7)
    #expect(desk.shown == "$12.34|")
    #expect(desk.refusals.isEmpty)
  }

  @Test func refusesAKeyOnceIfItIsInsertedDespiteTheRefusal() {
    let desk = Desk(12.34 as Decimal, .currency(code: "USD"))
    desk.user.tap().type("5")
    desk.field.replaceUnasked("$12.345", caret: 7)
    #expect(desk.shown == "$12.34|")
    #expect(desk.refusals == [.tooManyFractionDigits(limit: 2)])
  }

  @Test func editsTextThatTheAppHasSet() {
    let desk = Desk(5 as Decimal)
    desk.user.tap()
    desk.field.text = "77"
    desk.user.type("8")
    #expect(desk.delegate.value == 778)
  }
}
