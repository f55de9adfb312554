// SPDX-License-Identifier: MIT

public import Foundation

open class NSText: NSView {
  public static let didBeginEditingNotification =
    Notification.Name("NSTextDidBeginEditingNotification")
  public static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")
  public static let didEndEditingNotification = Notification.Name("NSTextDidEndEditingNotification")

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
      let length = newValue.utf16.count
      let start = min(chosen.location, length)
      chosen = NSRange(location: start, length: min(chosen.length, length - start))
    }
  }

  open var selectedRange: NSRange {
    get { chosen }
    set { chosen = newValue }
  }
}

extension String {
  /// Returns the text with a range of UTF-16 offsets replaced by `text`.
  func replacing(_ range: NSRange, with text: String) -> String {
    let units = Array(utf16)
    precondition(NSMaxRange(range) <= units.count, "The range lies outside the text.")
    let rest = units[NSMaxRange(range)...]
    return String(decoding: units[..<range.location] + Array(text.utf16) + rest, as: UTF16.self)
  }

  /// Returns the part of the text in a range of UTF-16 offsets.
  func part(_ range: NSRange) -> String {
    String(decoding: Array(utf16)[range.location..<NSMaxRange(range)], as: UTF16.self)
  }
}
