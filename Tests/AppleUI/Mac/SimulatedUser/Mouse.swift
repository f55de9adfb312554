// SPDX-License-Identifier: MIT

import AppKit
import SwiftUI
import Testing

@testable import NumericTextUI

/// A simulated mouse over a view in a window.
struct Mouse {
  let view: NSView

  init(on view: NSView) { self.view = view }

  /// Creates a mouse over the AppKit view at `index` in `host`, and makes that view 100 points
  /// wide.
  init(over host: ViewHost, _ index: Int = 0) throws {
    view = try #require(host.platformViews[index].view as? NSView)
    view.frame = NSRect(x: 0, y: 0, width: 100, height: 22)
  }

  var pan: ScrubPan? {
    view.gestureRecognizers.lazy.compactMap { $0 as? ScrubPan }.first
  }

  static func makeLabel() -> NSView {
    let label = NSTextField(labelWithString: "Width")
    label.frame = NSRect(x: 100, y: 0, width: 60, height: 22)
    return label
  }

  /// Presses the mouse button at `x`.
  ///
  /// - Returns: Whether the drag recognizer delays the event, so that the view doesn't receive it.
  func press(at x: CGFloat) -> Bool {
    guard let pan, pan.delaysPrimaryMouseButtonEvents else { return false }
    let event = NSEvent(.leftMouseDown, at: inWindow(x), in: view.window)
    return pan.gestureRecognizer(pan, shouldAttemptToRecognizeWith: event)
  }

  /// Moves the mouse far enough for the drag to begin.
  ///
  /// This movement doesn't change the number.
  ///
  /// - Returns: Whether the drag began.
  func begin(_ direction: NSPoint) -> Bool {
    guard let pan else { return false }
    pan.setTranslation(direction, in: nil)
    guard pan.gestureRecognizerShouldBegin(pan) else { return false }
    enter(.began)
    return true
  }

  func move(_ distance: CGFloat) {
    guard let pan else { return }
    let before = pan.translation(in: nil)
    pan.setTranslation(NSPoint(x: before.x + distance, y: before.y), in: nil)
    enter(.changed)
  }

  /// Holds keys of the keyboard.
  func hold(_ flags: NSEvent.ModifierFlags) { NSEvent.heldModifierFlags = flags }

  /// Moves the mouse over the view with no button pressed.
  func hover(at x: CGFloat) {
    let event = NSEvent(.mouseMoved, at: inWindow(x), in: view.window)
    for area in view.trackingAreas { (area.owner as? NSResponder)?.mouseMoved(with: event) }
  }

  /// Turns the mouse wheel by a number of lines, with the mouse over the view.
  ///
  /// - Returns: Whether the view has handled the event.
  @discardableResult
  func turnWheel(_ lines: CGFloat, flags: NSEvent.ModifierFlags = []) -> Bool {
    let event = NSEvent(.scrollWheel, at: inWindow(20), in: view.window)
    event.scrollingDeltaY = lines
    event.modifierFlags = flags
    return !event.passMonitors()
  }

  private func inWindow(_ x: CGFloat) -> NSPoint {
    let origin = view.convert(.zero, from: nil)
    return NSPoint(x: x - origin.x, y: 5 - origin.y)
  }
}

/// The kind of pointer for tests that run both on a phone and on a Mac.
typealias Pointer = Mouse
typealias ModifierFlags = NSEvent.ModifierFlags

// The properties have the same names as those of a field on a phone.
extension NSTextField {
  var shownText: String { stringValue }

  var textAlignment: NSTextAlignment { alignment }

  /// Always zero, because the stand-in doesn't count how often code sets the text.
  var textWrites: Int { 0 }
}
