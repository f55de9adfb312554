// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  import AppKit
  import NumericText

  extension FieldEditorAdapter: Draggable {
    var allowsDrags: Bool {
      guard let field else { return false }
      return field.isEnabled && field.isEditable
    }

    var isBeingTyped: Bool { editor != nil }

    /// Adds steps to the number, ends a drag or cancels it, without giving the field focus.
    func scrub(_ scrub: Scrub) {
      if scrub == .canceled { drag?.stop() }
      if editor == nil || scrub == .ended { perform(.scrub(scrub)) } else { edit(.scrub(scrub)) }
    }

    /// Adds or removes the drag gesture and the monitor of the mouse wheel, as the configuration
    /// requires.
    func applyScrubbing() {
      guard let field else { return }
      if configuration.allowsScrubbing {
        field.addPan(for: self)
      } else {
        field.removePan(for: self)
      }
      applyWheel()
    }

    /// Lets the mouse wheel change the number while the field is being edited.
    ///
    /// At other times, the wheel scrolls the content of the window, even over the field.
    func applyWheel() {
      guard configuration.allowsScrubbing, isBeingTyped else { return wheelMonitor = nil }
      guard wheelMonitor == nil else { return }
      wheelDistance = DragDistance()
      let monitor = NSEvent.addLocalMonitorForEvents(matching: .scrollWheel) { [weak self] event in
        self?.turnWheel(event) == true ? nil : event
      }
      wheelMonitor = EventMonitor(monitor)
    }

    /// Changes the number for a turn of the mouse wheel, if the mouse is over the field.
    ///
    /// - Returns: Whether the event has been handled.
    private func turnWheel(_ event: NSEvent) -> Bool {
      guard let field, allowsDrags, isBeingTyped, event.window === field.window,
        field.bounds.contains(field.convert(event.locationInWindow, from: nil))
      else { return false }
      // A trackpad keeps sending events after the fingers have left it. Ignore these events.
      guard event.momentumPhase.isEmpty else { return true }
      let steps = wheelDistance.steps(for: event.wheelTurn.points)
      if steps != 0 { scrub(.by(steps, NumericTextStepSize(event.modifierFlags))) }
      if !event.phase.isDisjoint(with: [.ended, .cancelled]) { scrub(.ended) }
      return true
    }
  }

  extension NSEvent {
    fileprivate var wheelTurn: WheelMovement {
      WheelMovement(
        vertical: scrollingDeltaY,
        horizontal: scrollingDeltaX,
        isPrecise: hasPreciseScrollingDeltas,
        isReversed: isDirectionInvertedFromDevice
      )
    }
  }

  /// An AppKit event monitor, which is removed when this object is deinitialized.
  final class EventMonitor {
    private let monitor: Any?

    init(_ monitor: Any?) { self.monitor = monitor }

    deinit {
      if let monitor { NSEvent.removeMonitor(monitor) }
    }
  }
#endif
