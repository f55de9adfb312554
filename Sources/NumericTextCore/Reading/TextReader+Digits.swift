// SPDX-License-Identifier: MIT

/// Methods that read the digits of a number and the separators between them.
extension TextReader {
  /// Reads everything up to the last digit: the digits, and the separators between them.
  mutating func readDigits() {
    while true {
      // Almost all digits are consecutive ASCII digits.
      position = digits.append(text, from: position, upTo: end)
      guard position < end else { return }
      let kind = text.kind(at: position)
      if let digit = source.digit(kind, at: position) {
        digits.append(digit)
        position = text.after(position)
      } else if let (mark, behind) = source.mark(kind, at: position, upTo: end) {
        let next = text.skippingInvisible(behind, upTo: end)
        guard next < end, source.digit(at: next) != nil else { return }
        digits.append(mark)
        position = next
      } else {
        guard kind == .invisible else { return }
        position = text.after(position)
      }
    }
  }

  /// Reads a separator directly after the last digit.
  ///
  /// The separator can be punctuation, a decimal separator that no digits follow, or the period in
  /// `5.–`, which means 5.00.
  mutating func readTrailingMark() {
    if let behind = endOfZeroCents(at: text.skippingBlanks(position)) {
      digits.append(.zeroCents)
      position = behind
    } else if position < end,
      let (mark, behind) = source.mark(text.kind(at: position), at: position, upTo: end),
      source.canBeDecimal(mark)
    {
      digits.appendTrailing(mark)
      hasTrailingMark = true
      position = behind
    }
  }

  /// Whether a separator directly follows the last digit, in a field that calculates.
  ///
  /// In minor-unit entry, the digits before such a separator are whole units.
  var endsWithSeparator: Bool {
    source.lexicon.calculates && digits.trailing != nil && hasTrailingMark
  }

  /// Returns the position after a separator and the dashes that replace a fraction of zero, or nil if
  /// there are none at `start`.
  ///
  /// Switzerland writes `5.–`, Germany and Denmark `5,-`, and Sweden `5:-`, sometimes with two
  /// dashes, and sometimes with a space before the separator or the dashes. The Netherlands and Italy
  /// also write `5,=`. Such dashes are never a sign.
  func endOfZeroCents(at start: Int) -> Int? {
    guard start < end else { return nil }
    var behind = start + 1
    if let mark = source.mark(text.kind(at: start), at: start, upTo: end) {
      guard source.canBeDecimal(mark.0) else { return nil }
      behind = mark.end
    } else if text[start] != UInt8(ascii: ":") {
      return nil
    }
    behind = text.skippingBlanks(behind)
    if behind < end, text[behind] == UInt8(ascii: "=") { return behind + 1 }
    var dashes = 0
    while behind < end, text.kind(at: behind) == .minus, dashes < 3 {
      behind = text.after(behind)
      dashes += 1
    }
    return dashes == 1 || dashes == 2 ? behind : nil
  }
}
