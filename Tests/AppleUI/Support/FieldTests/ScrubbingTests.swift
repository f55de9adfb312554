// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextUI
@testable import SimulatedUser

/// Tests of drags on a field and on its label, with a finger or a mouse.
///
/// Extensions for each system add what only a finger or a mouse can do.
@Suite(.serialized) struct ScrubbingTests {
  let desk = Desk(12 as Decimal, .number.bounds(0...100).step(1))
  let label = Pointer.makeLabel()

  init() {
    desk.delegate.allowsScrubbing = true
    desk.delegate.addScrubbing(to: label)
  }

  var pointer: Pointer { Pointer(on: desk.field) }

  @Test func fieldsCannotBeDraggedByDefault() {
    let other = Desk(12 as Decimal)
    #expect(!Pointer(on: other.field).drag(12))
    desk.delegate.allowsScrubbing = false
    #expect(!pointer.drag(12))
    #expect(desk.published == [] && other.published == [])
  }

  @Test func dragOfThreeSteps() {
    #expect(pointer.drag(5, 5, 2))
    #expect(desk.published == [13, 14, 15])
    #expect(desk.commits == 1)
    #expect(desk.shown == "15")
  }

  @Test func secondEndOfADragCommitsNothing() {
    pointer.drag(12)
    desk.delegate.fieldModel.perform(.scrub(.ended))
    #expect(desk.commits == 1)
    #expect(desk.shown == "15")
  }

  @Test func movementBeforeTheGestureBeginsDoesNotCount() {
    #expect(pointer.begin(CGPoint(x: 40, y: 0)))
    pointer.release()
    #expect(desk.published == [])
  }

  @Test func shiftAndOptionChangeTheSizeOfTheSteps() {
    pointer.drag(8, flags: .shift)
    #expect(desk.shown == "32")
    pointer.drag(-4, flags: .option)
    #expect(desk.shown == "31.9")
    pointer.drag(4, flags: [.shift, .option])
    #expect(desk.shown == "32.9")
  }

  @Test func canceledDragRestoresTheNumber() {
    #expect(pointer.drag(12, end: .cancelled))
    #expect(desk.published == [15, 12])
    #expect(desk.commits == 0)
    #expect(desk.user.undoManager?.canUndo == false)
  }

  @Test func dragAnnouncesOneRefusal() {
    desk.delegate.value = 100
    desk.user.withVoiceOver { pointer.drag(4, 4, 4, 4) }
    #expect(desk.refusals == [.outOfBounds])
    #expect(desk.user.announcements == ["The number must be between 0 and 100."])
    pointer.drag(4)
    #expect(desk.refusals.count == 2)
  }

  @Test func verticalDragsAreLeftToScrollViews() {
    #expect(!pointer.begin(CGPoint(x: 3, y: -20)))
    #expect(desk.published == [])
  }

  @Test func dragsTowardTheTrailingEdgeAdd() {
    desk.field.isRightToLeft = true
    pointer.drag(-12)
    #expect(desk.shown == "15")
    pointer.drag(4)
    #expect(desk.shown == "14")
  }

  @Test func disabledFieldCannotBeDragged() {
    desk.field.isEnabled = false
    #expect(!pointer.drag(12))
    #expect(!Pointer(on: label).drag(12))
    #expect(desk.published == [])
  }

  @Test func labelDragsItsField() {
    #expect(Pointer(on: label).drag(12))
    #expect(desk.published == [15])
    #expect(desk.commits == 1)
    desk.delegate.removeScrubbing(from: label)
    #expect(!Pointer(on: label).drag(12))
  }

  @Test func labelDragsAFieldThatIsBeingEdited() {
    desk.user.tap()
    Pointer(on: label).drag(12)
    #expect(desk.shown == "15|")
    #expect(desk.commits == 0)
    desk.user.undo()
    #expect(desk.shown == "12|")
    desk.user.leave()
    #expect(desk.commits == 1)
  }

  @Test func labelOfADetachedFieldDoesNothing() {
    pointer.drag(12)
    desk.delegate.detach()
    #expect(!Pointer(on: label).drag(12))
    #expect(pointer.pan == nil)
    #expect(desk.user.undoManager?.canUndo == false)
    #expect(desk.delegate.value == 15)
  }
}
