// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI
import Testing

@testable import SimulatedUser

/// Tests that the label of a field is its accessibility name, even if the label isn't a text or is
/// hidden.
@Suite struct NameTests {
  private func name(of view: some View) -> String? {
    Screen(view).host.platformViews.first?.attributes.label
  }

  @Test(arguments: [5, nil] as [Decimal?])
  func anyOtherLabelNamesTheField(value: Decimal?) {
    let field = NumericTextField(value: Model(value).binding, style: .number) {
      HStack {
        Text("Amount")
        Text("in euros")
      }
    }
    #expect(name(of: field) == "Amount in euros")
    let prompted = NumericTextField(
      value: Model(value).binding,
      style: .number,
      prompt: Text("0")
    ) {
      HStack { Text("Amount") }
    }
    #expect(name(of: prompted) == "Amount")
  }

  @Test func refusalUsesTheMessagesOfTheLatestUpdate() {
    let amount = Model<Decimal>(0).binding
    let screen = Screen("No") { $word in
      NumericTextField("Amount", value: amount, style: .number)
        .numericTextRefusals { [word] _ in word }
      Button("German") { word = "Nein" }
    }
    screen.user.withVoiceOver {
      screen.user.tap().type("x")
      screen.host.buttons[0].tap()
      screen.user.type("x")
    }
    #expect(screen.user.announcements == ["No", "Nein"])
  }

  @Test func disappearingFieldClampsItsValue() async {
    let amount = Model<Decimal>(0)
    let style = NumericTextStyle<Decimal>.number.bounds(0...100).enforcement(.onCommit)
    func screen(_ style: NumericTextStyle<Decimal>) -> Screen {
      Screen(true) { $isShown in
        if isShown { NumericTextField("Amount", value: amount.binding, style: style) }
        Button("Hide") { isShown = false }
      }
    }
    let live = screen(style)
    live.user.tap().type("250")
    await live.host.press(0)
    #expect(amount.value == 100)
    amount.set(0)
    let plain = screen(style.formatting(.onCommit))
    plain.host.textFields.first?.tap().insert("250")
    plain.host.buttons[0].tap()
    #expect(amount.value == 100)
  }
}
