// SPDX-License-Identifier: MIT

/// Why an edit was refused.
///
/// A refused edit changes nothing.
///
/// ```swift
/// let outcome = session.type("x")
/// outcome.refusal               // .notANumber
/// outcome.refusal?.description  // "This is not part of a number."
/// ```
public enum Refusal: Error, Hashable, Sendable {
  /// The text holds no number, or letters that belong to none.
  case notANumber

  /// The text holds two numbers, such as `1 and 2` or `12:30`.
  case severalNumbers

  /// The number has its decimal separator already.
  case secondSeparator

  /// The field takes whole numbers only.
  case noFraction

  /// The separator key means nothing where digits fill from the right.
  case noSeparatorInMinorUnits

  /// The integer part is full.
  case tooManyIntegerDigits(limit: Int)

  /// The fraction part is full.
  case tooManyFractionDigits(limit: Int)

  /// The number has all the digits that its type or style allows.
  case tooManyDigits(limit: Int)

  /// Numbers below zero are not allowed.
  case negativeNotAllowed

  /// Numbers above zero are not allowed.
  case positiveNotAllowed

  /// The number lies past a bound.
  case outOfBounds

  /// The range does not lie inside the text.
  case rangeOutsideText

  /// Text is marked by an input method; it is confirmed or dropped first.
  case textIsMarked

  /// There is nothing to undo or to redo.
  case noHistory

  /// The value type cannot hold the number.
  case notRepresentable
}

extension Refusal {
  /// The name of the case, as scripts and web pages know it.
  public var name: String {
    switch self {
    case .notANumber: "notANumber"
    case .severalNumbers: "severalNumbers"
    case .secondSeparator: "secondSeparator"
    case .noFraction: "noFraction"
    case .noSeparatorInMinorUnits: "noSeparatorInMinorUnits"
    case .tooManyIntegerDigits: "tooManyIntegerDigits"
    case .tooManyFractionDigits: "tooManyFractionDigits"
    case .tooManyDigits: "tooManyDigits"
    case .negativeNotAllowed: "negativeNotAllowed"
    case .positiveNotAllowed: "positiveNotAllowed"
    case .outOfBounds: "outOfBounds"
    case .rangeOutsideText: "rangeOutsideText"
    case .textIsMarked: "textIsMarked"
    case .noHistory: "noHistory"
    case .notRepresentable: "notRepresentable"
    }
  }
}
