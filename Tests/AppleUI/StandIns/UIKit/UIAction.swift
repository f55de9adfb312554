// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public typealias UIActionHandler = @MainActor (UIAction) -> Void

@preconcurrency @MainActor
public class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  public internal(set) weak var sender: AnyObject?
  public var attributes: UIMenuElement.Attributes
  public var state: UIMenuElement.State
  public var discoverabilityTitle: String?
  let handler: UIActionHandler

  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    self.handler = handler
    super.init()
    self.title = title
    self.image = image
  }

  /// Runs the handler, as if the user had pressed a button with this action.
  public func run(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }
}
