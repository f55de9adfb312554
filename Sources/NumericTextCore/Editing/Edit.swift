// SPDX-License-Identifier: MIT

/// The replacement of a stretch of text: the one thing that can happen to a field.
package struct Edit: Hashable, Sendable {
  /// What the person did.
  package enum Intent: Hashable, Sendable {
    case typed, pasted, deletedBackward, deletedForward, replacedWhole
  }

  /// What is replaced, in UTF-16 offsets.
  package let range: Range<Int>

  /// What takes its place.
  package let text: String

  package let intent: Intent

  package init(_ range: Range<Int>, with text: String, _ intent: Intent) {
    self.range = range
    self.text = text
    self.intent = intent
  }

  /// The edit that a platform reports as a range and a string, without telling the key.
  ///
  /// A deletion that ends at the caret came from backspace; one that starts there came from forward
  /// delete.
  package init(replacing range: Range<Int>, with text: String, selection: Range<Int>) {
    guard text.isEmpty else {
      let isKey = text.unicodeScalars.dropFirst().isEmpty
      self.init(range, with: text, isKey ? .typed : .pasted)
      return
    }
    let isForward = selection.isEmpty && range.lowerBound == selection.lowerBound
    self.init(range, with: text, isForward ? .deletedForward : .deletedBackward)
  }

  /// The edit that turns one text into another with the caret where it stands now.
  ///
  /// What follows the caret was there before, and so was the longest common beginning.
  ///
  /// - Parameters:
  ///   - old: The text before.
  ///   - new: The text after.
  ///   - caret: The caret in the text after, in UTF-16 offsets.
  ///   - selection: The selection in the text before, in UTF-16 offsets.
  /// - Complexity: O(*n*), where *n* is the length of the longer text.
  package init(from old: String, to new: String, caret: Int, selection: Range<Int>) {
    let before = Array(old.utf16)
    let after = Array(new.utf16)
    let caret = min(max(0, caret), after.count)
    let tail = after.count - caret
    let isTailKept = tail <= before.count && before.suffix(tail).elementsEqual(after[caret...])
    let end = isTailKept ? before.count - tail : before.count
    let newEnd = isTailKept ? caret : after.count
    var start = 0
    while start < min(end, newEnd), before[start] == after[start] { start += 1 }
    let text = String(decoding: after[start..<newEnd], as: UTF16.self)
    self.init(replacing: start..<end, with: text, selection: selection)
  }
}
