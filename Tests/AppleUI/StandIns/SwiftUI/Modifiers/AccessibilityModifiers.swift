// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

nonisolated extension View {
  public func accessibilityLabel(_ label: Text) -> some View {
    adjusted { context, _ in context.attributes.label = label.content }
  }

  /// Uses the texts of another view as the accessibility label.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let label = content(PlaceholderContentView())
    return adjusted { context, node in
      let strings = context.host.strings(of: label, in: node.child("label"), context)
      context.attributes.label = strings.joined(separator: " ")
    }
  }

  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { unchanged() }

  public func accessibilityIdentifier(_ identifier: String) -> some View {
    adjusted { context, _ in context.attributes.identifier = identifier }
  }

  public func accessibilityHidden(_ hidden: Bool) -> some View {
    adjusted { context, _ in context.attributes.isHiddenFromAccessibility = hidden }
  }

  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    nonisolated(unsafe) let handler = handler
    return adjusted { context, node in
      let host = context.host
      host.add(AdjustableAction { direction in host.event { handler(direction) } })
    }
  }

  public func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> some View {
    nonisolated(unsafe) let handler = handler
    return adjusted { context, node in
      let host = context.host
      host.add(NamedAction(name: name.content) { host.event(handler) })
    }
  }
}

/// An action for VoiceOver's swipes up and down.
struct AdjustableAction {
  let adjust: (AccessibilityAdjustmentDirection) -> Void
}

struct NamedAction {
  let name: String
  let run: () -> Void
}

public enum AccessibilityLabeledPairRole: Sendable { case label, content }

nonisolated public struct PlaceholderContentView<Value>: View {
  @MainActor public var body: some View { EmptyView() }
}

@propertyWrapper public struct Namespace: Sendable {
  public struct ID: Hashable, Sendable {}

  public init() {}

  public var wrappedValue: ID { ID() }
}
