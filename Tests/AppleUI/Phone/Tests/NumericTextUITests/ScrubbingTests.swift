// SPDX-License-Identifier: MIT

import Testing
import TouchUser

@testable import NumericTextUI

/// Tests of drags on a field and on its label.
@Suite struct ScrubbingTests {
  private let desk = Desk(12 as Decimal, .number.bounds(0...100).step(1), in: NumericTextInput())
  private let label = UILabel(frame: .zero)

  init() {
    desk.delegate.allowsScrubbing = true
    desk.delegate.addScrubbing(to: label)
  }

  private var finger: Finger { Finger(on: desk.field) }

  @Test func fieldsCannotBeDraggedByDefault() {
    let field = Desk(12 as Decimal).field
    #expect(field.gestureRecognizers == nil)
    #expect(!Finger(on: field).drag(12))
    desk.delegate.allowsScrubbing = false
    #expect(!finger.drag(12))
    #expect(desk.published == [])
  }

  @Test func dragOfThreeSteps() {
    #expect(finger.drag(5, 5, 2))
    #expect(desk.published == [13, 14, 15])
    #expect(desk.field.text == "15")
    #expect(!desk.field.isEditing)
  }

  @Test func movementBeforeTheGestureBeginsDoesNotCount() {
    #expect(finger.begin(CGPoint(x: 40, y: 0)))
    finger.release()
    #expect(desk.published == [])
  }

  @Test func shiftAndOptionChangeTheSizeOfTheSteps() {
    finger.drag(8, flags: .shift)
    #expect(desk.field.text == "32")
    finger.drag(-4, flags: .alternate)
    #expect(desk.field.text == "31.9")
    finger.drag(4, flags: [.shift, .alternate])
    #expect(desk.field.text == "32.9")
  }

  @Test func canceledDragRestoresTheNumber() {
    #expect(finger.drag(12, end: .cancelled))
    #expect(desk.published == [15, 12])
    #expect(desk.commits == 0)
    #expect(desk.field.undoManager?.canUndo == false)
  }

  @Test func dragAnnouncesOneRefusal() {
    UIAccessibility.announcements = []
    UIAccessibility.isVoiceOverRunning = true
    desk.delegate.value = 100
    finger.drag(4, 4, 4, 4)
    UIAccessibility.isVoiceOverRunning = false
    #expect(desk.refusals == [.outOfBounds])
    #expect(UIAccessibility.announcements == ["The number must be between 0 and 100."])
    finger.drag(4)
    #expect(desk.refusals.count == 2)
  }

  @Test func verticalDragsAreLeftToScrollViews() {
    #expect(!finger.begin(CGPoint(x: 3, y: -20)))
    #expect(desk.published == [])
  }

  @Test func fieldBeingEditedLeavesFingersToTheSelection() {
    desk.user.tap()
    #expect(!finger.drag(12))
    desk.user.leave()
    #expect(finger.drag(12))
  }

  @Test func dragsTowardTheTrailingEdgeAdd() {
    desk.field.semanticContentAttribute = .forceRightToLeft
    finger.drag(-12)
    #expect(desk.field.text == "15")
    finger.drag(4)
    #expect(desk.field.text == "14")
  }

  @Test func disabledFieldCannotBeDragged() {
    desk.field.isEnabled = false
    #expect(!finger.drag(12))
    #expect(!Finger(on: label).drag(12))
    #expect(desk.published == [])
  }

  @Test func readOnlyFieldCannotBeDragged() {
    final class Listener: NSObject, UITextFieldDelegate {
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
    }
    let listener = Listener()
    desk.delegate.passthroughDelegate = listener
    #expect(!finger.drag(12))
    #expect(!Finger(on: label).drag(12))
  }

  // MARK: - Labels

  @Test func labelDragsItsField() {
    #expect(Finger(on: label).drag(12))
    #expect(desk.published == [15])
    #expect(desk.commits == 1)
    desk.delegate.removeScrubbing(from: label)
    #expect(!Finger(on: label).drag(12))
  }

  @Test func labelDragsAFieldThatIsBeingEdited() {
    desk.user.tap()
    Finger(on: label).drag(12)
    #expect(desk.shown == "15|")
    #expect(desk.commits == 0)
    desk.user.undo()
    #expect(desk.shown == "12|")
  }

  @Test func labelOfADetachedFieldDoesNothing() {
    desk.delegate.detach()
    #expect(!Finger(on: label).drag(12))
    #expect(desk.field.gestureRecognizers?.isEmpty == true)
    #expect(desk.delegate.value == 12)
  }

  @Test func addingALabelTwiceHasNoEffect() {
    desk.delegate.addScrubbing(to: label)
    #expect(label.gestureRecognizers?.count == 1)
  }

  // MARK: - Keyboards and pointing devices

  @Test func escapeCancelsADrag() throws {
    desk.user.tap().type(".5")
    let finger = Finger(on: label)
    #expect(finger.begin(CGPoint(x: -1, y: 0)))
    finger.move(-12)
    #expect(desk.shown == "9.5|")
    try press(UIKeyCommand.inputEscape)
    finger.move(-12)
    finger.release()
    #expect(desk.shown == "12.5|")
    try press(UIKeyCommand.inputEscape)
    #expect(desk.shown == "12|")
  }

  private func press(_ key: String) throws {
    let input = try #require(desk.field as? NumericTextInput)
    input.pressNumericTextKey(try #require(input.keyCommands?.first { $0.input == key }))
  }

  @Test func scrollingUpAddsWhileTheFieldIsEdited() {
    #expect(!finger.begin(CGPoint(x: 0, y: -8), touches: 0))
    desk.user.tap()
    #expect(finger.begin(CGPoint(x: 0, y: -8), touches: 0))
    finger.move(0, down: -12)
    finger.release()
    #expect(desk.shown == "15|")
  }

  // MARK: - Accessibility

  @Test func stepsOfVoiceOverStayTheSame() throws {
    let input = try #require(desk.field as? NumericTextInput)
    #expect(input.accessibilityTraits.contains(.adjustable))
    #expect(input.accessibilityCustomActions ?? [] == [])
    input.accessibilityIncrement()
    input.accessibilityDecrement()
    #expect(desk.published == [13, 12])
    desk.delegate.style = .number.bounds(0...100)
    #expect(!input.accessibilityTraits.contains(.adjustable))
  }
}
