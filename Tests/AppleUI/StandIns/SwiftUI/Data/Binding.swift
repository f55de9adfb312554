// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A reference to a value that is stored elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: @Sendable () -> Value
  private let set: @Sendable (Value, Transaction) -> Void

  public var transaction = Transaction()

  // SwiftUI isolates the closures to the actor of the caller. The stand-in doesn't check the
  // isolation when it calls them.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    self.get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let set = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    self.set = { value, _ in set(value) }
  }

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    self.get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    self.set = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public static func constant(_ value: Value) -> Binding<Value> {
    nonisolated(unsafe) let value = value
    return Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue, transaction) }
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

extension Binding {
  public init<V>(_ base: Binding<V>) where Value == V? {
    nonisolated(unsafe) let base = base
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } }
    )
  }

  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    nonisolated(unsafe) let base = base
    nonisolated(unsafe) let last = value
    self.init(get: { base.wrappedValue ?? last }, set: { base.wrappedValue = $0 })
  }
}

extension Binding: Sendable where Value: Sendable {}

/// The context of a state change.
///
/// In the stand-in, it holds no information.
public struct Transaction: Sendable {
  public init() {}
}
