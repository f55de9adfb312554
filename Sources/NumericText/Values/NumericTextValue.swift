// SPDX-License-Identifier: MIT

/// A number type that people can type into a field.
///
/// `Decimal`, `Double`, `Float`, `CGFloat` and the integers conform. A type of your own needs three
/// things: its limits, its digits, and a way back from digits.
///
/// ```swift
/// struct Cents: NumericTextValue {
///   var count: Int
///
///   static var numericTextLimits: NumericTextLimits { NumericTextLimits(digits: 18) }
///
///   var numeral: Numeral? { Numeral("\(count)")?.scaled(byPowerOfTen: -2) }
///
///   init?(numeral: Numeral) {
///     let cents = numeral.scaled(byPowerOfTen: 2)
///     guard cents.fractionCount == 0, let count = Int(cents.description) else { return nil }
///     self.count = count
///   }
/// }
/// ```
public protocol NumericTextValue: NumericTextBoundValue where Number == Self {
  /// What the type can hold.
  static var numericTextLimits: NumericTextLimits { get }

  /// The exact digits of the number, nil if it is not finite.
  ///
  /// A number that is not finite is shown as an empty field; the first edit replaces it.
  var numeral: Numeral? { get }

  /// The number of a canonical numeral, correctly rounded if the type rounds.
  ///
  /// - Parameter numeral: A canonical numeral within the limits of the type and the style. It is
  ///   never empty.
  /// Nil if the type cannot hold the number: the edit is refused.
  init?(numeral: Numeral)
}

/// What a field can be bound to: a number, or an optional number for a field that may be empty.
///
/// Number types conform by conforming to ``NumericTextValue``; optionals of them conform as well.
///
/// ```swift
/// let amount = NumericTextSession(value: 0 as Decimal, style: .number)     // never empty
/// let discount = NumericTextSession(value: nil as Decimal?, style: .number)  // may be empty
/// ```
public protocol NumericTextBoundValue: Equatable, Sendable {
  /// The number type.
  associatedtype Number: NumericTextValue

  /// Whether the field may be empty.
  static var allowsEmpty: Bool { get }

  /// The number, nil if there is none.
  var number: Number? { get }

  /// The bound value of a number.
  ///
  /// - Returns: Nil if there is no number and the field may not be empty.
  init?(number: Number?)
}

extension NumericTextValue {
  /// False: a number is always there.
  public static var allowsEmpty: Bool { false }

  /// The number itself.
  public var number: Self? { self }

  /// The number itself.
  public init?(number: Self?) {
    guard let number else { return nil }
    self = number
  }
}

extension Optional: NumericTextBoundValue where Wrapped: NumericTextValue {
  /// True: nil is an empty field.
  public static var allowsEmpty: Bool { true }

  /// The number, nil if there is none.
  public var number: Wrapped? { self }

  /// The optional itself.
  public init?(number: Wrapped?) { self = number }
}
