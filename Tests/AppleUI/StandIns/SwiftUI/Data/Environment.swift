// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Reads a value from the environment of a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let holder = Box(EnvironmentValues())

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { holder.value[keyPath: keyPath] }
}

extension Environment: InstallableProperty {
  func install(_ name: String, in node: ViewNode, _ context: RenderContext) {
    holder.value = context.environment
  }
}

/// A value that can change although it is stored in a constant.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Value { get }
}
