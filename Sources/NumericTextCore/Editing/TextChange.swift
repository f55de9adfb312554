// SPDX-License-Identifier: MIT

/// The smallest edit that explains how one text became another.
struct TextChange: Hashable {
  /// What was replaced, in UTF-16 offsets of the text before.
  let range: Range<Int>

  /// What took its place.
  let text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  /// The change from `old` to `new` that left the caret where it is.
  ///
  /// A selection that was replaced is the change. Otherwise the text after the caret was there
  /// before, and so was the longest common beginning.
  ///
  /// - Parameters:
  ///   - old: The text before.
  ///   - new: The text after.
  ///   - caret: The caret in `new`, in UTF-16 offsets.
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
    range = old.utf16Range(change.old)
    text = new.slice(change.new)
  }
}

extension TextChange {
  /// The change that a platform has made already in a field that showed `state`.
  init(to text: String, caret: Int, in state: borrowing FieldState) {
    self.init(from: state.text, to: text, caret: caret, replacing: state.offsets)
  }

  /// Whether nothing is replaced by nothing.
  var isNothing: Bool { range.isEmpty && text.isEmpty }
}

/// The same in positions of whole scalars.
private struct Difference {
  let old: Range<Int>
  let new: Range<Int>

  /// The change that replaced a selection, nil if something else has changed.
  init?(replacing selection: Range<Int>, from old: ScalarText, to new: ScalarText, caret: Int) {
    let head = old[0..<selection.lowerBound]
    let tail = old[selection.upperBound..<old.count]
    guard !selection.isEmpty, caret == new.count - tail.count, caret >= head.count,
      new.has(head, at: 0), new.has(tail, at: caret)
    else { return nil }
    self.old = selection
    self.new = head.count..<caret
  }

  /// The smallest change that ends at the caret, or reaches the end if that cannot be.
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
  /// The length of the scalars that this text and another one start with, at most up to a position
  /// where one of them has a scalar.
  fileprivate func commonStart(with other: ScalarText, upTo limit: Int) -> Int {
    var position = 0
    while position < limit, scalar(at: position) == other.scalar(at: position) {
      position = after(position)
    }
    return position
  }
}
