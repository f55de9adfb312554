// SPDX-License-Identifier: MIT

import NumericTextMigration
import SwiftUI
import Testing

@testable import SimulatedUser

/// Tests of the call sites in this folder, which were written for the package NumberField.
@MainActor
@Suite struct NumberFieldCallTests {
  @Test func decimalFieldPublishesEachKeyAndFormatsWhenIdle() throws {
    let screen = Screen(TipView(amount: 12, rate: 1))
    let field = try #require(screen.host.textFields.first)
    #expect(field.text == "$12.00")
    field.tap()
    #expect(field.text == "12")
    field.insert(".34")
    #expect(screen.host.texts.last?.string == "12.34 0 false")
    #expect(field.text == "12.34")
    field.replace(0..<5, with: "")
    #expect(screen.host.texts.last?.string == "0 0 false")
    field.insert("7").leave()
    #expect(field.text == "$7.00")
  }

  @Test func eachKeyIsConverted() throws {
    let screen = Screen(TipView())
    let rate = try #require(screen.host.textFields.last)
    rate.tap().insert("10")
    #expect(screen.host.texts.last?.string == "5 0 true")
    rate.leave()
    #expect(rate.text == "10%")
    #expect(screen.host.texts.last?.string == "5 1 false")
  }

  @Test func focusingAndLeavingCommitsNothing() throws {
    let screen = Screen(TipView(rate: 0.2))
    let rate = try #require(screen.host.textFields.last)
    rate.tap().leave()
    #expect(screen.host.texts.last?.string == "10 0 false")
    rate.tap().pressReturn()
    #expect(screen.host.texts.last?.string.hasPrefix("10 1") == true)
    rate.leave()
    #expect(screen.host.texts.last?.string == "10 1 false")
  }

  @Test func keyboardIsTheDecimalPadUnlessTheAppSetsOne() {
    func keyboard(_ view: some View) -> UIKeyboardType? {
      Screen(view).host.textFields.first?.attributes.keyboardType
    }
    let amount = DecimalField(
      "Amount",
      value: .constant(5),
      formatter: TipView.formatter(.currency)
    )
    #expect(keyboard(amount) == .decimalPad)
    #expect(keyboard(amount.keyboardType(.phonePad)) == .phonePad)
    #expect(keyboard(VStack { amount }.numericTextKeyboard(.numberPad)) == .numberPad)
    let currency = CurrencyField("Meal", value: .constant(nil))
    #expect(keyboard(currency) == .decimalPad)
    #expect(keyboard(currency.keyboardType(.phonePad)) == .phonePad)
    #expect(keyboard(VStack { currency }.numericTextKeyboard(.numberPad)) == .numberPad)
    let number = NumberTextField("Price", value: .constant(nil), formatter: NumberFormatter())
    #expect(liveKeyboard(number) == .decimalPad)
    #expect(liveKeyboard(number.keyboardType(.phonePad)) == .phonePad)
    #expect(liveKeyboard(VStack { number }.numericTextKeyboard(.numberPad)) == .numberPad)
  }

  private func liveKeyboard(_ view: some View) -> UIKeyboardType {
    let screen = Screen(view)
    return withExtendedLifetime(screen.host) { screen.field.keyboardType }
  }
}
