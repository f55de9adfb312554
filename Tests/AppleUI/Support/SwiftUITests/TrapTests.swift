// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI
import Testing

@testable import SimulatedUser

/// Tests that the field avoids known problems with UIKit and AppKit fields in SwiftUI.
@Suite struct TrapTests {
  private let style = NumericTextStyle<Decimal>.currency(code: "USD")
  private let model = Model<Decimal>(0)
  private let screen: Screen

  init() { screen = Screen(NumericTextField("Amount", value: model.binding, style: style)) }

  @Test func drawsOncePerKey() {
    let screen = Screen(0 as Decimal) { NumericTextField("Amount", value: $0, style: style) }
    screen.user.tap()
    let (updates, writes) = (screen.host.updates, screen.field.textWrites)
    screen.user.type("1")
    #expect(screen.host.updates == updates + 1)
    #expect(screen.field.textWrites <= writes + 1)
  }

  @Test(arguments: 0...2)
  func staleUpdatesKeepTheTypedText(answers: Int) {
    model.answer = .later
    screen.user.tap()
    for key in ["1", "2"] {
      screen.user.type(key)
      screen.host.redraw()
    }
    for _ in 0..<answers { model.answerNext() }
    screen.host.redraw()
    screen.user.type("3")
    for _ in answers..<3 {
      screen.host.redraw()
      #expect(screen.text == "$123")
      model.answerNext()
    }
    screen.host.redraw()
    #expect(screen.text == "$123" && model.value == 123)
    #expect(model.writes == [1, 12, 123])
  }

  @Test func showsAValueThatTheModelChanges() {
    model.change = { min($0, 50) }
    screen.user.tap().type("99")
    screen.host.redraw()
    #expect(screen.text == "$50")
    #expect(model.writes == [9, 99])
  }

  @Test func showsTheModelsValueAgainAfterLosingFocus() {
    model.set(7)
    model.answer = .never
    screen.host.redraw()
    screen.user.tap().type("5")
    screen.host.redraw()
    #expect(screen.text == "$75")
    screen.user.leave()
    screen.host.redraw()
    #expect(screen.text == "$7.00")
  }

  @Test func showsAValueThatIsResetInTheSameTurn() {
    let screen = Screen(0 as Decimal) { $amount in
      NumericTextField("Amount", value: $amount, style: .number)
        .onChange(of: amount) { _, new in if new > 10 { amount = 0 } }
    }
    screen.user.tap().type("1").type("1")
    #expect(screen.text == "0")
  }

  @Test func updateWithoutChangesKeepsTheCaret() {
    model.set(1234)
    screen.host.redraw()
    screen.user.tap().select(2..<2)
    let writes = screen.field.textWrites
    screen.host.redraw()
    #expect(screen.user.selection == 2..<2)
    #expect(screen.field.textWrites == writes)
  }

  @Test func writesNoStateDuringAnUpdate() async {
    let screen = Screen(EventForm())
    screen.user.tap().type("12x").paste("1,000.5")
    screen.host.buttons[0].tap()
    await screen.host.press(1)
    screen.user.leave()
    await screen.host.rest()
  }

  @Test func updatesDuringAnEventChangeNothing() async {
    let screen = Screen(EventForm())
    screen.host.drawsAtOnce = true
    let user = User(of: screen.field)
    user.tap().type("12x").select(1..<1).type("9,")
    #expect(screen.text == "192")
    user.pressReturn().leave()
    await screen.host.rest()
    #expect(screen.host.texts.map(\.string).contains("192"))
  }

  @Test func fieldRemovedWhileEditingCallsItsActionsLater() async {
    let screen = Screen(EventForm())
    screen.user.tap().type("12")
    screen.host.buttons[2].tap()
    #expect(screen.host.platformViews.isEmpty)
    await screen.host.rest()
    #expect(screen.host.texts.map(\.string).contains("editing true editing false"))
    #expect(screen.field.delegate == nil)
  }

  @Test func updatesDoNotChangeMarkedText() {
    screen.user.tap().mark("１２")
    screen.host.redraw()
    model.set(7)
    screen.host.redraw()
    #expect(screen.text.contains("１２"))
    #expect(model.writes.isEmpty)
    screen.user.unmark()
    #expect(!screen.text.contains("１２"))
  }

  @Test func notANumberCausesNoEndlessUpdates() {
    let screen = Screen(Double.nan) { $ratio in
      NumericTextField("Ratio", value: $ratio, style: .percent)
      NumericTextField("Ratio", value: $ratio, style: .percent.formatting(.onCommit))
    }
    #expect(screen.text == "")
    screen.user.tap().type("5")
    #expect(screen.text == "5%")
  }
}

/// A form whose field writes state in every callback.
private struct EventForm: View {
  @State private var amount: Decimal = 0
  @State private var isFocused = false
  @State private var isShown = true
  @State private var log: [String] = []
  @State private var refusals = 0

  var body: some View {
    if isShown {
      NumericTextField("Amount", value: $amount, style: .number)
        .numericTextFocus($isFocused)
        .onNumericTextRefusal { _ in refusals += 1 }
        .onNumericTextCommit { refusals += 1 }
        .onNumericTextEditingChanged { log.append("editing \($0)") }
    }
    Text(verbatim: "\(amount)")
    Text(verbatim: log.joined(separator: " "))
    Button("Set") { amount = 5 }
    Button("Leave") { isFocused = false }
    Button("Hide") { isShown = false }
  }
}
