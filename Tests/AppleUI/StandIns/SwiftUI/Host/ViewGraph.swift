// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A record of whether the views of a host must be rendered again, and of the mistakes in their
/// code.
///
/// State can be written from any actor, so this class is not isolated to the main actor.
final class ViewGraph {
  /// Whether views are being created or updated.
  var isUpdating = false
  private(set) var isDirty = false
  private(set) var faults: [ViewFault] = []
  private(set) var writes = 0

  /// Called after a change of state, to render the views immediately.
  ///
  /// If nil, the views are rendered at the end of the current event.
  var drawNow: (@MainActor () -> Void)?

  /// Called when a state is written.
  ///
  /// A write during a view update is recorded as a mistake.
  func stateHasChanged() {
    isDirty = true
    writes += 1
    if isUpdating { return record(.modifyingStateDuringViewUpdate) }
    if let drawNow { MainActor.assumeIsolated { drawNow() } }
  }

  /// Called when the focus has moved.
  ///
  /// Views that depend on the focus are rendered again.
  func focusHasChanged() { isDirty = true }

  func hasBeenDrawn() { isDirty = false }

  func record(_ fault: ViewFault) { faults.append(fault) }

  func forgetFaults() { faults = [] }
}

/// A mistake that SwiftUI reports as a runtime warning.
public enum ViewFault: Hashable, Sendable {
  /// A state was written while views were being updated.
  case modifyingStateDuringViewUpdate

  /// The updates do not end, because every update causes another one.
  case endlessUpdates
}
