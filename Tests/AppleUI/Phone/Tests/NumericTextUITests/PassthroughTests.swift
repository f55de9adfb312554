// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextUI
@testable import SimulatedUser

@Suite struct PassthroughTests {
  private let listener = Listener()
  private let desk = Desk(12 as Decimal?)

  init() { desk.delegate.passthroughDelegate = listener }

  @Test func forwardsEachCallbackOnce() {
    desk.user.tap().type("3").select(1..<2)
    desk.field.pressClearButton()
    desk.user.pressReturn().leave()
    let selecting = "didChangeSelection"
    #expect(listener.received.contains(selecting))
    #expect(
      listener.received.filter { $0 != selecting } == [
        "shouldBegin", "didBegin", "shouldChange", "shouldClear", "shouldReturn", "shouldEnd",
        "didEnd",
      ]
    )
  }

  @Test func forwardsTheEditMenu() {
    let menu = desk.delegate.textField(
      desk.field,
      editMenuForCharactersIn: NSRange(location: 0, length: 1),
      suggestedActions: []
    )
    #expect(menu?.title == "menu")
    let other = desk.delegate.textField(
      desk.field,
      editMenuForCharactersInRanges: [NSValue(range: NSRange(location: 0, length: 1))],
      suggestedActions: []
    )
    #expect(other?.title == "menu")
    desk.delegate.textField(desk.field, willPresentEditMenuWith: Animator())
    desk.delegate.textField(desk.field, willDismissEditMenuWith: Animator())
    #expect(listener.received == ["menu", "menu", "willPresent", "willDismiss"])
  }

  @Test(arguments: [UITextFieldStage.RangeMethod.single, .several])
  func refusedEditIsNotPerformed(method: UITextFieldStage.RangeMethod) {
    desk.field.stage.rangeMethod = method
    desk.user.tap()
    listener.refused = "shouldChange"
    desk.user.type("3")
    #expect(desk.field.text == "12")
    #expect(desk.published.isEmpty)
    #expect(listener.received.contains("shouldChange"))
  }

  @Test func refusedEditOfAKeyButtonDragOrUndoIsNotPerformed() throws {
    for field in [UITextField(), NumericTextInput()] {
      let desk = Desk(12 as Decimal, .number.step(1), in: field)
      desk.delegate.configuration.accessory = .clear
      let label = Pointer.makeLabel()
      desk.delegate.addScrubbing(to: label)
      desk.delegate.passthroughDelegate = listener
      desk.user.tap().type("3")
      listener.refused = "shouldChange"
      let bar = try #require(field.inputAccessoryView as? UIToolbar)
      try #require(bar.items?.first).press()
      if let input = field as? NumericTextInput {
        input.pressNumericTextKey(try #require(input.keyCommands?.first))
      }
      field.accessibilityIncrement()
      for action in field.accessibilityCustomActions ?? [] { action.choose() }
      Pointer(on: label).drag(12)
      desk.user.undo()
      #expect(desk.shown == "123|")
      desk.delegate.step(by: 1)
      #expect(desk.shown == "124|")
      listener.refused = ""
      desk.user.undo().undo()
      #expect(desk.shown == "12|")
    }
  }

  @Test(arguments: [true, false])
  func refusedCutIsNotPerformed(isPlain: Bool) {
    let desk = Desk(1234 as Decimal, in: isPlain ? UITextField() : NumericTextInput())
    desk.delegate.passthroughDelegate = listener
    desk.user.tap().select(0..<3)
    listener.refused = "shouldChange"
    #expect(desk.user.cut() == nil)
    #expect(desk.shown == "[1,2]34")
    listener.refused = ""
    #expect(desk.user.cut() == "1,2")
    #expect(desk.shown == "|34")
  }

  @Test func asksWithSeveralRangesIfTheListenerSupportsThem() {
    let several = SeveralRangesListener()
    desk.delegate.passthroughDelegate = several
    desk.field.stage.rangeMethod = .several
    desk.user.tap().type("3")
    #expect(several.ranges == [[NSRange(location: 2, length: 0)]])
    #expect(desk.field.text == "123")
  }

  @Test func listenerCanForbidFocusLeavingAndClearing() {
    listener.refused = "shouldBegin"
    desk.user.tap()
    #expect(!desk.field.isEditing)
    listener.refused = "shouldEnd"
    desk.user.tap().leave()
    #expect(desk.field.isEditing)
    listener.refused = "shouldClear"
    desk.field.pressClearButton()
    #expect(desk.field.text == "12")
    listener.refused = ""
    desk.user.leave()
  }

  @Test func forwardsTheEndWithoutAReasonToAListenerWithoutReasons() {
    let old = OldListener()
    desk.delegate.passthroughDelegate = old
    desk.user.tap().leave()
    #expect(old.ends == 1)
  }

  @Test func doesNotRetainTheListener() {
    var other: Listener? = Listener()
    desk.delegate.passthroughDelegate = other
    other = nil
    #expect(desk.delegate.passthroughDelegate == nil)
  }
}

/// A pass-through delegate without the methods of iOS 26 for edits of several ranges.
final class Listener: NSObject, UITextFieldDelegate {
  var received: [String] = []
  var refused = ""

  private func record(_ event: String) -> Bool {
    received.append(event)
    return event != refused
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { record("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { _ = record("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { record("shouldEnd") }
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) { _ = record("didEnd") }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { record("shouldChange") }
  func textFieldDidChangeSelection(_ textField: UITextField) { _ = record("didChangeSelection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { record("shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { record("shouldReturn") }
  func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    received.append("menu")
    return UIMenu(title: "menu")
  }
  func textField(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { _ = record("willPresent") }
  func textField(
    _ textField: UITextField,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { _ = record("willDismiss") }
}

private final class SeveralRangesListener: NSObject, UITextFieldDelegate {
  var ranges: [[NSRange]] = []

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    self.ranges.append(ranges.map(\.rangeValue))
    return true
  }
}

/// A delegate that counts how often editing ends, without a reason.
final class OldListener: NSObject, UITextFieldDelegate {
  var ends = 0

  func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
}

private final class Animator: NSObject, UIEditMenuInteractionAnimating {
  func addAnimations(_ animations: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping () -> Void) {}
}
