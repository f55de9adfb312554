// SPDX-License-Identifier: MIT

import NumericText
import NumericTextCore
import Testing

@testable import numeric_text

@Suite struct DemoFormTests {
  private func form(_ keys: Key...) -> DemoForm {
    var form = DemoForm(in: .american)
    for key in keys { form.press(key) }
    return form
  }

  @Test func startsInTheFirstField() {
    #expect(form().focused.name == "Amount")
    #expect(form().focused.markedText == "$0|")
    #expect(form().fields.map(\.value) == ["0", "0.15", "1", "nil", "1234567", "0", "1200"])
  }

  @Test func focusWrapsAround() {
    #expect(form(.named(.tab, .shift)).focused.name == "Expenses")
    #expect(form(.named(.tab, .shift), .named(.enter)).focused.name == "Amount")
  }

  @Test func controlNTurnsThePage() {
    var form = form(.text("5"), .control("n"))
    #expect(form.fields.map(\.name) == ["Width", "Opacity", "Rotation", "Price"])
    #expect(form.focused.markedText == "120| px")
    form.press(.named(.tab))
    form.press(.control("n"))
    #expect(form.fields.map(\.name) == ["Revenue", "People", "Distance"])
    form.press(.control("n"))
    #expect(form.fields.map(\.name) == ["Lakhs", "Price", "Minutes", "Size"])
    form.press(.control("n"))
    #expect(form.focused.markedText == "$5|")
    form.press(.control("n"))
    #expect(form.focused.markedText == "50|%")
  }

  @Test func arrowKeysTakeStepsOfThreeSizes() {
    var form = form(.control("n"))
    for (key, text) in [
      (Key.named(.up), "121| px"), (.named(.up, .alt), "121.1| px"),
      (.named(.down, .shift), "111.1| px"),
      (.named(.down, .alt), "111| px"),
    ] {
      form.press(key)
      #expect(form.focused.markedText == text)
    }
  }

  @Test func newLocaleAppliesToEveryPage() {
    var form = form(.control("l"), .control("n"))
    for _ in 0..<3 { form.press(.named(.tab)) }
    #expect(form.focused.session.text.hasSuffix("$"))
  }

  @Test func stepsStayWithinBounds() {
    let form = form(.named(.tab), .named(.tab), .named(.pageDown), .named(.down))
    #expect(form.focused.value == "0")
    #expect(form.notice == .refused("The number must be between 0 and 99."))
  }

  @Test func minorUnitDigitsFillFromTheRight() {
    let back = Key.named(.tab, .shift)
    let form = form(back, back, .text("3"), .text("4"), .text("5"))
    #expect(form.focused.markedText == "$3.45|")
  }

  @Test func operatorsCalculateInTheLastField() {
    let form = form(.named(.tab, .shift), .text("+"), .text("1"), .text("5"), .text("%"))
    #expect(form.focused.markedText == "$1,200 + 15%|")
    #expect(form.focused.session.resultText == "$1,380.00")
    #expect(form.focused.value == "1380")
  }

  @Test func changingTheCurrencyWhileTypingKeepsTheNumber() {
    let form = form(.paste("1234.5"), .control("g"))
    #expect(form.region.currency == "EUR")
    #expect(form.focused.markedText == "€1,234.5|")
    #expect(form.focused.code == "Decimal, .currency(code: \"EUR\")")
  }

  @Test func cyclingThroughLocalesAndCurrenciesKeepsTheValue() {
    var form = form(.paste("1234.5"), .named(.tab))
    for _ in DemoRegion.locales { form.press(.control("l")) }
    for _ in DemoRegion.currencies { form.press(.control("g")) }
    #expect(form.region == .american)
    #expect(form.fields[0].value == "1234.5")
  }

  @Test func unlistedRegionContinuesAtTheStartOfTheLists() {
    let region = DemoRegion(locale: "is_IS", currency: "ISK")
    #expect(region.nextLocale.locale == "en_US")
    #expect(region.nextCurrency.currency == "USD")
  }
}
