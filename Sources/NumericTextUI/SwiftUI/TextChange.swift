// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  /// What is different in a text that SwiftUI reports, in UTF-16 offsets.
  struct TextChange: Equatable {
    /// How long the old text was.
    let length: Int

    /// Where the caret stands now, if this was one edit: behind what is new.
    let caret: Int

    /// What is new.
    let inserted: String

    private let deleted: Range<Int>

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

    /// Whether something went and nothing came.
    var isDeletion: Bool { inserted.isEmpty }

    /// Whether more than a key's text came in the place of another one.
    var replacesByText: Bool { inserted.unicodeScalars.count > 1 && !deleted.isEmpty }
  }
#endif
