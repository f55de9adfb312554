// SPDX-License-Identifier: MIT

open class NSText: NSView {
  open var isEditable = true
  open var alignment = NSTextAlignment.natural
  var chosen = NSRange(location: 0, length: 0)

  /// The text.
  ///
  /// Setting it doesn't call a delegate, and clamps the selection to the text.
  open var string = "" { didSet { choose(chosen) } }

  open var selectedRange: NSRange {
    get { chosen }
    set { chosen = newValue }
  }

  func string(in range: NSRange) -> String { (string as NSString).substring(with: range) }

  func splice(_ range: NSRange, _ text: String) {
    string = (string as NSString).replacingCharacters(in: range, with: text)
  }

  /// Selects the part of `range` that is inside the text.
  func choose(_ range: NSRange) {
    let start = min(range.location, string.utf16.count)
    chosen = NSRange(location: start, length: min(range.length, string.utf16.count - start))
  }
}
