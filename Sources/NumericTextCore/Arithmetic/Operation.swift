// SPDX-License-Identifier: MIT

/// An operator, a percent sign or a bracket in an expression.
enum Operation: Hashable, Sendable {
  case add, subtract, multiply, divide, percent, open, close

  /// Returns nil if `scalar` is none in any script.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x2A, 0xD7, 0x2217, 0xFF0A: self = .multiply
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

  /// Whether `scalar` asks for the result.
  static func isEquals(_ scalar: Unicode.Scalar) -> Bool { scalar == "=" || scalar == "\u{FF1D}" }

  /// The text that is shown, the same in every locale, so that it cannot be taken for a sign.
  var text: String {
    switch self {
    case .add: " + "
    case .subtract: " − "
    case .multiply: " × "
    case .divide: " / "
    case .percent: "%"
    case .open: "("
    case .close: ")"
    }
  }

  /// Whether it stands between two operands.
  var isBinary: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide: true
    case .percent, .open, .close: false
    }
  }

  /// Whether it ends an operand, so that no number can follow.
  var endsOperand: Bool { self == .percent || self == .close }
}
