// SPDX-License-Identifier: MIT

/// A text to read, and the lexicon: the separators, signs and words that can occur in it.
///
/// Methods that need only the text and the lexicon are declared here rather than in `TextReader`,
/// because calling a method of the reader would copy the digits that the reader has read.
struct TextSource {
  let text: ScalarText
  let lexicon: Lexicon

  /// Returns whether a number starts at `position`, with a digit or with a separator before a
  /// digit.
  ///
  /// The separator must be one that can be a decimal separator in some locale. If `canBeGroup` is
  /// true, it can also be the lexicon's grouping separator.
  func startsNumber(at position: Int, upTo end: Int, canBeGroup: Bool = false) -> Bool {
    let kind = text.kind(at: position)
    if digit(kind, at: position) != nil { return true }
    guard let (mark, next) = mark(kind, at: position, upTo: end),
      canBeDecimal(mark) || (canBeGroup && mark == lexicon.groupMark)
    else { return false }
    return next < end && digit(at: next) != nil
  }

  func canBeDecimal(_ mark: Mark) -> Bool { mark == lexicon.decimalMark || mark.canBeDecimal }
}

// MARK: - Digits

extension TextSource {
  /// Returns the value of the digit at `position`, or nil if there is no digit.
  func digit(at position: Int) -> UInt8? { digit(text.kind(at: position), at: position) }

  /// Returns the value of the digit at `position`, or nil if there is no digit.
  ///
  /// `kind` is the kind of the scalar at `position`.
  func digit(_ kind: ScalarKind, at position: Int) -> UInt8? {
    if case .digit(let digit) = kind { return digit }
    return lexicon.ownDigits?.value(of: text.scalar(at: position))
  }

  /// Returns whether there is a digit from `start` up to `end`.
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
  /// Returns the separator at `position` and the position after it, or nil if there is none.
  ///
  /// `kind` is the kind of the scalar at `position`.
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

  /// Returns the position after `separator`, or nil if `separator` is not at `position`.
  private func end(of separator: Symbol, at position: Int, upTo end: Int) -> Int? {
    guard !separator.isEmpty, position + separator.utf8.count <= end,
      separator.stands(in: text, at: position)
    else { return nil }
    return position + separator.utf8.count
  }
}
