// SPDX-License-Identifier: MIT

/// The minimum and maximum number that can be entered.
///
/// Either of them can be missing.
package struct Bounds: Hashable, Sendable {
  package let lower: Numeral?
  package let upper: Numeral?

  /// Whether there are negative numbers within the bounds.
  package let allowNegative: Bool

  /// Whether there are positive numbers within the bounds.
  package let allowPositive: Bool

  /// Bounds without a minimum and a maximum.
  package static var open: Bounds { Bounds(lower: nil, upper: nil) }

  /// Creates bounds from `lower` through `upper`.
  package init(lower: Numeral?, upper: Numeral?) {
    guard let bounds = Bounds(from: lower, to: upper) else {
      preconditionFailure("The lower bound must not be greater than the upper bound.")
    }
    self = bounds
  }

  /// Creates bounds from `lower` through `upper`, or returns nil if `upper` is less than `lower`.
  package init?(from lower: Numeral?, to upper: Numeral?) {
    if let lower, let upper, upper.isLess(than: lower) { return nil }
    self.lower = lower?.canonical
    self.upper = upper?.canonical
    allowNegative = self.lower?.isNegative ?? true
    allowPositive = self.upper.map { !$0.isNegative && !$0.isZero } ?? true
  }

  /// Returns the bounds of shown numbers, given bounds of values.
  ///
  /// The decimal point of a shown number is moved by `scale` places.
  func scaled(byPowerOfTen scale: Int) -> Bounds {
    Bounds(lower: lower?.scaled(byPowerOfTen: scale), upper: upper?.scaled(byPowerOfTen: scale))
  }

  /// Returns these bounds, rounded inward to the fraction digits that `precision` allows.
  ///
  /// If no number with these fraction digits is within the bounds, the bounds are returned
  /// unchanged.
  func narrowed(to precision: borrowing Precision) -> Bounds {
    let least = lower?.rounded(.up, to: precision)
    let most = upper?.rounded(.down, to: precision)
    return Bounds(from: least, to: most) ?? self
  }

  /// Returns whether `numeral` is positive and greater than the upper bound, or negative and less
  /// than the lower bound.
  ///
  /// Typing more digits cannot bring such a number back within the bounds.
  func isPastFarBound(_ numeral: Numeral) -> Bool {
    guard let far = numeral.isNegative ? lower : upper else { return false }
    guard far.isZero || far.isNegative == numeral.isNegative else { return !numeral.isZero }
    return numeral.magnitudeOrder(to: far) > 0
  }

  /// Returns whether both numbers are outside the bounds, and `numeral` is closer to them than
  /// `old` is.
  ///
  /// A number that more digits can bring within the bounds doesn't count as outside.
  func isNearer(_ numeral: Numeral, than old: Numeral) -> Bool {
    guard isPastFarBound(old), isPastFarBound(numeral) else { return false }
    return distance(to: numeral).magnitudeOrder(to: distance(to: old)) < 0
  }

  private func distance(to numeral: Numeral) -> Numeral {
    let number = numeral.canonical
    return number.adding(number.clamped(to: self).negated)
  }
}

extension Numeral {
  fileprivate func rounded(_ rule: Rounding, to precision: borrowing Precision) -> Numeral {
    rounded(toFraction: precision.fractionLimit(of: self), rule)
  }

  /// Returns the number itself if it is within `bounds`, otherwise the nearest bound.
  package func clamped(to bounds: Bounds) -> Numeral {
    if let lower = bounds.lower, isLess(than: lower) { return lower }
    if let upper = bounds.upper, upper.isLess(than: self) { return upper }
    return self
  }
}
