// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  /// A change of the text in a SwiftUI text field, found by comparing the old and the new text.
  ///
  /// All offsets count UTF-16 code units.
  struct PlainTextChange: Equatable {
    /// The length of the old text.
    let length: Int

    /// The end of the inserted text, where the caret is after an edit.
    let caret: Int

    /// The inserted text.
    let inserted: String

    /// The range of the old text that has been replaced.
    let deleted: Range<Int>

    init(from old: String, to new: String) {
      let (before, after) = (Array(old.utf16), Array(new.utf16))
      let start = zip(before, after).prefix { $0 == $1 }.count
      let rest = min(before.count, after.count) - start
      let kept = zip(before.reversed(), after.reversed()).prefix(rest).prefix { $0 == $1 }.count
      length = before.count
      caret = after.count - kept
      inserted = String(decoding: after[start..<caret], as: UTF16.self)
      deleted = start..<(before.count - kept)
    }

    /// Whether several characters have replaced some text, which no single key does.
    var replacesByText: Bool { inserted.unicodeScalars.count > 1 && !deleted.isEmpty }
  }
#endif
