// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ReadingOfEditsTests {
  @Test(arguments: [
    EditCase("12|", ".", gives: "12.|"), EditCase("123|,456", ".", gives: "123.|456"),
    EditCase("12|.34", ".", gives: "12.|34"), EditCase("[12.34]", ".", gives: "0.|"),
    EditCase("1[2.3]4", ".", gives: "1.|4"), EditCase("1[2].34", ".", gives: "1.|34"),
    EditCase("0|", ".", gives: "0.|"),
    EditCase("|5", ".", gives: "0.|5"), EditCase("12[.]34", ".", gives: "12.|34"),
    EditCase("1|,234", ",", gives: "1|,234"), EditCase("1[2]3", ",", gives: "1[2]3"),
  ])
  func separatorKeySplitsTheNumber(_ edit: EditCase) { edit.check() }

  @Test(arguments: ["1|2.34", "12.3|4", "12.[3]4", "12.|34", "|12.34"])
  func refusesASecondDecimalSeparator(_ start: String) {
    expect(start, ".", refuses: .secondSeparator)
  }

  @Test func separatorInAnEmptyFieldGetsALeadingZero() {
    expect("|", typing: ".", gives: "0.|", value: "0", rules: .optional)
  }

  @Test(arguments: [
    EditCase("5|", "-", gives: "-5|"), EditCase("|5", "-", gives: "-|5"),
    EditCase("1|,234", "-", gives: "-1|,234"), EditCase("-5|", "-", gives: "-5|"),
    EditCase("-5|", "+", gives: "5|"), EditCase("5|", "+", gives: "5|"),
    EditCase("5|", "\u{2212}", gives: "-5|"), EditCase("[15]", "-", gives: "-0|"),
    EditCase("1[5]", "-", gives: "-1|"), EditCase("0|", "-", gives: "-0|"),
    EditCase("0|", "-", "5", gives: "-5|"), EditCase("0|", "-", ".", "0", gives: "-0.0|"),
  ])
  func signKeyWorksAtAnyCaret(_ edit: EditCase) { edit.check() }

  @Test(arguments: [
    EditCase("|", "-", gives: "-|"), EditCase("-|", "5", gives: "-5|"),
    EditCase("-|", "+", gives: "|"), EditCase("[-5]", "-", gives: "-|"),
    EditCase("[5]", "-", gives: "-|"), EditCase("-|", .backspace, gives: "|"),
    EditCase("-|", ".", gives: "-0.|"),
  ])
  func optionalFieldShowsALoneSign(_ edit: EditCase) { edit.check(rules: .optional) }

  @Test func loneSignHasNoValueAndIsDroppedOnCommit() {
    var session = session(at: "|", rules: .optional)
    _ = session.type("-")
    #expect(session.value == Numeral())
    #expect(session.commit().text == "")
    #expect(session.value == Numeral())
  }

  @Test(arguments: [
    EditCase("-$|1", .backspace, gives: "$|1"), EditCase("$|1", .backspace, gives: "$|1"),
    EditCase("$1|", .delete, gives: "$1|"), EditCase("-$[1]", .backspace, gives: "-$0|"),
    EditCase("[-$1]", .delete, gives: "$0|"), EditCase("-$1[2]", .backspace, gives: "-$1|"),
  ])
  func deletesTheSignAtTheFirstSlotOrWithTheWholeText(_ edit: EditCase) { edit.check(in: .dollar) }

  @Test(arguments: [
    EditCase("100|\u{A0}kr", .backspace, gives: "10|\u{A0}kr"),
    EditCase("100|\u{A0}kr", .delete, gives: "100|\u{A0}kr"),
    EditCase("[100\u{A0}kr]", "5", gives: "5|\u{A0}kr"),
  ])
  func suffixIsNeverEdited(_ edit: EditCase) { edit.check(in: .krona) }

  @Test(arguments: [
    EditCase("0|", .paste("12.50"), gives: "12.50|"),
    EditCase("1|4", .paste("23"), gives: "1,23|4"),
    EditCase("1|4", .paste("2.3"), gives: "12.3|4"),
    EditCase("1|.4", .paste("23"), gives: "123|.4"), EditCase("|4", .paste("-23"), gives: "-23|4"),
    EditCase("[-4]", .paste("23"), gives: "23|"), EditCase("[4]", .paste("(23)"), gives: "-23|"),
    EditCase("-4|", .paste("56"), gives: "-456|"),
    EditCase("[4]", .paste("1,234.56 USD"), gives: "1,234.56|"),
  ])
  func insertsThePastedNumber(_ edit: EditCase) { edit.check() }

  @Test(arguments: [
    ("abc", NumericTextRefusal.notANumber), ("1 and 2", .severalNumbers),
    ("-", .negativeNotAllowed),
  ])
  func refusesAnUnreadablePaste(_ text: String, _ refusal: NumericTextRefusal) {
    expect("1|2", .paste(text), refuses: refusal, rules: .bounded("0", nil))
  }

  @Test func trimsAPastedFractionButRefusesExcessIntegerDigits() {
    expect("[1]", [.paste("1.239")], gives: "1.23|", rules: .cents)
    expect("1.2|", [.paste("45")], gives: "1.24|", rules: .cents)
    expect("1.2|3", .paste("45"), refuses: .tooManyFractionDigits(limit: 2), rules: .cents)
    let rules = Rules.with { $0.precision = Precision(integer: 1...3) }
    expect("[1]", .paste("1234"), refuses: .tooManyIntegerDigits(limit: 3), rules: rules)
  }
}
