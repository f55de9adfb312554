// SPDX-License-Identifier: MIT

/// A number type whose values can be typed into a field.
///
/// `Decimal`, `Double`, `Float`, `CGFloat`, the integer types and, except on Intel Macs, `Float16`
/// conform. For your own type, implement its limits, a conversion to digits, and a conversion from
/// digits.
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
  /// The limits for the numbers of this type, such as the maximum number of digits.
  static var numericTextLimits: NumericTextLimits { get }

  /// The exact digits of the number, or nil if it is not finite.
  ///
  /// A number that is not finite is shown as an empty field, and replaced by the first edit.
  var numeral: Numeral? { get }

  /// Creates the number that a numeral represents.
  ///
  /// If the type rounds, return the nearest number. If it cannot represent the number, return nil,
  /// and the edit is refused.
  ///
  /// - Parameter numeral: A number with at least one digit, without superfluous zeros, within the
  ///   limits of the type and the style.
  init?(numeral: Numeral)

  /// Updates the value of a field that can be empty to the number that the user entered.
  ///
  /// Conforming types don't need to implement this method. Like `outcome(ofOptional:)`, it is a
  /// requirement of the protocol so that its code is specialized for each type.
  ///
  /// - Parameters:
  ///   - value: The value, or nil if the field is empty.
  ///   - numeral: A number without superfluous zeros, or an empty numeral if the field is empty.
  /// - Returns: Whether the type can represent the number. If not, the value doesn't change.
  @discardableResult
  static func update(optional value: inout Self?, to numeral: Numeral) -> Bool

  /// Returns the outcome of the last event in a session of a field that can be empty.
  ///
  /// Conforming types don't need to implement this method. It is a requirement of the protocol so
  /// that its code is specialized for each type (benchmark "key at 10 digits, Decimal?").
  static func outcome(ofOptional session: NumericTextSession<Self?>) -> NumericTextOutcome<Self?>
}

/// The type of a field's value: a number, or an optional number for a field that can be empty.
///
/// Types that conform to ``NumericTextValue``, and optionals of them, conform automatically.
///
/// ```swift
/// let amount = NumericTextSession(value: 0 as Decimal, style: .number)     // never empty
/// let discount = NumericTextSession(value: nil as Decimal?, style: .number)  // can be empty
/// ```
public protocol NumericTextBoundValue: Equatable, Sendable {
  /// The number type.
  associatedtype Number: NumericTextValue

  /// Whether the field can be empty.
  static var allowsEmpty: Bool { get }

  /// The number, or nil for an empty field.
  var number: Number? { get }

  /// Creates the value of a field that contains `number`, or of an empty field if `number` is nil.
  ///
  /// - Returns: The value, or nil if `number` is nil and the field cannot be empty.
  init?(number: Number?)

  /// Updates the value to the number that the user entered.
  ///
  /// ```swift
  /// var amount = 0 as Decimal
  /// amount.update(to: Numeral("12.5") ?? Numeral())
  /// amount  // 12.5
  /// ```
  ///
  /// - Parameter numeral: A number without superfluous zeros, or an empty numeral if the field is
  ///   empty.
  /// - Returns: Whether the type can represent the number. If not, the value doesn't change.
  @discardableResult
  mutating func update(to numeral: Numeral) -> Bool

  /// Returns whether two values are equal.
  ///
  /// Setting a value that is equal to the current value of a field has no effect.
  ///
  /// Conforming types don't need to implement this method. It is a requirement of the protocol
  /// because the `==` of `Decimal` allocates memory for numbers with different exponents (benchmark
  /// "set(value:) with another value").
  static func areEqual(_ left: Self, _ right: Self) -> Bool

  /// Returns the outcome of the last event in a session.
  ///
  /// Conforming types don't need to implement this method. It is a requirement of the protocol so
  /// that its code is specialized for each type, and doesn't look up types at run time (benchmark
  /// "key at 11 digits").
  static func outcome(of session: NumericTextSession<Self>) -> NumericTextOutcome<Self>
}

// The methods that are called for each key are inlinable, so that their code is also specialized for
// a type of another module (benchmark "key at 10 digits, Money").

extension NumericTextBoundValue {
  /// The digits of the number, or an empty numeral for an empty field or a number that is not
  /// finite.
  var fieldNumeral: Numeral { number?.numeral ?? Numeral() }

  /// Updates the value to the number that the user entered, if the type can represent it.
  @discardableResult
  public mutating func update(to numeral: Numeral) -> Bool {
    let number = numeral.digits.isEmpty ? nil : Number(numeral: numeral)
    guard number != nil || numeral.digits.isEmpty, let bound = Self(number: number) else {
      return false
    }
    self = bound
    return true
  }

  /// Returns whether two values are equal.
  public static func areEqual(_ left: Self, _ right: Self) -> Bool { left == right }

  /// Returns the outcome of the last event in a session.
  @inlinable
  public static func outcome(of session: NumericTextSession<Self>) -> NumericTextOutcome<Self> {
    session.outcome
  }
}

extension NumericTextValue {
  /// Updates the value to the number that the user entered, if the type can represent it.
  @discardableResult
  @inlinable
  public mutating func update(to numeral: Numeral) -> Bool {
    guard !numeral.digits.isEmpty, let number = Self(numeral: numeral) else { return false }
    self = number
    return true
  }

  /// Updates the value of a field that can be empty to the number that the user entered, if the
  /// type can represent it.
  @discardableResult
  @inlinable
  public static func update(optional value: inout Self?, to numeral: Numeral) -> Bool {
    if numeral.digits.isEmpty {
      value = nil
      return true
    }
    guard let number = Self(numeral: numeral) else { return false }
    value = number
    return true
  }

  /// Returns the outcome of the last event in a session of a field that can be empty.
  @inlinable
  public static func outcome(
    ofOptional session: NumericTextSession<Self?>
  ) -> NumericTextOutcome<Self?> {
    session.outcome
  }

  /// False, because the field always contains a number.
  public static var allowsEmpty: Bool { false }

  /// The number itself.
  public var number: Self? { self }

  /// Creates a value equal to `number`, or returns nil if `number` is nil.
  public init?(number: Self?) {
    guard let number else { return nil }
    self = number
  }
}

extension Optional: NumericTextBoundValue where Wrapped: NumericTextValue {
  /// True, because nil represents an empty field.
  public static var allowsEmpty: Bool { true }

  /// The number, or nil for an empty field.
  public var number: Wrapped? { self }

  /// Creates an optional equal to `number`, which is nil for an empty field.
  public init?(number: Wrapped?) { self = number }

  /// Updates the value to the number that the user entered, if the type can represent it.
  @discardableResult
  public mutating func update(to numeral: Numeral) -> Bool {
    Wrapped.update(optional: &self, to: numeral)
  }

  /// Returns whether both values are nil, or both are equal numbers.
  public static func areEqual(_ left: Self, _ right: Self) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return Wrapped.areEqual(left, right)
  }

  /// Returns the outcome of the last event in a session.
  public static func outcome(of session: NumericTextSession<Self>) -> NumericTextOutcome<Self> {
    Wrapped.outcome(ofOptional: session)
  }
}
