// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

public enum SubmitLabel: Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

nonisolated extension View {
  public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) { $0.insert(action, at: 0) }
  }

  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    adjusted { context, _ in context.attributes.submitLabel = submitLabel }
  }
}
