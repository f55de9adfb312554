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
  func install(_ place: PropertyPlace) {
    holder.location = place.location { StateLocation(holder.initial, place.dependency) }
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
class StateLocation<Value> {
  final var stored: Value
  final var dependency: Dependency

  init(_ value: Value, _ dependency: Dependency) {
    stored = value
    self.dependency = dependency
  }

  var value: Value {
    dependency.stateIsRead()
    return stored
  }

  func set(_ value: Value) {
    stored = value
    dependency.stateHasChanged()
  }
}
