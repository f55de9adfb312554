// SPDX-License-Identifier: MIT

import AppKit
import Testing

@testable import NumericTextUI

/// Tests of drags on a field and on its label, and of the mouse wheel.
@Suite(.serialized) struct ScrubbingTests {
  private let desk = Desk()
  private let label = NSTextField(labelWithString: "Width")
  private let width: NumericTextFieldDelegate<Decimal>
  private let log = Log()

  private final class Log {
    var published: [Decimal] = []
    var refusals: [NumericTextRefusal] = []
    var commits = 0
  }

  init() {
    width = desk.attach(12, .number.bounds(0...100).step(1))
    label.frame = NSRect(x: 100, y: 0, width: 60, height: 22)
    desk.window.contentView?.addSubview(label)
    width.onChange = { [log] in log.published.append($0) }
    width.onRefusal = { [log] in log.refusals.append($0) }
    width.onCommit = { [log] in log.commits += 1 }
    width.allowsScrubbing = true
    width.addScrubbing(to: label)
  }

  private var mouse: Mouse { Mouse(view: desk.field) }

  @Test func fieldsCannotBeDraggedByDefault() {
    #expect(!Mouse(view: desk.other).drag(12))
    width.allowsScrubbing = false
    #expect(!mouse.drag(12))
    #expect(desk.field.trackingAreas.isEmpty)
    desk.tap()
    #expect(!mouse.turnWheel(1))
  }

  @Test func dragOfThreeSteps() {
    #expect(mouse.drag(5, 5, 2))
    #expect(log.published == [13, 14, 15])
    #expect(log.commits == 1)
    #expect(desk.shown == "15")
    #expect(desk.editor == nil)
  }

  @Test func dragBeginsOnAnEdge() {
    #expect(!mouse.drag(from: 50, 12))
    #expect(mouse.drag(from: 98, -4))
    #expect(desk.shown == "11")
  }

  @Test func shiftAndOptionChangeTheSizeOfTheSteps() {
    mouse.drag(8, flags: .shift)
    #expect(desk.shown == "32")
    mouse.drag(-4, flags: .option)
    #expect(desk.shown == "31.9")
  }

  @Test func canceledDragRestoresTheNumber() {
    #expect(mouse.drag(12, end: .cancelled))
    #expect(log.published == [15, 12])
    #expect(log.commits == 0)
    #expect(desk.window.undoManager?.canUndo == false)
  }

  @Test func escapeCancelsADrag() {
    let monitors = NSEvent.monitorCount
    #expect(mouse.press(at: 2) && mouse.begin(NSPoint(x: 9, y: 0)))
    mouse.move(12)
    #expect(desk.shown == "15")
    let key = NSEvent(.keyDown, in: desk.window)
    key.keyCode = 53
    #expect(!key.passMonitors())
    mouse.move(12)
    mouse.release()
    #expect(desk.shown == "12")
    #expect(log.commits == 0)
    #expect(NSEvent.monitorCount == monitors)
  }

  @Test func otherKeysReachTheWindowDuringADrag() {
    #expect(mouse.press(at: 2) && mouse.begin(NSPoint(x: 9, y: 0)))
    #expect(NSEvent(.keyDown, in: desk.window).passMonitors())
    mouse.release()
  }

  @Test func dragAnnouncesOneRefusal() {
    let wasEnabled = NSWorkspace.shared.isVoiceOverEnabled
    NSWorkspace.shared.isVoiceOverEnabled = true
    width.value = 100
    mouse.drag(4, 4, 4, 4)
    NSWorkspace.shared.isVoiceOverEnabled = wasEnabled
    let announcements = NSAccessibility.posted.filter { $0.element === desk.window }.map(\.text)
    #expect(announcements == ["The number must be between 0 and 100."])
    #expect(log.refusals == [.outOfBounds])
  }

  @Test func verticalDragsDoNotCount() {
    #expect(mouse.press(at: 2))
    #expect(!mouse.begin(NSPoint(x: 3, y: 20)))
  }

  @Test func dragsTowardTheTrailingEdgeAdd() {
    desk.field.userInterfaceLayoutDirection = .rightToLeft
    mouse.drag(-12)
    #expect(desk.shown == "15")
  }

  @Test func disabledOrReadOnlyFieldCannotBeDragged() {
    desk.field.isEnabled = false
    #expect(!mouse.drag(12))
    #expect(!Mouse(view: label).drag(12))
    (desk.field.isEnabled, desk.field.isEditable) = (true, false)
    #expect(!mouse.drag(12))
    #expect(!Mouse(view: label).drag(12))
    #expect(log.published == [])
  }

  @Test func labelDragsItsField() {
    #expect(Mouse(view: label).drag(from: 30, 12))
    #expect(log.published == [15])
    desk.tap()
    Mouse(view: label).drag(from: 30, -4)
    #expect(desk.shown == "14|")
    width.removeScrubbing(from: label)
    #expect(!Mouse(view: label).drag(from: 30, 12))
    #expect(label.trackingAreas.isEmpty)
  }

  @Test func edgesShowTheCursorForDrags() {
    mouse.hover(at: 50)
    #expect(NSCursor.current !== NSCursor.resizeLeftRight)
    mouse.hover(at: 2)
    #expect(NSCursor.current === NSCursor.resizeLeftRight)
    mouse.hover(at: 50)
    #expect(NSCursor.current === NSCursor.iBeam)
    Mouse(view: label).hover(at: 30)
    #expect(NSCursor.current === NSCursor.resizeLeftRight)
    NSCursor.arrow.set()
    desk.field.isEnabled = false
    mouse.hover(at: 2)
    #expect(NSCursor.current !== NSCursor.resizeLeftRight)
  }

  @Test func wheelChangesAFieldThatIsBeingEdited() {
    #expect(!mouse.turnWheel(1))
    desk.tap()
    #expect(desk.shown == "12|")
    desk.event { mouse.turnWheel(2) }
    desk.event { mouse.turnWheel(1, flags: .shift) }
    #expect(desk.shown == "24|")
    desk.undo()
    #expect(desk.shown == "12|")
    desk.leave()
    #expect(!mouse.turnWheel(1))
  }

  @Test func wheelElsewhereScrolls() {
    desk.tap()
    #expect(!Mouse(view: desk.other).turnWheel(1))
    #expect(desk.shown == "12|")
  }

  @Test func detachingRemovesTheGesture() {
    let monitors = NSEvent.monitorCount
    desk.tap()
    #expect(NSEvent.monitorCount == monitors + 1)
    width.detach()
    #expect(desk.field.gestureRecognizers.isEmpty && desk.field.trackingAreas.isEmpty)
    #expect(NSEvent.monitorCount == monitors)
    #expect(!Mouse(view: label).drag(from: 30, 12))
  }

  @Test func accessibilityStepsStayTheSame() {
    desk.tap().press("moveUp:", "moveDown:")
    #expect(log.published == [13, 12])
  }
}
