// SPDX-License-Identifier: MIT

/// A replacement of a part of a text.
struct TextChange: Hashable {
  /// The replaced range, in UTF-16 offsets of the old text.
  let range: Range<Int>

  /// The inserted text.
  let text: String
}

extension TextChange {
  /// Creates the change from `old` to `new`.
  ///
  /// If the texts differ only within the selection, the change replaces the selection. Otherwise,
  /// the longest common prefix and the text after the caret are assumed to be unchanged.
  ///
  /// - Parameters:
  ///   - old: The old text.
  ///   - new: The new text.
  ///   - caret: The caret in `new`, as a UTF-16 offset.
  ///   - selection: The selection in `old`, in UTF-16 offsets.
  /// - Complexity: O(*n*), where *n* is the length of the longer text.
  init(from old: String, to new: String, caret: Int, replacing selection: Range<Int>) {
    let change = old.withScalars { old in
      new.withScalars { new in
        let caret = new.position(utf16: caret)
        let selection = old.positions(utf16: selection)
        return Difference(replacing: selection, from: old, to: new, caret: caret)
          ?? Difference(from: old, to: new, caret: caret)
      }
    }
    self.init(range: old.utf16Range(change.old), text: new.slice(change.new))
  }

  /// Creates the change from the text of `state` to `text`.
  ///
  /// The platform has already made this change.
  init(to text: String, caret: Int, in state: borrowing FieldState) {
    self.init(from: state.text, to: text, caret: caret, replacing: state.offsets)
  }

  /// Whether the change neither removes nor inserts text.
  var isNothing: Bool { range.isEmpty && text.isEmpty }
}

/// A change of a text, stored as the changed byte ranges in the old text and in the new text.
private struct Difference {
  let old: Range<Int>
  let new: Range<Int>

  /// Creates the replacement of `selection`, or returns nil if the texts differ outside it.
  init?(replacing selection: Range<Int>, from old: ScalarText, to new: ScalarText, caret: Int) {
    let head = old[0..<selection.lowerBound]
    let tail = old[selection.upperBound..<old.count]
    guard !selection.isEmpty, caret == new.count - tail.count, caret >= head.count,
      new.has(head, at: 0), new.has(tail, at: caret)
    else { return nil }
    self.old = selection
    self.new = head.count..<caret
  }

  /// Creates the smallest change that ends at the caret.
  ///
  /// If the text after the caret differs, too, the change ends at the end of the text.
  init(from old: ScalarText, to new: ScalarText, caret: Int) {
    let tail = new[caret..<new.count]
    let tailStart = old.count - tail.count
    let isTailKept = old.has(tail, at: tailStart)
    let oldEnd = isTailKept ? tailStart : old.count
    let newEnd = isTailKept ? caret : new.count
    let start = old.commonStart(with: new, upTo: min(oldEnd, newEnd))
    self.old = start..<oldEnd
    self.new = start..<newEnd
  }
}

extension ScalarText {
  /// Returns the length of the longest common prefix of both texts in bytes, at most `limit`.
  ///
  /// In at least one of the texts, a scalar must end at `limit`.
  fileprivate func commonStart(with other: ScalarText, upTo limit: Int) -> Int {
    firstPosition(from: 0, upTo: limit) { scalar(at: $0) != other.scalar(at: $0) }
  }
}
