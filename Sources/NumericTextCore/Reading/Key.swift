// SPDX-License-Identifier: MIT

/// The effect of typing a scalar into a field.
enum Key: Hashable {
  case digit(UInt8)
  case decimalSeparator
  case minus
  case plus
  /// Has no effect: the engine inserts scalars of this kind by itself, for example grouping
  /// separators.
  case laidOut
  case unknown

  init(_ scalar: Unicode.Scalar, _ field: borrowing Field) {
    let kind = ScalarKind(scalar)
    let opensBracket = kind == .openBracket && field.lexicon.writesBrackets
    if case .digit(let digit) = kind {
      self = .digit(digit)
    } else if let digit = field.notation.digits.value(of: scalar) {
      self = .digit(digit)
    } else if Self.isDecimalSeparator(scalar, kind, field) {
      self = .decimalSeparator
    } else if kind == .minus || opensBracket || field.notation.minus.isOnly(scalar) {
      self = .minus
    } else if kind == .plus || field.notation.plus.isOnly(scalar) {
      self = .plus
    } else {
      self = Self.isLaidOut(scalar, kind, field) ? .laidOut : .unknown
    }
  }

  /// Returns whether typing `scalar` enters the decimal separator.
  ///
  /// This is true for the decimal separators of the notation and of the keyboard. It is also true
  /// for any other character that some locale uses as a decimal separator, such as `.` or `,`.
  ///
  /// Among these other characters, the field's grouping separator is accepted only if the style
  /// accepts any separator. In a field without fractions, it is never accepted.
  private static func isDecimalSeparator(
    _ scalar: Unicode.Scalar,
    _ kind: ScalarKind,
    _ field: borrowing Field
  ) -> Bool {
    if !field.lexicon.expected.takesFraction, field.notation.groupSeparator.isOnly(scalar) {
      return false
    }
    if field.notation.decimalSeparator.isOnly(scalar) { return true }
    if scalar == field.rules.keyboardSeparator { return true }
    guard case .mark(let mark) = kind, mark.canBeDecimal else { return false }
    return field.rules.separators == .any
      || mark != field.lexicon.groupMark
  }

  private static func isLaidOut(
    _ scalar: Unicode.Scalar,
    _ kind: ScalarKind,
    _ field: borrowing Field
  ) -> Bool {
    switch kind {
    case .mark, .blank, .invisible: true
    case .closeBracket where field.lexicon.writesBrackets: true
    default:
      field.notation.groupSeparator.contains(scalar)
        || field.notation.affixes.positive.contains(scalar)
    }
  }
}
