// SPDX-License-Identifier: MIT

public import Foundation

extension Double: NumericTextValue {
  /// Numbers of up to 15 digits, the most that a `Double` always preserves.
  public static let numericTextLimits = NumericTextLimits.nines(15)

  /// The shortest numeral that converts back to this number, or nil for infinity and NaN.
  public var numeral: Numeral? { Numeral(shortest: description) }

  /// Creates the number nearest to a numeral.
  public init?(numeral: Numeral) { self = Self.exact(numeral) ?? Double(numeral.description) ?? 0 }

  /// Returns the value of a short numeral, computed as a quotient of two integers: 12.5 as 125 /
  /// 10.
  ///
  /// `Double` represents both integers exactly, so the quotient is rounded correctly (Clinger, "How
  /// to read floating point numbers accurately", 1990).
  ///
  /// - Returns: The quotient, or nil if the numeral has too many digits.
  private static func exact(_ numeral: Numeral) -> Double? {
    guard let word = numeral.digits.word, word < 1_000_000_000_000_000 as UInt64,
      numeral.fractionCount < powersOfTen.count
    else { return nil }
    let quotient = Double(word) / powersOfTen[numeral.fractionCount]
    return numeral.isNegative ? -quotient : quotient
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}

extension Float: NumericTextValue {
  /// Numbers of up to 7 digits.
  public static let numericTextLimits = NumericTextLimits.nines(7)

  /// The shortest numeral that converts back to this number, or nil for infinity and NaN.
  public var numeral: Numeral? { Numeral(shortest: description) }

  /// Creates the number nearest to a numeral.
  public init?(numeral: Numeral) { self.init(numeral.description) }
}

extension CGFloat: NumericTextValue {
  /// The limits of `Double`.
  public static var numericTextLimits: NumericTextLimits { Double.numericTextLimits }

  /// The shortest numeral that converts back to this number, or nil for infinity and NaN.
  public var numeral: Numeral? { Double(self).numeral }

  /// Creates the number nearest to a numeral.
  public init?(numeral: Numeral) {
    guard let number = Double(numeral: numeral) else { return nil }
    self.init(number)
  }
}

// `Float16` is unavailable on Intel Macs.
#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  extension Float16: NumericTextValue {
    /// Numbers of up to 3 digits.
    public static let numericTextLimits = NumericTextLimits.nines(3)

    /// The shortest numeral that converts back to this number, or nil for infinity and NaN.
    public var numeral: Numeral? { Numeral(shortest: description) }

    /// Creates the number nearest to a numeral.
    public init?(numeral: Numeral) { self.init(numeral.description) }
  }
#endif

extension Numeral {
  /// Creates a numeral from the description of a floating-point number, such as `0.1` or `5e-324`,
  /// or returns nil if the number is not finite.
  init?(shortest description: String) {
    let end = description.utf8.firstIndex(of: UInt8(ascii: "e")) ?? description.endIndex
    guard let digits = Numeral(String(description[..<end])) else { return nil }
    let power = end == description.endIndex ? 0 : Int(description[end...].dropFirst())
    guard let power else { return nil }
    self = digits.scaled(byPowerOfTen: power)
  }
}
