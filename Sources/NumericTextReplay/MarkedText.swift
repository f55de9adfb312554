// SPDX-License-Identifier: MIT

/// Shows the caret or the selection in a text, for messages.
enum MarkedText {
  /// Returns the text with `|` at the caret or at both ends of the selection.
  ///
  /// The characters keep the order in which the string stores them, even in right-to-left text.
  ///
  /// - Parameters:
  ///   - text: The text. Invisible characters are escaped as `\u{…}`.
  ///   - selection: A range of UTF-16 offsets, or nil to show no selection. If the range is outside
  ///     the text, its ends are listed after the text.
  /// - Returns: The text on a single line.
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
