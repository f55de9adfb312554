// SPDX-License-Identifier: MIT

// See `Desk`.
#if canImport(SimulatedUser) || canImport(AppKit) && !targetEnvironment(macCatalyst)
  import Testing

  @testable import NumericTextUI

  #if canImport(UIKit)
    import SimulatedUser
  #else
    import AppKit
  #endif

  /// Tests of values, undo, the clipboard and attachment that are the same in UIKit and in AppKit.
  @Suite struct FieldTests {
    private let desk = Desk(0 as Decimal, .currency(code: "USD"))

    @Test func formatsAndPublishesEachKey() {
      desk.user.tap()
      #expect(desk.shown == "$0|")
      desk.user.type("1234.5")
      #expect(desk.shown == "$1,234.5|")
      #expect(desk.published == [1, 12, 123, 1234, 1234.5])
      desk.user.leave()
      #expect(desk.shown == "$1,234.50")
    }

    @Test func settingTheValueDoesNotPublishIt() {
      desk.delegate.value = 5
      desk.user.tap()
      desk.delegate.value = 6
      #expect(desk.published.isEmpty)
      #expect(desk.shown == "$6|")
    }

    @Test func settingThePublishedValueChangesNothing() {
      desk.delegate.onChange = { [unowned desk] in desk.delegate.value = $0 }
      desk.user.tap().type("1.50")
      #expect(desk.shown == "$1.50|")
    }

    @Test func showsAValueThatTheAppReplaces() {
      desk.delegate.onChange = { [unowned desk] in if $0 > 100 { desk.delegate.value = 100 } }
      desk.user.tap().type("123")
      #expect(desk.shown == "$100|")
      #expect(desk.delegate.value == 100)
    }

    @Test func registersUndoInAGroupIfTheManagerDoesNotGroupByEvent() {
      desk.user.undoManager?.groupsByEvent = false
      desk.user.tap().type("12").undo()
      #expect(desk.shown == "$0|")
      #expect(desk.user.undoManager?.groupingLevel == 0)
      desk.user.redo()
      #expect(desk.shown == "$12|")
    }

    @Test func cutPutsTheSelectionOnTheClipboard() {
      desk.delegate.value = 1_234_567
      desk.user.tap().select(2..<6)
      #expect(desk.user.cut() == ",234")
      #expect(desk.shown == "$1|,567")
      #expect(desk.published == [1567])
    }

    @Test func copyPutsTheSelectionOnTheClipboard() {
      desk.delegate.value = 1234
      desk.user.tap().select(0..<6)
      #expect(desk.user.copy() == "$1,234")
      #expect(desk.shown == "[$1,234]")
    }

    @Test func attachingToAnotherFieldMovesTheDelegate() {
      desk.delegate.value = 5
      let other = User(of: User.makeField())
      desk.delegate.attach(to: other.field)
      #expect(desk.field.delegate == nil)
      #expect(other.shown == "$5.00")
      other.tap().type("6")
      #expect(desk.delegate.value == 56)
      #expect(desk.shown == "$5.00")
    }

    @Test func attachingToAFieldThatIsBeingEditedKeepsEditing() {
      desk.delegate.detach()
      desk.user.tap()
      var editing: [Bool] = []
      desk.delegate.value = 5
      desk.delegate.onEditingChanged = { editing.append($0) }
      desk.delegate.attach(to: desk.field)
      #expect(desk.shown == "$5|")
      desk.user.type("1")
      #expect(desk.delegate.value == 51)
      desk.user.leave()
      #expect(desk.shown == "$51.00")
      #expect(editing == [true, false])
    }
  }
#endif
