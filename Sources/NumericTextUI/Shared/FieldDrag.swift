// SPDX-License-Identifier: MIT

import NumericText

/// A field, or a value with a label, that can be dragged.
@MainActor
protocol Draggable: AnyObject {
  /// Whether the user may change the number.
  var allowsDrags: Bool { get }

  /// Whether the number is being edited as text.
  var isBeingTyped: Bool { get }

  /// The gesture that is changing the number.
  var drag: FieldDrag? { get set }

  /// Performs a phase of a drag.
  func scrub(_ scrub: Scrub)
}

/// A gesture that changes the number of a field.
@MainActor
final class FieldDrag {
  private(set) weak var field: (any Draggable)?
  private var distance = DragDistance()

  /// Whether further movements are ignored.
  private var isStopped = true

  init(_ field: any Draggable) { self.field = field }

  /// Begins a drag.
  func begin() {
    distance = DragDistance()
    isStopped = false
    field?.drag = self
  }

  /// Changes the number.
  ///
  /// - Parameters:
  ///   - points: The distance since the last movement in points, positive to add.
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

  /// Ignores the rest of the gesture.
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
  /// The size of the steps of a drag while modifier keys are held.
  init(isShiftPressed: Bool, isOptionPressed: Bool) {
    switch (isShiftPressed, isOptionPressed) {
    case (true, false): self = .coarse
    case (false, true): self = .fine
    case (false, false), (true, true): self = .regular
    }
  }
}
