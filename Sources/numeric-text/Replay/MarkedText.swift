// SPDX-License-Identifier: MIT

/// A text with its caret or selection drawn into it, for messages.
enum MarkedText {
  /// The text with `|` for a caret and two of them around a selection, in memory order.
  ///
  /// - Parameters:
  ///   - text: A text, in which invisible characters are written as `\u{…}`.
  ///   - selection: A range of UTF-16 offsets; nil draws none, and ends outside the text are said.
  /// - Returns: The text in one line.
  static func line(_ text: String, _ selection: Range<Int>?) -> String {
    guard let selection else { return visible(text) }
    let units = Array(text.utf16)
    guard selection.lowerBound >= 0, selection.upperBound <= units.count else {
      let ends = "[\(selection.lowerBound), \(selection.upperBound)]"
      return "\(visible(text)) with the selection \(ends)"
    }
    let part = { (range: Range<Int>) in visible(String(decoding: units[range], as: UTF16.self)) }
    let before = part(0..<selection.lowerBound)
    let after = part(selection.upperBound..<units.count)
    return selection.isEmpty
      ? "\(before)|\(after)" : "\(before)|\(part(selection))|\(after)"
  }

  private static func visible(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += $1.visible }
  }
}
