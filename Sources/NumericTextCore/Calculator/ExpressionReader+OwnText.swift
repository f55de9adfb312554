// SPDX-License-Identifier: MIT

// An expression in the field's own text is read as it was typed: with its leading zeros, and with its
// open marks.

extension Numeral {
  /// Adds leading zeros until this number has as many as the number in `text`.
  mutating func addZeros(of text: String, _ lexicon: Lexicon) throws(Refusal) {
    let digits = text.withScalars { $0.digitsAfterZero(lexicon) }
    guard digits <= NumeralDigits.limit else { throw .tooLong }
    self = padded(integer: digits, fraction: 0)
  }

  /// Adds a mark at the end of `text`, which the reader ignores, to this numeral.
  ///
  /// - Returns: Whether the separator in `text` is an open mark, which can still group digits.
  mutating func readOpenMark(in text: String, _ lexicon: Lexicon) -> Bool {
    let mark = lexicon.notation.openMark
    guard lexicon.openMark != nil, let scalar = mark.scalar else { return false }
    let (hasMark, isLast) = text.withScalars { text in
      (
        text.has(scalar, afterDigitOf: lexicon),
        text.scalar(before: text.visibleRange.upperBound) == scalar
      )
    }
    if isLast, !digits.isEmpty { appendSeparator() }
    return hasMark && hasSeparator && !digits.startsWithZero
      && integerCount <= TypedMark.mostIntegers && fractionCount < TypedMark.groupSize
  }
}

extension ScalarText {
  /// Returns whether `mark` follows a digit, unlike the period of `ca. 1,5`.
  fileprivate func has(_ mark: Unicode.Scalar, afterDigitOf lexicon: Lexicon) -> Bool {
    containsPosition { position in
      scalar(at: position) == mark && scalar(before: position).flatMap(lexicon.digit) != nil
    }
  }

  /// Returns the length of the first sequence of digits if the sequence starts with a zero,
  /// otherwise 0: 3 for `$012` and 0 for `$12`.
  fileprivate func digitsAfterZero(_ lexicon: Lexicon) -> Int {
    func digit(at position: Int) -> UInt8? { lexicon.digit(scalar(at: position)) }
    let start = firstPosition(from: 0, upTo: count) { digit(at: $0) != nil }
    guard start < count, digit(at: start) == 0 else { return 0 }
    var (position, digits) = (start, 0)
    while position < count, digit(at: position) != nil {
      digits += 1
      position = after(position)
    }
    return digits
  }
}
