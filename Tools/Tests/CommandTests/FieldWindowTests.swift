// SPDX-License-Identifier: MIT

import Testing

@testable import numeric_text

@Suite struct FieldWindowTests {
  private func window(_ text: String, _ selection: Range<Int>, _ width: Int) -> (String, Int) {
    let window = FieldWindow(text, selection: selection, width: width)
    return (window.spans.map(\.text).joined(), window.caret)
  }

  @Test(arguments: [
    ("$12", 3, 6, "$12   ", 3), ("1234567", 7, 8, "1234567 ", 7), ("12345678", 8, 8, "…345678 ", 7),
    ("12345678", 0, 6, "12345…", 0), ("123456789", 5, 6, "…3456…", 4),
    ("\u{200F}١٢ ج.م.", 3, 10, "١٢ ج.م.   ", 2), ("\u{FFE5}12", 3, 6, "\u{FFE5}12  ", 4),
  ])
  func scrollsToKeepTheCaretVisible(
    _ text: String,
    _ caret: Int,
    _ width: Int,
    _ shown: String,
    _ column: Int
  ) {
    let (text, caret) = window(text, caret..<caret, width)
    #expect(text == shown)
    #expect(caret == column)
  }

  @Test func fillsTheWidthForEveryCaretPosition() {
    let text = "\u{200F}$1,2\u{FFE5}٣\u{1E951}元e\u{301}5"
    for width in 3...16 {
      for caret in 0...text.utf16.count {
        let (shown, column) = window(text, caret..<caret, width)
        #expect(TextWidth.columns(of: shown) == width, "\(caret) in \(width)")
        #expect((0..<width).contains(column), "\(caret) in \(width)")
      }
    }
  }

  @Test func selectionIsASeparateSpan() {
    let window = FieldWindow("$1,234", selection: 1..<4, width: 7)
    #expect(window.spans.map(\.text) == ["$", "1,2", "34 "])
    #expect(window.spans.map(\.ink) == [.plain, .selection, .plain])
  }

  @Test func padsWhereAWideCharacterDoesNotFit() {
    #expect(window("元元元元", 4..<4, 6) == ("…元元 ", 5))
  }
}
