// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The scope in which only one responder can have the focus.
  ///
  /// Each window has its own scope. All responders outside a window share one scope.
  var focusScope: FocusScope { next?.focusScope ?? .outside }

  open var next: UIResponder? { nil }
  open var undoManager: UndoManager? { next?.undoManager }

  /// The language of the keyboard, which tests set.
  open var textInputMode: UITextInputMode?
  open var keyCommands: [UIKeyCommand]? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { focusScope.first === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder else { return false }
    return focusScope.handOver(to: self)
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    focusScope.first = nil
    return true
  }

  // UIKit passes presses to the next responder, but here, only a field handles them.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Shows the responder's current keyboard and accessory view.
  ///
  /// By default, a responder has neither, so this does nothing.
  open func reloadInputViews() {}

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
}

/// Stores the responder that has the focus.
@MainActor
final class FocusScope {
  static let outside = FocusScope()

  weak var first: UIResponder? { didSet { if !isHandingOver { moveKeyboard() } } }

  private(set) var keyboardMoves: [KeyboardMove] = []
  private var isHandingOver = false

  /// Makes `responder` the first responder, unless the current first responder refuses to resign.
  ///
  /// If both responders need the keyboard, it doesn't disappear in between.
  func handOver(to responder: UIResponder) -> Bool {
    isHandingOver = true
    defer {
      isHandingOver = false
      moveKeyboard()
    }
    if let first, !first.resignFirstResponder() { return false }
    first = responder
    return true
  }

  private func moveKeyboard() {
    let move = first is UITextField ? KeyboardMove.appears : .disappears
    if move != keyboardMoves.last ?? .disappears { keyboardMoves.append(move) }
  }
}

/// A movement of the keyboard, which UIKit shows while a text field is first responder.
public enum KeyboardMove: Sendable { case appears, disappears }

@preconcurrency @MainActor
public class UITextInputMode: NSObject {
  public let primaryLanguage: String?

  public init(_ primaryLanguage: String?) { self.primaryLanguage = primaryLanguage }
}

open class UIWindow: UIView {
  private let scope = FocusScope()

  override var focusScope: FocusScope { scope }

  /// The movements of the keyboard since the window was created.
  public var keyboardMoves: [KeyboardMove] { scope.keyboardMoves }
}
