// SPDX-License-Identifier: MIT

/// The least and the greatest number that may be entered.
///
/// Either may be open.
package struct Bounds: Hashable, Sendable {
  package let lower: Numeral?
  package let upper: Numeral?

  /// Whether numbers below zero lie within.
  package var allowNegative: Bool { lower?.isNegative ?? true }

  /// Whether zero lies within.
  var containsZero: Bool {
    (lower?.isNegative ?? true || lower?.isZero ?? true) && upper.map { !$0.isNegative } ?? true
  }

  /// Whether numbers above zero lie within.
  package var allowPositive: Bool { upper.map { !$0.isNegative && !$0.isZero } ?? true }

  /// No bounds.
  package static var open: Bounds { Bounds() }

  private init() {
    lower = nil
    upper = nil
  }

  /// Bounds from `lower` to `upper`, both within.
  package init(lower: Numeral?, upper: Numeral?) {
    guard let bounds = Bounds(from: lower, to: upper) else {
      preconditionFailure("The lower bound is not above the upper bound.")
    }
    self = bounds
  }

  /// Bounds from `lower` to `upper`, both within, nil if the upper one is less.
  package init?(from lower: Numeral?, to upper: Numeral?) {
    if let lower, let upper, upper.isLess(than: lower) { return nil }
    self.lower = lower?.canonical
    self.upper = upper?.canonical
  }

  /// Whether a number lies past the bound that it moves away from as digits are added: then more
  /// digits cannot help.
  func isPastFarBound(_ numeral: Numeral) -> Bool {
    guard let far = numeral.isNegative ? lower : upper else { return false }
    guard far.isZero || far.isNegative == numeral.isNegative else { return !numeral.isZero }
    return numeral.magnitudeOrder(to: far) > 0
  }

  /// Whether a number lies past its far bound, but less far than `old` does.
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
  /// The number within `bounds` that is nearest to this one.
  package func clamped(to bounds: Bounds) -> Numeral {
    if let lower = bounds.lower, isLess(than: lower) { return lower }
    if let upper = bounds.upper, upper.isLess(than: self) { return upper }
    return self
  }
}
