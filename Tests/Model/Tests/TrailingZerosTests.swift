// SPDX-License-Identifier: MIT

import Testing

@testable import ReferenceModel

/// Tests zeros that pad the fraction while the user types.
@Suite struct TrailingZerosTests {
  @Test(arguments: [
    Row("0|.00", "42", "42|.00", Style.live),
    Row("42|.00", ".", "42.|00", Style.live),
    Row("42.|00", "5", "42.5|0", Style.live),
    Row("42.5|0", "⌫", "42.|00", Style.live),
    Row("42.|00", "⌫", "42|.00", Style.live),
    Row("42|.00", "⌦", "42.|00", Style.live),
    Row("42.|57", "⌦", "42.|70", Style.live),
    Row("|", "7", "7|.00", Style.live + "," + Style.optional),
    Row("[42.57]", paste: "1234.5", "1,234.5|0", Style.live),
  ])
  func keepsTheFractionAtItsMinimumLength(_ row: Row) throws { try row.check() }

  @Test(arguments: [
    // Forward delete moves the caret over zeros that pad the fraction.
    Row("42.5|0", "⌦", "42.50|", Style.live),
    Row("5|.00", "⌫", "|", Style.live + "," + Style.optional),
    Row("-5|.00", "⌫", "-|", Style.live + "," + Style.optional),
    Row("5|.00", "⌫", "0|.00", Style.live),
    Row("-5|.00", "⌫", "-0|.00", Style.live),
    Row("-5|.00", "⌫⌫", "0|.00", Style.live),
    Row("4[2.]00", "⌫", "4|.00", Style.live),
    Row("42[.]00", "⌫", "42|.00", Style.live),
    // Platforms do not report which key deletes a selection, so both keys have the same effect.
    Row("42[.]00", "⌦", "42|.00", Style.live),
    Row("4[2.5]7", "⌫", "4|7.00", Style.live),
    Row("42|.00", paste: ".75", "42.75|", Style.live),
    .refused("4|2.00", paste: ".75", Style.live),
    .refused("42.|00", paste: ".75", Style.live),
    Row("0|.00", paste: "4.56", "4.56|", Style.live),
  ])
  func deletesAndPastesAroundFillingZeros(_ row: Row) throws { try row.check() }

  @Test(arguments: [
    Row("42.|57", "1", "42.1|5", Style.live),
    .refused("42.57|", "1", Style.live),
    .refused(
      "42.|5700",
      "1",
      #""trailingZeros":"live","precision":{"fraction":[2,4]}"#
    ),
    Row("42.|57", "1", "42.1|57", #""trailingZeros":"live","precision":{"fraction":[2,4]}"#),
  ])
  func typingIntoAFullFractionDropsTheLastDigitOrIsRefused(_ row: Row) throws { try row.check() }

  @Test(arguments: [
    Row("1|2,345,678,901,234.00", "7", "17|2,345,678,901,234.00", Style.liveDouble),
    Row("1|,234,567,890,123.00", paste: "77", "177|,234,567,890,123.00", Style.liveDouble),
    Row("12,345,678,901,234.0|0", "0", "12,345,678,901,234.00|", Style.liveDouble),
    .refused("12,345,678,901,234.0|0", "5", Style.liveDouble),
    .refused("17|2,345,678,901,234.00", "7", Style.liveDouble),
  ])
  func zerosThatPadTheFractionDoNotCountTowardTheLimit(_ row: Row) throws { try row.check() }

  @Test func focusPutsTheCaretBeforeFillingZeros() throws {
    let style = try Style(keys: Style.live)
    var field = Field(style: style, value: Number("42.5"))
    field.perform(.focus)
    #expect(field.marked == "42.5|0")
    field.perform(.set(Number("7")))
    #expect(field.marked == "7|.00")
  }

  @Test func onCommitFormattingAndMinorUnitEntryAreNotFilled() throws {
    #expect(try !Style(keys: Style.live + #","formatting":"onCommit""#).fillsFractionLive)
    #expect(try !Style(keys: Style.till + #","trailingZeros":"live""#).fillsFractionLive)
  }
}
