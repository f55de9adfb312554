// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ReadingDeletingTests {
  @Test(arguments: [
    EditCase("-5|", .backspace, gives: "-|"), EditCase("-5|", .backspace, "6", gives: "-6|"),
    EditCase("-|5", .delete, gives: "-|"), EditCase("-5|", .backspace, .backspace, gives: "|"),
    EditCase("-[5]", .backspace, gives: "-|"), EditCase("[-1,234.5]", .backspace, gives: "|"),
    EditCase("-0|", .backspace, gives: "-|"), EditCase("5|", .backspace, gives: "|"),
  ])
  func optionalFieldKeepsTheSignOfADeletedDigit(_ edit: EditCase) { edit.check(rules: .optional) }

  @Test(arguments: [
    EditCase("-5|", .backspace, gives: "-0|"), EditCase("-|5", .delete, gives: "-0|"),
    EditCase("-5|", .backspace, .backspace, gives: "0|"), EditCase("0|", .backspace, gives: "0|"),
    EditCase("-|5", .backspace, gives: "|5"), EditCase("-0|.5", .backspace, gives: "-|0.5"),
  ])
  func keepsTheSignOfTheZeroThatANonOptionalFieldShows(_ edit: EditCase) { edit.check() }

  @Test func keepsTheBracketsWhenTheLastDigitIsDeleted() {
    expect("($5|)", [.backspace], gives: "($|)", value: "", in: .accounting, rules: .optional)
    expect("($|5)", [.delete], gives: "($|)", value: "", in: .accounting, rules: .optional)
    expect("($|)", [.backspace], gives: "|", in: .accounting, rules: .optional)
  }

  @Test func treatsAReplacedLastDigitAsABackspace() {
    var session = session(at: "-5|", rules: .optional)
    #expect(session.replace(1..<2, with: "").text == "-")
    #expect(session.replace(0..<1, with: "").text == "")
  }

  @Test func deletesAForbiddenSignTogetherWithTheLastDigit() {
    let field = Field(.english, .bounded("0", nil, isOptional: true))
    var session = Session(field, value: numeral("-50"))
    #expect(session.deleteBackward().text == "-5")
    #expect(session.deleteBackward().text == "")
  }

  @Test func refusesToDeleteARequiredSignBeforeANumber() {
    let rules = Rules.bounded("-99", "0", isOptional: true)
    expect("-|5", .backspace, refuses: .positiveNotAllowed, rules: rules)
    expect("-5|", [.backspace, .backspace], gives: "|", rules: rules)
    expect("-0|.0", [.move(.start), .backspace], gives: "|0.0", rules: rules)
  }

  @Test(arguments: [
    EditCase("-$0.03|", .backspace, gives: "-$0.00|"),
    EditCase("-$0.00|", .backspace, gives: "$0.00|"),
    EditCase("$0.00|", .backspace, gives: "|"), EditCase("-$|", .backspace, gives: "|"),
    EditCase("[-$0.03]", .backspace, gives: "|"), EditCase("$0.|00", .backspace, gives: "$0|.00"),
  ])
  func optionalMinorUnitEntryEmptiesStepByStep(_ edit: EditCase) {
    edit.check(
      in: .dollar,
      rules: .with {
        $0.entry = .minorUnits
        $0.allowsEmpty = true
        $0.precision = Precision(fraction: 2...2)
      }
    )
  }

  @Test(arguments: [
    EditCase("-5|", .backspace, gives: "-|"), EditCase("-|", .backspace, gives: "|"),
    EditCase("-0|", .backspace, gives: "-|"), EditCase("0|", .backspace, gives: "|"),
  ])
  func optionalMinorUnitEntryWithoutMinorDigitsEmptiesStepByStep(_ edit: EditCase) {
    edit.check(
      rules: .with {
        $0.entry = .minorUnits
        $0.allowsEmpty = true
        $0.precision = Precision(fraction: 0...0)
      }
    )
  }
}
