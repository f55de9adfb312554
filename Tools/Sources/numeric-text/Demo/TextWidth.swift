// SPDX-License-Identifier: MIT

/// The width of text in terminal columns.
///
/// Combining marks and format characters take no column. Wide East Asian characters (see Unicode
/// Standard Annex 11) and emoji take two columns. All other characters take one column.
enum TextWidth {
  static func columns(of text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the column at a UTF-16 offset.
  static func column(atUTF16 offset: Int, of text: String) -> Int {
    let units = text.utf16
    let end = units.index(units.startIndex, offsetBy: offset, limitedBy: units.endIndex)
    return columns(of: text[..<(end ?? units.endIndex)])
  }

  /// Returns the longest prefix of a text that fits into `limit` columns.
  static func prefix(of text: String, columns limit: Int) -> String {
    var rest = limit
    let scalars = text.unicodeScalars.prefix { scalar in
      rest -= columns(of: scalar)
      return rest >= 0
    }
    return String(scalars)
  }

  /// Returns the text, followed by as many spaces as it needs to be `columns` wide.
  static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - Self.columns(of: text)))
  }

  static func columns(of scalar: Unicode.Scalar) -> Int {
    // Fast path for ASCII.
    if 0x20...0x7E ~= scalar.value { return 1 }
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: return 0
    default: return isWide(scalar) ? 2 : 1
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmojiPresentation || wide.contains { $0 ~= scalar.value }
  }

  /// The ranges of wide and full-width characters, except for emoji.
  ///
  /// Emoji are recognized by their Unicode property instead.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}
