// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI
import Testing
import TouchUser

/// Tests that a UIKit field adopts the settings that only UIKit has.
@Suite struct UIKitFieldTests {
  private let model = Model<Decimal>(0)

  private var view: NumericTextField<Text, Decimal> {
    NumericTextField("Amount", value: model.binding, style: .currency(code: "USD"))
  }

  @Test func promptUsesTheFontOfTheField() throws {
    let value = Model<Decimal?>(nil).binding
    let field = NumericTextField("Amount", value: value, style: .number)
    let own = UIFont.systemFont(ofSize: 40)
    let screen = Screen(field.numericTextFont(own))
    let prompt = try #require(screen.host.texts.first)
    #expect(prompt.font == Font(own))
    #expect(screen.field.font == own)
  }

  @Test func returnEndsEditing() async {
    let screen = Screen(view)
    screen.user.tap().type("5").pressReturn()
    await screen.host.rest()
    #expect(!screen.field.isFirstResponder)
    #expect(screen.text == "$5.00")
  }

  @Test func keepsConfiguredProperties() {
    let screen = Screen(
      view.numericTextConfiguration {
        $0.font = .systemFont(ofSize: 9)
        $0.keyboardType = .phonePad
      }
    )
    model.set(7)
    screen.host.redraw()
    screen.host.setEnvironment(\.locale, Locale(identifier: "de_DE"))
    #expect(screen.field.font == .systemFont(ofSize: 9))
    #expect(screen.field.keyboardType == .phonePad)
  }

  @Test func choosesTheKeyboardByTheStyleUnlessItIsSet() {
    let count = Model<UInt>(0).binding
    let counter = NumericTextField("Count", value: count, style: .number)
    #expect(Screen(counter).field.keyboardType == .numberPad)
    #expect(Screen(view).field.keyboardType == .numbersAndPunctuation)
    #expect(Screen(view.numericTextAccessory([.sign])).field.keyboardType == .decimalPad)
    let chosen = Screen(view.numericTextKeyboard(.asciiCapable))
    #expect(chosen.field.keyboardType == .asciiCapable)
  }

  @Test func keepsTheSameAccessoryBar() {
    let screen = Screen(view.numericTextAccessory([.clear, .done]))
    let bar = screen.field.inputAccessoryView
    #expect(bar != nil)
    screen.user.tap().type("12")
    #expect(screen.field.inputAccessoryView === bar)
  }

  @Test func takesTheRequestedFocusWhenItGetsAWindow() async {
    let view = view.numericTextFocus(.constant(true))
    let host = ViewHost(view)
    let field =
      host.platformViews.lazy.compactMap { $0.view as? UITextField }.first ?? UITextField()
    for _ in 0..<10 { await Task.yield() }
    #expect(!field.isFirstResponder)
    let window = UIWindow(frame: .zero)
    window.addSubview(field)
    for _ in 0..<10 { await Task.yield() }
    #expect(field.isFirstResponder)
  }
}
