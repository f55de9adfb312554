// SPDX-License-Identifier: MIT

/// Reading the digits of a number and the marks between them.
extension TextReader {
  /// Whether a number starts at the current position, with a digit or with a decimal separator
  /// followed by a digit.
  func startsNumber() -> Bool {
    let kind = text.kind(at: position)
    if digit(kind, at: position) != nil { return true }
    guard let (mark, next) = mark(kind), digits.canBeDecimal(mark) else { return false }
    return next < end && digit(at: next) != nil
  }

  /// Reads the digits and marks up to the last digit.
  mutating func readDigits() {
    while true {
      // Benchmark "paste of 1,000,000 characters": almost all digits are consecutive ASCII digits.
      position = digits.append(text, from: position, upTo: end)
      guard position < end else { return }
      let kind = text.kind(at: position)
      if let digit = digit(kind, at: position) {
        digits.append(digit)
        position = text.after(position)
      } else if let (mark, behind) = mark(kind) {
        let next = text.skippingInvisible(behind, upTo: end)
        guard next < end, digit(at: next) != nil else { return }
        digits.append(mark)
        position = next
      } else {
        guard kind == .invisible else { return }
        position = text.after(position)
      }
    }
  }

  /// Reads a mark directly after the last digit: a trailing decimal separator, punctuation, or the
  /// dash of `5.–`.
  mutating func readTrailingMark() {
    guard position < end else { return }
    let mark = mark(text.kind(at: position))
    if let behind = endOfZeroCents(mark) {
      digits.append(.zeroCents)
      position = behind
    } else if let (mark, behind) = mark, digits.canBeDecimal(mark) {
      digits.appendTrailing(mark)
      hasTrailingMark = true
      position = behind
    }
  }

  /// Returns the position after dashes that replace zero fraction digits, or nil if there are none.
  ///
  /// Switzerland writes `5.–`, Germany and Denmark `5,-`, and Sweden `5:-`, sometimes with two
  /// dashes.
  private func endOfZeroCents(_ mark: (Mark, end: Int)?) -> Int? {
    var behind = position + 1
    if let mark {
      guard digits.canBeDecimal(mark.0) else { return nil }
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

  /// Returns the value of the digit at `position`, or nil if there is no digit.
  func digit(at position: Int) -> UInt8? { digit(text.kind(at: position), at: position) }

  private func digit(_ kind: ScalarKind, at position: Int) -> UInt8? {
    if case .digit(let digit) = kind { return digit }
    return lexicon.ownDigits?.value(of: text.scalar(at: position))
  }

  /// Returns the mark at the current position and the position after it, or nil if there is no
  /// mark.
  private func mark(_ kind: ScalarKind) -> (Mark, end: Int)? {
    let decimalEnd = end(of: lexicon.ownDecimal)
    if let end = end(of: lexicon.ownGroup), end > decimalEnd ?? position { return (.ownGroup, end) }
    if let decimalEnd { return (.ownDecimal, decimalEnd) }
    return switch kind {
    case .mark(let mark): (mark, text.after(position))
    case .minus: (.dash, text.after(position))
    default: nil
    }
  }

  /// Returns the position after `separator` if it is at the current position, otherwise nil.
  private func end(of separator: Symbol) -> Int? {
    guard !separator.isEmpty, position + separator.utf8.count <= end,
      separator.stands(in: text, at: position)
    else { return nil }
    return position + separator.utf8.count
  }
}
