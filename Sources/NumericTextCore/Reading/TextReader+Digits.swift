// SPDX-License-Identifier: MIT

/// The digits of a number and the marks between them.
extension TextReader {
  /// Whether a digit stands at the position, or a decimal separator with a digit behind it.
  func startsNumber() -> Bool {
    if digit(scalars[position]) != nil { return true }
    guard let (mark, length) = markAtPosition(), digits.canBeDecimal(mark) else { return false }
    return position + length < end && digit(scalars[position + length]) != nil
  }

  /// Reads up to the last digit.
  mutating func readDigits() {
    while position < end {
      if let digit = digit(scalars[position]) {
        digits.append(digit)
      } else if let (mark, length) = markAtPosition() {
        let next = skippingInvisible(position + length)
        guard next < end, digit(scalars[next]) != nil else { return }
        digits.append(mark)
        position = next
        continue
      } else if ScalarKind(scalars[position]) != .invisible {
        return
      }
      position += 1
    }
  }

  /// Reads a mark right behind the last digit: one that was typed first, one that ends a sentence,
  /// or the dash of `5.–`.
  mutating func readTrailingMark() {
    if let length = zeroCentsLength() {
      digits.append(.zeroCents)
      position += length
    } else if position < end, let (mark, length) = markAtPosition(), digits.canBeDecimal(mark) {
      digits.appendTrailing(mark)
      hasTrailingMark = true
      position += length
    }
  }

  /// The length of what stands for a fraction of zero, nil if there is none.
  ///
  /// Switzerland writes `5.–`, Germany and Denmark `5,-`, Sweden `5:-`, sometimes with two dashes.
  private func zeroCentsLength() -> Int? {
    guard position < end else { return nil }
    let mark = markAtPosition()
    guard mark.map({ digits.canBeDecimal($0.0) }) ?? (scalars[position] == ":") else { return nil }
    let start = position + (mark?.1 ?? 1)
    let dashes = scalars[start..<end].prefix(3).prefix { ScalarKind($0) == .minus }.count
    return (1...2).contains(dashes) ? start + dashes - position : nil
  }

  func digit(_ scalar: Unicode.Scalar) -> UInt8? {
    if case .digit(let digit) = ScalarKind(scalar) { return digit }
    return notation.digits.value(of: scalar)
  }

  /// The separator at the position and its length.
  private func markAtPosition() -> (Mark, Int)? {
    if digits.ownDecimal == .ownDecimal, let length = length(of: notation.decimalSeparator) {
      return (.ownDecimal, length)
    }
    if digits.ownGroup == .ownGroup, let length = length(of: notation.groupSeparator) {
      return (.ownGroup, length)
    }
    return switch ScalarKind(scalars[position]) {
    case .mark(let mark): (mark, 1)
    case .minus: (.dash, 1)
    default: nil
    }
  }

  /// The length of a separator that is known to its notation only, nil if it does not stand at the
  /// position.
  private func length(of separator: Symbol) -> Int? {
    let own = separator.scalars
    return !own.isEmpty && scalars[position..<end].starts(with: own) ? own.count : nil
  }

  private func skippingInvisible(_ start: Int) -> Int {
    var index = start
    while index < end, ScalarKind(scalars[index]) == .invisible { index += 1 }
    return index
  }
}
