// SPDX-License-Identifier: MIT

/// The reason why an edit was refused.
///
/// A refused edit changes nothing.
///
/// ```swift
/// let outcome = session.type("x")
/// outcome.refusal               // .notANumber
/// outcome.refusal?.description  // "This is not part of a number."
/// ```
public enum NumericTextRefusal: Error, Hashable, Sendable {
  /// The text contains no number, or it contains letters that are not part of a number.
  case notANumber

  /// The text contains several numbers, such as `1 and 2` or `12:30`.
  case severalNumbers

  /// The number already has a decimal separator.
  case secondSeparator

  /// The field accepts only whole numbers.
  case noFraction

  /// A separator was typed in minor-unit entry, in which digits fill the number from the right.
  case noSeparatorInMinorUnits

  /// The integer part already has the maximum number of digits.
  case tooManyIntegerDigits(limit: Int)

  /// The fraction already has the maximum number of digits.
  case tooManyFractionDigits(limit: Int)

  /// The number already has the maximum number of digits of its type or style.
  case tooManyDigits(limit: Int)

  /// Negative numbers are not allowed.
  case negativeNotAllowed

  /// Positive numbers are not allowed.
  case positiveNotAllowed

  /// The number is past a bound.
  case outOfBounds

  /// The range is outside the text.
  case rangeOutsideText

  /// An input method is composing text, which must be confirmed or canceled first.
  case textIsMarked

  /// There is nothing to undo or redo.
  case noHistory

  /// The value type cannot represent the number.
  case notRepresentable

  /// An expression divides by zero.
  case divisionByZero

  /// An expression has more than 200 operations, or more than 20 open parentheses.
  case expressionTooLong

  /// The app's own rule forbids the number.
  ///
  /// The app sets the rule, and a sentence that explains it, with `allows(_:_:)` of a style.
  case notAllowed

  /// The text is empty, or it consists of white space.
  ///
  /// `parse(_:)` of a style throws this. A field never refuses an edit with this reason.
  case empty
}

/// A shorter name for `NumericTextRefusal`, used inside the engine.
package typealias Refusal = NumericTextRefusal

extension NumericTextRefusal {
  /// The limit that was exceeded, such as 2 for `tooManyFractionDigits(limit: 2)`, or nil for a
  /// refusal without a limit.
  package var limit: Int? {
    switch self {
    case .tooManyIntegerDigits(let limit), .tooManyFractionDigits(let limit),
      .tooManyDigits(let limit):
      limit
    default: nil
    }
  }
}
