// SPDX-License-Identifier: MIT

import NumericText
import NumericTextCore

/// Why the value of a text cannot be printed.
enum UnreadableText: Error, Equatable {
  /// The text is no number of the style.
  case refused(Refusal)

  /// The number is below or above all that the number type takes.
  case outOfRange(type: String, lower: String, upper: String)

  /// The number has a fraction, and the number type holds whole numbers only.
  case fraction(type: String)
}

extension UnreadableText: CustomStringConvertible {
  var description: String {
    switch self {
    case .refused(let refusal): refusal.description
    case .outOfRange(let type, let lower, let upper):
      "\(type) takes numbers from \(lower) to \(upper)."
    case .fraction(let type): "\(type) takes whole numbers only."
    }
  }
}

extension NumericTextStyle {
  /// What a number type loses of a text that was read as a value, nil if nothing.
  ///
  /// The bounds of the style are no loss: they are asked for.
  func loss(of text: String, readAs value: Numeral) throws(Refusal) -> UnreadableText? {
    let field = field(allowsEmpty: true)
    let number = try field.read(text).scaled(byPowerOfTen: -field.notation.scale)
    let limits = Value.numericTextLimits
    let name = "\(Value.self)"
    guard number == number.clamped(to: Bounds(lower: limits.lower, upper: limits.upper)) else {
      return .outOfRange(
        type: name,
        lower: limits.lower?.description ?? "",
        upper: limits.upper?.description ?? ""
      )
    }
    let whole = number.rounded(toFraction: 0, .towardZero).canonical
    let isCut = !limits.allowsFraction && number != whole && value == whole
    return isCut ? .fraction(type: name) : nil
  }
}
