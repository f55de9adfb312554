// SPDX-License-Identifier: MIT

extension FixedWidthInteger {
  /// Limits that allow all numbers of the integer type, and no fractions.
  public static var numericTextLimits: NumericTextLimits {
    let upper = Numeral("\(Self.max)")
    return NumericTextLimits(
      lower: Numeral("\(Self.min)"),
      upper: upper,
      digits: upper?.digits.count,
      allowsFraction: false,
      isComplete: true
    )
  }

  /// The exact digits.
  public var numeral: Numeral? {
    guard let word = UInt64(exactly: magnitude) else { return Numeral(description) }
    return Numeral(NumeralDigits(word), timesPowerOfTen: 0, isNegative: self < 0)
  }

  /// Creates the integer that is equal to a numeral.
  ///
  /// - Returns: The integer, or nil if the numeral has a fraction or is out of range.
  public init?(numeral: Numeral) {
    guard numeral.fractionCount == 0 else { return nil }
    // Converting all digits at once is faster than one multiplication for each digit (benchmark
    // "key at 19 digits, Int").
    if let word = numeral.digits.word {
      self.init(word, isNegative: numeral.isNegative)
    } else {
      self.init(numeral.digits, isNegative: numeral.isNegative)
    }
  }

  private init?(_ word: UInt64, isNegative: Bool) {
    guard isNegative else {
      self.init(exactly: word)
      return
    }
    guard let magnitude = Magnitude(exactly: word), magnitude <= Self.min.magnitude else {
      return nil
    }
    self = 0 &- Self(truncatingIfNeeded: magnitude)
  }

  private init?(_ digits: NumeralDigits, isNegative: Bool) {
    var number: Self = 0
    for digit in digits {
      let (tens, isOver) = number.multipliedReportingOverflow(by: 10)
      let (sum, isPast) =
        isNegative
        ? tens.subtractingReportingOverflow(Self(digit))
        : tens.addingReportingOverflow(Self(digit))
      if isOver || isPast { return nil }
      number = sum
    }
    self = number
  }
}

extension Int: NumericTextValue {}
extension Int8: NumericTextValue {}
extension Int16: NumericTextValue {}
extension Int32: NumericTextValue {}
extension Int64: NumericTextValue {}
extension UInt: NumericTextValue {}
extension UInt8: NumericTextValue {}
extension UInt16: NumericTextValue {}
extension UInt32: NumericTextValue {}
extension UInt64: NumericTextValue {}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: NumericTextValue {}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: NumericTextValue {}
