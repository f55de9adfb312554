// SPDX-License-Identifier: MIT

extension Edit {
  /// The edit that turns one text into another with the caret where it stands now.
  ///
  /// A selection that was replaced is the edit. Otherwise what follows the caret was there before,
  /// and so was the longest common beginning.
  ///
  /// - Parameters:
  ///   - old: The text before.
  ///   - new: The text after.
  ///   - caret: The caret in the text after, in UTF-16 offsets.
  ///   - selection: The selection in the text before, in UTF-16 offsets.
  /// - Complexity: O(*n*), where *n* is the length of the longer text.
  package init(from old: String, to new: String, caret: Int, selection: Range<Int>) {
    let before = old.utf16Units
    let after = new.utf16Units
    let caret = min(max(0, caret), after.count)
    var change =
      Change(replacing: selection, from: before, to: after, caret: caret)
      ?? Change(from: before, to: after, caret: caret)
    change.keepPairsWhole(before, after)
    let text = new.slice(utf16: change.new)
    self.init(replacing: change.old, with: text, selection: selection)
  }
}

/// The stretch of a text that is different in another one, in UTF-16 offsets.
private struct Change {
  var old: Range<Int>
  var new: Range<Int>

  /// The change that replaced a selection, nil if something else has changed.
  init?(replacing selection: Range<Int>, from before: [UInt16], to after: [UInt16], caret: Int) {
    let tail = before.count - selection.upperBound
    guard !selection.isEmpty, tail >= 0, caret == after.count - tail,
      caret >= selection.lowerBound,
      before.sameUnits(as: after, from: 0, 0) >= selection.lowerBound,
      before.sameUnits(as: after, from: selection.upperBound, caret) == tail
    else { return nil }
    old = selection
    new = selection.lowerBound..<caret
  }

  /// The smallest change that ends at the caret, or reaches the end if that cannot be.
  init(from before: [UInt16], to after: [UInt16], caret: Int) {
    let tail = after.count - caret
    let isTailKept =
      tail <= before.count && before.sameUnits(as: after, from: before.count - tail, caret) == tail
    let oldEnd = isTailKept ? before.count - tail : before.count
    let newEnd = isTailKept ? caret : after.count
    let start = min(before.sameUnits(as: after, from: 0, 0), oldEnd, newEnd)
    old = start..<oldEnd
    new = start..<newEnd
  }

  /// Takes in the other half of a surrogate pair that the change would split.
  mutating func keepPairsWhole(_ before: [UInt16], _ after: [UInt16]) {
    if old.lowerBound > 0, UTF16.isLeadSurrogate(before[old.lowerBound - 1]) {
      old = old.lowerBound - 1..<old.upperBound
      new = new.lowerBound - 1..<new.upperBound
    }
    if old.upperBound < before.count, UTF16.isTrailSurrogate(before[old.upperBound]) {
      old = old.lowerBound..<old.upperBound + 1
      new = new.lowerBound..<new.upperBound + 1
    }
  }
}

extension [UInt16] {
  /// The number of units from a place on that are the same in another text from a place on.
  fileprivate func sameUnits(as other: [UInt16], from start: Int, _ otherStart: Int) -> Int {
    var same = 0
    while start + same < count, otherStart + same < other.count,
      self[start + same] == other[otherStart + same]
    { same += 1 }
    return same
  }
}
