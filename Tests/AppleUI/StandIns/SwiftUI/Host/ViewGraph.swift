// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Records which views of a host must be rendered again.
///
/// State can be written from any actor, so this class is not isolated to the main actor.
final class ViewGraph {
  /// Whether views are being created or updated.
  var isUpdating = false
  private(set) var isDirty = false

  /// The nodes of the views whose state has changed since the last update.
  private var changed: [ViewNode] = []

  /// Called after a change of state, to render the views immediately.
  ///
  /// If nil, the views are rendered at the end of the current event.
  var drawNow: (@MainActor () -> Void)?

  /// Called when a state is written.
  ///
  /// A write during a view update is a fault.
  ///
  /// - Parameter node: The view that declares the state, or nil if no view has read it.
  func stateHasChanged(of node: ViewNode?) {
    needsUpdate(of: node)
    if isUpdating { return Fault.record("A state is written during a view update.") }
    if let drawNow { MainActor.assumeIsolated { drawNow() } }
  }

  /// Marks a view to be rendered again at the end of the current event.
  ///
  /// If `node` is nil, no view is marked, but a focus state can still move the focus at the end of
  /// the event.
  func needsUpdate(of node: ViewNode?) {
    isDirty = true
    if let node { changed.append(node) }
  }

  /// Returns the nodes of the views whose state has changed, and forgets them.
  func takeChanged() -> [ViewNode] {
    defer { (changed, isDirty) = ([], false) }
    return changed
  }
}
