// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A property of a view that is connected before the body is read.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property that the host connects.
protocol InstallableProperty {
  func install(_ place: PropertyPlace)
}

/// Where a property of a view on screen lives.
struct PropertyPlace {
  let graph: ViewGraph
  let environment: EnvironmentValues
  private let slot: PropertySlot

  init(_ slot: PropertySlot, _ graph: ViewGraph, _ environment: EnvironmentValues) {
    self.slot = slot
    self.graph = graph
    self.environment = environment
  }

  /// The location that was made when the view came on screen.
  func location<Location: AnyObject>(_ make: () -> Location) -> Location {
    if let location = slot.object as? Location { return location }
    let location = make()
    slot.object = location
    return location
  }
}

/// Keeps one property of a view.
final class PropertySlot {
  var object: AnyObject?
}
