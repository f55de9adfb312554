// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A property of a view that is installed before `body` is evaluated.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property that the host installs.
protocol InstallableProperty {
  func install(_ place: PropertyPlace)
}

/// The storage for one property of a view on screen.
struct PropertyPlace {
  let graph: ViewGraph
  let environment: EnvironmentValues
  private let slot: PropertySlot

  init(_ slot: PropertySlot, _ graph: ViewGraph, _ environment: EnvironmentValues) {
    self.slot = slot
    self.graph = graph
    self.environment = environment
  }

  /// Returns the stored location.
  ///
  /// It is created when the view first appears.
  func location<Location: AnyObject>(_ make: () -> Location) -> Location {
    if let location = slot.object as? Location { return location }
    let location = make()
    slot.object = location
    return location
  }
}

/// Stores one property of a view.
final class PropertySlot {
  var object: AnyObject?
}
