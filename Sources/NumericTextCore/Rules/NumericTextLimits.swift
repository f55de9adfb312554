// SPDX-License-Identifier: MIT

/// What a number type can hold, before a style narrows it.
///
/// ```swift
/// UInt8.numericTextLimits.upper?.description  // "255"
/// ```
public struct NumericTextLimits: Hashable, Sendable {
  /// The least number, nil for none.
  public var lower: Numeral?

  /// The greatest number, nil for none.
  public var upper: Numeral?

  /// The most digits, not counting zeros in front, nil for any number of them.
  public var digits: Int?

  /// Whether numbers may have a fraction.
  public var allowsFraction: Bool

  /// Whether the type holds, or rounds to, every number within these limits, so that no edit that
  /// keeps to them is ever taken back.
  public var isComplete: Bool

  /// Limits of a type.
  ///
  /// - Parameters:
  ///   - lower: The least number, nil for none.
  ///   - upper: The greatest number, nil for none.
  ///   - digits: The most digits, nil for any number of them.
  ///   - allowsFraction: Whether numbers may have a fraction.
  ///   - isComplete: Whether every number within these limits can be held. If not, an edit that
  ///     leads to one that cannot is refused.
  public init(
    lower: Numeral? = nil,
    upper: Numeral? = nil,
    digits: Int? = nil,
    allowsFraction: Bool = true,
    isComplete: Bool = false
  ) {
    self.lower = lower
    self.upper = upper
    self.digits = digits
    self.allowsFraction = allowsFraction
    self.isComplete = isComplete
  }

  /// All numbers of up to `digits` digits: from minus to plus that many nines.
  package static func nines(_ digits: Int) -> NumericTextLimits {
    var nines = Digits()
    for _ in 0..<digits { nines.append(9) }
    let most = Numeral(isNegative: false, digits: nines, integerCount: digits, hasSeparator: false)
    return NumericTextLimits(
      lower: most.negated,
      upper: most,
      digits: digits,
      isComplete: true
    )
  }
}
