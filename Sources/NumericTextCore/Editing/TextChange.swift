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
        old.difference(
          to: new,
          caret: new.position(utf16: caret),
          replacing: old.positions(utf16: selection)
        )
      }
    }
    self.init(range: old.utf16Range(change.old), text: new.slice(change.new))
  }

  /// Whether the change neither removes nor inserts text.
  var isNothing: Bool { range.isEmpty && text.isEmpty }
}

extension ScalarText {
  /// Returns the positions of the replaced text, and those of the text in `new` that replaces it.
  fileprivate func difference(
    to new: ScalarText,
    caret: Int,
    replacing selection: Range<Int>
  ) -> (old: Range<Int>, new: Range<Int>) {
    let tail = new[caret..<new.count]
    let isTailKept = has(tail, at: count - tail.count)
    let oldEnd = isTailKept ? count - tail.count : count
    let newEnd = isTailKept ? caret : new.count
    var start = commonStart(with: new, upTo: min(oldEnd, newEnd))
    let isSelection = isTailKept && oldEnd == selection.upperBound && start >= selection.lowerBound
    if isSelection, !selection.isEmpty { start = selection.lowerBound }
    return (start..<oldEnd, start..<newEnd)
  }

  /// Returns the length of the longest common prefix of both texts in bytes, at most `limit`.
  ///
  /// In at least one of the texts, a scalar must end at `limit`.
  private func commonStart(with other: ScalarText, upTo limit: Int) -> Int {
    firstPosition(from: 0, upTo: limit) { scalar(at: $0) != other.scalar(at: $0) }
  }
}
