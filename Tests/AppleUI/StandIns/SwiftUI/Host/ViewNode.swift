// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The state of a view while it is on screen.
///
/// Each update creates a new `View` value, but the node remains the same.
@MainActor
final class ViewNode {
  private var type: Any.Type?
  private var slots: [PropertySlot] = []
  private var children: [AnyHashable: ViewNode] = [:]
  private var visited: Set<AnyHashable> = []

  /// The object that a primitive view, which has no `body`, stores between updates.
  var object: AnyObject?

  /// Called when the view disappears.
  var dismantle: () -> Void = {}

  func render(any view: any View, _ context: RenderContext) { render(view, context) }

  func render<V: View>(_ view: V, _ context: RenderContext) {
    if let type, type != V.self { reset() }
    type = V.self
    visited = []
    draw(view, context)
    removeUnvisited()
  }

  private func draw<V: View>(_ view: V, _ context: RenderContext) {
    if let primitive = view as? any PrimitiveView {
      return primitive.render(in: self, context)
    }
    // A phone has UIKit, a Mac has AppKit, and a watch has neither.
    #if canImport(UIKit)
      if let view = view as? any UIViewRepresentable {
        return render(representable: view, context)
      }
    #elseif canImport(AppKit)
      if let view = view as? any NSViewRepresentable {
        return render(representable: view, context)
      }
    #endif
    install(view, context)
    child("body").render(view.body, context)
  }

  func child(_ key: AnyHashable) -> ViewNode {
    visited.insert(key)
    if let child = children[key] { return child }
    let child = ViewNode()
    children[key] = child
    return child
  }

  /// Connects the properties of `view` to the storage from earlier updates.
  func install(_ view: Any, _ context: RenderContext) {
    let properties = Mirror(reflecting: view).children.compactMap {
      $0.value as? any InstallableProperty
    }
    while slots.count < properties.count { slots.append(PropertySlot()) }
    for (slot, property) in zip(slots, properties) {
      property.install(PropertyPlace(slot, context.host.graph, context.environment))
    }
  }

  /// Returns the object that a primitive view stores.
  ///
  /// `make` creates the object when the view appears.
  func object<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let object = object as? Object { return object }
    let object = make()
    self.object = object
    return object
  }

  func reset() {
    for child in children.values { child.reset() }
    dismantle()
    type = nil
    slots = []
    children = [:]
    object = nil
    dismantle = {}
  }

  private func removeUnvisited() {
    for (key, child) in children where !visited.contains(key) {
      child.reset()
      children[key] = nil
    }
  }
}
