// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  import AppKit

  /// An object that shows the cursor for horizontal drags over the draggable parts of a view.
  ///
  /// It uses a tracking area. Cursor rectangles would require a subclass of the view.
  final class ScrubCursor: NSResponder {
    /// Returns whether to show the cursor at a point in window coordinates.
    ///
    /// The cursor is shown where a drag can begin.
    var isShown: (NSPoint) -> Bool = { _ in false }

    private weak var view: NSView?
    private var area: NSTrackingArea?
    private var isOverEdge = false

    /// Starts showing the cursor over the draggable parts of `view`.
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
        // The mouse has moved from the edge of a field to its text.
        NSCursor.iBeam.set()
      }
    }
  }
#endif
