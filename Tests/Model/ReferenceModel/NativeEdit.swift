// SPDX-License-Identifier: MIT

import TestSupport

extension Field {
  /// Returns the event that a platform reports for an edit of its text field at the caret or the
  /// selection: a `replace` event or, if `isLate` is true, an `input` event.
  ///
  /// `edit` is `backspace`, `delete` or a text to insert. Returns nil if there is nothing to delete.
  func report(ofNative edit: String, isLate: Bool) -> JSON? {
    let shown = layout
    let end = shown.offsets.last ?? 0
    var ends = editing.map { shown.offsets(of: $0.selection) } ?? [end, end]
    let units = Array(shown.text.utf16)
    if ends[0] == ends[1] {
      let before = String(decoding: units[..<ends[0]], as: UTF16.self)
      let after = String(decoding: units[ends[1]...], as: UTF16.self)
      if edit == "backspace" { ends[0] -= String(before.suffix(1)).utf16.count }
      if edit == "delete" { ends[1] += String(after.prefix(1)).utf16.count }
    }
    let inserted = edit == "backspace" || edit == "delete" ? "" : edit
    guard !inserted.isEmpty || ends[0] < ends[1] else { return nil }
    guard isLate else {
      return ["replace": .array(ends.map { .number($0) }), "with": .string(inserted)]
    }
    let text = units[..<ends[0]] + inserted.utf16 + units[ends[1]...]
    return [
      "input": .string(String(decoding: text, as: UTF16.self)),
      "caret": .number(ends[0] + inserted.utf16.count),
    ]
  }
}
