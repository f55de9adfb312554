// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct TextChangeTests {
  /// Each case contains the text before an edit, the text after it, the edited range, and the text
  /// that replaces this range.
  private static let cases: [(String, String, Range<Int>, String)] = [
    ("12|", "123|", 2..<2, "3"), ("1|1", "11|1", 1..<1, "1"),
    ("12|", "1|", 1..<2, ""), ("1|2", "1|", 1..<2, ""),
    ("|12", "|2", 0..<1, ""), ("11|1", "1|1", 1..<2, ""),
    ("[1 kr]", "1|", 0..<4, "1"), ("[-1,234]", "-|", 0..<6, "-"),
    ("[-1,234]", "-3|", 0..<6, "-3"), ("1[23]4", "12|4", 1..<3, "2"),
    ("1[23]4", "1|4", 1..<3, ""), ("12|", "77|", 0..<2, "77"),
    ("[𞥑]", "𞥗|", 0..<2, "𞥗"), ("𞥑|", "𞥗|", 0..<2, "𞥗"),
    ("𞥑|𞥒", "𞥑𞥓|𞥒", 2..<2, "𞥓"), ("12|", "12|", 2..<2, ""),
  ]

  @Test(arguments: cases)
  func findsTheEditBetweenTwoTexts(
    _ old: String,
    _ new: String,
    _ range: Range<Int>,
    _ text: String
  ) {
    let before = CaretText(old)
    let after = CaretText(new)
    let change = TextChange(
      from: before.text,
      to: after.text,
      caret: after.selection.lowerBound,
      replacing: before.selection
    )
    #expect(change == TextChange(range: range, text: text))
  }

  @Test func appliedEditGivesTheNewTextForAnyCaret() throws {
    let texts = plainNumerals(upTo: 4, digits: "1")
    try withEvery("old", in: texts) { old in
      try withEvery("new", in: texts) { new in
        try withEvery("caret", in: 0...new.utf16.count) { caret in
          let edit = TextChange(from: old, to: new, caret: caret, replacing: 0..<0)
          try hold(edit.applied(to: old), is: new, "\(edit)")
        }
      }
    }
  }
}

extension TextChange {
  fileprivate func applied(to old: String) -> String {
    let units = Array(old.utf16)
    let new = units[..<range.lowerBound] + Array(text.utf16) + units[range.upperBound...]
    return String(decoding: new, as: UTF16.self)
  }
}
