// SPDX-License-Identifier: MIT

import NumericText

/// An object with a number that the user can change by dragging a field or a label.
@MainActor
protocol Draggable: AnyObject {
  /// Whether the user may change the number.
  var allowsDrags: Bool { get }

  /// Whether the number is being edited as text.
  var isBeingTyped: Bool { get }

  /// The drag that is changing the number, or nil if there is none.
  var drag: FieldDrag? { get set }

  /// Performs a phase of a drag.
  func scrub(_ scrub: Scrub)
}

/// A drag gesture that changes the number of a field.
@MainActor
final class FieldDrag {
  private(set) weak var field: (any Draggable)?
  private var distance = DragDistance()

  /// Whether the drag has ended or hasn't begun.
  ///
  /// If so, movements are ignored.
  private var isStopped = true

  init(_ field: any Draggable) { self.field = field }

  /// Begins a drag.
  func begin() {
    distance = DragDistance()
    isStopped = false
    field?.drag = self
  }

  /// Changes the number after the mouse or finger has moved.
  ///
  /// - Parameters:
  ///   - points: The distance of the movement in points. A positive distance adds to the number.
  ///   - size: The size of the steps.
  func move(by points: Double, _ size: NumericTextStepSize) {
    guard !isStopped else { return }
    let steps = distance.steps(for: points)
    if steps != 0 { field?.scrub(.by(steps, size)) }
  }

  /// Keeps the number.
  func end() { finish(.ended) }

  /// Restores the number from before the drag.
  func cancel() { finish(.canceled) }

  /// Ends the drag, and ignores further movements of the gesture.
  func stop() {
    isStopped = true
    if field?.drag === self { field?.drag = nil }
  }

  private func finish(_ scrub: Scrub) {
    guard !isStopped else { return }
    stop()
    field?.scrub(scrub)
  }
}

extension NumericTextStepSize {
  /// Creates the step size that the pressed modifier keys select: ten steps with Shift, a tenth of
  /// a step with Option.
  init(isShiftPressed: Bool, isOptionPressed: Bool) {
    switch (isShiftPressed, isOptionPressed) {
    case (true, false): self = .coarse
    case (false, true): self = .fine
    case (false, false), (true, true): self = .regular
    }
  }
}
