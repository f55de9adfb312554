// SPDX-License-Identifier: MIT

/// An operator, a percent sign or a bracket in an expression.
enum Operation: Hashable, Sendable {
  case add, subtract, multiply, divide, percent, open, close

  /// The letter e between a number and its exponent, as in `1.5e3`.
  case power

  /// Creates the operation for a scalar in any script, such as `×` or the full-width `＋`.
  ///
  /// - Returns: The operation, or nil if the scalar doesn't represent one.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x2A, 0xD7, 0xB7, 0x2217, 0x22C5, 0xFF0A: self = .multiply
    // The letter x can also be part of a word, which the caller checks.
    case 0x58, 0x78: self = .multiply
    case 0x2F, 0xF7, 0x2044, 0x2215, 0xFF0F: self = .divide
    default:
      switch ScalarKind(scalar) {
      case .plus: self = .add
      case .minus: self = .subtract
      case .percent: self = .percent
      case .openBracket: self = .open
      case .closeBracket: self = .close
      default: return nil
      }
    }
  }

  /// Returns whether `scalar` is the letter x, which can be an operator or part of a word.
  static func isLetterX(_ scalar: Unicode.Scalar) -> Bool { scalar == "x" || scalar == "X" }

  /// Returns whether `scalar` is an equals sign, which requests the result.
  static func isEquals(_ scalar: Unicode.Scalar) -> Bool { scalar == "=" || scalar == "\u{FF1D}" }

  /// The text that the field shows for the operation in every locale.
  ///
  /// The spaces around a plus or minus distinguish it from the sign of a number.
  var text: StaticString {
    switch self {
    case .add: " + "
    case .subtract: " − "
    case .multiply: " × "
    case .divide: " / "
    case .percent: "%"
    case .open: "("
    case .close: ")"
    case .power: "e"
    }
  }

  /// The text of a bracket with a space inside.
  var spacedBracket: StaticString { self == .open ? "( " : " )" }

  /// Whether the operation is a plus or minus, which can also be the sign of a number.
  var isAdditive: Bool { self == .add || self == .subtract }

  /// Whether the operation is an operator between two operands.
  var isBinary: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide, .power: true
    case .percent, .open, .close: false
    }
  }

  /// Whether the operation ends an operand, as `%` and `)` do.
  ///
  /// No number can follow such an operation directly.
  var endsOperand: Bool { self == .percent || self == .close }
}
