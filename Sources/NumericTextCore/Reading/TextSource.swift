// SPDX-License-Identifier: MIT

/// A text, and the lexicon that it is read with.
///
/// Whatever doesn't depend on the part that has been read is a method of the source, because a call
/// of the reader's own methods copies the digits so far (benchmark "value of a text, style.parse").
struct TextSource {
  let text: ScalarText
  let lexicon: Lexicon

  /// Whether a number starts at `position`: a digit, or a decimal separator and a digit.
  func startsNumber(at position: Int, upTo end: Int) -> Bool {
    let kind = text.kind(at: position)
    if digit(kind, at: position) != nil { return true }
    guard let (mark, next) = mark(kind, at: position, upTo: end), canBeDecimal(mark) else {
      return false
    }
    return next < end && digit(at: next) != nil
  }

  func canBeDecimal(_ mark: Mark) -> Bool { mark == lexicon.decimalMark || mark.canBeDecimal }
}

// MARK: - Digits

extension TextSource {
  /// The value of the digit at `position`, or nil if there is no digit.
  func digit(at position: Int) -> UInt8? { digit(text.kind(at: position), at: position) }

  /// The value of the digit at `position`, where a scalar of this kind is, or nil.
  func digit(_ kind: ScalarKind, at position: Int) -> UInt8? {
    if case .digit(let digit) = kind { return digit }
    return lexicon.ownDigits?.value(of: text.scalar(at: position))
  }

  /// Whether there is a digit between two positions.
  func hasDigit(from start: Int, upTo end: Int) -> Bool {
    var position = start
    while position < end {
      if digit(at: position) != nil { return true }
      position = text.after(position)
    }
    return false
  }
}

// MARK: - Marks

extension TextSource {
  /// The mark at `position`, where a scalar of this kind is, and the position after it.
  func mark(_ kind: ScalarKind, at position: Int, upTo end: Int) -> (Mark, end: Int)? {
    let decimalEnd = self.end(of: lexicon.ownDecimal, at: position, upTo: end)
    if let groupEnd = self.end(of: lexicon.ownGroup, at: position, upTo: end),
      groupEnd > decimalEnd ?? position
    {
      return (.ownGroup, groupEnd)
    }
    if let decimalEnd { return (.ownDecimal, decimalEnd) }
    return switch kind {
    case .mark(let mark): (mark, text.after(position))
    case .minus: (.dash, text.after(position))
    default: nil
    }
  }

  /// The position after `separator` if it is at `position`, otherwise nil.
  private func end(of separator: Symbol, at position: Int, upTo end: Int) -> Int? {
    guard !separator.isEmpty, position + separator.utf8.count <= end,
      separator.stands(in: text, at: position)
    else { return nil }
    return position + separator.utf8.count
  }
}
