// SPDX-License-Identifier: MIT

/// The replacement of a stretch of text: the one thing that can happen to a field.
package struct Edit: Hashable, Sendable {
  /// What the person did.
  package enum Intent: Hashable, Sendable {
    case typed, pasted, deletedBackward, deletedForward, replacedWhole

    /// A sign that was asked for without a key, such as by a button. No text is looked at.
    case signed(isNegative: Bool)
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
      self.init(range, with: text, text.isOneScalar ? .typed : .pasted)
      return
    }
    let isForward = selection.isEmpty && range.lowerBound == selection.lowerBound
    self.init(range, with: text, isForward ? .deletedForward : .deletedBackward)
  }

  /// Whether it replaces nothing by nothing.
  var isNothing: Bool { range.isEmpty && text.isEmpty }
}
