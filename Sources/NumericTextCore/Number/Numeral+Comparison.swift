// SPDX-License-Identifier: MIT

extension Numeral {
  /// Returns whether both numerals represent the same number.
  ///
  /// ```swift
  /// Numeral("1.50")?.isSameNumber(as: Numeral("1.5") ?? Numeral())  // true
  /// ```
  ///
  /// An empty numeral equals only another empty numeral.
  ///
  /// - Complexity: O(*n*), where *n* is the number of digits.
  public func isSameNumber(as other: Numeral) -> Bool {
    if isPlainWhole, other.isPlainWhole { return self == other }
    return digits.isEmpty == other.digits.isEmpty && order(to: other) == 0
  }

  /// Returns whether this number is less than `other`.
  package func isLess(than other: Numeral) -> Bool { order(to: other) < 0 }

  /// Returns a negative number, zero or a positive number if this number is less than, equal to or
  /// greater than `other`.
  package func order(to other: Numeral) -> Int {
    if isNegative == other.isNegative {
      let order = magnitudeOrder(to: other)
      return isNegative ? -order : order
    }
    if isZero, other.isZero { return 0 }
    return isNegative ? -1 : 1
  }

  /// Returns a negative number, zero or a positive number if the magnitude of this number is less
  /// than, equal to or greater than that of `other`.
  func magnitudeOrder(to other: Numeral) -> Int {
    let zeros = digits.leadingZeros(upTo: integerCount)
    let otherZeros = other.digits.leadingZeros(upTo: other.integerCount)
    let integers = (integerCount - zeros) - (other.integerCount - otherZeros)
    guard integers == 0 else { return integers }
    return digits.order(from: zeros, to: other.digits, from: otherZeros)
  }
}
