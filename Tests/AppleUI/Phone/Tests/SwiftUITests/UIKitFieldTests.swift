// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import NumericTextUI
import SwiftUI
import Testing
import TouchUser
import UIKit

/// Tests that a UIKit field adopts the settings in the environment of its view.
@MainActor
@Suite struct EnvironmentTests {
  private let model = Model<Decimal>(0)

  private var view: NumericTextField<Text, Decimal> {
    NumericTextField("Amount", value: model.binding, style: .currency(code: "USD"))
  }

  @Test func disabledFieldCannotBeEdited() {
    let screen = Screen(view.disabled(true))
    screen.act { $0.tap() }
    #expect(!screen.field.isFirstResponder)
    #expect(!screen.field.isEnabled)
  }

  @Test func disablingAFieldEndsEditingAndEnablingItMovesTheFocusBack() async {
    struct Form: View {
      @State var amount: Decimal = 0
      @State var isOff = false
      @State var isFocused = false
      @State var log: [String] = []

      var body: some View {
        NumericTextField("Amount", value: $amount, style: .number)
          .onNumericTextEditingChanged { log.append($0 ? "begin" : "end") }
          .numericTextFocus($isFocused)
          .disabled(isOff)
        Text(verbatim: log.joined(separator: " "))
        Button("Disable") { isOff = true }
        Button("Focus") { isFocused = true }
        Button("Enable") { isOff = false }
      }
    }
    let screen = Screen(Form())
    screen.act { $0.tap() }
    screen.act { $0.type("7") }
    screen.host.buttons[0].tap()
    await screen.rest()
    #expect(!screen.field.isFirstResponder)
    #expect(screen.host.texts.last?.string == "begin end")
    screen.host.buttons[1].tap()
    await screen.rest()
    #expect(!screen.field.isFirstResponder)
    screen.host.buttons[2].tap()
    await screen.rest()
    #expect(screen.field.isFirstResponder)
    #expect(screen.host.faults.isEmpty)
  }

  @Test func usesTheFontOfTheEnvironment() {
    #expect(Screen(view).field.font == .preferredFont(forTextStyle: .body))
    let screen = Screen(view.font(.largeTitle))
    #expect(screen.field.font == .preferredFont(forTextStyle: .largeTitle))
    let own = UIFont.systemFont(ofSize: 40)
    #expect(Screen(view.numericTextFont(own).font(.title)).field.font == own)
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
    screen.act { $0.tap() }
    screen.act { $0.type("5") }
    screen.act { $0.pressReturn() }
    await screen.rest()
    #expect(!screen.field.isFirstResponder)
    #expect(screen.text == "$5.00")
    #expect(screen.host.faults.isEmpty)
  }

  @Test func alignsTextByTheLayoutDirection() {
    #expect(Screen(view).field.textAlignment == .left)
    #expect(Screen(view.multilineTextAlignment(.trailing)).field.textAlignment == .right)
    #expect(Screen(view.multilineTextAlignment(.center)).field.textAlignment == .center)
    let screen = Screen(view.environment(\.layoutDirection, .rightToLeft))
    #expect(screen.field.textAlignment == .right)
    #expect(screen.field.semanticContentAttribute == .forceRightToLeft)
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
    screen.act { $0.tap() }
    screen.act { $0.type("12") }
    #expect(screen.field.inputAccessoryView === bar)
  }

  @Test func appliesTheOtherTraits() {
    let screen = Screen(
      view.numericTextReturnKey(.next).numericTextContentType(.creditCardNumber)
        .numericTextColor(.red)
    )
    #expect(screen.field.returnKeyType == .next)
    #expect(screen.field.textContentType == .creditCardNumber)
    #expect(screen.field.textColor == .red)
  }

  @Test func callsTheActionsOfItsModifiers() {
    struct Form: View {
      @State var amount: Decimal = 0
      @State var log: [String] = []

      var body: some View {
        NumericTextField("Amount", value: $amount, style: .number.bounds(0...))
          .onNumericTextCommit { log.append("commit \(amount)") }
          .onNumericTextRefusal { log.append("\($0 == .notANumber)") }
          .onNumericTextEditingChanged { log.append($0 ? "begin" : "end") }
        Text(verbatim: log.joined(separator: " "))
      }
    }
    let screen = Screen(Form())
    screen.act { $0.tap() }
    screen.act { $0.type("12x") }
    screen.act { $0.leave() }
    #expect(screen.host.texts.last?.string == "begin true commit 12 end")
    #expect(screen.host.faults.isEmpty)
  }

  @Test func callsTheViolationAction() async {
    struct Form: View {
      @State var amount: Decimal = 120
      @State var log: [String] = []

      var body: some View {
        NumericTextField(
          "Amount",
          value: $amount,
          style: .number.bounds(0...100).enforcement(.reportOnly)
        )
        .onNumericTextViolation { log.append($0?.name ?? "none") }
        Text(verbatim: log.joined(separator: " "))
      }
    }
    let screen = Screen(Form())
    await screen.rest()
    #expect(screen.host.texts.last?.string == "aboveMaximum")
    screen.act { $0.tap() }
    screen.act { $0.deleteBackward() }
    screen.act { $0.type("34") }
    await screen.rest()
    #expect(screen.host.texts.last?.string == "aboveMaximum none aboveMaximum")
    #expect(screen.host.faults.isEmpty)
  }

  @Test func unchangedFocusBindingDoesNotAffectTheField() async {
    let screen = Screen(view.numericTextFocus(.constant(false)))
    await screen.rest()
    screen.act { $0.tap() }
    screen.host.redraw()
    await screen.rest()
    #expect(screen.field.isFirstResponder)
  }

  @Test func focusFollowsItsBinding() async {
    struct Form: View {
      @State var amount: Decimal = 0
      @State var isFocused = false

      var body: some View {
        NumericTextField("Amount", value: $amount, style: .number).numericTextFocus($isFocused)
        Text(verbatim: "\(isFocused)")
        Button("Focus") { isFocused = true }
        Button("Leave") { isFocused = false }
      }
    }
    let screen = Screen(Form())
    screen.host.buttons[0].tap()
    await screen.rest()
    #expect(screen.field.isFirstResponder)
    screen.act { $0.leave() }
    #expect(screen.host.texts.last?.string == "false")
    screen.host.buttons[0].tap()
    await screen.rest()
    #expect(screen.field.isFirstResponder)
    screen.host.buttons[1].tap()
    await screen.rest()
    #expect(!screen.field.isFirstResponder)
    #expect(screen.host.faults.isEmpty)
  }

  @Test func takesTheRequestedFocusWhenItGetsAWindow() async {
    let view = view.numericTextFocus(.constant(true))
    let host = ViewHost(view)
    let field =
      host.platformViews.lazy.compactMap { $0.view as? UITextField }.first ?? UITextField()
    for _ in 0..<10 { await Task.yield() }
    #expect(!field.isFirstResponder)
    #expect(field.stage.faults.isEmpty)
    let window = UIWindow(frame: .zero)
    window.addSubview(field)
    for _ in 0..<10 { await Task.yield() }
    #expect(field.isFirstResponder)
    #expect(field.stage.faults.isEmpty)
  }

  @Test func commitsWhenItDisappears() async {
    struct Form: View {
      @State var amount: Decimal = 0
      @State var isShown = true
      @State var log: [String] = []

      var body: some View {
        if isShown {
          NumericTextField("Amount", value: $amount, style: .number.bounds(5...100))
            .onNumericTextCommit { log.append("commit \(amount)") }
            .onNumericTextEditingChanged { log.append($0 ? "begin" : "end") }
        }
        Text(verbatim: log.joined(separator: " "))
        Button("Hide") { isShown = false }
      }
    }
    let screen = Screen(Form())
    screen.act { $0.tap() }
    screen.act { $0.type("7") }
    screen.host.buttons[0].tap()
    await screen.rest()
    #expect(screen.host.texts.last?.string == "begin commit 7 end")
    #expect(screen.host.faults.isEmpty)
  }
}
