// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct EditDifferenceTests {
  /// Texts before and after, with their selections, and the range and text of the edit between.
  private static let cases: [(String, String, Range<Int>, String, Edit.Intent)] = [
    ("12|", "123|", 2..<2, "3", .typed), ("1|1", "11|1", 1..<1, "1", .typed),
    ("12|", "1|", 1..<2, "", .deletedBackward), ("1|2", "1|", 1..<2, "", .deletedForward),
    ("|12", "|2", 0..<1, "", .deletedForward), ("11|1", "1|1", 1..<2, "", .deletedBackward),
    ("[1 kr]", "1|", 0..<4, "1", .typed), ("[-1,234]", "-|", 0..<6, "-", .typed),
    ("[-1,234]", "-3|", 0..<6, "-3", .pasted), ("1[23]4", "12|4", 1..<3, "2", .typed),
    ("1[23]4", "1|4", 1..<3, "", .deletedBackward), ("12|", "77|", 0..<2, "77", .pasted),
    ("[𞥑]", "𞥗|", 0..<2, "𞥗", .typed), ("𞥑|", "𞥗|", 0..<2, "𞥗", .typed),
    ("𞥑|𞥒", "𞥑𞥓|𞥒", 2..<2, "𞥓", .typed), ("12|", "12|", 2..<2, "", .deletedForward),
  ]

  @Test(arguments: cases)
  func editTurnsOneTextIntoTheOther(
    _ old: String,
    _ new: String,
    _ range: Range<Int>,
    _ text: String,
    _ intent: Edit.Intent
  ) {
    let before = CaretText(old)
    let after = CaretText(new)
    let edit = Edit(
      from: before.text,
      to: after.text,
      caret: after.selection.lowerBound,
      selection: before.selection
    )
    #expect(edit == Edit(range, with: text, intent))
  }

  @Test func caretOutsideTheTextIsMovedInside() {
    #expect(
      Edit(from: "1", to: "12", caret: 99, selection: 1..<1) == Edit(1..<1, with: "2", .typed)
    )
    #expect(Edit(from: "1", to: "21", caret: -5, selection: 0..<0).range.lowerBound == 0)
  }

  /// Whatever the caret, the edit makes the new text of the old one.
  @Test func editIsTrueForAnyCaret() throws {
    let texts = plainNumerals(upTo: 4, digits: "1")
    try withEvery("old", in: texts) { old in
      try withEvery("new", in: texts) { new in
        try withEvery("caret", in: 0...new.utf16.count) { caret in
          let edit = Edit(from: old, to: new, caret: caret, selection: 0..<0)
          try hold(edit.applied(to: old), is: new, "\(edit)")
        }
      }
    }
  }
}

extension Edit {
  fileprivate func applied(to old: String) -> String {
    let units = Array(old.utf16)
    let new = units[..<range.lowerBound] + Array(text.utf16) + units[range.upperBound...]
    return String(decoding: new, as: UTF16.self)
  }
}
