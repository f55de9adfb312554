// SPDX-License-Identifier: MIT

import Testing

@testable import ReferenceModel

/// Expressions.
@Suite struct ArithmeticTests {
  private static let on = #""allowsArithmetic":true"#
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
    .refused("|5", "*", on),
    .refused("5|", ")", on),
  ])
  func operationKeysEditAnExpression(_ row: Row) throws { try row.check() }

  @Test(arguments: [
    Row("0|", paste: "3*4-2", "3 × 4 − 2|", on),
    Row("0|", paste: "1200 - 350", "1,200 − 350|", on),
    Row("0|", paste: "(5)", "-5|", on),
    Row("0|", paste: "( 5 )", "( 5 )|", on),
    .refused("0|", paste: "555-1234", on),
    .refused("0|", paste: "12/31", on),
  ])
  func aPasteIsReadAsAnExpression(_ row: Row) throws { try row.check() }

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
