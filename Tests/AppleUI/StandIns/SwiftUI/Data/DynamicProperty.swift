// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A property of a view that is connected to its storage before `body` is evaluated.
public protocol DynamicProperty {}

/// A property that the host connects to its storage before `body` is evaluated.
protocol InstallableProperty {
  @MainActor func install(_ place: PropertyPlace)
}

/// The storage for one property of a view on screen, and the environment of that view.
@MainActor
struct PropertyPlace {
  let dependency: Dependency
  let environment: EnvironmentValues
  private let slot: PropertySlot

  init(_ slot: PropertySlot, _ node: ViewNode, _ context: RenderContext) {
    self.slot = slot
    dependency = Dependency(context.host.graph, node)
    environment = context.environment
  }

  /// Returns the object that stores the property's value.
  ///
  /// The object is created when the view appears, and remains the same until the view disappears.
  func location<Location: AnyObject>(_ make: () -> Location) -> Location {
    if let location = slot.object as? Location { return location }
    let location = make()
    slot.object = location
    return location
  }
}

/// The dependency of a view on a state that it declares.
///
/// As in SwiftUI, the view is rendered again after a change only if it or one of its subviews has
/// read the state during an update.
struct Dependency {
  private let graph: ViewGraph
  private weak var node: ViewNode?
  private var isRead = false

  init(_ graph: ViewGraph, _ node: ViewNode) {
    self.graph = graph
    self.node = node
  }

  mutating func stateIsRead() { if graph.isUpdating { isRead = true } }

  func stateHasChanged() { graph.stateHasChanged(of: isRead ? node : nil) }

  func focusHasChanged() { graph.needsUpdate(of: isRead ? node : nil) }
}

/// Stores the value of one property of a view between updates.
final class PropertySlot {
  var object: AnyObject?
}
