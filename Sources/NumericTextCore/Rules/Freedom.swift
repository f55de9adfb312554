// SPDX-License-Identifier: MIT

/// The numbers that no rule touches: positive whole ones of up to a number of digits.
///
/// Most keys lead from one of them to another, and need no further look at the rules (benchmark
/// "key at 11 digits").
struct Freedom: Sendable {
  private let digits: Int

  init(_ rules: Rules) {
    let isLimited = rules.clearsZero || !rules.bounds.allowPositive
    let most = min(rules.precision.integer.upperBound, rules.precision.total.upperBound)
    digits = isLimited ? 0 : min(most, rules.bounds.reach.wholeDigits, Digits.limit)
  }

  /// Whether a number is free: it is what it is published as, and may be typed.
  func contains(_ numeral: Numeral) -> Bool {
    numeral.isPlainWhole && !numeral.isNegative && numeral.digits.count <= digits
  }
}
