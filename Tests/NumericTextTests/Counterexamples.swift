// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

private let english = Locale(identifier: "en_US")
private let dollars = NumericTextStyle<Decimal>.currency(code: "USD").locale(english)

/// Inputs that once violated a law.
///
/// The name of each test states the correct behavior.
@Suite struct Counterexamples {
  @Test(arguments: ["$5.00", "$1,234.50"])
  func ownTextParsesToTheSameNumberWithoutASign(_ text: String) throws {
    let style = dollars.sign(.never)
    let value = try style.parse(text)
    #expect(style.format(value) == text)
  }

  @Test(arguments: ["00,123", "01,234", "12,345", "000"])
  func paddedIdleTextParsesToTheSameNumber(_ text: String) throws {
    let style = NumericTextStyle<Decimal>.number.precision(integer: 5...9).locale(english)
    let value = try style.parse(text)
    #expect(try style.parse(style.format(value)) == value)
    #expect(value == Decimal(string: text.filter { $0 != "," }))
  }

  @Test func singleZeroBeforeAMarkStartsAFraction() throws {
    #expect(try NumericTextStyle<Decimal>.number.locale(english).parse("0,123") == 0.123)
  }

  @Test func refusedKeyDoesNotActivateAnIdleField() {
    var session = NumericTextSession(value: 5 as Decimal, style: dollars)
    let outcome = session.type("x")
    #expect(outcome.refusal == .notANumber)
    #expect(outcome.changes.isEmpty)
    #expect(session.text == "$5.00")
    #expect(!session.isActive)
  }

  @Test func refusedPasteDoesNotNormalizeTheValue() {
    let style = dollars.bounds(0...10).normalizing(.onFocus)
    var session = NumericTextSession(value: 50 as Decimal, style: style)
    session.paste("abc")
    #expect(session.value == 50)
  }

  @Test func textAndValueAgreeForANumberThatTheTypeCannotHold() {
    let huge = Decimal(sign: .plus, exponent: 40, significand: 1)
    let style = NumericTextStyle<Decimal>.number.locale(english)
    var session = NumericTextSession(value: huge, style: style)
    session.focus()
    let text = session.text
    #expect(session.deleteBackward().refusal == .notRepresentable)
    #expect(session.text == text)
    #expect(session.value == huge)
    session.selectAll()
    #expect(session.type("5").value == 5)
    for outcome in [session.undo(), session.cancel()] {
      #expect(outcome.refusal == .notRepresentable)
      #expect(outcome.text == "5")
      #expect(outcome.value == 5)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func undoNeverRestoresAValueThatIsNotFinite(_ value: Double) {
    let style = NumericTextStyle<Double>.number.locale(english)
    var session = NumericTextSession(value: value, style: style)
    #expect(session.type("5").value == 5)
    #expect(session.undo().refusal == .notRepresentable)
    #expect(session.cancel().refusal == .notRepresentable)
    #expect(session.text == "5")
    #expect(session.value == 5)
  }

  @Test func cancelKeepsAValueSetWhileComposing() {
    var session = NumericTextSession(value: 5 as Decimal, style: dollars)
    session.focus()
    session.mark("1")
    session.set(value: 7)
    #expect(session.cancel().value == 7)
    session.mark("2")
    session.mark("")
    #expect(session.text == "$7")
    #expect(session.value == 7)
  }

  @Test func textAndValueAgreeAfterAValueIsSetWhileComposing() {
    let style = NumericTextStyle<Decimal>.number.bounds(-10...(-5)).locale(english)
    var session = NumericTextSession(value: -10 as Decimal, style: style)
    session.mark("8")
    #expect(session.set(value: 1_234_567.89).value == 1_234_567.89)
    session.confirmMarkedText()
    session.blur()
    #expect(session.text == style.format(session.value))
  }

  @Test func zeroWithACustomSymbolParsesAsZeroWithPlusSigns() throws {
    let style = dollars.sign(.accountingAlways).symbols(currency: "\u{1F4B6}")
    #expect(style.format(0) == "\u{1F4B6}0.00")
    #expect(try style.parse(style.format(0)) == 0)
  }

  @Test(arguments: ["6.27.156", "27.6.156", "1'23'456"])
  func onlyCommasCanGroupByTwo(_ text: String) {
    let numbers = NumericTextStyle<Decimal>.number.locale(english)
    #expect(throws: NumericTextRefusal.severalNumbers) { try numbers.parse(text) }
    #expect(throws: Never.self) { try numbers.parse("1,23,456") }
  }
}
