// SPDX-License-Identifier: MIT

import AppKit
import SwiftUI
import Testing

@testable import NumericTextUI

/// Tests of the edges and the form label of a field, of the cursor over them, and of the wheel.
@Suite(.serialized) struct MouseTests {
  private let desk = Desk(12 as Decimal, .number.bounds(0...100).step(1))
  private let label = Mouse.makeLabel()

  init() {
    desk.delegate.allowsScrubbing = true
    desk.delegate.addScrubbing(to: label)
  }

  private var mouse: Mouse { Mouse(on: desk.field) }

  @Test func turningDragsOffRestoresTheCursorAndTheWheel() {
    desk.delegate.allowsScrubbing = false
    #expect(desk.field.trackingAreas.isEmpty)
    desk.user.tap()
    #expect(!mouse.turnWheel(1))
  }

  @Test func dragBeginsOnAnEdge() {
    #expect(!mouse.drag(from: 50, 12))
    #expect(mouse.drag(from: 98, -4))
    #expect(desk.shown == "11")
  }

  @Test func escapeCancelsADrag() {
    let monitors = NSEvent.monitorCount
    #expect(mouse.press(at: 2) && mouse.begin(NSPoint(x: 9, y: 0)))
    mouse.move(12)
    #expect(desk.shown == "15")
    let key = NSEvent(.keyDown, in: desk.user.window)
    key.keyCode = 53
    #expect(!key.passMonitors())
    mouse.move(12)
    mouse.release()
    #expect(desk.shown == "12")
    #expect(desk.commits == 0)
    #expect(NSEvent.monitorCount == monitors)
  }

  @Test func otherKeysReachTheWindowDuringADrag() {
    #expect(mouse.press(at: 2) && mouse.begin(NSPoint(x: 9, y: 0)))
    #expect(NSEvent(.keyDown, in: desk.user.window).passMonitors())
    mouse.release()
  }

  @Test func readOnlyFieldCannotBeDragged() {
    desk.field.isEditable = false
    #expect(!mouse.drag(12))
    #expect(!Mouse(on: label).drag(12))
  }

  @Test func edgesShowTheCursorForDrags() {
    mouse.hover(at: 50)
    #expect(NSCursor.current !== NSCursor.resizeLeftRight)
    mouse.hover(at: 2)
    #expect(NSCursor.current === NSCursor.resizeLeftRight)
    mouse.hover(at: 50)
    #expect(NSCursor.current === NSCursor.iBeam)
    Mouse(on: label).hover(at: 30)
    #expect(NSCursor.current === NSCursor.resizeLeftRight)
    NSCursor.arrow.set()
    desk.field.isEnabled = false
    mouse.hover(at: 2)
    #expect(NSCursor.current !== NSCursor.resizeLeftRight)
  }

  @Test func wheelChangesAFieldThatIsBeingEdited() {
    #expect(!mouse.turnWheel(1))
    desk.user.tap()
    #expect(desk.shown == "12|")
    desk.user.event { mouse.turnWheel(2) }
    desk.user.event { mouse.turnWheel(1, flags: .shift) }
    #expect(desk.shown == "24|")
    desk.user.undo()
    #expect(desk.shown == "12|")
    desk.user.leave()
    #expect(!mouse.turnWheel(1))
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
    #expect((host.platformViews.last?.view as? NSTextField)?.stringValue == "15")
  }

  @Test func labelOfAFormIsNotDraggedByDefault() {
    let host = ViewHost(DraggedNumber().field.numericTextFormLabels())
    #expect(host.platformViews.count == 1)
  }
}
