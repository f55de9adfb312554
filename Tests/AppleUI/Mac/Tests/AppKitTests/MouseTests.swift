// SPDX-License-Identifier: MIT

import AppKit
import SwiftUI
import Testing

@testable import NumericTextUI
@testable import SimulatedUser

/// What only a mouse can do: drag the edges and the form label of a field, show a cursor over them,
/// and turn the wheel.
extension ScrubbingTests {
  @Test func turningDragsOffRestoresTheCursorAndTheWheel() {
    desk.delegate.allowsScrubbing = false
    #expect(desk.field.trackingAreas.isEmpty)
    desk.user.tap()
    #expect(!pointer.turnWheel(1))
  }

  @Test func dragBeginsOnAnEdge() {
    #expect(!pointer.drag(from: 50, 12))
    #expect(pointer.drag(from: 98, -4))
    #expect(desk.shown == "11")
  }

  @Test func escapeCancelsADrag() {
    let monitors = NSEvent.monitorCount
    #expect(pointer.press(at: 2) && pointer.begin(NSPoint(x: 9, y: 0)))
    pointer.move(12)
    #expect(desk.shown == "15")
    let key = NSEvent(.keyDown, in: desk.user.window)
    #expect(key.passMonitors())
    key.keyCode = 53
    #expect(!key.passMonitors())
    pointer.move(12)
    pointer.release()
    #expect(desk.shown == "12")
    #expect(desk.commits == 0)
    #expect(NSEvent.monitorCount == monitors)
  }

  @Test func readOnlyFieldCannotBeDragged() {
    desk.field.isEditable = false
    #expect(!pointer.drag(12))
    #expect(!Mouse(on: label).drag(12))
  }

  @Test func edgesShowTheCursorForDrags() {
    pointer.hover(at: 50)
    #expect(NSCursor.current !== NSCursor.resizeLeftRight)
    pointer.hover(at: 2)
    #expect(NSCursor.current === NSCursor.resizeLeftRight)
    pointer.hover(at: 50)
    #expect(NSCursor.current === NSCursor.iBeam)
    Mouse(on: label).hover(at: 30)
    #expect(NSCursor.current === NSCursor.resizeLeftRight)
    NSCursor.arrow.set()
    desk.field.isEnabled = false
    pointer.hover(at: 2)
    #expect(NSCursor.current !== NSCursor.resizeLeftRight)
  }

  @Test func wheelChangesAFieldThatIsBeingEdited() {
    #expect(!pointer.turnWheel(1))
    desk.user.tap()
    #expect(desk.shown == "12|")
    desk.user.event { pointer.turnWheel(2) }
    desk.user.event { pointer.turnWheel(1, flags: .shift) }
    #expect(desk.shown == "24|")
    desk.user.undo()
    #expect(desk.shown == "12|")
    desk.user.leave()
    #expect(!pointer.turnWheel(1))
  }

  @Test func wheelElsewhereScrolls() {
    desk.user.tap()
    #expect(!Mouse(on: desk.user.other).turnWheel(1))
    #expect(desk.shown == "12|")
  }

  @Test func detachingRemovesTheGesture() {
    let monitors = NSEvent.monitorCount
    desk.user.tap()
    #expect(NSEvent.monitorCount == monitors + 1)
    desk.delegate.removeScrubbing(from: label)
    #expect(label.trackingAreas.isEmpty)
    desk.delegate.detach()
    #expect(desk.field.gestureRecognizers.isEmpty && desk.field.trackingAreas.isEmpty)
    #expect(NSEvent.monitorCount == monitors)
  }

  @Test func labelOfAFormIsDraggedLikeItsField() throws {
    let number = DraggedNumber()
    let host = ViewHost(number.field.numericTextFormLabels().numericTextScrubbing())
    let label = try Mouse(over: host)
    #expect(!(label.view is NSTextField))
    host.event { label.drag(from: 50, 12) }
    #expect(number.width.value == 15)
    host.redraw()
    #expect(host.fieldTexts == ["15"])
  }

  @Test func labelOfAFormIsNotDraggedByDefault() {
    let host = ViewHost(DraggedNumber().field.numericTextFormLabels())
    #expect(host.platformViews.count == 1)
  }
}
