// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  import AppKit

  /// Shows the cursor for horizontal drags where a view can be dragged.
  ///
  /// A tracking area needs no subclass of the view, as a cursor rectangle would.
  final class ScrubCursor: NSResponder {
    /// Returns whether a point of the window can be dragged.
    var isShown: (NSPoint) -> Bool = { _ in false }

    private weak var view: NSView?
    private var area: NSTrackingArea?
    private var isOverEdge = false

    /// Tracks the mouse over a view.
    func track(_ view: NSView) {
      stop()
      let area = NSTrackingArea(
        rect: .zero,
        options: [.mouseEnteredAndExited, .mouseMoved, .activeInKeyWindow, .inVisibleRect],
        owner: self,
        userInfo: nil
      )
      view.addTrackingArea(area)
      (self.view, self.area) = (view, area)
    }

    /// Stops tracking.
    func stop() {
      if let area { view?.removeTrackingArea(area) }
      (view, area) = (nil, nil)
    }

    override func mouseEntered(with event: NSEvent) { follow(event) }

    override func mouseMoved(with event: NSEvent) { follow(event) }

    override func mouseExited(with event: NSEvent) {
      if isOverEdge { NSCursor.arrow.set() }
      isOverEdge = false
    }

    private func follow(_ event: NSEvent) {
      let wasOverEdge = isOverEdge
      isOverEdge = isShown(event.locationInWindow)
      if isOverEdge {
        NSCursor.resizeLeftRight.set()
      } else if wasOverEdge {
        // The edge of a field is next to its text.
        NSCursor.iBeam.set()
      }
    }
  }
#endif
