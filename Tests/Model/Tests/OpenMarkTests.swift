// SPDX-License-Identifier: MIT

import Testing

@testable import ReferenceModel

/// Tests typed marks that can group or start a fraction.
@Suite struct OpenMarkTests {
  static let german = #""locale":"de_DE""#
  static let indian = #""locale":"en_IN""#
  static let tenth = #""precision":{"fraction":[0,1]}"#

  @Test(arguments: [
    Row("12|", ",", "12,|"),
    Row("12|", ",50", "12,50|"),
    Row("12|", ",500", "12,500|"),
    .refused("12|", ",50,", gives: "12,50|"),
    .refused("12|", ",50.", gives: "12,50|"),
    Row("12|", ",.", "12.|"),
    Row("1|", ",23,", "123|", indian),
    Row("1|", ",23,456", "1,23,456|", indian),
    Row("1,234|", ",", "1,234.|"),
    Row("1|", ",234,567.5", "1,234,567.5|"),
    Row("0|", ",", "0.|"),
    Row("|", ",", "0.|", Style.optional),
    Row("|", "-,", "-0.|", Style.optional),
    .refused("12.5|", ","),
    .refused("12.|", ","),
    Row("12|", ",50←←←,", "12,|50"),
    Row("12|", ",50←←←.", "12,|50"),
    Row("1|,234", ",", "1|,234"),
    Row("12|.5", ",", "12|.5"),
    Row("[1,234]", ",", "0.|"),
    Row("1[,23]4", ",", "1[,23]4"),
  ])
  func isDrawnAsTypedUntilItIsClear(_ row: Row) throws { try row.check() }

  @Test(arguments: [
    Row("12|", ".50", "12.50|", german),
    Row("12|", ".500", "12.500|", german),
    Row("12|", ".", "12,|", #""locale":"fr_FR""#),
    Row("12|", ",", "12.|", #""separators":"any""#),
    Row("12|", ",", "12.|", #""keyboardLocale":"de_DE""#),
    Row("12|", ",", "12.|", #""precision":{"integer":[1,3]}"#),
    Row("12|", ",500", "12,500|", Style.whole),
    Row("12|", ",500", "12500|", #""formatting":"onCommit""#),
    Row("12|", ",500", "12500|", #""grouping":"never""#),
  ])
  func styleDeterminesItsMeaning(_ row: Row) throws { try row.check() }

  @Test(arguments: [
    Row("12|", ",56←4", "12,54|6"),
    Row("123|", ",5←←4", "1,234|.5"),
    Row("1|", ",5←←⌫", "|0.5"),
    Row("12|", ",5←⌫", "12|5"),
    Row("12|", ",500⌫", "1,250|"),
    Row("12|", ",57", "12,57|", tenth),
    Row("12|", ",578", "12,578|", tenth),
    Row("123|", ",57←←←4", "1,234|.5", tenth),
    Row("12|", ",50-", "-12,50|"),
    Row("1|", ",2345⌫,", "1,234|"),
    Row("1|", ",234⌫⌫⌫⌫1234,", "1,234.|"),
    .refused("12|", ",500", gives: "12,50|", #""bounds":["0","1000"]"#),
    .refused("12|", ",500", gives: "12,50|", #""precision":{"integer":[1,4]}"#),
    Row("12|", ",500", "12,500|", #""bounds":["0","1000"],"enforcement":"onCommit""#),
  ])
  func otherKeysDecideItsMeaning(_ row: Row) throws { try row.check() }

  @Test(arguments: [
    Row("12|.00", ",", "12,|00", Style.live),
    Row("12|.00", ",50", "12,50|", Style.live),
    Row("12|.00", ",500", "12,500|.00", Style.live),
    Row("12|.00", ",⌫", "12|.00", Style.live),
    Row("12|.00", ",←3", "123|,00", Style.live),
    Row("12|.00", ",←←⌫", "|2,00", Style.live),
    Row("1,234|.00", ",", "1,234.|00", Style.live),
    Row("12|.000", ",", "12,|00", #""trailingZeros":"live","precision":{"fraction":[3,3]}"#),
  ])
  func stepsOverLiveZeros(_ row: Row) throws { try row.check() }

  @Test(arguments: [
    ("50", "12,50|", "12.5"), ("500", "12,500|", "12500"), ("5000", "12.5000|", "12.5"),
    ("34,567", "1,234,567|", "1234567"), ("500.5", "12,500.5|", "12500.5"), ("$50", "12,|", "12"),
  ])
  func readsAPasteTogetherWithIt(_ text: String, _ shown: String, _ value: String) throws {
    var field = try Field(marked: "12|")
    field.perform(.type(","))
    field.perform(.paste(text))
    #expect(field.marked == shown)
    #expect(field.state.value == value)
  }

  @Test(arguments: [
    Row("5|", ".-", "5.|"), Row("99|", ",–", "99,|"), Row("5|", ".−", "5.|"),
    Row("99|", ",-", "99|", Style.whole), Row("99|", ".—", "99|", Style.whole),
    Row("$5.00|", ".-", "$5.00|", Style.till), Row("5|.00", ".-", "5.|00", Style.live),
    Row("5|", ".1-", "-5.1|"), Row("|", ".-", "-0.|", Style.optional),
    Row("12|", ".←.-", "12.|"), Row("5|", ".--", "5.|"), Row("5|", ".←-", "-5|."),
  ])
  func dashAfterASeparatorStandsForZeroCents(_ row: Row) throws { try row.check() }

  @Test func undoAndRedoBringItBackOpen() throws {
    var field = try Field(marked: "12|")
    for key in ",500" { field.perform(.type(key)) }
    field.perform(.arrow(.home))
    field.perform(.arrow(.end))
    field.perform(.undo(1))
    #expect(field.marked == "12|")
    field.perform(.type(","))
    field.perform(.select(0, 3))
    field.perform(.backspace(1))
    field.perform(.undo(1))
    #expect(field.marked == "[12,]")
  }

  @Test func decimalKeyIsNeverAmbiguous() throws {
    var field = try Field(marked: "12|", style: Self.german)
    field.perform(.decimalKey)
    #expect(field.marked == "12,|")
    field.perform(.decimalKey)
    #expect(field.refused)
  }

  @Test func commitClosesIt() throws {
    var field = try Field(marked: "12|")
    for key in ",50" { field.perform(.type(key)) }
    field.perform(.submit)
    #expect(field.marked == "12.5|")
    field.perform(.blur)
    #expect(field.state.text == "12.5")
  }
}

/// Checks that texts mean the same when they are typed and when they are pasted.
@Suite struct TypedAndPastedTests {
  private static let keys = "01.,-"

  /// Returns every text of 2 to `length` digits and marks, of which the last can also be a dash.
  ///
  /// Texts that can mean different numbers when typed and when pasted are left out: those that
  /// begin with a redundant zero, and those with more than three digits directly after a mark.
  private static func texts(_ length: Int) -> [String] {
    var texts = [""]
    for start in 0..<length {
      texts += texts.filter { $0.count == start && !$0.hasSuffix("-") }
        .flatMap { text in keys.map { text + String($0) } }
    }
    return texts.filter { text in
      let isRedundant = text.first == "0" && text.dropFirst().first?.isASCIIDigit ?? false
      let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
      return text.count > 1 && !isRedundant && !parts.dropFirst().contains { $0.count > 3 }
    }
  }

  /// Plays `events` in an empty field, and returns the committed value, or nil if an event is
  /// refused.
  ///
  /// If no event is refused but the field is empty, the value itself is nil: `.some(nil)`.
  private static func value(_ events: [Event], _ style: Style) -> String?? {
    var field = Field(style: style, value: nil)
    for event in events {
      field.perform(event)
      guard !field.refused else { return nil }
    }
    field.perform(.blur)
    return field.state.value
  }

  @Test(arguments: [
    "", OpenMarkTests.german, OpenMarkTests.indian, #""locale":"fr_FR""#, #""locale":"es_ES""#,
    Style.cents, Style.cents + "," + OpenMarkTests.german, Style.dollars,
    OpenMarkTests.tenth + #","locale":"de_CH""#,
  ])
  func typedAndPastedTextsAgree(_ keys: String) throws {
    let style = try Style(keys: keys + (keys.isEmpty ? "" : ",") + Style.optional)
    for text in Self.texts(5) {
      let typed = Self.value(text.map { .type($0) }, style)
      let pasted = Self.value([.paste(text)], style)
      guard let typed, let pasted, typed != pasted else { continue }
      #expect(typed == pasted, "\(text) {\(keys)}")
    }
  }
}
