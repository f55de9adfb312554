// SPDX-License-Identifier: MIT

// The comparison of words next to a number ignores invisible scalars, and treats all white space as
// equal.

extension ScalarText {
  /// The range of the text without the white space and invisible scalars at its start and end.
  var visibleRange: Range<Int> {
    let start = skippingBlanks(0)
    guard start < count else { return 0..<0 }
    var end = count
    while !isVisible(at: before(end)) { end = before(end) }
    return start..<end
  }

  func isVisible(at position: Int) -> Bool { kind(at: position).isVisible }

  /// Returns the number of bytes that `word` occupies at `start`, or 0 if it is not there.
  ///
  /// The scalars at `start` and at both ends of `word` must be neither white space nor invisible.
  func length(ofWord word: ScalarText, at start: Int, inAnyCase: Bool = false) -> Int {
    var position = start
    var place = 0
    while place < word.count {
      guard position < count else { return 0 }
      let (own, other) = (scalar(at: position), word.scalar(at: place))
      if own != other, !inAnyCase || own.folded != other.folded {
        guard place > 0, word.kind(at: place).isBlank, kind(at: position).isBlank else { return 0 }
      }
      position = after(position)
      place = word.skippingInvisible(word.after(place), upTo: word.count)
      if place < word.count { position = skippingInvisible(position, upTo: count) }
    }
    return position - start
  }

  /// Returns whether `other` starts with this text, ignoring case, white space and invisible
  /// scalars.
  func isStart(of other: ScalarText) -> Bool {
    var place = other.skippingBlanks(0)
    var position = skippingBlanks(0)
    while position < count {
      guard place < other.count, scalar(at: position).folded == other.scalar(at: place).folded
      else { return false }
      place = other.skippingBlanks(other.after(place))
      position = skippingBlanks(after(position))
    }
    return true
  }

  /// Returns the position of the first visible scalar at or after `start`, or the end of the text.
  func skippingBlanks(_ start: Int) -> Int {
    firstPosition(from: start, upTo: count) { isVisible(at: $0) }
  }

  /// Returns the position of the first scalar at or after `start` that is not invisible, or `end`.
  ///
  /// No ASCII scalar is invisible, so most scalars need not be looked up in a table.
  func skippingInvisible(_ start: Int, upTo end: Int) -> Int {
    firstPosition(from: start, upTo: end) { self[$0] <= 0x7F || kind(at: $0) != .invisible }
  }

  /// Whether the text starts like an exponent: `E3` or `e-3`.
  var startsWithExponent: Bool {
    let range = visibleRange
    let start = exponentStart(at: range.lowerBound, upTo: range.upperBound)
    return start.map { scalar(at: $0).digitValue != nil } ?? false
  }

  /// Returns the position after the letter and the sign of an exponent, or nil if there are none at
  /// `position`, or nothing after them.
  func exponentStart(at position: Int, upTo end: Int) -> Int? {
    guard position + 1 < end, scalar(at: position).startsExponent else { return nil }
    let sign = kind(at: position + 1)
    let start = sign == .minus || sign == .plus ? after(position + 1) : position + 1
    return start < end ? start : nil
  }
}

extension Unicode.Scalar {
  /// This Latin, Greek, Cyrillic or Armenian letter in the other case, or nil if there is none.
  var otherCase: Unicode.Scalar? {
    if folded != value { return Unicode.Scalar(folded) }
    return capital(before: 0x20) ?? capital(before: 0x50) ?? capital(before: 0x30)
      ?? capital(before: 1)
  }

  /// Returns the uppercase form of this lowercase letter if its code point is lower by `distance`,
  /// otherwise nil.
  private func capital(before distance: UInt32) -> Unicode.Scalar? {
    guard let scalar = Unicode.Scalar(value &- distance), scalar.folded == value else { return nil }
    return scalar
  }

  /// A number that is the same for the lowercase and the uppercase form of this letter, if it is
  /// Latin, Greek, Cyrillic or Armenian.
  ///
  /// It is also the same for the Turkish letters İ, ı, I and i, which other languages pair in another
  /// way, and for Greek letters with and without an accent, which capitals lack.
  fileprivate var folded: UInt32 {
    switch value {
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3AB, 0x410...0x42F: value + 0x20
    case 0x400...0x40F: value + 0x50
    case 0x130, 0x131: 0x69
    case 0x139...0x148, 0x179...0x17E, 0x1AF: value + value % 2
    case 0x100...0x137, 0x14A...0x177, 0x1A0...0x1A5, 0x200...0x21F, 0x460...0x481, 0x48A...0x4BF,
      0x4D0...0x52F, 0x1E00...0x1EFF:
      value | 1
    case 0x18F: 0x259
    case 0x386, 0x3AC: 0x3B1
    case 0x388, 0x3AD: 0x3B5
    case 0x389, 0x3AE: 0x3B7
    case 0x38A, 0x3AF: 0x3B9
    case 0x38C, 0x3CC: 0x3BF
    case 0x38E, 0x3CD: 0x3C5
    case 0x38F, 0x3CE: 0x3C9
    case 0x3C2: 0x3C3
    case 0x531...0x556: value + 0x30
    default: value
    }
  }
}
