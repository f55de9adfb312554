// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ReferenceModel

/// Tests expressions.
@Suite struct ArithmeticTests {
  private static let on = #""allowsArithmetic":true"#
  private static let exponents = #""allowsExponents":true"#
  private static let dollars = on + #","kind":"currency""#

  @Test(arguments: [
    Row("$1,200|", "+15", "$1,200 + 15|", dollars),
    Row("1|,234", "*", "1 × |234", on),
    Row("|5", "-", "-|5", on),
    Row("5|", "*-3", "5 × -3|", on),
    Row("5|", "+*/2", "5 / 2|", on),
    Row("5|", "(2+1)", "5 × (2 + 1)|", on),
    Row("5|", "+15%", "5 + 15%|", on),
    Row("12|", "+34⇤⌦", "|2 + 34", on),
    Row("12|", "+3⌫⌫4", "124|", on),
    Row("0|", "(5)", "( 5 )|", on),
    Row("0|", "(5)*2", "(5) × 2|", on),
    Row("1,200|", "+15=", "1,215|", on),
    Row("5|", "x3", "5 × 3|", on),
    Row("5|", "·2⋅3∗4", "5 × 2 × 3 × 4|", on),
    Row("0|", "0*5", "0 × 5|", on),
    Row("¥1,000|", "*1.08", "¥1,000 × 1.08|", on + "," + Style.yen),
    .refused("¥1|", ".", on + "," + Style.yen),
    Row("12|", ",5+1,500", "12.5 + 1,500|", on),
    .refused("5|", "+%", gives: "5 + |", on),
    Row("$0|", "(", "$(|", dollars + #","sign":"accounting""#),
    Row("5|%", "+3%", "5 + 3|%", on + #","kind":"percent""#),
    Row("0|", "-(", "-(|", on),
    Row("5|", "+x", "5 × |", on),
    Row("12|", "*←3", "123| × ", on),
    Row("2|3", "+*", "2 × |3", on),
    Row("5|", "(2)%", "5 × (2)%|", on),
    Row("0|", "0⌫+", "0|", on),
    .refused("|5", "*", on),
    .refused("5|", ")", on),
  ])
  func operationKeysEditAnExpression(_ row: Row) throws { try row.check() }

  @Test(arguments: [
    Row("0|", paste: "3*4-2", "3 × 4 − 2|", on),
    Row("0|", paste: "1200 - 350", "1,200 − 350|", on),
    Row("0|", paste: "(5)", "-5|", on),
    Row("0|", paste: "( 5 )", "( 5 )|", on),
    Row("10.|", paste: "1+2", "10.1 + 2|", on),
    Row("12|", paste: "00+5", "1,200 + 5|", on),
    Row("12|", paste: ",000 + 5", "12,000 + 5|", on),
    Row("1|2", paste: "3+4", "13 + 4|2", on),
    Row("12|3", paste: "5 ×  + 3", "125 ×  + 3|3", on),
    .refused("1.5|", paste: ".5 + 2", on),
    Row("[5]", paste: "09 ×  + 6", "09 ×  + 6|", on),
    Row("0|", paste: "4\u{2212}6", "4 − 6|", on),
    Row("9|", paste: "( 5 )", "9 × (5)|", on),
    Row("|0.5", paste: "2+", "2 + |0.5", on),
    .refused("|1,234", paste: "3 + 4,", on),
    Row("0|", paste: "3 × -2.", "3 × -2.|", on + "," + PastingTests.german),
    Row("-5|", paste: " ×  + 3", "-5 ×  + 3|", on + #","sign":"always""#),
    Row("($0|)", paste: "(5.00)", "-$(5.00)|", dollars + #","sign":"accounting""#),
    .refused("0|. kg", paste: "-6kg", on + #","suffix":" kg""#),
    .refused("|5", paste: "(5)", on),
    .refused("0|", paste: "555-1234", on),
    .refused("0|", paste: "12/31", on),
  ])
  func aPasteIsReadAsAnExpression(_ row: Row) throws { try row.check() }

  @Test func anotherStyleEndsOpenMarks() throws {
    var field = try Field(marked: "5|", style: Self.on + "," + PastingTests.german)
    for key in "-5." { field.perform(.type(key)) }
    #expect(field.marked == "5 − 5.|")
    field.perform(.style(try Style(keys: Self.on + #","locale":"pt_PT""#)))
    #expect(field.marked == "5 − 5,|")
  }

  @Test(arguments: ["", #","enforcement":"onCommit""#])
  func aDigitReplacesAResultWithTheOtherSign(_ style: String) throws {
    var field = try Field(marked: "5|", style: Self.on + style)
    for key in "-12" { field.perform(.type(key)) }
    field.perform(.selectAll)
    field.perform(.type("7"))
    #expect(field.marked == "7|")
    #expect(field.state.value == "7")
  }

  @Test(arguments: [
    Row("9|", paste: "e-999", "9e-999|", exponents),
    .refused("0.5|", "e-999", gives: "0.5e-99|", exponents),
    .refused("4.5|", "e-999", gives: "4.5e-99|", exponents),
  ])
  func anExponentHasAtMostThousandDigits(_ row: Row) throws { try row.check() }

  @Test func aRefusedCommitLeavesASeparatorKey() throws {
    let keys = #""allowsMagnitudes":true,"bounds":["0","1"],"# + Style.whole
    var field = try Field(marked: "0|", style: keys)
    for key in ".4." { field.perform(.type(key)) }
    field.perform(.submit)
    field.perform(.type("-"))
    #expect(field.marked == "0.4|")
    #expect(!field.refused)
  }

  @Test func theEndOfNoDragLeavesASeparatorKey() throws {
    var field = try Field(marked: "2|", style: "")
    field.perform(.type("."))
    field.perform(.endScrub)
    field.perform(.type("-"))
    #expect(field.marked == "2.|")
  }

  @Test(arguments: [
    ("2+3*4", "14"), ("200+15%", "230"), ("200*15%", "30"), ("10/3*3", "10"), ("2*(3+4", "14"),
    ("5/0", "5"), ("1200+", "1200"), ("-5+3", "-2"),
  ])
  func theValueIsThatOfWhatIsComplete(_ keys: String, _ value: String) throws {
    var field = Field(style: try Style(["allowsArithmetic": .bool(true)]), value: nil)
    for key in keys { field.perform(.type(key)) }
    #expect(field.state.value == value)
  }
}
