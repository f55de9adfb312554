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
      let last = node.object { Box(value) }
      let old = last.value
      last.value = value
      guard node.isNew ? initial : old != value else { return }
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
      if node.isNew, let action { context.host.afterUpdate(action) }
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
