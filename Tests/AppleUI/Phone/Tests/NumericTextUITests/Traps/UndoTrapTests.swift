// SPDX-License-Identifier: MIT

import NumericTextUI
import SimulatedUser
import Testing

/// Tests of undo.
///
/// The ranges in UIKit's own undo steps become wrong when the field formats the text again.
@Suite struct UndoTrapTests {
  private let desk = Desk(0 as Decimal)

  @Test func undoNeverUsesStaleRanges() {
    desk.user.tap().type("1234567").compose(["８"]).select(0..<3)
    _ = desk.user.cut()
    while desk.field.undoManager?.canUndo == true { desk.user.undo() }
    #expect(desk.shown == "0|")
    #expect(desk.delegate.value == 0)
  }

  @Test(arguments: ["some longer text", "x", "  1,5 EUR "], [true, false])
  func undoNeverPerformsThePasteOfTheSystem(pasted: String, isRefused: Bool) async {
    let (desk, listener) = (Desk(5 as Decimal, .currency(code: "USD")), Listener())
    desk.delegate.passthroughDelegate = listener
    desk.field.stage.recordsRefusedPastes = true
    if isRefused { listener.refused = "shouldChange" }
    desk.user.tap().paste(pasted)
    await Task.yield()
    while desk.field.undoManager?.canUndo == true { desk.user.undo() }
    #expect(desk.delegate.value == 5)
    #expect(desk.field.text == "$5")
  }

  @Test func undoesACompositionInOneStep() {
    let desk = Desk(1_234_567 as Decimal)
    desk.user.tap().compose(["８"])
    #expect(desk.shown == "12,345,678|")
    #expect(desk.field.stage.undoManager.undoCount == 1)
    desk.user.undo()
    #expect(desk.shown == "1,234,567|")
    #expect(desk.field.undoManager?.canUndo == false)
  }

  @Test func longHistoryStaysInSync() {
    desk.user.tap()
    for _ in 0..<300 {
      desk.user.type("1").deleteBackward()
    }
    desk.user.type("5").undo()
    #expect(desk.shown == "0|")
  }

  @Test func keepsOtherActionsInASharedUndoManager() {
    let form = Form()
    let field = SharingField()
    form.addSubview(field)
    let desk = Desk(0 as Decimal, in: field)
    var isUndone = false
    form.shared.registerUndo(withTarget: form) { _ in isUndone = true }
    desk.user.tap().type("12").compose(["３"])
    #expect(field.text == "123")
    desk.user.leave()
    while form.shared.canUndo { form.shared.undo() }
    #expect(isUndone)
    #expect(desk.delegate.value == 12)
    #expect(field.text == "12")
  }

  @Test func numericTextInputNeverUndoesStepsOfTheSystem() {
    let desk = Desk(0 as Decimal, in: NumericTextInput())
    desk.user.tap().type("12").undo().compose(["に"])
    #expect(desk.field.undoManager?.canUndo == false)
    #expect(desk.field.undoManager?.canRedo == true)
    desk.user.redo()
    #expect(desk.shown == "12|")
    desk.delegate.detach()
    #expect(desk.field.undoManager?.canUndo == false)
  }
}

/// A window with an undo manager that its subviews can share.
private final class Form: UIWindow {
  let shared = UndoManager()

  override var undoManager: UndoManager? { shared }
}

/// A text field that shares the undo manager of its superview.
private final class SharingField: UITextField {
  override var undoManager: UndoManager? { next?.undoManager }
}
