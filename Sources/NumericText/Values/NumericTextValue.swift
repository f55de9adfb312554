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

  /// Takes a number that was typed.
  ///
  /// ```swift
  /// var amount = 0 as Decimal
  /// amount.update(to: Numeral("12.5") ?? Numeral())
  /// amount  // 12.5
  /// ```
  ///
  /// - Parameter numeral: A canonical numeral, empty for no number.
  /// - Returns: Whether the type holds the number. If not, the value stays as it is.
  @discardableResult
  mutating func update(to numeral: Numeral) -> Bool

  /// What came of the last event in a session.
  ///
  /// Types need not implement it. It is a requirement because each conformance has code of its own for
  /// it, which looks up no types at run time (benchmark "key at 11 digits").
  static func outcome(of session: NumericTextSession<Self>) -> NumericTextOutcome<Self>
}

extension NumericTextBoundValue {
  /// Takes a number that was typed, if the type holds it.
  @discardableResult
  public mutating func update(to numeral: Numeral) -> Bool {
    let number = numeral.digits.isEmpty ? nil : Number(numeral: numeral)
    guard number != nil || numeral.digits.isEmpty, let bound = Self(number: number) else {
      return false
    }
    self = bound
    return true
  }

  /// What came of the last event in a session.
  public static func outcome(of session: NumericTextSession<Self>) -> NumericTextOutcome<Self> {
    session.outcome
  }
}

extension NumericTextValue {
  /// Takes a number that was typed, if the type holds it.
  @discardableResult
  public mutating func update(to numeral: Numeral) -> Bool {
    guard !numeral.digits.isEmpty, let number = Self(numeral: numeral) else { return false }
    self = number
    return true
  }

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
