// SPDX-License-Identifier: MIT

import NumericText
import NumericTextCore
import Testing

@testable import numeric_text

@Suite struct DemoFormTests {
  private static let american = DemoRegion(locale: "en_US", currency: "USD")

  private func form(_ keys: Key...) -> DemoForm {
    var form = DemoForm(in: Self.american)
    for key in keys { form.press(key) }
    return form
  }

  private func typed(_ text: String) -> [Key] { text.map { .text(String($0)) } }

  @Test func startsInTheFirstField() {
    #expect(form().focused.name == "Amount")
    #expect(form().focused.markedText == "$0|")
    #expect(form().fields.map(\.value) == ["0", "0.15", "1", "nil", "1234567", "0", "1200"])
  }

  @Test func keysEditTheFocusedField() {
    var form = form()
    for key in typed("1234.5") { form.press(key) }
    #expect(form.focused.markedText == "$1,234.5|")
    #expect(form.focused.value == "1234.5")
  }

  @Test func readsAPastedNumber() {
    #expect(form(.paste("1.234,56")).focused.markedText == "$1,234.56|")
  }

  @Test func shiftArrowsSelectAndTypingReplaces() {
    var form = form(.paste("1234"), .named(.left, .shift), .named(.left, .shift))
    #expect(form.focused.markedText == "$1,2[34]")
    form.press(.text("9"))
    #expect(form.focused.markedText == "$129|")
  }

  @Test func showsARefusalUntilTheNextKey() {
    var form = form(.text("x"))
    #expect(form.notice == .refused("This is not part of a number."))
    form.press(.control("q"))
    #expect(form.notice == nil)
  }

  @Test func tabCommitsAndFocusesTheNextField() {
    let form = form(.text("5"), .named(.tab))
    #expect(form.fields[0].markedText == "$5.00")
    #expect(form.focused.markedText == "15|%")
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
    #expect(form.focused.text.hasSuffix("$"))
  }

  @Test func stepsStayWithinBounds() {
    let form = form(.named(.tab), .named(.tab), .named(.pageDown), .named(.down))
    #expect(form.focused.value == "0")
    #expect(form.notice == .refused("The number must be between 0 and 99."))
  }

  @Test func controlASelectsTheWholeText() {
    var form = form(.paste("1234"), .control("a"))
    #expect(form.focused.markedText == "[$1,234]")
    form.press(.text("9"))
    #expect(form.focused.markedText == "$9|")
  }

  @Test func optionalFieldCanBeEmptied() {
    var form = form(.named(.tab), .named(.tab), .named(.tab), .text("5"))
    #expect(form.focused.value == "5")
    form.press(.named(.backspace))
    #expect(form.focused.value == "nil")
  }

  @Test func minorUnitDigitsFillFromTheRight() {
    let back = Key.named(.tab, .shift)
    let form = form(back, back, .text("3"), .text("4"), .text("5"))
    #expect(form.focused.markedText == "$3.45|")
  }

  @Test func operatorsCalculateInTheLastField() {
    let form = form(.named(.tab, .shift), .text("+"), .text("1"), .text("5"), .text("%"))
    #expect(form.focused.markedText == "$1,200 + 15%|")
    #expect(form.focused.resultText == "$1,380.00")
    #expect(form.focused.value == "1380")
  }

  @Test func undoesRedoesAndCancels() {
    var form = form(.text("1"), .paste("99"), .control("z"))
    #expect(form.focused.value == "1")
    form.press(.control("y"))
    #expect(form.focused.value == "199")
    form.press(.named(.escape))
    #expect(form.focused.value == "0")
  }

  @Test func changingTheLocaleWhileTypingKeepsTheNumber() {
    let form = form(.paste("1234.5"), .named(.left), .control("l"))
    #expect(form.region.locale == "de_DE")
    #expect(form.focused.markedText == "1.234,|5\u{A0}$")
    #expect(form.fields[1].text == "15\u{A0}%")
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
    #expect(form.region == Self.american)
    #expect(form.fields[0].value == "1234.5")
  }

  @Test func unlistedRegionContinuesAtTheStartOfTheLists() {
    let region = DemoRegion(locale: "is_IS", currency: "ISK")
    #expect(region.nextLocale.locale == "en_US")
    #expect(region.nextCurrency.currency == "USD")
  }

  @Test(arguments: ["c", "d"] as [Character])
  func controlCAndControlDQuit(_ letter: Character) {
    #expect(!form(.text("1")).isDone)
    #expect(form(.control(letter)).isDone)
  }
}
