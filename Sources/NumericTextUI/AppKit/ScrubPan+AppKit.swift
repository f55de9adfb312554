// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  import AppKit
  import NumericText

  /// Recognizes horizontal drags on the edges of a field, or anywhere on a label, that change a
  /// number.
  ///
  /// A click still places the caret, because mouse events are delayed until the mouse moves.
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

    /// Not supported: recognizers are created in code.
    required init?(coder: NSCoder) { nil }

    /// Always false, because the mouse wheel is handled by the field.
    var isVertical: Bool { false }

    /// The size of the steps while modifier keys are held.
    var size: NumericTextStepSize { NumericTextStepSize(NSEvent.modifierFlags) }

    /// Adds the gesture to a view, and shows the cursor for drags over it.
    func add(to view: NSView) {
      view.addGestureRecognizer(self)
      cursor.track(view)
    }

    func remove() {
      cursor.stop()
      view?.removeGestureRecognizer(self)
    }

    // MARK: - Recognizing

    /// Returns whether a drag may begin at a point of the window.
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
      // Only the beginning of a drag has to be on an edge.
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

    /// Creates a monitor with which the Escape key cancels a drag.
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
    /// The size of steps while modifier keys are held.
    init(_ flags: NSEvent.ModifierFlags) {
      self.init(
        isShiftPressed: flags.contains(.shift),
        isOptionPressed: flags.contains(.option)
      )
    }
  }
#endif
