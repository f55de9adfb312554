// SPDX-License-Identifier: MIT

import Testing

@testable import ReferenceModel

/// Tests how each kind of enforcement applies the bounds.
@Suite struct BoundsTests {
  static let upTo100 = #""bounds":["0","100"]"#
  static let fiveToTen = #""bounds":["5","10"]"#

  @Test func clampsToTheFarBound() throws {
    var field = try Field(marked: "1|50", style: Self.upTo100 + "," + Style.optional)
    field.perform(.type("9"))
    #expect(field.marked == "100|")
    #expect(field.state.clamped == "100")
    field.perform(.type("5"))
    #expect(field.marked == "100|")
    #expect(field.state.clamped == "100", "also if the text stays the same")
  }

  @Test func refusesANumberPastTheFarBound() throws {
    try Row.refused("50|", "5", Self.upTo100 + #","enforcement":"refuse""#).check()
  }

  @Test func onCommitEnforcementKeepsTheNumberUntilCommit() throws {
    var field = try Field(marked: "50|", style: Self.upTo100 + #","enforcement":"onCommit""#)
    field.perform(.type("5"))
    #expect(field.marked == "505|")
    #expect(field.state.value == "100")
    #expect(field.state.clamped == nil)
    field.perform(.submit)
    #expect(field.marked == "100|")
    #expect(field.state.clamped == "100")
  }

  @Test func reportOnlyEnforcementKeepsTheNumber() throws {
    var field = try Field(marked: "50|", style: Self.upTo100 + #","enforcement":"reportOnly""#)
    field.perform(.type("5"))
    #expect(field.state.value == "505")
    #expect(field.state.violation == "aboveMaximum")
    field.perform(.type("-"))
    #expect(field.state.value == "-505")
    #expect(field.state.violation == "belowMinimum")
    field.perform(.blur)
    #expect(field.state.value == "-505")
  }

  @Test func keepsANumberShortOfTheNearBoundUntilCommit() throws {
    var field = try Field(marked: "|", style: Self.fiveToTen + "," + Style.optional)
    field.perform(.type("1"))
    #expect(field.marked == "1|")
    #expect(field.state.value == "5")
    #expect(field.state.clamped == nil, "publishing the near bound is not a clamp")
    field.perform(.blur)
    #expect(field.state.text == "5")
    #expect(field.state.clamped == "5")
  }

  @Test func wrongSideOfZeroIsPastTheFarBound() throws {
    var field = try Field(marked: "-6|", style: Self.fiveToTen)
    field.perform(.type("5"))
    #expect(field.marked == "5|")
    #expect(field.state.clamped == "5")
  }

  @Test func normalizingOnFocusCutsToThePrecision() throws {
    let style = try Style(
      keys: #""normalizing":"onFocus","precision":{"integer":[1,4],"fraction":[0,1]}"#
    )
    var field = Field(style: style, value: Number("12345678.29"))
    field.perform(.focus)
    #expect(field.marked == "5,678.2|")
    #expect(field.state.value == "5678.2")
  }

  @Test func normalizingOnFocusClampsToTheBounds() throws {
    var field = Field(
      style: try Style(keys: Self.upTo100 + #","normalizing":"onFocus""#),
      value: Number("150")
    )
    field.perform(.focus)
    #expect(field.marked == "100|")
    #expect(field.state.clamped == "100")
  }

  @Test func reportsTheClampOfAPercentageAsAValue() throws {
    var field = try Field(marked: "50|%", style: #""kind":"percent","bounds":["0","1"]"#)
    field.perform(.type("5"))
    #expect(field.marked == "100|%")
    #expect(field.state.clamped == "1")
  }

  @Test func theMinusOfAFractionThatWaitsForALetterStays() throws {
    let keys = #""allowsExponents":true,"value":"Int","bounds":["-10","-5"]"#
    try Row.refused("-|0.5", "⌫", keys).check()
  }

  @Test func stepsWrapToNumbersThatCanBeTyped() throws {
    let keys = #""bounds":["0.12755","0.77775"],"precision":{"fraction":[0,2]},"wraps":true"#
    var field = Field(style: try Style(keys: keys + #","step":"0.01""#), value: Number("0.13"))
    field.perform(.focus)
    field.perform(.step(-1))
    #expect(field.state.value == "0.77")
  }

  @Test func reportOnlyKeepsTheLimitsOfTheValueType() throws {
    let keys = #""value":"Int","enforcement":"reportOnly","bounds":["0","5"]"#
    var field = Field(style: try Style(keys: keys), value: Number("922337203685477580"))
    field.perform(.focus)
    field.perform(.type("8"))
    #expect(field.refused)
    field.perform(.type("7"))
    #expect(field.state.value == "9223372036854775807")
  }
}
