// SPDX-License-Identifier: MIT

/// The limits of a number type, before a style narrows them.
///
/// ```swift
/// UInt8.numericTextLimits.upper?.description  // "255"
/// ```
public struct NumericTextLimits: Hashable, Sendable {
  /// The minimum, or nil if there is none.
  public var lower: Numeral?

  /// The maximum, or nil if there is none.
  public var upper: Numeral?

  /// The maximum number of digits, not counting leading zeros, or nil if there is none.
  public var digits: Int?

  /// Whether the type can represent fractions.
  public var allowsFraction: Bool

  /// Whether the type can hold every number within these limits, after rounding if necessary.
  ///
  /// If not, each edit is checked against the type, and is refused if the type cannot hold the
  /// resulting number.
  public var isComplete: Bool

  /// Creates the limits of a type.
  ///
  /// - Parameters:
  ///   - lower: The minimum, or nil if there is none.
  ///   - upper: The maximum, or nil if there is none.
  ///   - digits: The maximum number of digits, or nil if there is none.
  ///   - allowsFraction: Whether the type can represent fractions.
  ///   - isComplete: Whether the type can hold every number within these limits. If not, an edit is
  ///     refused if the type cannot hold the resulting number.
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

  /// Returns the limits of numbers with up to `digits` digits, such as -999 and 999 for three
  /// digits.
  package static func nines(_ digits: Int) -> NumericTextLimits {
    let most = Numeral(digits: NumeralDigits(columns: digits) { _ in 9 })
    return NumericTextLimits(lower: most.negated, upper: most, digits: digits, isComplete: true)
  }
}
