// SPDX-License-Identifier: MIT

// Texts that may appear beside a number are compared as words: invisible marks are skipped, and all
// spaces are alike.

extension ScalarText {
  /// Where the text stands between white space and invisible marks.
  var visibleRange: Range<Int> {
    var start = 0
    var end = 0
    var position = 0
    while position < count {
      let next = after(position)
      let kind = kind(at: position)
      if kind != .invisible, !kind.isBlank {
        if end == 0 { start = position }
        end = next
      }
      position = next
    }
    return start..<end
  }

  /// The length that a word takes up in this text at a position, 0 if it does not stand there.
  ///
  /// Both start with something visible, and so does the word end.
  func length(ofWord word: ScalarText, at start: Int) -> Int {
    var position = start
    var place = 0
    while place < word.count {
      guard position < count else { return 0 }
      if scalar(at: position) != word.scalar(at: place) {
        guard place > 0, word.kind(at: place).isBlank, kind(at: position).isBlank else { return 0 }
      }
      position = after(position)
      place = word.skippingInvisible(word.after(place), upTo: word.count)
      if place < word.count { position = skippingInvisible(position, upTo: count) }
    }
    return position - start
  }

  /// The position of the first scalar that is not invisible, from one position up to another.
  ///
  /// No scalar of ASCII is invisible.
  func skippingInvisible(_ start: Int, upTo end: Int) -> Int {
    var position = start
    while position < end, self[position] > 0x7F, kind(at: position) == .invisible {
      position = after(position)
    }
    return position
  }
}
