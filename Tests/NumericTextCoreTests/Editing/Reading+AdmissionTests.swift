// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct AdmissionTests {
  @Test func overlongNumberSetByTheAppCanOnlyGetShorter() {
    let rules = Rules.with { $0.precision = Precision(integer: 1...2) }
    var session = Session(Field(.english, rules), value: numeral("12345"))
    _ = session.focus()
    #expect(session.type("6").refusal == .tooManyIntegerDigits(limit: 2))
    #expect(session.deleteBackward().text == "1,234")
    #expect(session.value.description == "1234")
  }

  @Test(arguments: [NumericTextEnforcement.clamp, .refuse, .onCommit])
  func deletingBringsAnOutOfBoundsNumberCloserToItsBound(_ enforcement: NumericTextEnforcement) {
    let rules = Rules.bounded("0", "10", enforcement)
    var session = Session(Field(.english, rules), value: numeral("1234"))
    _ = session.focus()
    #expect(session.deleteBackward().text == "123")
    #expect(session.value.description == "123")
    var committed = session
    #expect(committed.commit().text == "10")
    #expect(committed.value.description == "10")
    #expect(session.undo().text == "1,234")
    #expect(session.commit().text == "1,234")
    #expect(session.value.description == "1234")
  }

  @Test func digitTypedIntoAnOutOfBoundsNumberClampsIt() {
    var session = Session(Field(.english, .bounded("0", "10")), value: numeral("1234"))
    #expect(session.type("5").text == "10")
    #expect(session.value.description == "10")
  }

  @Test func refusesJoiningTheTwoPartsIntoANumberOutOfBounds() {
    expect("12.|34", .backspace, refuses: .outOfBounds, rules: .bounded("0", "100"))
    expect("12.|34", .backspace, refuses: .outOfBounds, rules: .bounded("0", "100", .refuse))
    expect(
      "12.|34",
      [.backspace],
      gives: "1,2|34",
      value: "100",
      rules: .bounded("0", "100", .onCommit)
    )
  }

  @Test(arguments: ["1|.2345", "0|.1234"])
  func refusesJoiningTheTwoPartsIntoTooManyIntegerDigits(_ start: String) {
    let rules = Rules.with { $0.precision = Precision(integer: 1...3) }
    expect(start, .delete, refuses: .tooManyIntegerDigits(limit: 3), rules: rules)
  }

  @Test(arguments: [
    EditCase("10|", ".", gives: "10.|"), EditCase("10.|", "0", gives: "10.0|"),
    EditCase("10.0|", .backspace, gives: "10.|"),
  ])
  func acceptsAnOutOfBoundsEditThatKeepsTheNumber(_ edit: EditCase) {
    edit.check(rules: .bounded("0", "5", .refuse))
  }

  @Test func clampingMovesTheCaretToTheEnd() {
    expect("|99", typing: "9", gives: "100|", rules: .bounded(nil, "100"))
  }

  @Test func fieldWithoutSignsDropsTheMinusOfANumberSetByTheApp() {
    let rules = Rules.with { $0.allowsSign = false }
    var session = Session(Field(.english, rules), value: numeral("-12"))
    _ = session.focus()
    #expect(session.type("3").text == "123")
  }

  @Test(arguments: [
    ("1.005", "1"), ("1.015", "1.02"), ("-0.001", "0"), ("1.999", "2"), ("", ""), ("1.50", "1.5"),
  ])
  func activeNumberIsRoundedButNotPadded(_ text: String, _ active: String) {
    #expect(Field(.english, .cents).editingForm(of: numeral(text)).description == active)
  }

  @Test(arguments: [("1", "1.00"), ("0.5", "0.50"), ("", ""), ("-3.456", "-3.46")])
  func minorUnitEntryAlwaysShowsAllMinorDigits(_ text: String, _ active: String) {
    #expect(Field(.english, .till).editingForm(of: numeral(text)).description == active)
  }

  @Test(arguments: [
    ("5|", "12.345", "512.34|"), ("1.2|", "345", "1.23|"), ("|", "0.999", "0.99|"),
  ])
  func trimsExcessFractionDigitsOfAPaste(_ start: String, _ text: String, _ result: String) {
    let rules = Rules.with {
      $0.precision = Precision(fraction: 0...2)
      $0.allowsEmpty = true
    }
    expect(start, [.paste(text)], gives: result, rules: rules)
  }

  @Test(arguments: [("|7", "3.257"), ("12.|34", "56"), ("1.2|3", "45"), ("12.34|", "56")])
  func refusesAPasteThatWouldLoseDigits(_ start: String, _ text: String) {
    let rules = Rules.with { $0.precision = Precision(fraction: 0...2) }
    expect(start, .paste(text), refuses: .tooManyFractionDigits(limit: 2), rules: rules)
  }

  @Test func refusesAPasteWithNoDigitThatFits() {
    let rules = Rules.with { $0.precision = Precision(total: 1...3) }
    expect("123|", .paste(".5"), refuses: .tooManyDigits(limit: 3), rules: rules)
    expect("12|", [.paste("3.5")], gives: "123|", rules: rules)
  }

  @Test func deletingTheLastDigitOfANonOptionalFieldLeavesZero() {
    expect("5|", [.backspace], gives: "0|", value: "0")
    expect("5|", [.backspace], gives: "0|", value: "2", rules: .bounded("2", "9"))
  }
}
