// SPDX-License-Identifier: MIT

open class NSText: NSView {
  open var isEditable = true
  open var alignment = NSTextAlignment.natural
  var storage = ""
  var chosen = NSRange(location: 0, length: 0)

  /// The text.
  ///
  /// Setting it doesn't call a delegate, and clamps the selection to the text.
  open var string: String {
    get { storage }
    set {
      storage = newValue
      choose(chosen)
    }
  }

  open var selectedRange: NSRange {
    get { chosen }
    set { chosen = newValue }
  }

  func string(in range: NSRange) -> String { (storage as NSString).substring(with: range) }

  func splice(_ range: NSRange, _ text: String) {
    storage = (storage as NSString).replacingCharacters(in: range, with: text)
  }

  /// Selects the part of `range` that is inside the text.
  func choose(_ range: NSRange) {
    let start = min(range.location, storage.utf16.count)
    chosen = NSRange(location: start, length: min(range.length, storage.utf16.count - start))
  }
}
