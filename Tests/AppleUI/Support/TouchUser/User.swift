// SPDX-License-Identifier: MIT

public import UIKit

/// A simulated user of a text field on a phone.
///
/// Some methods simulate edits by the system, such as dictation.
///
/// ```swift
/// let user = User(of: textField)
/// user.tap()
/// user.type("12")
/// ```
@MainActor
public struct User {
  /// The edited field.
  public let field: UITextField

  /// Creates a user who edits `field`.
  public init(of field: UITextField) { self.field = field }
}

// MARK: - Fingers

extension User {
  /// Taps into the field, at `offset` or after the text.
  ///
  /// If `stage.setsCaretLater` is true, the caret moves only in the next iteration of the run loop.
  public func tap(at offset: Int? = nil) {
    field.becomeFirstResponder()
    guard let offset else { return }
    if field.stage.setsCaretLater {
      Task { select(offset..<offset) }
    } else {
      select(offset..<offset)
    }
  }

  /// Selects a range of UTF-16 offsets.
  public func select(_ range: Range<Int>) {
    let start = field.position(from: field.beginningOfDocument, offset: range.lowerBound)
    let end = field.position(from: field.beginningOfDocument, offset: range.upperBound)
    guard let start, let end else { return }
    field.selectedTextRange = field.textRange(from: start, to: end)
  }

  /// Leaves the field.
  public func leave() { field.resignFirstResponder() }
}

// MARK: - Keys

extension User {
  /// Types `text` key by key.
  public func type(_ text: String) {
    for key in text { field.typeKey(String(key)) }
  }

  /// Presses a key of a hardware keyboard.
  ///
  /// The system first reports the press to the responder, and then inserts the character.
  public func press(_ keyCode: UIKeyboardHIDUsage, _ character: String) {
    let presses: Set = [UIPress(UIKey(keyCode, character))]
    field.pressesBegan(presses, with: nil)
    field.typeKey(character)
    field.pressesEnded(presses, with: nil)
  }

  /// Presses backspace `count` times.
  public func deleteBackward(_ count: Int = 1) {
    for _ in 0..<count { field.deleteBackward() }
  }

  /// Presses forward delete on a hardware keyboard `count` times.
  public func deleteForward(_ count: Int = 1) {
    for _ in 0..<count { field.deleteForward() }
  }

  /// Presses the left arrow key, which moves by one character.
  public func moveLeft() {
    let start = selection.lowerBound
    let target = selection.isEmpty && start > 0 ? character(at: start - 1).location : start
    select(target..<target)
  }

  /// Presses the right arrow key, which moves by one character.
  public func moveRight() {
    let end = selection.upperBound
    let isMoving = selection.isEmpty && end < length
    let target = isMoving ? NSMaxRange(character(at: end)) : end
    select(target..<target)
  }

  private func character(at offset: Int) -> NSRange {
    ((field.text ?? "") as NSString).rangeOfComposedCharacterSequence(at: offset)
  }

  /// The length of the text, in UTF-16 units.
  public var length: Int { field.text?.utf16.count ?? 0 }

  /// Presses Return.
  public func pressReturn() { field.pressReturn() }

  /// Undoes the last edit, as a shake does.
  public func undo() { field.undoManager?.undo() }

  /// Redoes the last undone edit.
  public func redo() { field.undoManager?.redo() }
}

// MARK: - The edit menu

extension User {
  /// Pastes `text`.
  public func paste(_ text: String) {
    UIPasteboard.general.string = text
    field.paste(nil)
  }

  /// Cuts the selection, and returns the text on the clipboard.
  public func cut() -> String? {
    UIPasteboard.general.string = nil
    field.cut(nil)
    return UIPasteboard.general.string
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
  public func compose(_ steps: [String], candidate: String? = nil) {
    for step in steps { mark(step) }
    if let candidate { field.chooseCandidate(candidate) } else { field.unmarkText() }
  }

  /// Inserts or replaces marked text, as an input method does.
  public func mark(_ text: String) {
    field.textInputMode = UITextInputMode("ja-JP")
    let end = NSRange(location: text.utf16.count, length: 0)
    field.setMarkedText(text, selectedRange: end)
  }

  /// The caret or the end of the selection, in UTF-16 offsets.
  public var caret: Int {
    guard let range = field.selectedTextRange else { return 0 }
    return field.offset(from: field.beginningOfDocument, to: range.end)
  }

  /// The selection, in UTF-16 offsets.
  public var selection: Range<Int> {
    guard let range = field.selectedTextRange else { return 0..<0 }
    return field.offset(from: field.beginningOfDocument, to: range.start)..<caret
  }
}
