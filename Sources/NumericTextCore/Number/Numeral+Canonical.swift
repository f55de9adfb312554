// SPDX-License-Identifier: MIT

extension Numeral {
  /// The one numeral that stands for this number: no redundant zeros, no dangling separator, no
  /// negative zero, and one integer digit at least.
  ///
  /// Without digits it is empty.
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
      return signed(isNegative && !isZero)
    }
    var row = Digits()
    if zeros == integerCount { row.append(0) }
    row.append(digits, zeros..<end)
    return Numeral(
      isNegative: isNegative && !row.areZero,
      digits: row,
      integerCount: max(1, integerCount - zeros),
      hasSeparator: end > integerCount
    )
  }

  /// Whether there is neither a separator nor a zero in front: such numerals are canonical.
  var isPlainWhole: Bool { !hasSeparator && !digits.isEmpty && !digits.startsWithZero }

  private func signed(_ isNegative: Bool) -> Numeral {
    var signed = self
    signed.isNegative = isNegative
    return signed
  }

  /// This numeral with its fraction cut after a number of digits.
  ///
  /// The separator stays while a fraction is allowed.
  func trimmed(toFraction limit: Int) -> Numeral {
    guard fractionCount > limit || (limit == 0 && hasSeparator) else { return self }
    return Numeral(
      isNegative: isNegative,
      digits: digits.slice(0..<integerCount + min(fractionCount, limit)),
      integerCount: integerCount,
      hasSeparator: limit > 0
    )
  }

  /// This numeral with zeros added, so that both parts have at least these numbers of digits.
  func padded(integer: Int, fraction: Int) -> Numeral {
    guard integerCount < integer || fractionCount < fraction else { return self }
    var row = Digits()
    row.append(zeros: integer - integerCount)
    row.append(digits, 0..<digits.count)
    row.append(zeros: fraction - fractionCount)
    return Numeral(
      isNegative: isNegative,
      digits: row,
      integerCount: max(integer, integerCount),
      hasSeparator: hasSeparator || fraction > 0
    )
  }

  /// The number of zeros before the first integer digit that counts; -1 if it has no integer digit.
  var fillingZeros: Int {
    integerCount == 0 ? -1 : integerCount - max(1, significantIntegerCount)
  }

  /// This numeral without its first `zeros` digits; with one more zero if that is negative.
  func dropping(leadingZeros zeros: Int) -> Numeral {
    if zeros < 0 { return padded(integer: integerCount - zeros, fraction: 0) }
    return Numeral(
      isNegative: isNegative,
      digits: digits.slice(zeros..<digits.count),
      integerCount: integerCount - zeros,
      hasSeparator: hasSeparator
    )
  }

  /// The number times ten to a power, moved by digits.
  ///
  /// ```swift
  /// Numeral("12.5")?.scaled(byPowerOfTen: -2).description  // "0.125"
  /// ```
  ///
  /// - Parameter power: How many places the separator moves to the right; to the left if negative.
  ///   The product may have up to 16,383 digits.
  /// - Returns: The canonical numeral of the product.
  /// - Complexity: O(*n* + |`power`|), where *n* is the number of digits.
  public func scaled(byPowerOfTen power: Int) -> Numeral {
    guard power != 0, !digits.isEmpty else { return canonical }
    let point = integerCount + power
    var row = Digits()
    row.append(zeros: -point)
    row.append(digits, 0..<digits.count)
    row.append(zeros: point - digits.count)
    return Numeral(
      isNegative: isNegative,
      digits: row,
      integerCount: max(0, point),
      hasSeparator: max(0, point) < row.count
    ).canonical
  }
}
