// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ReadingNaturalTests {
  @Test(arguments: [
    EditCase("123|", "4", gives: "1,234|"), EditCase("12|3,456", "9", gives: "1,29|3,456"),
    EditCase("1,23|4", "5", gives: "12,35|4"), EditCase("|1", "2", gives: "2|1"),
    EditCase("1.|5", "2", gives: "1.2|5"), EditCase("1|.5", "2", gives: "12|.5"),
    EditCase("1.5|", "0", gives: "1.50|"), EditCase("[1,2]34", "9", gives: "9|34"),
    EditCase("1[.]5", "9", gives: "19|5"), EditCase("[12.34]", "9", gives: "9|"),
  ])
  func insertsADigitAtTheCaret(_ edit: EditCase) { edit.check() }

  @Test(arguments: [
    EditCase("0|", "5", gives: "5|"), EditCase("|0", "5", gives: "5|"),
    EditCase("|5", "0", gives: "|5"), EditCase("0|", "0", gives: "0|"),
    EditCase("|0.5", "3", gives: "3|.5"), EditCase("0|.5", "3", gives: "3|.5"),
    EditCase("0.|5", "0", gives: "0.0|5"), EditCase("000|", "5", gives: "5|"),
    EditCase("|000000", "0", gives: "|000000"), EditCase("5|", "0", gives: "50|"),
    EditCase("[5]77", "0", gives: "|77"), EditCase("-0|", "5", gives: "-5|"),
    EditCase("[1]0", "2", gives: "2|0"), EditCase("[1]0.5", "2", gives: "2|0.5"),
  ])
  func dropsRedundantZeros(_ edit: EditCase) { edit.check() }

  @Test(arguments: [
    EditCase("1|,234", .backspace, gives: "|234"), EditCase("1|,234", .delete, gives: "1|34"),
    EditCase("1,234|,567", .backspace, gives: "123|,567"),
    EditCase("12.|34", .backspace, gives: "1,2|34"),
    EditCase("1|,000,000", .backspace, gives: "|000000"),
    EditCase("|0.5", .delete, gives: "0|.5"), EditCase("0|.5", .backspace, gives: "|0.5"),
    EditCase("[1,2]34.5", .backspace, gives: "|34.5"), EditCase("5|", .backspace, gives: "0|"),
    EditCase("[1,234]", .backspace, gives: "0|"), EditCase("12|.34", .delete, gives: "1,2|34"),
    EditCase("[1].5", .backspace, gives: "|0.5"), EditCase("|1.5", .delete, gives: "|0.5"),
    EditCase("1.5|", .delete, gives: "1.5|"), EditCase("|15", .backspace, gives: "|15"),
  ])
  func deletesOneContentCharacter(_ edit: EditCase) { edit.check() }

  @Test func dropsAZeroTypedOverTheFirstDigit() {
    expect("[5]7", typing: "0", gives: "|7")
  }

  @Test(arguments: [
    EditCase("1|,000", .backspace, .move(.forward), "2", gives: "2|00"),
    EditCase("1|,000", .backspace, .move(.forward), .move(.forward), "2", gives: "2|0"),
    EditCase("1|,000.5", .backspace, .move(.end), "2", gives: "0.52|"),
    EditCase("1|,005", .backspace, .move(.forward), .paste("34"), gives: "3,4|05"),
    EditCase("1|,056", .backspace, .move(.forward), .move(.forward), "7", gives: "57|6"),
  ])
  func dropsLeadingZerosBeforeTheNextDigitTypedAfterThem(_ edit: EditCase) { edit.check() }

  @Test(arguments: [
    EditCase("1|0.5", .backspace, "2", gives: "2|0.5"),
    EditCase("|10.5", .delete, "2", gives: "2|0.5"),
    EditCase("[12]0.5", .backspace, "2", gives: "2|0.5"),
    EditCase("1|0.5", .backspace, .move(.forward), .move(.backward), "2", gives: "2|.5"),
    EditCase("1|0.5", .backspace, ",", "2", gives: "2|.5"),
    EditCase("0.99|", .backspace, .move(.start), "1", gives: "1|.9"),
  ])
  func keepsAnUncoveredZeroForTheNextEditOnly(_ edit: EditCase) { edit.check() }
}
