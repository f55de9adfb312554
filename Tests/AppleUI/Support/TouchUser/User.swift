// SPDX-License-Identifier: MIT

import Foundation
public import UIKit

/// A person with a phone, or the system acting for them: every way a text field can be used.
///
/// ```swift
/// let user = User(of: textField)
/// user.tap()
/// user.type("12")
/// ```
@MainActor
public struct User {
  /// The field that is used.
  public let field: UITextField

  /// A person in front of a field.
  public init(of field: UITextField) { self.field = field }
}

// MARK: - Fingers

extension User {
  /// Taps into the field, at an offset in its text or behind it.
  public func tap(at offset: Int? = nil) {
    field.becomeFirstResponder()
    if let offset { select(offset..<offset) }
  }

  /// Selects a stretch of the text, in UTF-16 offsets.
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
  /// Types a text key by key.
  public func type(_ text: String) {
    for key in text { field.insertText(String(key)) }
  }

  /// Presses Backspace.
  public func deleteBackward(_ count: Int = 1) {
    for _ in 0..<count { field.deleteBackward() }
  }

  /// Presses forward delete on a hardware keyboard.
  public func deleteForward(_ count: Int = 1) {
    for _ in 0..<count { field.deleteForward() }
  }

  /// Presses the left arrow key, which moves by a character.
  public func moveLeft() {
    let start = selection.lowerBound
    let target = selection.isEmpty && start > 0 ? character(at: start - 1).location : start
    select(target..<target)
  }

  /// Presses the right arrow key.
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

  /// Undoes, as a shake does.
  public func undo() { field.undoManager?.undo() }

  /// Does again what was undone.
  public func redo() { field.undoManager?.redo() }
}

// MARK: - The edit menu

extension User {
  /// Pastes a text.
  public func paste(_ text: String) {
    UIPasteboard.general.string = text
    field.paste(nil)
  }

  /// Cuts the selection and tells what is on the clipboard then.
  public func cut() -> String? {
    UIPasteboard.general.string = nil
    field.cut(nil)
    return UIPasteboard.general.string
  }
}

// MARK: - The system

extension User {
  /// Takes a suggestion above the keyboard: the system asks for a space first, and puts the
  /// suggestion in its place, with a space behind it.
  ///
  /// - Returns: Whether the suggestion came in, which it does not if the space may not.
  @discardableResult
  public func takeSuggestion(_ suggestion: String) -> Bool {
    guard field.propose(NSRange(location: 0, length: 0), " ") else { return false }
    field.propose(NSRange(location: 0, length: 1), suggestion + " ")
    return true
  }

  /// Dictates: the system keeps a place while it listens, and puts there what it heard.
  ///
  /// - Parameters:
  ///   - text: What is heard.
  ///   - isAsking: Whether the delegate is asked before the text comes, which is not always so.
  /// - Returns: Whether the text came in.
  @discardableResult
  public func dictate(_ text: String, isAsking: Bool = true) -> Bool {
    let place = NSRange(location: selection.lowerBound, length: selection.count)
    guard field.propose(place, "\u{FFFC}") else { return false }
    let kept = NSRange(location: place.location, length: 1)
    if isAsking { field.propose(kept, text) } else { field.insertUnasked(text, at: kept) }
    return true
  }

  /// Composes with an input method and confirms a candidate.
  ///
  /// - Parameters:
  ///   - steps: What is marked, step by step.
  ///   - candidate: What is chosen, nil to confirm what is marked.
  public func compose(_ steps: [String], candidate: String? = nil) {
    for step in steps { mark(step) }
    if let candidate { field.chooseCandidate(candidate) } else { field.unmarkText() }
  }

  /// Marks text with an input method.
  public func mark(_ text: String) {
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
