// SPDX-License-Identifier: MIT

/// Methods that read the digits of a number and the separators between them.
extension TextReader {
  /// Reads everything up to the last digit: the digits, and the separators between them.
  mutating func readDigits() {
    while true {
      // Almost all digits are consecutive ASCII digits.
      position = digits.append(text, from: position, upTo: end)
      guard position < end else { return }
      if let digit = digit(at: position) {
        digits.append(digit)
        position = text.after(position)
      } else if let (mark, markEnd) = mark(at: position) {
        let next = text.skippingInvisible(markEnd, upTo: end)
        guard next < end, digit(at: next) != nil else { return }
        digits.append(mark)
        position = next
      } else {
        guard text.kind(at: position) == .invisible else { return }
        position = text.after(position)
      }
    }
  }

  /// Reads a separator directly after the last digit.
  ///
  /// The separator can be punctuation, a decimal separator that no digits follow, or the period in
  /// `5.–`, which means 5.00.
  mutating func readTrailingMark() {
    if let next = endOfZeroCents(at: text.skippingBlanks(position)) {
      digits.append(.zeroCents)
      position = next
    } else if position < end, let (mark, next) = mark(at: position), digits.canBeDecimal(mark) {
      digits.appendTrailing(mark)
      hasTrailingMark = true
      position = next
    }
  }

  /// Whether a separator directly follows the last digit.
  ///
  /// In minor-unit entry, the digits before such a separator are whole units if the field calculates.
  var endsWithMark: Bool { digits.trailing != nil && hasTrailingMark }

  /// Returns the position after a separator and the dashes that replace a fraction of zero, or nil if
  /// there are none at `start`.
  ///
  /// Switzerland writes `5.–`, Germany and Denmark `5,-`, and Sweden `5:-`, sometimes with two
  /// dashes, and sometimes with a space before the separator or the dashes. The Netherlands and Italy
  /// also write `5,=`. Such dashes are never a sign.
  func endOfZeroCents(at start: Int) -> Int? {
    guard start < end else { return nil }
    var next = start + 1
    if let (mark, markEnd) = mark(at: start) {
      guard digits.canBeDecimal(mark) else { return nil }
      next = markEnd
    } else if text[start] != UInt8(ascii: ":") {
      return nil
    }
    next = text.skippingBlanks(next)
    if next < end, text[next] == UInt8(ascii: "=") { return next + 1 }
    var dashes = 0
    while next < end, text.kind(at: next) == .minus, dashes < 3 {
      next = text.after(next)
      dashes += 1
    }
    return dashes == 1 || dashes == 2 ? next : nil
  }
}

// MARK: - Digits and marks at a position

extension Lexicon {
  /// Returns the value of a digit, or nil if `scalar` is not a digit.
  func digit(_ scalar: Unicode.Scalar) -> UInt8? {
    scalar.digitValue ?? ownDigits?.value(of: scalar)
  }
}

extension TextReader {
  /// Returns whether a number starts at `position`, with a digit or with a separator before a
  /// digit.
  ///
  /// The separator must be one that can be a decimal separator in some locale. If `canBeGroup` is
  /// true, it can also be the notation's grouping separator.
  func startsNumber(at position: Int, canBeGroup: Bool = false) -> Bool {
    if digit(at: position) != nil { return true }
    guard let (mark, next) = mark(at: position),
      digits.canBeDecimal(mark) || (canBeGroup && mark == lexicon.groupMark)
    else { return false }
    return next < end && digit(at: next) != nil
  }

  /// Returns the value of the digit at `position`, or nil if there is no digit.
  func digit(at position: Int) -> UInt8? { lexicon.digit(text.scalar(at: position)) }

  /// Returns the separator at `position` and the position after it, or nil if there is none.
  func mark(at position: Int) -> (Mark, Int)? {
    let decimalEnd = self.end(of: lexicon.ownDecimal, at: position)
    if let groupEnd = self.end(of: lexicon.ownGroup, at: position),
      groupEnd > decimalEnd ?? position
    {
      return (.ownGroup, groupEnd)
    }
    if let decimalEnd { return (.ownDecimal, decimalEnd) }
    return switch text.kind(at: position) {
    case .mark(let mark): (mark, text.after(position))
    case .minus: (.dash, text.after(position))
    default: nil
    }
  }

  /// Returns the position after `separator`, or nil if `separator` is not at `position`.
  private func end(of separator: Symbol, at position: Int) -> Int? {
    guard !separator.isEmpty, position + separator.utf8.count <= end,
      separator.stands(in: text, at: position)
    else { return nil }
    return position + separator.utf8.count
  }
}
