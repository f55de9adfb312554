// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  import AppKit
  import NumericText

  /// A gesture recognizer for horizontal drags that change a number.
  ///
  /// A drag can begin on an edge of a field, or anywhere on a label. A click still places the
  /// caret: the field receives the mouse event as soon as it is clear that no drag has begun.
  final class ScrubPan: NSPanGestureRecognizer, NSGestureRecognizerDelegate {
    let drag: FieldDrag
    private let cursor = ScrubCursor()

    init(_ field: any Draggable) {
      drag = FieldDrag(field)
      super.init(target: nil, action: nil)
      target = self
      action = Self.panAction
      delegate = self
      delaysPrimaryMouseButtonEvents = true
      cursor.isShown = { [weak self] in self?.mayDrag(from: $0) == true }
      drag.makeObserver = { [weak drag] in drag.map { EventMonitor(escapeCanceling: $0) } }
    }

    /// Not supported: this recognizer is only created in code, never loaded from an archive.
    required init?(coder: NSCoder) { nil }

    /// Always false, because the field itself handles the mouse wheel.
    var isVertical: Bool { false }

    /// The step size that the pressed modifier keys select.
    var size: NumericTextStepSize { NumericTextStepSize(NSEvent.modifierFlags) }

    /// Adds the recognizer to a view, and shows the cursor for horizontal drags when the mouse is
    /// over the view.
    func add(to view: NSView) {
      view.addGestureRecognizer(self)
      cursor.track(view)
    }

    func remove() {
      cursor.stop()
      view?.removeGestureRecognizer(self)
    }

    // MARK: - Recognizing

    /// Returns whether a drag can begin at a point in window coordinates.
    private func mayDrag(from point: NSPoint) -> Bool {
      guard let view, drag.field?.allowsDrags == true else { return false }
      let place = view.convert(point, from: nil)
      guard view.bounds.contains(place) else { return false }
      return !isField || FieldEdge.contains(place.x, width: view.bounds.width)
    }

    /// Whether the view is the field itself rather than a label.
    private var isField: Bool { (drag.field as? FieldEditorAdapter)?.field === view }

    func gestureRecognizer(
      _ gestureRecognizer: NSGestureRecognizer,
      shouldAttemptToRecognizeWith event: NSEvent
    ) -> Bool {
      // Only the place where the mouse was pressed matters. The drag can then move anywhere.
      event.type != .leftMouseDown || mayDrag(from: event.locationInWindow)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool {
      let distance = translation(in: view)
      return drag.field?.allowsDrags == true && abs(distance.x) > abs(distance.y)
    }
  }

  extension EventMonitor {
    /// The key code of the Escape key.
    private static let escape: UInt16 = 53

    /// Creates a monitor that cancels a drag when the Escape key is pressed.
    @MainActor
    fileprivate convenience init(escapeCanceling drag: FieldDrag) {
      let monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { [weak drag] event in
        guard let drag, event.keyCode == Self.escape else { return event }
        drag.cancel()
        return nil
      }
      self.init(monitor)
    }
  }

  extension NumericTextStepSize {
    /// Creates the step size that the pressed modifier keys select.
    init(_ flags: NSEvent.ModifierFlags) {
      self.init(
        isShiftPressed: flags.contains(.shift),
        isOptionPressed: flags.contains(.option)
      )
    }
  }
#endif
