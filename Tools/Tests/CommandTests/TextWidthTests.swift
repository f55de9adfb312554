// SPDX-License-Identifier: MIT

import Testing

@testable import numeric_text

@Suite struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("$1,234.5", 8), ("1\u{202F}234,50\u{A0}€", 10), ("٣٫٥", 3), ("\u{1E951}", 1),
    ("¥", 1), ("\u{FFE5}12", 4), ("１２", 4), ("元", 2), ("원", 2), ("💶", 2), ("，", 2),
    ("e\u{301}", 1), ("රු.", 2), ("\u{1E900}\u{1E944}", 1),
  ])
  func countsTheColumnsATerminalShows(_ text: String, _ columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
  }

  @Test(arguments: [
    "\u{200E}", "\u{200F}", "\u{061C}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{202A}",
    "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{FEFF}", "\u{200D}", "\u{0301}",
  ])
  func marksAndControlsTakeNoColumn(_ text: String) {
    #expect(TextWidth.columns(of: text) == 0)
  }

  @Test(arguments: [
    ("$12", 0, 0), ("$12", 3, 3), ("$12", 99, 3), ("\u{200F}١٢", 1, 0), ("\u{200F}١٢", 2, 1),
    ("\u{1E951}\u{1E952}", 2, 1), ("\u{FFE5}12", 1, 2), ("\u{FFE5}12", 2, 3),
  ])
  func findsTheColumnOfAnOffset(_ text: String, _ offset: Int, _ column: Int) {
    #expect(TextWidth.column(atUTF16: offset, of: text) == column)
  }

  @Test(arguments: [("abc", 2, "ab"), ("元元", 3, "元"), ("e\u{301}x", 1, "e\u{301}"), ("a", 0, "")])
  func prefixNeverSplitsACharacter(_ text: String, _ columns: Int, _ prefix: String) {
    #expect(TextWidth.prefix(of: text, columns: columns) == prefix)
  }

  @Test func padsToTheNumberOfColumns() {
    #expect(TextWidth.padded("元", to: 4) == "元  ")
    #expect(TextWidth.padded("abc", to: 2) == "abc")
  }
}
