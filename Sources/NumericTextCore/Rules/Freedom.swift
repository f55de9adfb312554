// SPDX-License-Identifier: MIT

/// The numbers that no rule touches: positive whole ones of up to a number of digits.
///
/// Most keys lead from one of them to another, and need no further look at the rules (benchmark
/// "key at 11 digits").
struct Freedom: Sendable {
  private let digits: Int

  init(_ rules: borrowing Rules) {
    let allowsPositive = rules.bounds.allowPositive
    let clearsZero = rules.clearsZero
    let digits = min(rules.precision.mostIntegers, rules.bounds.reach.wholeDigits)
    self.digits = allowsPositive && !clearsZero ? digits : 0
  }

  /// Whether a number is free: it is what it is published as, and may be typed.
  func contains(_ numeral: Numeral) -> Bool {
    numeral.isPlainWhole && !numeral.isNegative && numeral.digits.count <= digits
  }
}
