// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  import AppKit
  import NumericText

  /// A gesture recognizer for horizontal drags that change a number.
  ///
  /// A drag can begin on an edge of a field, or anywhere on a label.
  ///
  /// The field receives mouse events only after it is clear that they don't begin a drag, so a
  /// click still places the caret.
  final class ScrubPan: NSPanGestureRecognizer, NSGestureRecognizerDelegate {
    let drag: FieldDrag
    private let cursor = ScrubCursor()
    private var escapeMonitor: EventMonitor?

    init(_ field: any Draggable) {
      drag = FieldDrag(field)
      super.init(target: nil, action: nil)
      target = self
      action = Self.panAction
      delegate = self
      delaysPrimaryMouseButtonEvents = true
      cursor.isShown = { [weak self] in self?.mayDrag(from: $0) == true }
    }

    /// Not supported: this recognizer is only created in code, never loaded from an archive.
    required init?(coder: NSCoder) { nil }

    /// Starts showing the cursor for horizontal drags when the mouse is over the view.
    func showCursor() { if let view { cursor.track(view) } }

    /// Stops showing the cursor for horizontal drags.
    func hideCursor() { cursor.stop() }

    /// Returns whether a drag can begin at a point in window coordinates.
    private func mayDrag(from point: NSPoint) -> Bool {
      guard let view, drag.field?.allowsDrags == true else { return false }
      let place = view.convert(point, from: nil)
      guard view.bounds.contains(place) else { return false }
      return !isField || FieldEdge.contains(place.x, width: view.bounds.width)
    }

    /// Whether the view is the field itself rather than a label.
    private var isField: Bool { (drag.field as? FieldEditorAdapter)?.field === view }

    // MARK: - Recognizing

    func gestureRecognizer(
      _ gestureRecognizer: NSGestureRecognizer,
      shouldAttemptToRecognizeWith event: NSEvent
    ) -> Bool {
      // In a field, a drag must begin on an edge, but can then move anywhere.
      event.type != .leftMouseDown || mayDrag(from: event.locationInWindow)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool {
      let distance = translation(in: view)
      return drag.field?.allowsDrags == true && abs(distance.x) > abs(distance.y)
    }

    // Linux has no Objective-C runtime to find a method by its name.
    #if canImport(ObjectiveC)
      @objc(panNumericText:)
    #endif
    func panNumericText(_ pan: NSPanGestureRecognizer) {
      switch state {
      case .began: begin()
      case .changed: move()
      case .ended:
        move()
        escapeMonitor = nil
        drag.end()
      case .cancelled, .failed:
        escapeMonitor = nil
        drag.cancel()
      default: break
      }
    }

    // `#selector` requires Objective-C.
    #if canImport(ObjectiveC)
      private static let panAction = #selector(ScrubPan.panNumericText(_:))
    #else
      private static let panAction = Selector("panNumericText:")
    #endif

    // MARK: - Dragging

    private func begin() {
      drag.begin()
      setTranslation(.zero, in: view)
      let monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { [weak self] event in
        guard let self, event.keyCode == Self.escape else { return event }
        drag.cancel()
        return nil
      }
      escapeMonitor = EventMonitor(monitor)
    }

    private func move() {
      let distance = translation(in: view).x
      setTranslation(.zero, in: view)
      let isRightToLeft = view?.userInterfaceLayoutDirection == .rightToLeft
      drag.move(
        by: isRightToLeft ? -distance : distance,
        NumericTextStepSize(NSEvent.modifierFlags)
      )
    }

    /// The key code of the Escape key.
    private static let escape: UInt16 = 53
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

  extension NSView {
    /// Lets drags on this view change the number of a field.
    func addPan(for field: any Draggable) {
      guard pan(for: field) == nil else { return }
      let pan = ScrubPan(field)
      addGestureRecognizer(pan)
      pan.showCursor()
    }

    /// Stops drags on this view from changing the number of a field.
    func removePan(for field: any Draggable) {
      guard let pan = pan(for: field) else { return }
      pan.hideCursor()
      removeGestureRecognizer(pan)
    }

    private func pan(for field: any Draggable) -> ScrubPan? {
      gestureRecognizers.lazy.compactMap { $0 as? ScrubPan }.first { $0.drag.field === field }
    }
  }
#endif
