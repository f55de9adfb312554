// SPDX-License-Identifier: MIT

/// Reading the digits of a number and the marks between them.
extension TextReader {
  /// Reads the digits and marks up to the last digit.
  mutating func readDigits() {
    while true {
      // Benchmark "paste of 1,000,000 characters": almost all digits are consecutive ASCII digits.
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

  /// Reads a mark directly after the last digit.
  ///
  /// It can be a trailing decimal separator, punctuation, or the start of the dash in `5.–`.
  mutating func readTrailingMark() {
    guard position < end else { return }
    let mark = source.mark(text.kind(at: position), at: position, upTo: end)
    if let behind = endOfZeroCents(mark) {
      digits.append(.zeroCents)
      position = behind
    } else if let (mark, behind) = mark, source.canBeDecimal(mark) {
      digits.appendTrailing(mark)
      hasTrailingMark = true
      position = behind
    }
  }

  /// Returns the position after dashes that stand for zero fraction digits, or nil if there are
  /// none.
  ///
  /// Switzerland writes `5.–`, Germany and Denmark `5,-`, and Sweden `5:-`, sometimes with two
  /// dashes.
  private func endOfZeroCents(_ mark: (Mark, end: Int)?) -> Int? {
    var behind = position + 1
    if let mark {
      guard source.canBeDecimal(mark.0) else { return nil }
      behind = mark.end
    } else if text[position] != UInt8(ascii: ":") {
      return nil
    }
    var dashes = 0
    while behind < end, text.kind(at: behind) == .minus, dashes < 3 {
      behind = text.after(behind)
      dashes += 1
    }
    return dashes == 1 || dashes == 2 ? behind : nil
  }
}
