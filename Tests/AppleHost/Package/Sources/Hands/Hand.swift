// SPDX-License-Identifier: MIT

import UIKit

/// A simulated user of a text field, who asks the delegate as UIKit does and, if the delegate
/// allows the edit, performs it through UIKit's public API.
@MainActor
struct Hand {
  let field: UITextField

  func tap(at offset: Int?) {
    field.becomeFirstResponder()
    if let offset { select(offset..<offset) }
  }

  func leave() { field.resignFirstResponder() }

  func pressReturn() {
    guard field.delegate?.textFieldShouldReturn?(field) ?? true else { return }
    field.sendActions(for: .editingDidEndOnExit)
  }

  func select(_ range: Range<Int>) {
    guard let start = position(range.lowerBound), let end = position(range.upperBound) else {
      return
    }
    field.selectedTextRange = field.textRange(from: start, to: end)
  }

  /// Replaces the selection with `text`, as a key or a paste does.
  func insert(_ text: String) {
    if mayReplace(selection, with: text) { field.insertText(text) }
  }

  /// Replaces `range` with `text`, as an input method does.
  func replace(_ range: Range<Int>, with text: String) {
    guard mayReplace(range, with: text) else { return }
    select(range)
    if text.isEmpty { field.deleteBackward() } else { field.insertText(text) }
  }

  func deleteBackward() {
    let range = selection.isEmpty ? character(before: selection.lowerBound) : selection
    // UIKit does not ask the delegate if there is no character to delete.
    if range.isEmpty || mayReplace(range, with: "") { field.deleteBackward() }
  }

  func deleteForward() {
    let range = selection.isEmpty ? character(after: selection.upperBound) : selection
    guard !range.isEmpty, mayReplace(range, with: "") else { return }
    select(range)
    field.deleteBackward()
  }

  /// Presses the left arrow key if `count` is negative, otherwise the right arrow key.
  ///
  /// A selection collapses to its start or end, and a caret moves by a character.
  func move(by count: Int) {
    let selection = selection
    var target = count < 0 ? selection.lowerBound : selection.upperBound
    if selection.isEmpty {
      target =
        count < 0 ? character(before: target).lowerBound : character(after: target).upperBound
    }
    select(target..<target)
  }
}

// MARK: - State of the field

extension Hand {
  var text: String { field.text ?? "" }

  /// The selection in UTF-16 offsets.
  var selection: Range<Int> {
    guard let range = field.selectedTextRange else { return 0..<0 }
    let start = field.offset(from: field.beginningOfDocument, to: range.start)
    return start..<max(start, field.offset(from: field.beginningOfDocument, to: range.end))
  }

  private func position(_ offset: Int) -> UITextPosition? {
    field.position(from: field.beginningOfDocument, offset: min(max(0, offset), text.utf16.count))
  }

  private func character(before offset: Int) -> Range<Int> {
    offset > 0 ? character(at: offset - 1) : 0..<0
  }

  private func character(after offset: Int) -> Range<Int> {
    offset < text.utf16.count ? character(at: offset) : offset..<offset
  }

  private func character(at offset: Int) -> Range<Int> {
    let range = (text as NSString).rangeOfComposedCharacterSequence(at: offset)
    return range.location..<range.location + range.length
  }
}

// MARK: - The delegate

extension Hand {
  /// Returns whether the delegate allows a change.
  ///
  /// This calls the same delegate method as UIKit: on OS 26 and later, the method for several
  /// ranges.
  func mayReplace(_ range: Range<Int>, with text: String) -> Bool {
    guard let delegate = field.delegate else { return true }
    let range = NSRange(location: range.lowerBound, length: range.count)
    if #available(iOS 26, tvOS 26, visionOS 26, *) {
      let answer = delegate.textField?(
        field,
        shouldChangeCharactersInRanges: [NSValue(range: range)],
        replacementString: text
      )
      if let answer { return answer }
    }
    return delegate.textField?(field, shouldChangeCharactersIn: range, replacementString: text)
      ?? true
  }
}
