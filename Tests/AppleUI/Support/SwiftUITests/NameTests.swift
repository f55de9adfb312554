// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI
import Testing

// On a phone, `User` is in the module TouchUser. The Mac tests define their own `User`.
#if canImport(TouchUser)
  import TouchUser
#endif

/// Tests that the label of a field is its accessibility name, even if the label isn't a text or is
/// hidden.
@Suite struct NameTests {
  private func name(of view: some View) -> String? {
    Screen(view).host.platformViews.first?.attributes.label
  }

  @Test func aTitleNamesTheField() {
    let amount = Model<Decimal>(5).binding
    #expect(name(of: NumericTextField("Amount", value: amount, style: .number)) == "Amount")
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

  @Test func promptIsHiddenFromVoiceOver() {
    let amount = Model<Decimal?>(nil).binding
    let screen = Screen(
      NumericTextField(value: amount, style: .number) { HStack { Text("Amount") } }
    )
    #expect(screen.host.texts.map(\.string) == ["Amount"])
    #expect(screen.host.texts.allSatisfy { $0.attributes.isHiddenFromAccessibility })
  }

  @Test func promptAffectsTheSizeOfTheField() {
    let amount = Model<Decimal?>(nil).binding
    let screen = Screen(NumericTextField("Amount", value: amount, style: .number))
    #expect(screen.host.texts.map(\.string) == ["Amount"])
    #expect(screen.host.texts.allSatisfy { !$0.attributes.takesNoRoom })
  }

  @Test func refusalUsesTheMessagesOfTheLatestUpdate() {
    struct Form: View {
      @State var amount: Decimal = 0
      @State var word = "No"

      var body: some View {
        NumericTextField("Amount", value: $amount, style: .number)
          .numericTextRefusals { [word] _ in word }
        Button("German") { word = "Nein" }
      }
    }
    let screen = Screen(Form())
    screen.withVoiceOver {
      screen.user.tap().type("x")
      screen.host.buttons[0].tap()
      screen.user.type("x")
    }
    #expect(screen.announcements == ["No", "Nein"])
  }

  @Test func disappearingFieldClampsItsValue() async {
    struct Form: View {
      @State var amount: Decimal = 0
      @State var isShown = true
      let formatting: NumericTextStyle<Decimal>

      var body: some View {
        if isShown {
          NumericTextField("Amount", value: $amount, style: formatting)
        }
        Text(verbatim: "\(amount)")
        Button("Hide") { isShown = false }
      }
    }
    let style = NumericTextStyle<Decimal>.number.bounds(0...100).enforcement(.onCommit)
    let screen = Screen(Form(formatting: style))
    screen.user.tap().type("250")
    await screen.host.press(0)
    #expect(screen.host.texts.last?.string == "100")
    let host = ViewHost(Form(formatting: style.formatting(.onCommit)))
    host.textFields.first?.tap()
    host.textFields.first?.insert("250")
    host.buttons[0].tap()
    #expect(host.texts.last?.string == "100")
  }
}
