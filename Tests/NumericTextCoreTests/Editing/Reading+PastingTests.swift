// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ReadingPastingTests {
  @Test(
    arguments: [
      ("1|,234.5", "9.99", .secondSeparator), ("12.|5", "9.", .secondSeparator),
      ("12|", "-3", .severalNumbers), ("1[2]", "-3", .severalNumbers),
      ("12|", "+3", .severalNumbers),
      ("1.|2", "(3)", .severalNumbers), ("1.|2", "(33)", .severalNumbers),
    ] as [(String, String, NumericTextRefusal)]
  )
  func refusesAPasteWithMisplacedMarks(
    _ start: String,
    _ text: String,
    _ refusal: NumericTextRefusal
  ) {
    expect(start, .paste(text), refuses: refusal)
  }

  @Test(arguments: [
    EditCase("|12", .paste("-3"), gives: "-3|12"), EditCase("-|12", .paste("+3"), gives: "3|12"),
    EditCase("[1]2", .paste("-33"), gives: "-33|2"), EditCase("[12]", .paste("-3"), gives: "-3|"),
    EditCase("1[2.3]4", .paste("5.6"), gives: "15.6|4"),
    EditCase("1|2", .paste("3.4"), gives: "13.4|2"),
  ])
  func insertsSeparatorAndSignWhereTheyFit(_ edit: EditCase) { edit.check() }

  @Test(arguments: [
    EditCase("0|", .paste("4.56"), gives: "4.56|"), EditCase("|0", .paste("-4.5"), gives: "-4.5|"),
    EditCase("-0|", .paste("4.5"), gives: "-4.5|"), EditCase("-0|", .paste("+4.5"), gives: "4.5|"),
  ])
  func treatsASingleZeroAsAnEmptyField(_ edit: EditCase) { edit.check() }

  @Test func doesNotTreatAnUncoveredZeroAsAnEmptyField() {
    expect("1|0", [.backspace, .paste("45")], gives: "45|0")
  }

  @Test func refusesAPasteWithAForbiddenSign() {
    expect("[5]", .paste("-3"), refuses: .negativeNotAllowed, rules: .bounded("0", nil))
    expect("[-5]", .paste("+3"), refuses: .positiveNotAllowed, rules: .bounded(nil, "0"))
    expect("[-5]", [.paste("33")], gives: "-33|", rules: .bounded(nil, "0"))
  }
}
