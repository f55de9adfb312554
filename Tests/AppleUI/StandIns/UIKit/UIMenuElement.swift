// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  public internal(set) var title = ""
}

open class UICommand: UIMenuElement {}

open class UIMenu: UIMenuElement {
  public init(title: String = "", children: [UIMenuElement] = []) {
    super.init()
    self.title = title
  }
}

@MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@preconcurrency @MainActor
open class UIInputSuggestion: NSObject {}
