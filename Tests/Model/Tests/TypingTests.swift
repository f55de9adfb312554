// SPDX-License-Identifier: MIT

import Testing

@testable import ReferenceModel

/// Tests typing single keys.
@Suite struct TypingTests {
  @Test(arguments: [
    Row("123|", "4", "1,234|"),
    Row("12|3,456", "9", "1,29|3,456"),
    Row("0|", "5", "5|"),
    Row("|5", "0", "|5"), .refused("[0.05]7230", "0", #""precision":{"integer":[1,3]}"#),
    Row("12|", ".", "12.|"),
    Row("123|,456", ".", "123.|456"),
    Row("123|,456", ".", "123.|45", Style.cents),
    Row("12|.34", ".", "12.|34"),
    .refused("1|2.34", "."),
    Row("[12.34]", ".", "0.|"),
    Row("|", ".", "0.|", Style.optional),
    .refused("12.34|", "5", Style.cents),
    .refused("12.3|4", "5", Style.cents),
    .refused("123|", "4", #""precision":{"integer":[1,3]}"#),
    .refused("12|", ".", Style.whole),
    .refused("12|", "x"),
  ])
  func insertsOrRefusesAKey(_ row: Row) throws { try row.check() }

  @Test(arguments: [
    Row("1|2,345,678,901,234.", "7", "17|2,345,678,901,234.", #""value":"Double""#),
    .refused("1|2,345,678,901,234.0", "7", #""value":"Double""#),
  ])
  func separatorAtTheEndDoesNotCountTowardTheLimit(_ row: Row) throws { try row.check() }

  @Test(arguments: [
    // A deletion has left more leading zeros than the limit of integer digits allows.
    Row("|00000", "-", "-|00000", #""precision":{"integer":[1,4]}"#),
    .refused("1,234[.]5", "-", #""precision":{"integer":[1,4]}"#),
  ])
  func signDoesNotCountTowardTheLimit(_ row: Row) throws { try row.check() }

  @Test(arguments: [
    Row("12|", "٫", "12.|"),
    Row("12|", ",", "12,|", #""locale":"de_DE""#),
    // Marks that can only group have no effect.
    Row("12|", "'", "12|"),
    Row("12|", "_", "12|"),
    Row("12|", ",", "12.|", #""keyboardLocale":"de_DE""#),
    Row("12|", ",", "12.|", #""separators":"any""#),
    // Integer fields ignore the grouping separator too.
    Row("12|", ",", "12|", Style.whole),
  ])
  func localeAndKeyboardDetermineWhatASeparatorKeyTypes(_ row: Row) throws { try row.check() }

  @Test(arguments: [
    Row("1|2", "٣", "13|2"), Row("1|2", "３", "13|2"), Row("1|2", "३", "13|2"),
  ])
  func digitsOfEveryScriptTypeTheirDigit(_ row: Row) throws { try row.check() }

  @Test(arguments: [
    Row("1|2", "-", "-1|2"),
    Row("1|2", "\u{2013}", "-1|2"),
    Row("-1|2", "-", "-1|2"),
    Row("-1|2", "\u{FF0B}", "1|2"),
    Row("1[2]3", "-", "-1|3"),
    .refused("5|", "-", #""bounds":["0",null]"#),
    Row("0|", "5", "-5|", #""bounds":[null,"0"]"#),
    .refused("-5|", "+", #""bounds":[null,"0"]"#),
    // A required minus is not added to a positive number that the app has set.
    Row("15|", "⌫", "1|", #""bounds":[null,"0"]"#),
    Row("-5|", "-", "-5|", #""bounds":["0",null]"#),
    Row("|", "-", "-|", Style.optional),
    Row("|", "-5", "-5|", Style.optional),
    Row("|", "-", "-$|", Style.till + "," + Style.optional),
    Row("0|", "-", "-0|"),
    Row("0|", "-.0", "-0.0|"),
  ])
  func signKeyWorksAtAnyCaret(_ row: Row) throws { try row.check() }

  @Test(arguments: [
    Row("$0|", "(32)", "($32|)", Style.dollars + #","sign":"accounting""#),
    .refused("0|", "("),
    .refused("0|\u{A0}$", "(", Style.dollars + #","sign":"accounting","locale":"de_DE""#),
  ])
  func openingBracketIsAMinusInNotationsWithBrackets(_ row: Row) throws { try row.check() }

  @Test func commitDropsALoneSign() throws {
    var field = try Field(marked: "|", style: Style.optional)
    field.perform(.type("-"))
    #expect(field.state.value == nil)
    field.perform(.blur)
    #expect(field.state.text.isEmpty)
  }

  @Test func submitDropsTheSignOfNegativeZero() throws {
    var field = try Field(marked: "0|")
    field.perform(.type("-"))
    #expect(field.state.value == "0")
    field.perform(.submit)
    #expect(field.marked == "0|")
  }
}
