// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What a host has to do again, and what views did that they must not.
///
/// State can be written from anywhere, so this is no part of the main actor.
final class ViewGraph {
  /// Whether views are being made or updated just now.
  var isUpdating = false
  private(set) var isDirty = false
  private(set) var faults: [ViewFault] = []
  private(set) var writes = 0

  /// Draws without waiting for the end of the event.
  var drawNow: (@MainActor () -> Void)?

  /// A state was written by an event, or by a view that is being updated.
  func stateHasChanged() {
    isDirty = true
    writes += 1
    if isUpdating { return record(.modifyingStateDuringViewUpdate) }
    if let drawNow { MainActor.assumeIsolated { drawNow() } }
  }

  /// The focus has moved; the views that follow it are drawn again.
  func focusHasChanged() { isDirty = true }

  func hasBeenDrawn() { isDirty = false }

  func record(_ fault: ViewFault) { faults.append(fault) }

  func forgetFaults() { faults = [] }
}

/// What SwiftUI warns of at run time.
public enum ViewFault: Hashable, Sendable {
  /// A state was written while views were being updated.
  case modifyingStateDuringViewUpdate

  /// Each update asks for another one.
  case endlessUpdates
}
