// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A reference to a value that is stored elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: @Sendable () -> Value
  private let set: @Sendable (Value) -> Void

  // SwiftUI isolates the closures to the actor of the caller. The stand-in doesn't check the
  // isolation when it calls them.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    self.get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    self.set = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public static func constant(_ value: Value) -> Binding<Value> {
    nonisolated(unsafe) let value = value
    return Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    nonisolated(unsafe) let keyPath = keyPath
    nonisolated(unsafe) let base = self
    return Binding<Subject>(
      get: { base.wrappedValue[keyPath: keyPath] },
      set: { base.wrappedValue[keyPath: keyPath] = $0 }
    )
  }
}

extension Binding: Sendable where Value: Sendable {}
