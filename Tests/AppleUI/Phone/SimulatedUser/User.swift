// SPDX-License-Identifier: MIT

// Tests with a user of UIKit fields need UIKit, so this module re-exports it.
@_exported public import UIKit

@testable import Hands

/// A simulated user of a text field on a phone.
///
/// Some methods simulate edits by the system, such as dictation.
///
/// ```swift
/// let user = User(of: textField)
/// user.tap().type("12")
/// ```
@MainActor
public struct User {
  /// The edited field.
  public let field: UITextField

  /// The window of the field, without which the field cannot have the focus.
  public let window: UIWindow

  /// The hand that moves the caret.
  private var hand: Hand { Hand(field: field) }

  /// Performs an action of the user as one event.
  private let event: @MainActor (() -> Void) -> Void

  /// Creates a user who edits `field`, in a new window if the field has none.
  ///
  /// - Parameters:
  ///   - field: The edited field.
  ///   - event: Performs an action as one event, after which a screen is drawn.
  public init(
    of field: UITextField,
    event: @escaping @MainActor (() -> Void) -> Void = { $0() }
  ) {
    (self.field, self.event) = (field, event)
    window = field.window ?? UIWindow(frame: .zero)
    if field.window == nil { window.addSubview(field) }
  }

  /// Returns a new field, which is not in a window yet.
  public static func makeField() -> UITextField { UITextField() }

  /// The text of the field.
  public var text: String { field.text ?? "" }

  /// Whether the user is editing the field.
  public var isEditing: Bool { field.isEditing }

  /// The undo manager of the field.
  public var undoManager: UndoManager? { field.undoManager }

  private func act(_ action: () -> Void) -> Self {
    event(action)
    return self
  }
}

// MARK: - Fingers

extension User {
  /// Taps into the field, at `offset` or after the text.
  ///
  /// If `stage.setsCaretLater` is true, the caret moves only in the next iteration of the run loop.
  @discardableResult
  public func tap(at offset: Int? = nil) -> Self {
    act {
      field.becomeFirstResponder()
      guard let offset else { return }
      if field.stage.setsCaretLater {
        Task { select(offset..<offset) }
      } else {
        select(offset..<offset)
      }
    }
  }

  /// Selects a range of UTF-16 offsets.
  @discardableResult
  public func select(_ range: Range<Int>) -> Self { act { hand.select(range) } }

  /// Leaves the field.
  @discardableResult
  public func leave() -> Self { act { field.resignFirstResponder() } }
}

// MARK: - Keys

extension User {
  /// Types `text` key by key.
  @discardableResult
  public func type(_ text: String) -> Self {
    act { for key in text { field.typeKey(String(key)) } }
  }

  /// Presses a key of a hardware keyboard.
  ///
  /// The system first reports the press to the responder, and then inserts the character.
  @discardableResult
  public func press(_ keyCode: UIKeyboardHIDUsage, _ character: String) -> Self {
    act {
      let presses: Set = [UIPress(UIKey(keyCode))]
      field.pressesBegan(presses, with: nil)
      field.typeKey(character)
      field.pressesEnded(presses, with: nil)
    }
  }

  /// Presses backspace `count` times.
  @discardableResult
  public func deleteBackward(_ count: Int = 1) -> Self {
    act { for _ in 0..<count { field.deleteBackward() } }
  }

  /// Presses Return.
  @discardableResult
  public func pressReturn() -> Self { act { field.pressReturn() } }

  /// Undoes the last edit, as a shake does.
  @discardableResult
  public func undo() -> Self { act { field.undoManager?.undo() } }

  /// Redoes the last undone edit.
  @discardableResult
  public func redo() -> Self { act { field.undoManager?.redo() } }
}

// MARK: - The edit menu

extension User {
  /// Pastes `text`.
  @discardableResult
  public func paste(_ text: String) -> Self {
    UIPasteboard.general.string = text
    return act { field.paste(nil) }
  }

  /// Cuts the selection, and returns the text on the clipboard.
  public func cut() -> String? {
    UIPasteboard.general.string = nil
    field.cut(nil)
    return UIPasteboard.general.string
  }

  /// Copies the selection, and returns the text on the clipboard.
  public func copy() -> String? {
    UIPasteboard.general.string = nil
    field.copy(nil)
    return UIPasteboard.general.string
  }
}

// MARK: - VoiceOver

extension User {
  /// The VoiceOver announcements since VoiceOver was turned on.
  public var announcements: [String?] { UIAccessibility.announcements }

  /// What VoiceOver says instead of the text, or nil.
  public var spokenValue: String? { field.accessibilityValue }

  /// Performs `action` with VoiceOver on.
  public func withVoiceOver(_ action: () -> Void) {
    UIAccessibility.announcements = []
    UIAccessibility.isVoiceOverRunning = true
    action()
    UIAccessibility.isVoiceOverRunning = false
  }
}

// MARK: - The system

extension User {
  /// Accepts a suggestion of the keyboard.
  ///
  /// The system first asks to insert a space, and then to replace that space with the suggestion
  /// and another space.
  ///
  /// - Returns: Whether the field accepted the first space. Otherwise, no suggestion is inserted.
  @discardableResult
  public func takeSuggestion(_ suggestion: String) -> Bool {
    guard field.propose(NSRange(location: 0, length: 0), " ") else { return false }
    field.propose(NSRange(location: 0, length: 1), suggestion + " ")
    return true
  }

  /// Dictates a text.
  ///
  /// While the system listens, it shows a placeholder in the field. Then the text replaces the
  /// placeholder.
  ///
  /// - Parameters:
  ///   - text: The recognized text.
  ///   - isAsking: Whether the system asks the delegate before it inserts the text. A real
  ///     system doesn't always ask.
  /// - Returns: Whether the text was inserted.
  @discardableResult
  public func dictate(_ text: String, isAsking: Bool = true) -> Bool {
    let place = NSRange(location: selection.lowerBound, length: selection.count)
    guard field.propose(place, "\u{FFFC}") else { return false }
    let kept = NSRange(location: place.location, length: 1)
    if isAsking { field.propose(kept, text) } else { field.insertUnasked(text, at: kept) }
    return true
  }

  /// Enters text with an input method.
  ///
  /// - Parameters:
  ///   - steps: The successive marked texts.
  ///   - candidate: The candidate to choose, or nil to confirm the last marked text.
  /// - Returns: This user.
  @discardableResult
  public func compose(_ steps: [String], candidate: String? = nil) -> Self {
    for step in steps { mark(step) }
    guard let candidate else { return unmark() }
    return act { field.chooseCandidate(candidate) }
  }

  /// Inserts or replaces marked text, as an input method does.
  @discardableResult
  public func mark(_ text: String) -> Self { act { hand.mark(text) } }

  /// Confirms the marked text.
  @discardableResult
  public func unmark() -> Self { act { field.unmarkText() } }

  /// The selection, in UTF-16 offsets.
  public var selection: Range<Int> { hand.selection }
}
