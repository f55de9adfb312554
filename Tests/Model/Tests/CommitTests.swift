// SPDX-License-Identifier: MIT

import Testing

@testable import ReferenceModel

/// Tests focus, commit, and setting values and styles.
@Suite struct CommitTests {
  @Test func focusMovesAndBlurNeverChangeTheValue() throws {
    let style = try Style(keys: Style.dollars + #","bounds":["0","10"]"#)
    var field = Field(style: style, value: Number("500.126"))
    #expect(field.state.text == "$500.13")
    field.perform(.focus)
    #expect(field.marked == "$500.13|")
    field.perform(.arrow(.left))
    field.perform(.blur)
    #expect(field.state.value == "500.126")
  }

  @Test(arguments: [
    #""bounds":["0","1000"]"#, #""bounds":["0","5000"]"#, #""bounds":["0","5"]"#,
  ])
  func commitAfterAStyleChangeAnnouncesThePublishedBound(_ style: String) throws {
    let old = #""bounds":["-10","10"],"enforcement":"onCommit""#
    var field = try Field(marked: "1|", style: old)
    field.perform(.paste("345"))
    field.perform(.style(try Style(keys: style)))
    field.perform(.submit)
    #expect(field.marked == "10|")
    #expect(field.clamped == Number("10"))
  }

  @Test func settingTheShownNumberKeepsTheText() throws {
    var field = try Field(marked: "1.50|")
    field.perform(.set(Number("1.5")))
    #expect(field.marked == "1.50|")
    field.perform(.set(Number("7")))
    #expect(field.marked == "7|")
  }

  @Test func settingTheSameValueKeepsALoneSign() throws {
    var field = try Field(marked: "-|", style: Style.optional)
    field.perform(.set(nil))
    #expect(field.marked == "-|")
    field.perform(.set(Number("5")))
    #expect(field.marked == "5|")
  }

  @Test func selectionKeepsItsDistanceFromTheEnd() throws {
    var field = try Field(marked: "1,[23]4")
    field.perform(.set(Number("98765")))
    #expect(field.marked == "98[,76]5")
    field.perform(.selectAll)
    field.perform(.set(Number("1")))
    #expect(field.marked == "[1]")
  }

  @Test func submitShowsTheCommittedNumber() throws {
    var field = try Field(marked: "$12.|", style: Style.dollars)
    field.perform(.submit)
    #expect(field.marked == "$12|")
    field.perform(.arrow(.home))
    field.perform(.submit)
    #expect(field.marked == "$|12", "the caret moves only if the text changed")
  }

  @Test func newLocaleKeepsTheNumber() throws {
    var field = try Field(marked: "1,234.50|")
    field.perform(.style(try Style(keys: #""locale":"de_DE""#)))
    #expect(field.marked == "1.234,50|")
  }

  @Test func styleWithFewerDigitsShowsTheValueRounded() throws {
    var field = try Field(marked: "12.345|")
    field.perform(.style(try Style(keys: Style.cents)))
    #expect(field.marked == "12.34|")
    #expect(field.state.value == "12.345")
    field.perform(.backspace(1))
    #expect(field.state.value == "12.3")
  }

  @Test func keyActivatesAnIdleField() throws {
    var field = Field(style: try Style(keys: Style.dollars), value: Number("5"))
    field.perform(.type("1"))
    #expect(field.marked == "$51|")
  }

  @Test func editsAnIdleFieldInItsShownText() throws {
    var field = Field(style: try Style(keys: Style.dollars), value: Number("5"))
    field.perform(.replace(5, 5, "3"))
    #expect(field.state.refused != nil, "its fraction zeros count as typed")
    field.perform(.replace(4, 5, ""))
    #expect(field.marked == "$5.0|")
    field = Field(style: try Style(keys: Style.dollars), value: .zero)
    field.perform(.input("$0.003", caret: 6))
    #expect(field.marked == "$3|", "a text that stands for zero counts as empty")
  }

  @Test func percentScalesByDigits() throws {
    var field = try Field(marked: "12|%", style: #""kind":"percent""#)
    field.perform(.type("."))
    field.perform(.type("5"))
    #expect(field.state.value == "0.125")
  }
}
