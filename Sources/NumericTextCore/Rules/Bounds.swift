// SPDX-License-Identifier: MIT

/// The least and the greatest number that may be entered.
///
/// Either may be open.
package struct Bounds: Hashable, Sendable {
  package let lower: Numeral?
  package let upper: Numeral?

  /// No bounds.
  package static let open = Bounds(lower: nil, upper: nil)

  /// Bounds from `lower` to `upper`, both within.
  package init(lower: Numeral?, upper: Numeral?) {
    if let lower, let upper {
      precondition(!upper.isLess(than: lower), "The lower bound is not above the upper bound.")
    }
    self.lower = lower?.canonical
    self.upper = upper?.canonical
  }

  /// Whether numbers below zero lie within.
  package var allowNegative: Bool { lower.map { $0.isNegative } ?? true }

  /// Whether numbers above zero lie within.
  package var allowPositive: Bool { upper.map { !$0.isNegative && !$0.isZero } ?? true }

  /// Whether a number lies past the bound that it moves away from as digits are added: then more
  /// digits cannot help.
  func isPastFarBound(_ numeral: Numeral) -> Bool {
    let far = numeral.isNegative ? lower : upper
    guard let far, far.isZero || far.isNegative == numeral.isNegative else { return false }
    return numeral.magnitudeOrder(to: far) > 0
  }
}
