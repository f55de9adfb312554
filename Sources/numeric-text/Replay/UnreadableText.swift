// SPDX-License-Identifier: MIT

import NumericText
import NumericTextCore

/// The reason why a text cannot be converted to a value.
enum UnreadableText: Error, Equatable {
  /// The text is not a number that the style allows.
  case refused(NumericTextRefusal)

  /// The number is outside the limits of the value type.
  case outOfRange(type: String, lower: String, upper: String)

  /// The number has a fraction, but the value type is an integer.
  case fraction(type: String)
}

extension UnreadableText: CustomStringConvertible {
  var description: String {
    switch self {
    case .refused(let refusal): refusal.description
    case .outOfRange(let type, let lower, let upper):
      "\(type) can only represent numbers from \(lower) to \(upper)."
    case .fraction(let type): "\(type) can only represent whole numbers."
    }
  }
}

extension NumericTextStyle {
  /// Returns the reason why the type `Value` cannot represent the number in `text`, or nil if it
  /// can.
  ///
  /// `value` is the result of parsing `text`. It may have been clamped to the bounds of the style.
  /// Clamping doesn't count as a loss.
  func loss(of text: String, readAs value: Numeral) throws(NumericTextRefusal) -> UnreadableText? {
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
