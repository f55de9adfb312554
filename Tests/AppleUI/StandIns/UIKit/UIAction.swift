// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public typealias UIActionHandler = @MainActor (UIAction) -> Void

public class UIAction: UIMenuElement {
  public struct Identifier: Hashable, Sendable {
    let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  let handler: UIActionHandler

  public init(identifier: UIAction.Identifier? = nil, handler: @escaping UIActionHandler) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
  }

  /// Runs the handler, as if the user had pressed a button with this action.
  public func run() { handler(self) }
}
