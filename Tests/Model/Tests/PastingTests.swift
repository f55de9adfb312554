// SPDX-License-Identifier: MIT

import Testing

@testable import ReferenceModel

/// Tests how pasted text is read and inserted.
@Suite struct PastingTests {
  static let german = #""locale":"de_DE""#

  @Test(arguments: [
    ("1,234.56", "1234.56"), ("1.234,56", "1234.56"), ("1 234,56", "1234.56"),
    ("1'234.56", "1234.56"), ("1’234.56", "1234.56"), ("12,34,567.8", "1234567.8"),
    ("١٬٢٣٤٫٥٦", "1234.56"), ("(1.50)", "-1.5"), ("1.50-", "-1.5"), ("-1.50", "-1.5"),
    ("− 1.50", "-1.5"), ("1e3", "1000"), ("1234,- €", "1234"),
    ("1.234,-", "1234"), ("1,234.-", "1234"), ("5,-", "5"), ("\u{200F}12\u{A0}", "12"),
  ])
  func readsNotationsOfOtherLocales(_ text: String, _ value: String) throws {
    for style in ["", Self.german] {
      var field = try Field(marked: "0|", style: style)
      field.perform(.paste(text))
      #expect(field.state.value == value)
    }
  }

  @Test(arguments: [
    Row("0|", paste: "1\u{A0}00\u{A0}000", "1,00,000|", #""locale":"en_IN""#),
    Row("0|", paste: "1,00,000", "100,000|"),
    .refused("0|", paste: "1\u{A0}00\u{A0}000"),
    .refused("0|", paste: "1'00'000"),
    Row("0|", paste: "2,345k", "2’345|", #""locale":"de_CH","allowsMagnitudes":true"#),
    Row("0|", paste: "2,345k", "2,345,000|", #""allowsMagnitudes":true"#),
    Row("1,234,567,912,127|.00", paste: "0.001", "12,345,679,121,270.0|0", Style.liveDouble),
    Row("1,234,567,912,127|.00", paste: "0.00", "12,345,679,121,270.00|", Style.liveDouble),
  ])
  func readsWhatCanBeOneNumber(_ row: Row) throws { try row.check() }

  @Test(arguments: ["abc", "12abc", "1 and 2", "--", "5 apples", ")5(", "1\n2"])
  func refusesTextThatIsNotANumber(_ text: String) throws {
    try Row.refused("0|", paste: text).check()
  }

  @Test(arguments: [
    ("¥1.235", "1235"), ("12.000", "12000"), ("12.00", "12"), ("1,234.00", "1234"),
  ])
  func singleMarkGroupsThousandsInWholeNumbers(_ text: String, _ value: String) throws {
    var field = try Field(marked: "¥0|", style: Style.yen)
    field.perform(.paste(text))
    #expect(field.state.value == value)
  }

  @Test(arguments: ["12.7", "0.123", "1234.567"])
  func refusesFractionsOfWholeNumbers(_ text: String) throws {
    try Row.refused("¥0|", paste: text, Style.yen).check()
  }

  @Test(arguments: [
    "US $12.34", "12,34 $US", "$CA 12.34", "£GB12.34", "Dkr 12.34", "BR$ 12.34", "$12.34",
    "USD 12.34", "12.34 €",
  ])
  func readsCurrencySymbolsOfAllLocales(_ text: String) throws {
    try Row("0|", paste: text, "12.34|").check()
  }

  @Test(arguments: [
    Row("0|", paste: "0,123", "0.123|"),
    Row("0|", paste: "1.105,", "1.105|"), Row("0|", paste: "1.105,-", "1,105.|"),
    .refused("|255", paste: "1234.5", german + #","grouping":[4]"#),
    .refused("0|", paste: "1e50", #""bounds":[null,"0"]"#),
    Row("0|", paste: "0,007", "7|", #""precision":{"integer":[4,null]}"#),
    Row("0|", paste: "0,123", "0.123|", #""groupingMinimum":2,"precision":{"integer":[4,null]}"#),
    Row("0|", paste: "’4", "4|"),
    Row("$[52]1", paste: "١٬٠٠٠", "$10,00|1", Style.dollars + #","value":"Int""#),
    Row("0|", paste: "0,110", "110|", #""value":"Int","precision":{"integer":[4,null]}"#),
    Row("0| lbs. per day", paste: "100 lbs", "100| lbs. per day", #""suffix":" lbs. per day""#),
    Row("0| kg", paste: "100 KG", "100| kg", #""suffix":" kg""#),
    Row("[5]", paste: "Free", "0|", #""zero":"Free""#),
    Row("0|", paste: "Rs. 500/-", "500|"),
    Row("0|", paste: "Rs.500", "500|"),
    Row("0|%", paste: "25%", "25|%", #""kind":"percent""#),
    Row("0|%", paste: "25", "25|%", #""kind":"percent""#),
  ])
  func readsTextsByTheStyleOfTheField(_ row: Row) throws { try row.check() }

  @Test(arguments: [
    Row("12|", paste: "3.456", "123.45|", Style.cents),
    .refused("|7", paste: "3.25", #""precision":{"fraction":[0,1]}"#),
    .refused("12.|34", paste: "56", Style.cents),
    .refused("12.34|", paste: "56", Style.cents),
    .refused("12|", paste: "34", #""precision":{"integer":[1,3]}"#),
    .refused("$1|,234.5", paste: "9.99", Style.dollars),
    .refused("12|", paste: "-3"),
    .refused("12|", paste: "+3"),
    Row("|12", paste: "-3", "-3|12"),
    Row("[12]", paste: "-3", "-3|"),
    Row("1|2", paste: "34", "1,34|2"),
    Row("12|", paste: ".5", "12.5|"),
    Row("|0", paste: "4.56", "4.56|"),
    Row("10,00[5]", paste: "4.", "10,004.|", #""precision":{"integer":[1,4]}"#),
    .refused("10,005|", paste: "4.", #""precision":{"integer":[1,4]}"#),
  ])
  func insertsOrRefusesDependingOnTheRemainingDigits(_ row: Row) throws { try row.check() }

  @Test func ownTextParsesToTheSameNumber() throws {
    let styles = [
      "", Self.german, Style.dollars, Style.yen, Style.till, #""kind":"percent""#,
      Style.dollars + "," + Self.german, Style.dollars + #","sign":"accounting""#,
      #""precision":{"integer":[4,null]}"#, #""prefix":"ca. ","suffix":" kg""#,
      #""value":"Int","locale":"de_DE","precision":{"integer":[4,null]}"#,
    ]
    for keys in styles {
      let style = try Style(keys: keys + (keys.isEmpty ? "" : ",") + Style.optional)
      for plain in ["7", "-12", "1234", "-1234567", "110"] {
        var field = Field(style: style, value: Number(plain))
        let text = field.state.text
        field.perform(.focus)
        field.perform(.selectAll)
        field.perform(.paste(text))
        #expect(field.state.value == plain, "\(text) {\(keys)}")
      }
    }
  }
}
