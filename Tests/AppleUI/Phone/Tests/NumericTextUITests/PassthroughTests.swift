// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import NumericTextUI
import Testing
import TouchUser
import UIKit

@MainActor
@Suite struct PassthroughTests {
  private let listener = Listener()
  private let desk = Desk(12 as Decimal?)

  init() { desk.delegate.passthroughDelegate = listener }

  @Test func everyEventIsPassedOn() {
    desk.user.tap()
    desk.user.type("3")
    desk.user.select(1..<2)
    desk.field.pressClearButton()
    desk.user.pressReturn()
    desk.user.leave()
    let heard = Set(listener.heard)
    #expect(
      heard == [
        "shouldBegin", "didBegin", "shouldChange", "didChangeSelection", "shouldClear",
        "shouldReturn", "shouldEnd", "didEnd",
      ]
    )
  }

  @Test func eachEventIsPassedOnOnce() {
    desk.user.tap()
    listener.heard = []
    desk.user.type("3")
    #expect(listener.heard.filter { $0 == "shouldChange" }.count == 1)
    desk.user.pressReturn()
    desk.user.leave()
    #expect(listener.heard.filter { $0 == "didEnd" }.count == 1)
  }

  @Test func editMenuIsPassedOn() {
    let menu = desk.delegate.textField(
      desk.field,
      editMenuForCharactersIn: NSRange(location: 0, length: 1),
      suggestedActions: []
    )
    #expect(menu?.title == "menu")
    let other = desk.delegate.textField(
      desk.field,
      editMenuForCharactersInRanges: [],
      suggestedActions: []
    )
    #expect(other == nil)
    desk.delegate.textField(desk.field, willPresentEditMenuWith: Animator())
    desk.delegate.textField(desk.field, willDismissEditMenuWith: Animator())
    #expect(listener.heard == ["menu", "willPresent", "willDismiss"])
  }

  @Test(arguments: [UITextFieldStage.RangeMethod.single, .several])
  func refusedEditIsNotMade(method: UITextFieldStage.RangeMethod) {
    desk.field.stage.rangeMethod = method
    desk.user.tap()
    listener.refused = "shouldChange"
    desk.user.type("3")
    #expect(desk.field.text == "12")
    #expect(desk.published.isEmpty)
    #expect(listener.heard.contains("shouldChange"))
  }

  @Test func listenerOfSeveralRangesIsAskedWithThem() {
    let several = SeveralRangesListener()
    desk.delegate.passthroughDelegate = several
    desk.field.stage.rangeMethod = .several
    desk.user.tap()
    desk.user.type("3")
    #expect(several.ranges == [[NSRange(location: 2, length: 0)]])
    #expect(desk.field.text == "123")
  }

  @Test func listenerMayKeepTheFocusAwayOrInPlace() {
    listener.refused = "shouldBegin"
    desk.user.tap()
    #expect(!desk.field.isEditing)
    listener.refused = "shouldEnd"
    desk.user.tap()
    desk.user.leave()
    #expect(desk.field.isEditing)
    listener.refused = ""
    desk.user.leave()
  }

  @Test func listenerMayKeepTheTextFromBeingCleared() {
    desk.user.tap()
    listener.refused = "shouldClear"
    desk.field.pressClearButton()
    #expect(desk.field.text == "12")
  }

  @Test func endWithoutAReasonIsPassedOnIfTheListenerKnowsNoReasons() {
    let old = OldListener()
    desk.delegate.passthroughDelegate = old
    desk.user.tap()
    desk.user.leave()
    #expect(old.ends == 1)
  }

  @Test func delegateDoesNotKeepItsListener() {
    var other: Listener? = Listener()
    desk.delegate.passthroughDelegate = other
    other = nil
    #expect(desk.delegate.passthroughDelegate == nil)
  }
}

/// Answers every method of a delegate but those with several ranges.
@MainActor
private final class Listener: NSObject, UITextFieldDelegate {
  var heard: [String] = []
  var refused = ""

  private func hear(_ event: String) -> Bool {
    heard.append(event)
    return event != refused
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { hear("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { _ = hear("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { hear("shouldEnd") }
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) { _ = hear("didEnd") }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { hear("shouldChange") }
  func textFieldDidChangeSelection(_ textField: UITextField) { _ = hear("didChangeSelection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { hear("shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { hear("shouldReturn") }
  func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    heard.append("menu")
    return UIMenu(title: "menu")
  }
  func textField(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { _ = hear("willPresent") }
  func textField(
    _ textField: UITextField,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { _ = hear("willDismiss") }
}

@MainActor
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

@MainActor
private final class OldListener: NSObject, UITextFieldDelegate {
  var ends = 0

  func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
}

private final class Animator: NSObject, UIEditMenuInteractionAnimating {
  func addAnimations(_ animations: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping () -> Void) {}
}
