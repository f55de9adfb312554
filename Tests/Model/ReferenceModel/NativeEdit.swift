// SPDX-License-Identifier: MIT

/// An edit that a platform's text field makes in its text, at the caret or the selection.
package enum NativeEdit: Hashable, Sendable {
  case insert(String)
  case backspace
  case delete
}

/// The text that a native edit replaces and inserts, and the whole text and the caret after it.
package struct NativeChange {
  package var lower: Int
  package var upper: Int
  package var inserted: String
  package var text: String
  package var caret: Int
}

extension Field {
  /// Returns the change that `edit` makes at the selection, or nil if there is nothing to delete.
  package func change(_ edit: NativeEdit) -> NativeChange? {
    let shown = layout
    let ends = editing.map { shown.offsets(of: $0.selection) }
    var lower = ends?[0] ?? shown.offsets.last ?? 0
    var upper = ends?[1] ?? lower
    let units = Array(shown.text.utf16)
    if lower == upper {
      switch edit {
      case .insert: break
      case .backspace: lower -= String(decoding: units[..<lower], as: UTF16.self).lastWidth
      case .delete: upper += String(decoding: units[upper...], as: UTF16.self).firstWidth
      }
      guard lower < upper || edit.isInsertion else { return nil }
    }
    let inserted = if case .insert(let text) = edit { text } else { "" }
    let changed = Array(units[..<lower]) + Array(inserted.utf16) + units[upper...]
    return NativeChange(
      lower: lower,
      upper: upper,
      inserted: inserted,
      text: String(decoding: changed, as: UTF16.self),
      caret: lower + inserted.utf16.count
    )
  }
}

extension NativeEdit {
  fileprivate var isInsertion: Bool { if case .insert = self { true } else { false } }
}

extension String {
  fileprivate var firstWidth: Int { first.map { String($0).utf16.count } ?? 0 }
  fileprivate var lastWidth: Int { last.map { String($0).utf16.count } ?? 0 }
}
