// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  import AppKit
  import NumericText
  import Testing

  @testable import NumericTextUI

  @Suite struct DelegateTests {
    private let desk = Desk()
    private let listener = Listener()
    private let amount: NumericTextFieldDelegate<Decimal>

    init() { amount = desk.attach(0, .currency(code: "USD")) }

    @Test func passthroughDelegateReceivesEveryCallback() {
      amount.passthroughDelegate = listener
      desk.tap().type("5").press("deleteBackward:", "insertTab:")
      #expect(
        listener.received == [
          "may begin", "begin", "change $5", "command deleteBackward:", "change $0",
          "command insertTab:", "may end", "end $0.00",
        ]
      )
    }

    @Test func previousDelegateReceivesCallbacksUntilDetaching() {
      amount.detach()
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
      amount.passthroughDelegate = listener
      desk.tap().type("5")
      listener.handled = ["deleteBackward:"]
      desk.deleteBackward()
      #expect(amount.value == 5)
    }

    @Test func passthroughDelegateCanForbidEditing() {
      listener.allowsEditing = false
      amount.passthroughDelegate = listener
      desk.tap().type("5").deleteBackward()
      amount.step(by: 1)
      #expect(amount.value == 0)
      #expect(desk.shown == "$0|")
    }

    @Test func passthroughDelegateCanForbidLeaving() {
      listener.allowsLeaving = false
      amount.passthroughDelegate = listener
      desk.tap().type("5").leave()
      #expect(desk.shown == "$5|")
    }

    @Test func settingTextWhenEditingEndsDoesNotResumeEditing() {
      var editing: [Bool] = []
      amount.onEditingChanged = { editing.append($0) }
      amount.passthroughDelegate = listener
      listener.whenEditingEnds = { [desk] in desk.field.stringValue = "$5.00" }
      desk.tap().type("5").leave()
      #expect(editing == [true, false])
      #expect(desk.shown == "$5.00")
    }

    @Test func detachedFieldIsAPlainTextField() {
      desk.tap().type("5")
      amount.detach()
      #expect(desk.editor?.isAutomaticDashSubstitutionEnabled == true)
      desk.type("x")
      #expect(desk.field.stringValue.hasSuffix("x"))
      #expect(amount.value == 5)
    }

    @Test func attachingToAFieldThatIsBeingEditedKeepsEditing() {
      amount.value = 5
      amount.detach()
      desk.tap()
      amount.attach(to: desk.field)
      #expect(desk.shown == "$5|")
      desk.type("1")
      #expect(amount.value == 51)
    }

    @Test func fieldThatIsNotEditableShowsTheIdleText() {
      amount.value = 5
      desk.field.isEditable = false
      desk.field.isSelectable = true
      desk.tap(at: 2)
      #expect(desk.field.stringValue == "$5.00")
      desk.deleteBackward()
      #expect(desk.field.stringValue == "$5.00")
    }

    @Test func attachingToAnotherFieldMovesTheValue() {
      amount.value = 5
      amount.attach(to: desk.other)
      #expect(desk.other.stringValue == "$5.00")
      #expect(desk.field.delegate == nil)
    }

    @Test func newDelegateReplacesTheOldOne() {
      let new = NumericTextFieldDelegate(value: 0 as Decimal, style: amount.style)
      amount.detach()
      desk.field.delegate = listener
      amount.attach(to: desk.field)
      desk.tap().type("5")
      new.attach(to: desk.field)
      #expect(desk.shown == "$0|")
      desk.type("7")
      amount.value = 1
      #expect(desk.shown == "$7|")
      #expect(amount.textField == nil)
      #expect(new.value == 7)
      new.detach()
      #expect(desk.field.delegate === listener)
    }

    @Test func removingTheFieldFromItsWindowCommits() {
      var isEditing = false
      amount.onEditingChanged = { isEditing = $0 }
      desk.tap().type("5")
      let editor = desk.editor
      #expect(isEditing)
      desk.event { desk.field.removeFromSuperview() }
      #expect(!isEditing)
      #expect(desk.field.stringValue == "$5.00")
      #expect(editor?.isAutomaticDashSubstitutionEnabled == true)
    }

    @Test func stepAndSignWithoutFocusCommit() {
      amount.step(by: 2)
      #expect(desk.shown == "$2.00")
      amount.toggleSign()
      #expect(desk.shown == "-$2.00")
      #expect(amount.value == -2)
    }

    @Test func newStyleRedrawsTheFieldWhileEditing() {
      desk.tap().type("1234.5")
      amount.style = .currency(code: "EUR").locale(Locale(identifier: "de_DE"))
      #expect(desk.shown == "1.234,5|\u{A0}€")
      #expect(amount.value == 1234.5)
    }
  }
#endif
