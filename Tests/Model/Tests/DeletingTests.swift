// SPDX-License-Identifier: MIT

import Testing

@testable import ReferenceModel

/// Tests deleting single characters and selections.
@Suite struct DeletingTests {
  @Test(arguments: [
    Row("1|,234", "⌫", "|234"),
    Row("1,234|,567", "⌫", "123|,567"),
    Row("1|,234", "⌦", "1|34"),
    Row("12.|34", "⌫", "1,2|34"),
    Row("-$|1", "⌫", "$|1", Style.dollars),
    Row("100| kr", "⌫", "10| kr", #""suffix":" kr""#),
    Row("1|,000,000", "⌫", "|000000"),
    Row("1|,000,000", "⌫2", "2|,000,000"),
    Row("|0.5", "⌦", "0|.5"),
    Row("[1,2]34.5", "⌫", "|34.5"),
    Row("5|", "⌫", "0|"),
    Row("5|", "⌫", "|", Style.optional),
    Row("-5|", "⌫", "-|", Style.optional),
    Row("-5|", "⌫6", "-6|", Style.optional),
    Row("-5|", "⌫⌫", "|", Style.optional),
    Row("-5|", "⌫", "-0|"),
    Row("-5|", "⌫⌫", "0|"),
    Row("-$0.03|", "⌫", "-$0.00|", Style.till),
    Row("-$0.03|", "⌫⌫", "$0.00|", Style.till),
  ])
  func deletesContentAndKeepsTheRest(_ row: Row) throws { try row.check() }

  static let upTo100 = #""bounds":["0","100"]"#

  @Test(arguments: [
    .refused("12.|34", "⌫", #""precision":{"integer":[1,3]}"#),
    .refused("12.|34", "⌫", upTo100),
    .refused("12.|34", "⌫", upTo100 + #","enforcement":"refuse""#),
    Row("12.|34", "⌫", "1,2|34", upTo100 + #","enforcement":"onCommit""#),
    Row("12.|34", "⌫", "1,2|34", upTo100 + #","enforcement":"reportOnly""#),
    // Only the app can set a number outside the bounds. Deletions may bring it closer to them.
    Row("12,345|", "⌫", "1,234|", upTo100),
    Row("12,345|", "⌫", "1,234|", upTo100 + #","enforcement":"refuse""#),
    // Adding a separator does not change the number, so the bounds are not applied.
    Row("1,234|", ".", "1,234.|", upTo100),
  ])
  func refusesADeletionThatBreaksALimit(_ row: Row) throws { try row.check() }

  @Test(arguments: [
    Row("($5|)", "⌫", "($|)", Style.dollars + "," + Style.optional + #","sign":"accounting""#),
    // If the bounds forbid a minus, it is deleted together with the last digit.
    Row("-52|", "⌫", "-5|", upTo100),
    Row("-5|", "⌫", "0|", upTo100),
    .refused("-|5", "⌫", #""bounds":[null,"0"]"#),
    Row("-0|", "⌫", "0|", #""bounds":[null,"0"]"#),
    Row("-|5", "⌫", "|5", #""bounds":[null,"0"],"enforcement":"reportOnly""#),
    Row("-¥5|", "⌫", "-¥|", Style.yenTill + "," + Style.optional),
    Row("-¥5|", "⌫⌫", "|", Style.yenTill + "," + Style.optional),
    Row("-$0.03|", "⌫⌫⌫", "|", Style.till + "," + Style.optional),
    Row("[-5]", "⌫", "0|"),
    Row("[-5]", "6", "6|"),
  ])
  func keepsTheSignUntilTheLastDigitIsDeleted(_ row: Row) throws { try row.check() }

  static let plain = #""formatting":"onCommit""#

  @Test(arguments: [
    Row("-5|", "⇤", "|-5", plain), Row("|-5", "⌦", "|5", plain), Row("|-5", "6", "-6|5", plain),
  ])
  func minusOfPlainTextHasASlotBeforeIt(_ row: Row) throws { try row.check() }

  @Test(arguments: [
    Row("5|0.5", "⌫2", "2|0.5"),
    Row("5|0.5", "⌫", "|0.5"),
    Row("|0.5", "2", "2|.5"),
    Row("$1|,000.00", "⌫", "$|000.00", Style.till),
    Row("$1|,000.00", "⌫2", "$2|,000.00", Style.till),
    Row("000|", "5", "5|"),
    Row("0|005", "3", "3|,005"),
    Row("$0.99|", "⌫⇤1", "$1|.9", Style.dollars),
  ])
  func keepsZerosThatADeletionUncovered(_ row: Row) throws { try row.check() }

  @Test func commitDropsLeadingZeros() throws {
    var field = try Field(marked: "1|,005")
    field.perform(.backspace(1))
    #expect(field.marked == "|005")
    field.perform(.submit)
    #expect(field.marked == "5|")
  }

  @Test func deletingTowardABoundPublishesTheNumber() throws {
    var field = try Field(marked: "12,345|", style: Self.upTo100 + #","enforcement":"onCommit""#)
    field.perform(.backspace(1))
    #expect(field.state.value == "1234")
    field.perform(.blur)
    #expect(field.state.value == "100")
    #expect(field.state.clamped == "100")
  }

  @Test func deletingASymbolDeletesTheContentOnThatSide() throws {
    var field = try Field(marked: "1|,234")
    field.perform(.replace(1, 2, ""))
    #expect(field.marked == "1|34")
    field = try Field(marked: "-$|1", style: Style.dollars)
    field.perform(.replace(1, 2, ""))
    #expect(field.marked == "$|1")
  }
}
