// SPDX-License-Identifier: MIT

import NumericText

/// A record of the changes and refusals during a drag, so that only its first refusal is reported.
struct DragReport: Equatable {
  /// Whether the drag has changed the value.
  private(set) var hasChanges = false

  private var hasRefusal = false

  /// Records an event and its outcome.
  ///
  /// - Returns: The outcome, but without its refusal if the drag has already reported one.
  mutating func take(_ event: Event, _ outcome: Outcome) -> Outcome {
    guard case .scrub(.by) = event else {
      self = DragReport()
      return outcome
    }
    if outcome.changes.contains(.value) { hasChanges = true }
    guard outcome.refusal != nil else { return outcome }
    defer { hasRefusal = true }
    return hasRefusal ? Outcome(changes: outcome.changes) : outcome
  }
}
