// SPDX-License-Identifier: MIT

extension Numeral {
  /// The unique numeral for this number, which has no redundant zeros, no trailing separator, no
  /// negative zero, and at least one integer digit.
  ///
  /// A numeral without digits becomes the empty numeral.
  ///
  /// ```swift
  /// Numeral("-007.50")?.canonical.description  // "-7.5"
  /// Numeral("-0.")?.canonical.description      // "0"
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the number of digits.
  public var canonical: Numeral {
    if isPlainWhole { return self }
    guard !digits.isEmpty else { return Numeral() }
    let zeros = digits.leadingZeros(upTo: integerCount)
    let end = digits.endWithoutZeros(from: integerCount)
    let isLean = (zeros == 0 && integerCount > 0) || (zeros == 1 && integerCount == 1)
    guard !isLean || end < digits.count || hasSeparator != (end > integerCount) else {
      return signed(isNegative: isNegative && !isZero)
    }
    var row = NumeralDigits()
    if zeros == integerCount { row.append(0) }
    row.append(digits, zeros..<end)
    let isNegative = isNegative && !row.areZero
    return Numeral(isNegative: isNegative, digits: row, fraction: end - integerCount)
  }

  /// Whether the numeral has digits, but no separator and no leading zero.
  ///
  /// Such a numeral is canonical.
  var isPlainWhole: Bool { !hasSeparator && !digits.isEmpty && !digits.startsWithZero }

  /// Returns this numeral with at most `limit` fraction digits.
  ///
  /// The decimal separator is removed only if `limit` is zero.
  func trimmed(toFraction limit: Int) -> Numeral {
    guard fractionCount > limit || (limit == 0 && hasSeparator) else { return self }
    let kept = digits.slice(0..<integerCount + min(fractionCount, limit))
    let separator = limit > 0 ? integerCount : nil
    return Numeral(isNegative: isNegative, digits: kept, separator: separator)
  }

  /// Returns this numeral padded with zeros to at least `integer` integer digits and `fraction`
  /// fraction digits.
  package func padded(integer: Int, fraction: Int) -> Numeral {
    guard integerCount < integer || fractionCount < fraction else { return self }
    var row = NumeralDigits()
    row.append(zeros: integer - integerCount)
    row.append(digits, 0..<digits.count)
    row.append(zeros: fraction - fractionCount)
    let separator = hasSeparator || fraction > 0 ? max(integer, integerCount) : nil
    return Numeral(isNegative: isNegative, digits: row, separator: separator)
  }

  /// The number of redundant leading zeros, or -1 if the zero before the separator is missing.
  var redundantLeadingZeros: Int {
    integerCount == 0 ? -1 : integerCount - max(1, significantIntegerCount)
  }

  /// Returns this numeral without its first `zeros` digits.
  ///
  /// If `zeros` is negative, leading zeros are added instead.
  package func dropping(leadingZeros zeros: Int) -> Numeral {
    if zeros < 0 { return padded(integer: integerCount - zeros, fraction: 0) }
    let kept = digits.slice(zeros..<digits.count)
    let separator = hasSeparator ? integerCount - zeros : nil
    return Numeral(isNegative: isNegative, digits: kept, separator: separator)
  }

  /// Removes leading zeros, but leaves at least `count` integer digits.
  mutating func dropLeadingZeros(leaving count: Int) {
    let zeros = min(digits.leadingZeros(upTo: integerCount), integerCount - count)
    if zeros > 0 { self = dropping(leadingZeros: zeros) }
  }

  /// The position of the first nonzero digit relative to the decimal separator: 2 for `12.5`, 1 for
  /// `1.25`, 0 for `0.5`, and -1 for `0.05`.
  ///
  /// This is 1 for zero.
  package var firstDigitPlace: Int {
    let zeros = digits.leadingZeros(upTo: digits.count)
    return zeros == digits.count ? 1 : integerCount - zeros
  }

  /// Returns the number multiplied by a power of ten, by moving the separator.
  ///
  /// ```swift
  /// Numeral("12.5")?.scaled(byPowerOfTen: -2).description  // "0.125"
  /// ```
  ///
  /// - Parameter power: The number of places by which the separator moves to the right, or to the
  ///   left if negative. The product must not have more than 16,383 digits.
  /// - Returns: The canonical numeral of the product.
  /// - Complexity: O(*n* + |`power`|), where *n* is the number of digits.
  public func scaled(byPowerOfTen power: Int) -> Numeral {
    guard power != 0, !digits.isEmpty else { return canonical }
    let point = integerCount + power
    var row = NumeralDigits()
    row.append(zeros: -point)
    row.append(digits, 0..<digits.count)
    row.append(zeros: point - digits.count)
    let fraction = row.count - max(0, point)
    return Numeral(isNegative: isNegative, digits: row, fraction: fraction).canonical
  }

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
