// SPDX-License-Identifier: MIT

/// The least and the greatest number that may be entered.
///
/// Either may be open.
package struct Bounds: Hashable, Sendable {
  package let lower: Numeral?
  package let upper: Numeral?

  /// Whether numbers below zero lie within.
  package var allowNegative: Bool { lower?.isNegative ?? true }

  /// Whether numbers above zero lie within.
  package var allowPositive: Bool { upper.map { !$0.isNegative && !$0.isZero } ?? true }

  /// Which numbers lie within for certain.
  let reach: Reach

  /// No bounds.
  package static var open: Bounds { Bounds() }

  private init() {
    lower = nil
    upper = nil
    reach = Reach(lower: nil, upper: nil)
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
    reach = Reach(lower: self.lower, upper: self.upper)
  }

  /// Whether a number lies past the bound that it moves away from as digits are added: then more
  /// digits cannot help.
  func isPastFarBound(_ numeral: Numeral) -> Bool {
    let far = numeral.isNegative ? lower : upper
    guard let far, far.isZero || far.isNegative == numeral.isNegative else { return false }
    return numeral.magnitudeOrder(to: far) > 0
  }
}

/// How many integer digits bounds lie away from zero.
///
/// Most numbers are shorter and so within, which is told without a look at any digit (benchmark
/// "key at 11 digits").
struct Reach: Hashable, Sendable {
  private let hasZero: Bool
  private let below: Int
  private let above: Int

  fileprivate init(lower: Numeral?, upper: Numeral?) {
    hasZero =
      lower.map { $0.isNegative || $0.isZero } ?? true && upper.map { !$0.isNegative } ?? true
    below = lower?.significantIntegerCount ?? .max
    above = upper?.significantIntegerCount ?? .max
  }

  /// Whether a number lies within for certain; if not, its digits decide.
  func contains(_ numeral: Numeral) -> Bool {
    hasZero && numeral.significantIntegerCount < (numeral.isNegative ? below : above)
  }

  /// The most digits of a positive whole number that lies within for certain.
  var wholeDigits: Int { hasZero ? above - 1 : 0 }
}
