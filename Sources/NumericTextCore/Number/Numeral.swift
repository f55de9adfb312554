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
/// The digits are stored in one sequence, and `integerCount` marks the position of the separator:
///
///     digits      1 2 3 4 5 0
///     part        i i i i f f      integerCount = 4
public struct Numeral: Hashable, Sendable {
  /// All digits, integer digits first.
  public internal(set) var digits = NumeralDigits()

  var shape = Shape()

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
    shape.integerCount = digits.count
    for digit in fraction { digits.append(digit) }
    shape.hasSeparator = fractionCount > 0
  }

  /// Creates a numeral with one integer digit.
  init(digit: UInt8) {
    digits.append(digit)
    shape.integerCount = 1
  }

  package init(isNegative: Bool, digits: NumeralDigits, integerCount: Int, hasSeparator: Bool) {
    self.digits = digits
    shape.integerCount = integerCount
    shape.isNegative = isNegative
    shape.hasSeparator = hasSeparator
  }
}

// MARK: - Sign and separator

extension Numeral {
  /// Whether the numeral has a minus sign.
  ///
  /// A numeral with a minus sign but no digits is a lone `-`.
  public var isNegative: Bool {
    get { shape.isNegative }
    set { shape.isNegative = newValue }
  }

  /// Returns this numeral with or without a minus sign.
  package func signed(isNegative: Bool) -> Numeral {
    var signed = self
    signed.isNegative = isNegative
    return signed
  }

  /// The number of integer digits.
  public var integerCount: Int { shape.integerCount }

  /// Whether the numeral has a decimal separator, with or without fraction digits after it.
  public var hasSeparator: Bool { shape.hasSeparator }

  /// The sign, the separator and its position, packed into 16 bits.
  ///
  /// With this packing, a numeral takes four machine words and is passed in registers (benchmark
  /// "key at 11 digits").
  struct Shape: Hashable, Sendable {
    private static let negative: UInt16 = 0x8000
    private static let separator: UInt16 = 0x4000

    private var bits: UInt16 = 0

    var isNegative: Bool {
      get { bits & Self.negative != 0 }
      set { bits = newValue ? bits | Self.negative : bits & ~Self.negative }
    }

    var hasSeparator: Bool {
      get { bits & Self.separator != 0 }
      set { bits = newValue ? bits | Self.separator : bits & ~Self.separator }
    }

    var integerCount: Int {
      get { Int(bits & ~(Self.negative | Self.separator)) }
      set {
        precondition(
          (0...NumeralDigits.capacity).contains(newValue),
          "Too many digits: at most 16,383."
        )
        let flags = bits & (Self.negative | Self.separator)
        bits = flags | UInt16(truncatingIfNeeded: newValue)
      }
    }
  }
}

extension Numeral {
  /// The numeral `0`.
  package static var zero: Numeral { Numeral(digit: 0) }

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

  /// The number of content characters: digits and the decimal separator.
  var contentCount: Int { digits.count + (hasSeparator ? 1 : 0) }

  /// The number of integer digits, not counting leading zeros.
  var significantIntegerCount: Int {
    integerCount - digits.leadingZeros(upTo: integerCount)
  }

  /// Returns the index of the caret slot after the first `count` digits.
  ///
  /// If a decimal separator follows these digits, the slot before it is returned.
  func slot(afterDigits count: Int) -> Int {
    count > integerCount ? count + 1 : count
  }

  /// Returns the number of digits before the caret slot with the index `slot`.
  func digitCount(before slot: Int) -> Int {
    hasSeparator && slot > integerCount ? slot - 1 : slot
  }
}
