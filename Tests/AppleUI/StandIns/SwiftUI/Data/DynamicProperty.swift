// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A property of a view that is connected to its storage before `body` is evaluated.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property that the host connects to its storage before `body` is evaluated.
protocol InstallableProperty {
  func install(_ place: PropertyPlace)
}

/// The storage for one property of a view on screen, and the environment of that view.
struct PropertyPlace {
  let graph: ViewGraph
  let environment: EnvironmentValues
  private let slot: PropertySlot

  init(_ slot: PropertySlot, _ graph: ViewGraph, _ environment: EnvironmentValues) {
    self.slot = slot
    self.graph = graph
    self.environment = environment
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

/// Stores the value of one property of a view between updates.
final class PropertySlot {
  var object: AnyObject?
}
