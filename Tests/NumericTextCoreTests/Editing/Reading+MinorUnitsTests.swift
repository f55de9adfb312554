// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ReadingMinorUnitsTests {
  @Test(arguments: [
    EditCase("$0.00|", "3", gives: "$0.03|"), EditCase("$0.00|", "3", "4", gives: "$0.34|"),
    EditCase("$0.00|", "3", "4", "5", "6", gives: "$34.56|"),
    EditCase("$34.56|", .backspace, gives: "$3.45|"),
    EditCase("$12|,345.67", "9", gives: "$129|,345.67"),
    EditCase("$1,234.5|6", .backspace, gives: "$123.4|6"),
    EditCase("$0.00|", "-", "3", gives: "-$0.03|"), EditCase("[$1,234.56]", "7", gives: "$0.07|"),
    EditCase("$0.00|", "0", gives: "$0.00|"), EditCase("-$0.03|", .backspace, gives: "-$0.00|"),
    EditCase("$1.2|3", .delete, gives: "$0.12|"), EditCase("$1[2.3]4", .backspace, gives: "$0.1|4"),
    EditCase("[$12.34]", .backspace, gives: "$0.00|"), EditCase("$0.0|5", "3", gives: "$0.3|5"),
    EditCase("$0.05|", .backspace, gives: "$0.00|"),
    EditCase("-$|1.00", .backspace, gives: "$|1.00"),
  ])
  func digitsFillFromTheRight(_ edit: EditCase) { edit.check(in: .dollar, rules: .till) }

  @Test(arguments: [
    EditCase("[$1.00]", .paste("12.5"), gives: "$12.50|"),
    EditCase("[$1.00]", .paste("1250"), gives: "$12.50|"),
    EditCase("[$1.00]", .paste("12.509"), gives: "$12.50|"),
    EditCase("[$1.00]", .paste("-5."), gives: "-$5.00|"),
    EditCase("$0.00|", .paste("12.5"), gives: "$12.50|"),
    EditCase("$1.00|", .paste("25"), gives: "$100.25|"),
    EditCase("$|0.00", .paste("4.56"), gives: "$4.56|"),
  ])
  func readsAPasteWithSeparatorAsAmount(_ edit: EditCase) { edit.check(in: .dollar, rules: .till) }

  @Test(arguments: [
    EditCase("$|0.00", "3", gives: "$0.03|"), EditCase("$0.|00", "3", gives: "$0.03|"),
    EditCase("$|0.50", "2", gives: "$2|.50"), EditCase("$|0.05", "2", gives: "$2|.05"),
    EditCase("$1|,000.00", .backspace, "2", gives: "$2|,000.00"),
    EditCase("$1|0.50", .backspace, "2", gives: "$2|0.50"),
    EditCase("$[1]0.50", "2", gives: "$2|0.50"),
    EditCase("$1|,000.00", .backspace, .move(.forward), "2", gives: "$2|00.00"),
  ])
  func typedDigitReplacesPlaceholderZeros(_ edit: EditCase) {
    edit.check(in: .dollar, rules: .till)
  }

  @Test(arguments: [
    EditCase("$0.|03", .backspace, gives: "$0|.03"),
    EditCase("$0.0|3", .backspace, gives: "$0.|03"),
    EditCase("$|0.03", .delete, gives: "$0|.03"), EditCase("$0.|00", .delete, gives: "$0.0|0"),
    EditCase("$1[.]23", .backspace, gives: "$1|.23"),
  ])
  func deleteKeyStepsOverContentThatMustStay(_ edit: EditCase) {
    edit.check(in: .dollar, rules: .till)
  }

  @Test(arguments: ["4.56", "4.", "$1.00"])
  func refusesPastingAnAmountIntoAnAmount(_ text: String) {
    expect("$1.23|", .paste(text), refuses: .secondSeparator, in: .dollar, rules: .till)
  }

  @Test func refusesTheSeparatorKey() {
    expect("$0.03|", ".", refuses: .noSeparatorInMinorUnits, in: .dollar, rules: .till)
  }

  @Test func optionalFieldEmptiesAfterZero() {
    let rules = Rules.with {
      $0.entry = .minorUnits
      $0.allowsEmpty = true
      $0.precision = Precision(fraction: 2...2)
    }
    expect("|", typing: "3456", gives: "$34.56|", in: .dollar, rules: rules)
    expect("$0.00|", [.backspace], gives: "|", value: "", in: .dollar, rules: rules)
    expect("|", typing: "-", gives: "-$|", value: "", in: .dollar, rules: rules)
    expect("|", typing: "-3", gives: "-$0.03|", value: "-0.03", in: .dollar, rules: rules)
    expect("-$0.03|", [.backspace, .backspace], gives: "$0.00|", in: .dollar, rules: rules)
  }

  @Test func entryWithoutMinorDigitsHasNoSeparator() {
    let rules = RulesSample.tillOfWholes.rules
    expect("0|", typing: "1234", gives: "1,234|", value: "1234", rules: rules)
    expect("1,234|", [.backspace], gives: "123|", rules: rules)
  }

  @Test(arguments: [
    ("", 2, "0.00"), ("5", 2, "0.05"), ("12345", 2, "123.45"), ("00012345", 2, "000123.45"),
    ("", 0, "0"),
  ])
  func convertsMinorUnitsToAnAmount(_ digits: String, _ places: Int, _ amount: String) {
    #expect(numeral(digits).amount(places).description == amount)
  }
}
