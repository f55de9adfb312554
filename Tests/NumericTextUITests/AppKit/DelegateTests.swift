// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  import AppKit
  import Testing

  @testable import NumericTextUI

  @Suite struct DelegateTests {
    private let desk = Desk(0 as Decimal, .currency(code: "USD"))
    private let listener = Listener()

    @Test func passthroughDelegateReceivesEveryCallback() {
      desk.delegate.passthroughDelegate = listener
      desk.user.tap().type("5").press("deleteBackward:", "insertTab:")
      #expect(
        listener.received == [
          "may begin", "begin", "change $5", "command deleteBackward:", "change $0",
          "command insertTab:", "may end", "end $0.00",
        ]
      )
    }

    @Test func previousDelegateReceivesCallbacksUntilDetaching() {
      desk.delegate.detach()
      desk.field.delegate = listener
      desk.delegate.attach(to: desk.field)
      desk.user.tap().type("5")
      #expect(listener.received == ["may begin", "begin", "change $5"])
      desk.delegate.detach()
      #expect(desk.field.delegate === listener)
      desk.delegate.attach(to: desk.user.other)
      desk.user.tap(desk.user.other).type("7")
      #expect(!listener.received.contains("change $57"))
    }

    @Test func passthroughDelegateCanHandleCommands() {
      desk.delegate.passthroughDelegate = listener
      desk.user.tap().type("5")
      listener.handled = ["deleteBackward:"]
      desk.user.deleteBackward()
      #expect(desk.delegate.value == 5)
    }

    @Test func passthroughDelegateCanForbidEditing() {
      listener.allowsEditing = false
      desk.delegate.passthroughDelegate = listener
      desk.user.tap().type("5").deleteBackward()
      desk.delegate.step(by: 1)
      #expect(desk.delegate.value == 0)
      #expect(desk.shown == "$0|")
    }

    @Test func passthroughDelegateCanForbidLeaving() {
      listener.allowsLeaving = false
      desk.delegate.passthroughDelegate = listener
      desk.user.tap().type("5").leave()
      #expect(desk.shown == "$5|")
    }

    @Test func settingTextWhenEditingEndsDoesNotResumeEditing() {
      var editing: [Bool] = []
      desk.delegate.onEditingChanged = { editing.append($0) }
      desk.delegate.passthroughDelegate = listener
      listener.whenEditingEnds = { [desk] in desk.field.stringValue = "$5.00" }
      desk.user.tap().type("5").leave()
      #expect(editing == [true, false])
      #expect(desk.shown == "$5.00")
    }

    @Test func detachedFieldIsAPlainTextField() {
      desk.user.tap().type("5")
      desk.delegate.detach()
      #expect(desk.user.editor?.isAutomaticDashSubstitutionEnabled == true)
      desk.user.type("x")
      #expect(desk.field.stringValue.hasSuffix("x"))
      #expect(desk.delegate.value == 5)
    }

    @Test func fieldThatIsNotEditableShowsTheIdleText() {
      desk.delegate.value = 5
      desk.field.isEditable = false
      desk.field.isSelectable = true
      desk.user.tap(at: 2)
      #expect(desk.field.stringValue == "$5.00")
      desk.user.deleteBackward()
      #expect(desk.field.stringValue == "$5.00")
    }

    @Test func newDelegateReplacesTheOldOne() {
      let new = NumericTextFieldDelegate(value: 0 as Decimal, style: desk.delegate.style)
      desk.delegate.detach()
      desk.field.delegate = listener
      desk.delegate.attach(to: desk.field)
      desk.user.tap().type("5")
      new.attach(to: desk.field)
      #expect(desk.shown == "$0|")
      desk.user.type("7")
      desk.delegate.value = 1
      #expect(desk.shown == "$7|")
      #expect(desk.delegate.textField == nil)
      #expect(new.value == 7)
      new.detach()
      #expect(desk.field.delegate === listener)
    }

    @Test func releasedDelegateRestoresTheDelegateAndTheFormatterOfTheField() {
      let (field, listener, formatter) = (User.makeField(), Listener(), NumberFormatter())
      field.delegate = listener
      field.formatter = formatter
      do {
        let released = NumericTextFieldDelegate(value: 5, style: .number)
        released.attach(to: field)
      }
      #expect(field.delegate === listener)
      #expect(field.formatter === formatter)
    }

    @Test func removingTheFieldFromItsWindowCommits() {
      var isEditing = false
      desk.delegate.onEditingChanged = { isEditing = $0 }
      desk.user.tap().type("5")
      let editor = desk.user.editor
      #expect(isEditing)
      desk.user.event { desk.field.removeFromSuperview() }
      #expect(!isEditing)
      #expect(desk.field.stringValue == "$5.00")
      #expect(editor?.isAutomaticDashSubstitutionEnabled == true)
    }

    @Test func stepAndSignWithoutFocusCommit() {
      desk.delegate.step(by: 2)
      #expect(desk.shown == "$2.00")
      desk.delegate.toggleSign()
      #expect(desk.shown == "-$2.00")
      #expect(desk.delegate.value == -2)
    }
  }
#endif
