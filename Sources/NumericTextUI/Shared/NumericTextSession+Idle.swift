// SPDX-License-Identifier: MIT

import NumericText

extension NumericTextSession {
  /// Replaces a range of what an idle field shows.
  ///
  /// That text is not the one that is edited: a field that Return has committed shows `$5.00`, and
  /// edits `$5`. So the range is taken for the key that it came from, at the end of the content.
  mutating func replaceIdle(_ range: Range<Int>, with text: String) -> NumericTextOutcome<Bound> {
    let isWhole = !range.isEmpty && range == 0..<self.text.utf16.count
    if isWhole { select(range) }
    if !text.isEmpty { return type(text) }
    return range.lowerBound < selection.upperBound ? deleteBackward() : deleteForward()
  }
}
