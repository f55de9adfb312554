// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

@Suite struct NumberFormatterTests {
  @Test func usesBoundsAndTextForNil() {
    let style = NumericTextStyle<Decimal>(
      formatter: numberFormatter {
        $0.minimum = -5
        $0.maximum = 100
        $0.nilSymbol = "none"
      }
    )
    #expect(style.format(nil) == "none")
    var session = NumericTextSession(value: nil as Decimal?, style: style)
    session.paste("1000")
    #expect(session.value == 100)
    session.select(0..<session.text.utf16.count)
    session.paste("-1000")
    #expect(session.value == -5)
  }

  @Test func percentFieldHoldsAFraction() {
    let formatter = numberFormatter { ($0.numberStyle, $0.maximumFractionDigits) = (.percent, 5) }
    let style = NumericTextStyle<Decimal>(formatter: formatter)
    var session = NumericTextSession(value: 0 as Decimal, style: style)
    for key in "12.5" { session.type(String(key)) }
    #expect(session.text == "12.5%")
    #expect(session.value == Decimal(string: "0.125"))
  }

  @Test(arguments: [NumberFormatter.Style.scientific, .spellOut, .ordinal])
  func refusesFormattersThatCannotBeTyped(_ style: NumberFormatter.Style) {
    #expect(throws: NumericTextFormatError.self) {
      try NumericTextStyle<Decimal>(validating: numberFormatter { $0.numberStyle = style })
    }
  }

  @Test func refusesMultipliersForIntegers() throws {
    for change in [{ $0.numberStyle = .percent }, { $0.multiplier = 100 }]
      as [(NumberFormatter) -> Void]
    {
      let scaled = numberFormatter(change)
      #expect(throws: NumericTextFormatError.self) { try NumericTextStyle<Int>(validating: scaled) }
      #expect(try NumericTextStyle<Decimal>(validating: scaled).parse("15") == 0.15)
    }
    let percent = IntegerFormatStyle<Int>.Percent(locale: .english)
    #expect(try NumericTextStyle(validating: percent).parse("15%") == 15)
    #expect(throws: NumericTextFormatError.self) {
      try NumericTextStyle(validating: percent.scale(100))
    }
  }

  @Test func integersCanBeShownInHundredths() throws {
    let dollars = IntegerFormatStyle<Int>.Currency(code: "USD", locale: .english)
    let style = try NumericTextStyle(validating: dollars.scale(0.01))
    #expect(style.format(1234) == "$12.34")
    #expect(try style.parse("$12.34") == 1234)
    var session = NumericTextSession(value: 0, style: style)
    for key in "12.34" { session.type(String(key)) }
    #expect(session.value == 1234)
    #expect(session.type("5").refusal == .notRepresentable)
    session.blur()
    #expect(session.text == "$12.34")
  }

  /// The singular is not the text that the format writes for most numbers.
  @Test func namesOfTheCurrencyCanBePasted() throws {
    let format = Decimal.FormatStyle.Currency(code: "USD", locale: .english)
    let formatter = numberFormatter { ($0.numberStyle, $0.currencyCode) = (.currencyPlural, "USD") }
    let styles = [
      try NumericTextStyle(validating: format.presentation(.fullName)),
      try NumericTextStyle(validating: format),
      try NumericTextStyle<Decimal>(validating: formatter),
    ]
    for style in styles {
      for text in ["1 US dollar", "1 US dollars", "$1", "1 usd"] {
        #expect(try style.parse(text) == 1, "\(text)")
      }
    }
  }

  @Test func errorsQuoteTheText() {
    #expect(
      NumericTextFormatError.notPlain(example: "1.2K").description.contains("such as \"1.2K\"")
    )
    #expect(
      NumericTextFormatError.irregular(expected: "a", got: "b").description.contains("\"b\" where")
    )
  }

  @Test func errorsAreLocalizedErrors() {
    let error: any Error = NumericTextFormatError.noCurrency(code: "dollars")
    #expect(error.localizedDescription == "\"dollars\" is not a currency code such as USD.")
  }
}
