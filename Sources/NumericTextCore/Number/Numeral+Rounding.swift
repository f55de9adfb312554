// SPDX-License-Identifier: MIT

/// A rule for rounding numbers: up, down, toward zero or to the nearest number, for example.
///
/// The engine doesn't use `FloatingPointRoundingRule`, whose size is known only at run time.
package enum Rounding: Hashable, Sendable, CaseIterable {
  case toNearestOrEven, toNearestOrAwayFromZero, up, down, towardZero, awayFromZero

  /// Decides to which of its two neighbors a number is rounded.
  ///
  /// - Parameters:
  ///   - half: Negative, zero or positive if the magnitude of the number is below, at or above the
  ///     midpoint between the neighbors.
  ///   - isOdd: Whether the neighbor with the lesser magnitude is odd.
  ///   - isNegative: Whether the number is negative.
  /// - Returns: Whether it is rounded to the neighbor with the greater magnitude.
  package func roundsAway(half: Int, isOdd: Bool, isNegative: Bool) -> Bool {
    switch self {
    case .towardZero: false
    case .awayFromZero: true
    case .up: !isNegative
    case .down: isNegative
    case .toNearestOrAwayFromZero: half >= 0
    case .toNearestOrEven: half > 0 || (half == 0 && isOdd)
    }
  }
}

extension Numeral {
  /// Returns the number rounded to at most `limit` fraction digits.
  ///
  /// ```swift
  /// Numeral("2.345")?.rounded(toFraction: 2, .toNearestOrEven).description  // "2.34"
  /// ```
  ///
  /// - Parameters:
  ///   - limit: The maximum number of fraction digits.
  ///   - rule: The rounding rule. The default is Foundation's.
  /// - Returns: The rounded number, not padded with zeros.
  /// - Complexity: O(*n*), where *n* is the number of digits.
  package func rounded(toFraction limit: Int, _ rule: Rounding = .toNearestOrEven) -> Numeral {
    guard fractionCount > limit else { return self }
    let number = padded(integer: 1, fraction: 0)
    let kept = number.trimmed(toFraction: limit)
    guard number.roundsAway(afterFraction: limit, rule) else { return kept }
    let unit = Numeral.one.scaled(byPowerOfTen: -limit).signed(isNegative: isNegative)
    return kept.adding(unit).padded(integer: 1, fraction: limit)
  }

  private func roundsAway(afterFraction limit: Int, _ rule: Rounding) -> Bool {
    let end = integerCount + limit
    guard digits.endWithoutZeros(from: end) > end else { return false }
    let isOdd = end > 0 && !digits[end - 1].isMultiple(of: 2)
    return rule.roundsAway(half: orderToHalf(from: end), isOdd: isOdd, isNegative: isNegative)
  }

  /// Compares the digits from the index `place` on, which rounding removes, with one half of the
  /// last kept decimal place.
  ///
  /// - Returns: A negative number if the digits are less than one half, zero if they are one half,
  ///   and a positive number if they are greater. If 2.3 is kept, the result is negative for 2.349,
  ///   zero for 2.35, and positive for 2.351.
  private func orderToHalf(from place: Int) -> Int {
    let first = Int(digits[place])
    guard first == 5 else { return first - 5 }
    return digits.endWithoutZeros(from: place + 1) > place + 1 ? 1 : 0
  }
}
