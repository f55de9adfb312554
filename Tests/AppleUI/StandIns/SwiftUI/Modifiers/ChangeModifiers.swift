// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated extension View {
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    nonisolated(unsafe) let (value, action) = (value, action)
    return adjusted { context, node in
      let isNew = node.object == nil
      let last = node.object { LastValue(value) }
      let old = last.value
      last.value = value
      guard isNew ? initial : old != value else { return }
      context.host.afterUpdate { action(old, value) }
    }
  }

  public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }

  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    nonisolated(unsafe) let action = action
    return adjusted { context, node in
      guard node.object == nil, let action else { return }
      node.object = LastValue(())
      context.host.afterUpdate(action)
    }
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    nonisolated(unsafe) let action = action
    return adjusted { context, node in
      let host = context.host
      node.dismantle = { host.afterUpdate { action?() } }
    }
  }
}

/// Stores the value from the previous update, to detect a change.
private final class LastValue<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
