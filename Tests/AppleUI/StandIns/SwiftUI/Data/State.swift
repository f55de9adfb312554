// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A value that SwiftUI stores for a view between updates.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let holder: StateHolder<Value>

  public init(wrappedValue value: Value) { holder = StateHolder(value) }

  public var wrappedValue: Value {
    get { holder.value }
    nonmutating set { holder.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    nonisolated(unsafe) let holder = holder
    return Binding(get: { holder.value }, set: { holder.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { holder = StateHolder(nil) }
}

extension State: InstallableProperty {
  func install(_ name: String, in node: ViewNode, _ context: RenderContext) {
    holder.location = node.object(name) { StateLocation(holder.initial, node, context.host.graph) }
  }
}

/// Connects a state or a focus state to its storage.
///
/// The storage exists while the view is on screen. At other times, the state has its initial value.
final class StateHolder<Value> {
  let initial: Value
  var location: StateLocation<Value>?

  init(_ initial: Value) { self.initial = initial }

  var value: Value {
    get { location?.value ?? initial }
    set { location?.set(newValue) }
  }
}

/// The storage of a `State` property while its view is on screen.
///
/// As in SwiftUI, the view is rendered again after a change only if it or one of its subviews has
/// read the state during an update.
class StateLocation<Value> {
  final var stored: Value
  final let graph: ViewGraph
  private weak var node: ViewNode?
  private var isRead = false

  init(_ value: Value, _ node: ViewNode, _ graph: ViewGraph) {
    stored = value
    self.node = node
    self.graph = graph
  }

  final var value: Value {
    if graph.isUpdating { isRead = true }
    return stored
  }

  /// The view to render again after a change.
  final var reader: ViewNode? { isRead ? node : nil }

  func set(_ value: Value) {
    stored = value
    graph.stateHasChanged(of: reader)
  }
}
