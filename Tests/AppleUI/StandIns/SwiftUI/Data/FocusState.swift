// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A value that identifies the field with the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let holder: StateHolder<Value>

  public init() where Value == Bool { holder = StateHolder(false) }

  public init<T: Hashable>() where Value == T? { holder = StateHolder(nil) }

  public var wrappedValue: Value {
    get { holder.value }
    nonmutating set { holder.value = newValue }
  }

  public var projectedValue: Binding { Binding(holder: holder) }

  @propertyWrapper
  public struct Binding {
    let holder: StateHolder<Value>

    var location: FocusLocation<Value>? { holder.location as? FocusLocation }

    public var wrappedValue: Value {
      get { holder.value }
      nonmutating set { holder.value = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: InstallableProperty {
  func install(_ name: String, in node: ViewNode, _ context: RenderContext) {
    holder.location = node.object(name) { FocusLocation(holder.initial, node, context.host.graph) }
  }
}

/// The storage of a `FocusState` property while its view is on screen.
final class FocusLocation<Value: Hashable>: StateLocation<Value>, FocusAsking {
  var isAsking = false

  /// Requests the focus for the field that is identified by `value`.
  override func set(_ value: Value) {
    guard value != stored else { return }
    isAsking = true
    super.set(value)
  }

  /// Updates the state after the user or the app has moved the focus.
  func follow(_ value: Value) {
    guard value != stored else { return }
    stored = value
    graph.needsUpdate(of: reader)
  }
}

/// The storage of a focus state that can request the focus for a field.
protocol FocusAsking: AnyObject {
  var isAsking: Bool { get set }
}
