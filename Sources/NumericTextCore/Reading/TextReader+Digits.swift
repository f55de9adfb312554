// SPDX-License-Identifier: MIT

/// Methods that read the digits of a number and the separators between them.
extension TextReader {
  /// Reads everything up to the last digit: the digits, and the separators between them.
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

  /// Reads a separator directly after the last digit.
  ///
  /// The separator can be punctuation, a decimal separator that no digits follow, or the period in
  /// `5.–`, which means 5.00.
  mutating func readTrailingMark() {
    guard position < end else { return }
    let mark = mark(text.kind(at: position))
    if let behind = endOfZeroCents(mark) {
      digits.append(.zeroCents)
      position = behind
    } else if let (mark, behind) = mark, lexicon.canBeDecimal(mark) {
      digits.appendTrailing(mark)
      hasTrailingMark = true
      position = behind
    }
  }

  /// Returns the position after dashes that replace a fraction of zero, or nil if there are no
  /// such dashes.
  ///
  /// Switzerland writes `5.–`, Germany and Denmark `5,-`, and Sweden `5:-`, sometimes with two
  /// dashes.
  private func endOfZeroCents(_ mark: (Mark, end: Int)?) -> Int? {
    var behind = position + 1
    if let mark {
      guard lexicon.canBeDecimal(mark.0) else { return nil }
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

// MARK: - At a position

extension TextReader {
  /// Whether a number starts at the current position, with a digit or with a decimal separator
  /// before a digit.
  var startsNumber: Bool {
    let kind = text.kind(at: position)
    if digit(kind, at: position) != nil { return true }
    guard let (mark, next) = mark(kind), lexicon.canBeDecimal(mark) else { return false }
    return next < end && digit(at: next) != nil
  }

  /// Whether there is a digit at or after the current position.
  var hasMoreDigits: Bool {
    var place = position
    while place < end {
      if digit(at: place) != nil { return true }
      place = text.after(place)
    }
    return false
  }

  /// Returns the value of the digit at `place`, or nil if there is no digit.
  func digit(at place: Int) -> UInt8? { digit(text.kind(at: place), at: place) }

  /// Returns the value of the digit at `place`, or nil if there is no digit.
  ///
  /// `kind` is the kind of the scalar at `place`.
  private func digit(_ kind: ScalarKind, at place: Int) -> UInt8? {
    if case .digit(let digit) = kind { return digit }
    return lexicon.ownDigits?.value(of: text.scalar(at: place))
  }

  /// Returns the separator at the current position and the position after it, or nil if there is
  /// none.
  ///
  /// `kind` is the kind of the scalar at the current position.
  func mark(_ kind: ScalarKind) -> (Mark, end: Int)? {
    let decimalEnd = end(of: lexicon.ownDecimal)
    if let groupEnd = end(of: lexicon.ownGroup), groupEnd > decimalEnd ?? position {
      return (.ownGroup, groupEnd)
    }
    if let decimalEnd { return (.ownDecimal, decimalEnd) }
    return switch kind {
    case .mark(let mark): (mark, text.after(position))
    case .minus: (.dash, text.after(position))
    default: nil
    }
  }

  /// Returns the position after `separator`, or nil if `separator` is not at the current position.
  private func end(of separator: Symbol) -> Int? {
    let next = position + separator.utf8.count
    guard next > position, next <= end, separator.stands(in: text, at: position) else { return nil }
    return next
  }
}
