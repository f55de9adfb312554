// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  import AppKit
  import NumericText
  import Testing

  @testable import NumericTextUI

  @Suite struct DelegateTests {
    private let desk = Desk()
    private let listener = Listener()

    private func amount() -> NumericTextFieldDelegate<Decimal> {
      NumericTextFieldDelegate(
        value: 0,
        style: .currency(code: "USD").locale(Locale(identifier: "en_US"))
      )
    }

    @Test func passthroughDelegateReceivesEveryCallback() {
      let amount = amount()
      amount.passthroughDelegate = listener
      amount.attach(to: desk.field)
      desk.tap().type("5").press("deleteBackward:", "insertTab:")
      #expect(
        listener.received == [
          "may begin", "begin", "change $5", "command deleteBackward:", "change $0",
          "command insertTab:", "may end", "end $0.00",
        ]
      )
    }

    @Test func previousDelegateReceivesCallbacksUntilDetaching() {
      let amount = amount()
      desk.field.delegate = listener
      amount.attach(to: desk.field)
      desk.tap().type("5")
      #expect(listener.received == ["may begin", "begin", "change $5"])
      amount.detach()
      #expect(desk.field.delegate === listener)
      amount.attach(to: desk.other)
      desk.tap(desk.other).type("7")
      #expect(!listener.received.contains("change $57"))
    }

    @Test func passthroughDelegateCanHandleCommands() {
      let amount = amount()
      amount.passthroughDelegate = listener
      amount.attach(to: desk.field)
      desk.tap().type("5")
      listener.handled = ["deleteBackward:"]
      desk.deleteBackward()
      #expect(amount.value == 5)
    }

    @Test func passthroughDelegateCanForbidEditing() {
      let amount = amount()
      listener.allowsEditing = false
      amount.passthroughDelegate = listener
      amount.attach(to: desk.field)
      desk.tap().type("5").deleteBackward()
      amount.step(by: 1)
      #expect(amount.value == 0)
      #expect(desk.shown == "$0|")
    }

    @Test func passthroughDelegateCanForbidLeaving() {
      let amount = amount()
      listener.allowsLeaving = false
      amount.passthroughDelegate = listener
      amount.attach(to: desk.field)
      desk.tap().type("5").leave()
      #expect(desk.shown == "$5|")
    }

    @Test func settingTextWhenEditingEndsDoesNotResumeEditing() {
      let amount = amount()
      var editing: [Bool] = []
      amount.onEditingChanged = { editing.append($0) }
      amount.passthroughDelegate = listener
      listener.whenEditingEnds = { [desk] in desk.field.stringValue = "$5.00" }
      amount.attach(to: desk.field)
      desk.tap().type("5").leave()
      #expect(editing == [true, false])
      #expect(desk.shown == "$5.00")
    }

    @Test func detachedFieldIsAPlainTextField() {
      let amount = desk.attach(0 as Decimal, .currency(code: "USD"))
      desk.tap().type("5")
      amount.detach()
      #expect(desk.editor?.isAutomaticDashSubstitutionEnabled == true)
      desk.type("x")
      #expect(desk.field.stringValue.hasSuffix("x"))
      #expect(amount.value == 5)
    }

    @Test func attachingToAFieldThatIsBeingEditedKeepsEditing() {
      let amount = amount()
      amount.value = 5
      desk.tap()
      amount.attach(to: desk.field)
      #expect(desk.shown == "$5|")
      desk.type("1")
      #expect(amount.value == 51)
    }

    @Test func fieldThatIsNotEditableShowsTheIdleText() {
      let amount = amount()
      amount.value = 5
      amount.attach(to: desk.field)
      desk.field.isEditable = false
      desk.field.isSelectable = true
      desk.tap(at: 2)
      #expect(desk.field.stringValue == "$5.00")
      desk.deleteBackward()
      #expect(desk.field.stringValue == "$5.00")
    }

    @Test func attachingToAnotherFieldMovesTheValue() {
      let amount = desk.attach(0 as Decimal, .currency(code: "USD"))
      amount.value = 5
      amount.attach(to: desk.other)
      #expect(desk.other.stringValue == "$5.00")
      #expect(desk.field.delegate == nil)
    }

    @Test func newDelegateReplacesTheOldOne() {
      let old = amount()
      let new = amount()
      desk.field.delegate = listener
      old.attach(to: desk.field)
      desk.tap().type("5")
      new.attach(to: desk.field)
      #expect(desk.shown == "$0|")
      desk.type("7")
      old.value = 1
      #expect(desk.shown == "$7|")
      #expect(old.textField == nil)
      #expect(new.value == 7)
      new.detach()
      #expect(desk.field.delegate === listener)
    }

    @Test func removingTheFieldFromItsWindowCommits() {
      let amount = amount()
      var isEditing = false
      amount.onEditingChanged = { isEditing = $0 }
      amount.attach(to: desk.field)
      desk.tap().type("5")
      let editor = desk.editor
      #expect(isEditing)
      desk.event { desk.field.removeFromSuperview() }
      #expect(!isEditing)
      #expect(desk.field.stringValue == "$5.00")
      #expect(editor?.isAutomaticDashSubstitutionEnabled == true)
    }

    @Test func stepAndSignWithoutFocusCommit() {
      let amount = desk.attach(0 as Decimal, .currency(code: "USD"))
      amount.step(by: 2)
      #expect(desk.shown == "$2.00")
      amount.toggleSign()
      #expect(desk.shown == "-$2.00")
      #expect(amount.value == -2)
    }

    @Test func newStyleRedrawsTheFieldWhileEditing() {
      let amount = desk.attach(0 as Decimal, .currency(code: "USD"))
      desk.tap().type("1234.5")
      amount.style = .currency(code: "EUR").locale(Locale(identifier: "de_DE"))
      #expect(desk.shown == "1.234,5|\u{A0}€")
      #expect(amount.value == 1234.5)
    }
  }
#endif
