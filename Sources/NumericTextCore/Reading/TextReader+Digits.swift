// SPDX-License-Identifier: MIT

/// The digits of a number and the marks between them.
extension TextReader {
  /// Whether a digit stands at the position, or a decimal separator with a digit behind it.
  func startsNumber() -> Bool {
    let kind = text.kind(at: position)
    if digit(kind, at: position) != nil { return true }
    guard let (mark, next) = mark(kind), digits.canBeDecimal(mark) else { return false }
    return next < end && digit(at: next) != nil
  }

  /// Reads up to the last digit.
  mutating func readDigits() {
    while true {
      // Benchmark "paste of 1,000,000 characters": nearly all digits are ASCII and stand together.
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

  /// Reads a mark right behind the last digit: one that was typed first, one that ends a sentence,
  /// or the dash of `5.–`.
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

  /// The position behind what stands for a fraction of zero, nil if there is none.
  ///
  /// Switzerland writes `5.–`, Germany and Denmark `5,-`, Sweden `5:-`, sometimes with two dashes.
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

  /// The digit at a position, nil if something else stands there.
  func digit(at position: Int) -> UInt8? { digit(text.kind(at: position), at: position) }

  private func digit(_ kind: ScalarKind, at position: Int) -> UInt8? {
    if case .digit(let digit) = kind { return digit }
    return lexicon.ownDigits?.value(of: text.scalar(at: position))
  }

  /// The separator at the position, and the position behind it.
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

  /// The position behind a separator that is known to its notation only, nil if it does not stand
  /// at the position.
  private func end(of separator: Symbol) -> Int? {
    guard !separator.isEmpty, position + separator.utf8.count <= end,
      separator.stands(in: text, at: position)
    else { return nil }
    return position + separator.utf8.count
  }
}
