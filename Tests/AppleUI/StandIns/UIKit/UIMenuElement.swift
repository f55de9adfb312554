// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  public internal(set) var title = ""
  public internal(set) var image: UIImage?
}

@preconcurrency @MainActor
open class UICommand: UIMenuElement {}

@preconcurrency @MainActor
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
