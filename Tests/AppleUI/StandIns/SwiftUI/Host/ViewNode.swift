// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The state of a view while it is on screen.
///
/// Each update creates a new `View` value, but the node remains the same.
@MainActor
final class ViewNode {
  private var type: Any.Type?
  private weak var parent: ViewNode?
  private var children: [AnyHashable: ViewNode] = [:]

  /// The children in the order in which they were rendered last.
  private var visible: [AnyHashable] = []

  /// Renders the view again with its last value and context.
  private var again: () -> Void = {}

  /// The elements that the view shows itself, without those of its children.
  var elements: [Any] = []

  /// Whether the view is not on screen, and was only rendered to collect its texts.
  var isHidden = false

  /// The objects that store the properties of the view between updates, by name.
  private var objects: [String: AnyObject] = [:]

  /// Whether the view is being rendered for the first time.
  private(set) var isNew = true

  /// Called when the view disappears.
  var dismantle: () -> Void = {}

  func render(any view: any View, _ context: RenderContext) { render(view, context) }

  func render<V: View>(_ view: V, _ context: RenderContext) {
    if let type, type != V.self { reset() }
    type = V.self
    again = { [unowned self] in
      visible = []
      elements = []
      context.host.collect(in: self) { draw(view, context) }
      removeInvisible()
    }
    again()
    isNew = false
  }

  private func draw<V: View>(_ view: V, _ context: RenderContext) {
    if let primitive = view as? any PrimitiveView {
      return primitive.render(in: self, context)
    }
    // The simulated phone has UIKit, the simulated Mac has AppKit, and the simulated watch has neither.
    #if canImport(UIKit)
      if let view = view as? any UIViewRepresentable { return view.show(in: self, context) }
    #elseif canImport(AppKit)
      if let view = view as? any NSViewRepresentable { return view.show(in: self, context) }
    #endif
    install(view, context)
    child("body").render(view.body, context)
  }

  func child(_ key: AnyHashable) -> ViewNode {
    if !visible.contains(key) { visible.append(key) }
    if let child = children[key] { return child }
    let child = ViewNode()
    child.parent = self
    children[key] = child
    return child
  }

  /// Connects the properties of `view` to the storage from earlier updates.
  func install(_ view: Any, _ context: RenderContext) {
    let properties = Mirror(reflecting: view).children
    for case (let name?, let property as any InstallableProperty) in properties {
      property.install(name, in: self, context)
    }
  }

  /// Returns the object that stores a property, or the only object of a view without a `body`.
  ///
  /// `make` creates the object when the view appears.
  func object<Object: AnyObject>(_ name: String = "", _ make: () -> Object) -> Object {
    if let object = objects[name] as? Object { return object }
    let object = make()
    objects[name] = object
    return object
  }

  func reset() {
    for child in children.values { child.reset() }
    dismantle()
    type = nil
    objects = [:]
    isNew = true
    children = [:]
    visible = []
    elements = []
    again = {}
    dismantle = {}
  }

  private func removeInvisible() {
    for (key, child) in children where !visible.contains(key) {
      child.reset()
      children[key] = nil
    }
  }
}

// MARK: - Updates of a part of the views

extension ViewNode {
  /// Renders the view again, together with its subviews.
  func renderAgain() { again() }

  /// The nodes around this one, from the innermost to the outermost.
  private var ancestors: [ViewNode] {
    sequence(first: self, next: \.parent).dropFirst().map { $0 }
  }

  /// The node to render again if the state of this node has changed.
  ///
  /// A hidden node is not on screen, so the view that collected its texts is rendered instead.
  private var owner: ViewNode { ([self] + ancestors).last(where: \.isHidden)?.parent ?? self }

  /// Returns the nodes to render so that each of `nodes` is rendered exactly once.
  ///
  /// A node is left out if one of its ancestors is rendered.
  static func owners(of nodes: [ViewNode]) -> [ViewNode] {
    let owners = nodes.map(\.owner)
    return owners.enumerated().filter { index, node in
      !owners[..<index].contains { $0 === node }
        && !node.ancestors.contains { ancestor in owners.contains { $0 === ancestor } }
    }
    .map(\.element)
  }

  /// Returns what the view and its subviews show.
  func allElements() -> [Any] {
    let shown = visible.compactMap { children[$0] }.filter { !$0.isHidden }
    return elements + shown.flatMap { $0.allElements() }
  }
}
