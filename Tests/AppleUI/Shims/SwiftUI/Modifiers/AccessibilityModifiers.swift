// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

extension View {
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    adjusted { context, _ in context.attributes.label = label.content }
  }

  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    adjusted { context, _ in context.attributes.value = value.content }
  }

  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    adjusted { context, _ in context.attributes.hint = hint.content }
  }

  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    adjusted { context, _ in context.attributes.identifier = identifier }
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    adjusted { context, _ in context.attributes.isHiddenFromAccessibility = hidden }
  }

  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    nonisolated(unsafe) let handler = handler
    return adjusted { context, _ in
      let host = context.host
      host.adjustments.append { direction in host.event { handler(direction) } }
    }
  }
}
