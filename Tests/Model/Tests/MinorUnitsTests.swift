// SPDX-License-Identifier: MIT

import Testing

@testable import ReferenceModel

/// Tests minor-unit entry: typed digits move in from the right.
@Suite struct MinorUnitsTests {
  static let optional = Style.till + "," + Style.optional

  @Test(arguments: [
    Row("|", "3", "$0.03|", optional), Row("|", "34", "$0.34|", optional),
    Row("|", "345", "$3.45|", optional), Row("|", "3456", "$34.56|", optional),
    Row("$0.00|", "3456", "$34.56|", Style.till),
    Row("$34.56|", "⌫", "$3.45|", Style.till),
    Row("$12|,345.67", "9", "$129|,345.67", Style.till),
    Row("$1,234.5|6", "⌫", "$123.4|6", Style.till),
    Row("$0.00|", "-3", "-$0.03|", Style.till),
    Row("[$1,234.56]", "7", "$0.07|", Style.till),
  ])
  func digitsFillFromTheRight(_ row: Row) throws { try row.check() }

  @Test(arguments: [
    .refused("$1.23|", ".", Style.till),
    Row("$0.00|", paste: "$1,000", "$1,000.00|", Style.till),
    Row("$0.00|", paste: "4.56", "$4.56|", Style.till),
    Row("$0|.00", paste: "1234", "$12.34|", Style.till),
    Row("[$1.23]", paste: "1234", "$12.34|", Style.till),
    .refused("$1.23|", paste: "4.56", Style.till),
    Row("$1.23|", paste: "45", "$123.45|", Style.till),
    Row("$|0.00", "5", "$0.05|", Style.till),
    Row("$0.05|", "0", "$0.50|", Style.till),
    Row("$0.50|", "7", "$5.07|", Style.till),
    Row("¥0|", "12", "¥12|", Style.yenTill),
  ])
  func readsAmountsAndRefusesSeparators(_ row: Row) throws { try row.check() }

  @Test func newCurrencyKeepsTheValue() throws {
    var field = try Field(marked: "$12.34|", style: Style.till)
    field.perform(.style(try Style(keys: Style.yenTill)))
    #expect(field.marked == "¥12|")
    #expect(field.state.value == "12.34")
    field.perform(.blur)
    #expect(field.state.value == "12.34")
    field.perform(.style(try Style(keys: Style.till.replacing("USD", with: "BHD"))))
    #expect(field.state.text == "BHD\u{A0}12.340")
  }
}
