// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import NumericTextUI
@testable import SimulatedUser

/// Tests that a field that formats while typing follows the environment of its view.
@Suite struct FieldEnvironmentTests {
  let model = Model<Decimal>(0)

  var view: NumericTextField<Text, Decimal> {
    NumericTextField("Amount", value: model.binding, style: .currency(code: "USD"))
  }

  @Test func disabledFieldCannotBeEdited() {
    let screen = Screen(view.disabled(true))
    screen.user.tap()
    #expect(!screen.user.isEditing)
    #expect(!screen.field.isEnabled)
  }

  @Test func disablingAFieldEndsEditingAndEnablingItMovesTheFocusBack() async {
    var log: [String] = []
    let screen = Screen((isOff: false, isFocused: false)) { $form in
      view.onNumericTextEditingChanged { log.append($0 ? "begin" : "end") }
        .numericTextFocus($form.isFocused)
        .disabled(form.isOff)
      Button("Disable") { form.isOff = true }
      Button("Focus") { form.isFocused = true }
      Button("Enable") { form.isOff = false }
    }
    screen.user.tap().type("7")
    await screen.host.press(0)
    #expect(!screen.user.isEditing)
    #expect(log == ["begin", "end"])
    await screen.host.press(1)
    #expect(!screen.user.isEditing)
    await screen.host.press(2)
    #expect(screen.user.isEditing)
  }

  @Test func usesTheFontOfTheEnvironment() {
    #expect(Screen(view).field.font == .preferredFont(forTextStyle: .body))
    let screen = Screen(view.font(.largeTitle))
    #expect(screen.field.font == .preferredFont(forTextStyle: .largeTitle))
    let own = PlatformFont.systemFont(ofSize: 40)
    #expect(Screen(view.numericTextFont(own).font(.title)).field.font == own)
  }

  @Test func alignsTextByTheLayoutDirection() {
    #expect(Screen(view).field.textAlignment == .left)
    #expect(Screen(view.multilineTextAlignment(.trailing)).field.textAlignment == .right)
    #expect(Screen(view.multilineTextAlignment(.center)).field.textAlignment == .center)
    let screen = Screen(view.environment(\.layoutDirection, .rightToLeft))
    #expect(screen.field.textAlignment == .right)
    #expect(screen.field.isRightToLeft)
  }

  @Test func callsTheActionsOfItsModifiers() {
    var log: [String] = []
    let field = view.onNumericTextCommit { log.append("commit \(model.value)") }
      .onNumericTextRefusal { log.append("\($0 == .notANumber)") }
      .onNumericTextEditingChanged { log.append($0 ? "begin" : "end") }
    let screen = Screen(field)
    screen.user.tap().type("12x").leave()
    #expect(log == ["begin", "true", "commit 12", "end"])
  }

  @Test func callsTheViolationAction() async {
    var log: [String] = []
    model.set(120)
    let style = NumericTextStyle<Decimal>.number.bounds(0...100).enforcement(.reportOnly)
    let field = NumericTextField("Amount", value: model.binding, style: style)
      .onNumericTextViolation { log.append($0?.name ?? "none") }
    let screen = Screen(field)
    await screen.host.rest()
    #expect(log == ["aboveMaximum"])
    screen.user.tap().deleteBackward().type("34")
    await screen.host.rest()
    #expect(log == ["aboveMaximum", "none", "aboveMaximum"])
  }

  @Test func refusalUsesTheMessagesOfTheLatestUpdate() {
    let screen = Screen("No") { $word in
      view.numericTextRefusals { [word] _ in word }
      Button("German") { word = "Nein" }
    }
    screen.user.withVoiceOver {
      screen.user.tap().type("x")
      screen.host.buttons[0].tap()
      screen.user.type("x")
    }
    #expect(screen.user.announcements == ["No", "Nein"])
  }

  @Test func unchangedFocusBindingDoesNotAffectTheField() async {
    let screen = Screen(view.numericTextFocus(.constant(false)))
    await screen.host.rest()
    screen.user.tap()
    screen.host.redraw()
    await screen.host.rest()
    #expect(screen.user.isEditing)
  }

  @Test func focusFollowsItsBinding() async {
    let screen = Screen(false) { $isFocused in
      view.numericTextFocus($isFocused)
      Text(verbatim: "\(isFocused)")
      Button("Focus") { isFocused = true }
      Button("Leave") { isFocused = false }
    }
    await screen.host.press(0)
    #expect(screen.user.isEditing)
    screen.user.leave()
    #expect(screen.host.texts.last?.string == "false")
    await screen.host.press(0)
    #expect(screen.user.isEditing)
    await screen.host.press(1)
    #expect(!screen.user.isEditing)
  }

  @Test(arguments: [NumericTextFormatting.live, .onCommit])
  func clampsAndCommitsWhenItDisappears(formatting: NumericTextFormatting) async {
    var log: [String] = []
    let style = NumericTextStyle<Decimal>.number.bounds(0...100).enforcement(.onCommit)
    let field = NumericTextField(
      "Amount",
      value: model.binding,
      style: style.formatting(formatting)
    )
    .onNumericTextCommit { log.append("commit \(model.value)") }
    .onNumericTextEditingChanged { log.append($0 ? "begin" : "end") }
    let screen = Screen(true) { $isShown in
      if isShown { field }
      Button("Hide") { isShown = false }
    }
    if formatting == .live {
      screen.user.tap().type("250")
    } else {
      screen.host.textFields.first?.tap().insert("250")
    }
    await screen.host.press(0)
    #expect(log == ["begin", "commit 100", "end"])
  }
}
