// SPDX-License-Identifier: MIT

/// A decimal number as digits, possibly incomplete: `-`, `1.` and the empty text are numerals.
///
/// A numeral keeps every digit as typed: `1.50` and `1.5` are different numerals for the same
/// number. No digit ever passes through floating point.
///
/// ```swift
/// Numeral("-1234.50")?.description  // "-1234.50"
/// Numeral("-1234.50")?.canonical.description  // "-1234.5"
/// ```
///
/// The digits are stored in one sequence, together with the position of the separator:
///
///     digits      1 2 3 4 5 0
///     part        i i i i f f      integerCount = 4
public struct Numeral: Hashable, Sendable {
  /// All digits, integer digits first.
  public internal(set) var digits = NumeralDigits()

  /// The sign, and the number of digits before the decimal separator.
  ///
  /// Because both are packed into 16 bits, a numeral takes four machine words and is passed in
  /// registers (benchmark "key at 11 digits").
  private var shape = Self.noSeparator

  private static let minus: UInt16 = 0x8000
  private static let noSeparator: UInt16 = 0x7FFF

  /// Creates an empty numeral.
  public init() {}

  /// Creates a numeral from its sign and digits.
  ///
  /// ```swift
  /// Numeral(isNegative: true, integer: [1, 2], fraction: [5]).description  // "-12.5"
  /// ```
  ///
  /// - Parameters:
  ///   - isNegative: Whether the numeral has a minus sign.
  ///   - integer: The integer digits, most significant first, each from 0 to 9.
  ///   - fraction: The fraction digits, each from 0 to 9. If there are none, the numeral has no
  ///     separator. The integer and the fraction can have at most 16,383 digits in total.
  /// - Complexity: O(*n*), where *n* is the number of digits.
  public init(
    isNegative: Bool = false,
    integer: some Sequence<UInt8>,
    fraction: some Sequence<UInt8> = EmptyCollection()
  ) {
    self.isNegative = isNegative
    digits = NumeralDigits(integer)
    let integerCount = digits.count
    for digit in fraction { digits.append(digit) }
    if digits.count > integerCount { placeSeparator(after: integerCount) }
  }

  /// Creates a numeral with one integer digit.
  init(digit: UInt8) { digits.append(digit) }

  /// Creates a numeral with a separator after the first `separator` digits, or without a separator.
  package init(isNegative: Bool = false, digits: NumeralDigits, separator: Int? = nil) {
    self.digits = digits
    self.isNegative = isNegative
    if let separator { placeSeparator(after: separator) }
  }

  /// Creates a numeral from its digits, of which the last `fraction` digits are after the separator.
  init(isNegative: Bool, digits: NumeralDigits, fraction: Int) {
    let separator = fraction > 0 ? digits.count - fraction : nil
    self.init(isNegative: isNegative, digits: digits, separator: separator)
  }
}

extension Numeral {
  /// Whether the numeral has a minus sign.
  ///
  /// A numeral with a minus sign but no digits is a lone `-`.
  public var isNegative: Bool {
    get { shape & Self.minus != 0 }
    set { shape = newValue ? shape | Self.minus : shape & ~Self.minus }
  }

  /// The number of integer digits.
  public var integerCount: Int { hasSeparator ? Int(shape & ~Self.minus) : digits.count }

  /// Whether the numeral has a decimal separator, with or without fraction digits after it.
  public var hasSeparator: Bool { shape & Self.noSeparator != Self.noSeparator }

  /// Adds a decimal separator after the last digit, unless the numeral already has one.
  mutating func appendSeparator() {
    if !hasSeparator { placeSeparator(after: digits.count) }
  }

  private mutating func placeSeparator(after count: Int) {
    shape = shape & Self.minus | UInt16(truncatingIfNeeded: count)
  }

  /// Returns this numeral with or without a minus sign.
  package func signed(isNegative: Bool) -> Numeral {
    var signed = self
    signed.isNegative = isNegative
    return signed
  }

  /// The numeral `0`.
  package static var zero: Numeral { Numeral(digit: 0) }

  /// The numeral `1`.
  package static var one: Numeral { Numeral(digit: 1) }

  /// The number of fraction digits.
  public var fractionCount: Int { digits.count - integerCount }

  /// Whether the numeral has no digit, no separator and no sign.
  public var isEmpty: Bool { digits.isEmpty && !hasSeparator && !isNegative }

  /// Whether the number is zero, with or without a sign.
  ///
  /// A numeral without digits counts as zero.
  public var isZero: Bool { digits.areZero }

  /// Whether the integer part has several digits and starts with zero.
  var hasLeadingZeros: Bool { integerCount > 1 && digits.startsWithZero }

  /// Whether the integer part is a single zero.
  var hasSingleZeroInteger: Bool { integerCount == 1 && digits.startsWithZero }

  /// The number of content characters: digits and the decimal separator.
  var contentCount: Int { digits.count + (hasSeparator ? 1 : 0) }

  /// The number of integer digits, not counting leading zeros.
  var significantIntegerCount: Int { integerCount - digits.leadingZeros(upTo: integerCount) }

  /// Returns the index of the caret slot after the first `count` digits.
  ///
  /// If a decimal separator follows these digits, the slot before it is returned.
  func slot(afterDigits count: Int) -> Int { count > integerCount ? count + 1 : count }

  /// Returns the number of digits before the caret slot with the index `slot`.
  func digitCount(before slot: Int) -> Int { hasSeparator && slot > integerCount ? slot - 1 : slot }
}
