// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import NumericTextUI

// Each platform has either UIKit or AppKit.
#if canImport(UIKit)
  import TouchUser
  import UIKit
#else
  import AppKit
#endif

/// Tests that a field that formats while typing follows the environment of its view.
@Suite struct FieldEnvironmentTests {
  private let model = Model<Decimal>(0)

  private var view: NumericTextField<Text, Decimal> {
    NumericTextField("Amount", value: model.binding, style: .currency(code: "USD"))
  }

  @Test func disabledFieldCannotBeEdited() {
    let screen = Screen(view.disabled(true))
    screen.user.tap()
    #expect(!screen.isEditing)
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
    screen.user.tap().type("7")
    await screen.host.press(0)
    #expect(!screen.isEditing)
    #expect(screen.host.texts.last?.string == "begin end")
    await screen.host.press(1)
    #expect(!screen.isEditing)
    await screen.host.press(2)
    #expect(screen.isEditing)
  }

  @Test func usesTheFontOfTheEnvironment() {
    #expect(Screen(view).field.font == .preferredFont(forTextStyle: .body))
    let screen = Screen(view.font(.largeTitle))
    #expect(screen.field.font == .preferredFont(forTextStyle: .largeTitle))
    let own = PlatformFont.systemFont(ofSize: 40)
    #expect(Screen(view.numericTextFont(own).font(.title)).field.font == own)
  }

  @Test func alignsTextByTheLayoutDirection() {
    #expect(Screen(view).alignment == .left)
    #expect(Screen(view.multilineTextAlignment(.trailing)).alignment == .right)
    #expect(Screen(view.multilineTextAlignment(.center)).alignment == .center)
    let screen = Screen(view.environment(\.layoutDirection, .rightToLeft))
    #expect(screen.alignment == .right)
    #expect(screen.field.isRightToLeft)
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
    screen.user.tap().type("12x").leave()
    #expect(screen.host.texts.last?.string == "begin true commit 12 end")
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
    await screen.host.rest()
    #expect(screen.host.texts.last?.string == "aboveMaximum")
    screen.user.tap().deleteBackward().type("34")
    await screen.host.rest()
    #expect(screen.host.texts.last?.string == "aboveMaximum none aboveMaximum")
  }

  @Test func unchangedFocusBindingDoesNotAffectTheField() async {
    let screen = Screen(view.numericTextFocus(.constant(false)))
    await screen.host.rest()
    screen.user.tap()
    screen.host.redraw()
    await screen.host.rest()
    #expect(screen.isEditing)
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
    await screen.host.press(0)
    #expect(screen.isEditing)
    screen.user.leave()
    #expect(screen.host.texts.last?.string == "false")
    await screen.host.press(0)
    #expect(screen.isEditing)
    await screen.host.press(1)
    #expect(!screen.isEditing)
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
    screen.user.tap().type("7")
    await screen.host.press(0)
    #expect(screen.host.texts.last?.string == "begin commit 7 end")
  }
}
