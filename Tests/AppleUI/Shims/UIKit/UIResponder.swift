// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@MainActor
open class UIResponder: NSObject {
  /// The scope in which only one responder can have the focus.
  ///
  /// Each window is such a scope. All responders outside a window share one scope.
  var focusScope: FocusScope { next?.focusScope ?? .outside }

  open var next: UIResponder? { nil }
  open var undoManager: UndoManager? { next?.undoManager }
  open var keyCommands: [UIKeyCommand]? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { focusScope.first === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder else { return false }
    if let first = focusScope.first, !first.resignFirstResponder() { return false }
    focusScope.first = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    focusScope.first = nil
    return true
  }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Shows the responder's current keyboard and accessory view.
  ///
  /// By default, a responder has neither, so this does nothing.
  open func reloadInputViews() {}

  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
}

/// Stores the responder that has the focus.
@MainActor
final class FocusScope {
  static let outside = FocusScope()

  weak var first: UIResponder?
}

@MainActor
open class UIWindow: UIView {
  private let scope = FocusScope()

  override var focusScope: FocusScope { scope }
}
