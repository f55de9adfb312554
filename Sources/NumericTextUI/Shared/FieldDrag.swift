// SPDX-License-Identifier: MIT

// The platforms with UIKit or AppKit text fields. watchOS has neither.
#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import NumericText

  // UIKit and AppKit use the same names for the states of gesture recognizers.
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// An object with a number that the user can change by dragging a field or a label.
  @MainActor
  protocol Draggable: AnyObject {
    /// Whether the user may change the number.
    var allowsDrags: Bool { get }

    /// Whether the number is being edited as text.
    var isBeingTyped: Bool { get }

    /// The drag that is changing the number, or nil if there is none.
    var drag: FieldDrag? { get set }

    /// Adds steps to the number, ends the drag or cancels it.
    func scrub(_ scrub: Scrub)
  }

  /// A drag gesture that changes the number of a field.
  @MainActor
  final class FieldDrag {
    private(set) weak var field: (any Draggable)?
    private var distance = DragDistance()

    /// Whether movements are ignored, because the drag hasn't begun or has ended.
    private var isStopped = true

    /// Creates an object that is kept until the gesture ends, such as a monitor for the Escape key.
    var makeObserver: () -> AnyObject? = { nil }

    private var observer: AnyObject?

    init(_ field: any Draggable) { self.field = field }

    /// Begins or ends the drag, or changes the number, after the state of the gesture recognizer
    /// has changed.
    ///
    /// - Parameters:
    ///   - state: The state of the gesture recognizer.
    ///   - points: The distance of the movement in points. A positive distance adds to the number.
    ///     It is ignored if `state` is `began`.
    ///   - size: The size of the steps.
    func handle(
      _ state: PlatformPanRecognizer.State,
      movedBy points: Double = 0,
      _ size: NumericTextStepSize = .regular
    ) {
      switch state {
      case .began: begin()
      case .changed: move(by: points, size)
      case .ended:
        move(by: points, size)
        finish(.ended)
      case .cancelled, .failed: cancel()
      default: break
      }
      if state != .began, state != .changed { observer = nil }
    }

    /// Restores the number from before the drag, and ignores further movements of the gesture.
    func cancel() { finish(.canceled) }

    /// Ends the drag, and ignores further movements of the gesture.
    func stop() {
      isStopped = true
      if field?.drag === self { field?.drag = nil }
    }

    private func begin() {
      distance = DragDistance()
      isStopped = false
      field?.drag = self
      observer = makeObserver()
    }

    private func move(by points: Double, _ size: NumericTextStepSize) {
      guard !isStopped else { return }
      let steps = distance.steps(for: points)
      if steps != 0 { field?.scrub(.by(steps, size)) }
    }

    private func finish(_ scrub: Scrub) {
      guard !isStopped else { return }
      stop()
      field?.scrub(scrub)
    }
  }

  extension NumericTextStepSize {
    /// Creates the step size that the pressed modifier keys select: coarse with Shift, fine with
    /// Option, and regular with both keys or neither of them.
    init(isShiftPressed: Bool, isOptionPressed: Bool) {
      switch (isShiftPressed, isOptionPressed) {
      case (true, false): self = .coarse
      case (false, true): self = .fine
      case (false, false), (true, true): self = .regular
      }
    }
  }
#endif
