// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Reads a value from the environment of a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let holder = EnvironmentHolder()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { holder.values[keyPath: keyPath] }
}

extension Environment: InstallableProperty {
  func install(_ place: PropertyPlace) { holder.values = place.environment }
}

private final class EnvironmentHolder {
  var values = EnvironmentValues()
}

public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Value { get }
}
