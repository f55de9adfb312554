// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@preconcurrency @MainActor
open class UIMenuElement: NSObject {}

open class UICommand: UIMenuElement {}

open class UIMenu: UIMenuElement {
  public let title: String

  public init(title: String = "") { self.title = title }
}

@MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {}
