// SPDX-License-Identifier: MIT

import NumericText
import NumericTextCore

/// The reason why a text cannot be converted to a value, or why a plain number cannot be converted
/// to the text of a field.
enum UnreadableText: Error, Equatable {
  /// The text is not a plain decimal number.
  case notPlain

  /// The value type cannot represent the number.
  case notRepresentable(type: String, number: String)

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
    case .notPlain: "This is not a plain decimal number such as -1234.5."
    case .notRepresentable(let type, let number): "\(type) cannot represent \(number)."
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
  /// `value` is the result of parsing `text`. In a style with bounds, a number outside the limits
  /// of the type is clamped, which is not an error.
  func loss(of text: String, readAs value: Numeral) throws(NumericTextRefusal) -> UnreadableText? {
    let limits = Value.numericTextLimits
    let isLimit = [limits.lower, limits.upper].contains { $0?.isSameNumber(as: value) ?? false }
    // The number was clamped only if `value` equals a limit. It lost its fraction only if the type
    // has no fractions.
    guard isLimit || !limits.allowsFraction else { return nil }
    let field = field(allowsEmpty: true)
    let number = try field.read(text).scaled(byPowerOfTen: -field.notation.scale)
    let name = "\(Value.self)"
    let bounds = Bounds(lower: limits.lower, upper: limits.upper)
    guard hasBounds || number == number.clamped(to: bounds) else {
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

extension NumericTextStyle {
  private var hasBounds: Bool { choices.rules.lower != nil || choices.rules.upper != nil }
}

/// Replaces unpaired surrogate escapes in JSON: any of `\ud800`…`\udfff` without its other half.
///
/// Some platforms report the halves of a character as two separate keys. JSON can represent a
/// single half, but a Swift string cannot.
enum SurrogateEscapes {
  /// Returns the JSON text with unpaired surrogate escapes replaced by U+FFFD.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func repaired(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    var index = 0
    while let backslash = bytes[index...].firstIndex(of: UInt8(ascii: "\\")) {
      index = backslash + length(ofEscapeAt: backslash, in: bytes)
      if index == backslash + 6, unit(at: backslash, in: bytes).map(isSurrogate) ?? false {
        bytes.replaceSubrange(backslash + 2..<index, with: "fffd".utf8)
      }
      index = min(index, bytes.count)
    }
    return bytes
  }

  /// Returns the length of the escape sequence at `index`, including both halves of a surrogate
  /// pair.
  private static func length(ofEscapeAt index: Int, in bytes: [UInt8]) -> Int {
    guard let first = unit(at: index, in: bytes) else { return 2 }
    guard isHigh(first), let second = unit(at: index + 6, in: bytes) else { return 6 }
    return isSurrogate(second) && !isHigh(second) ? 12 : 6
  }

  /// Returns the UTF-16 code unit of the escape sequence `\uXXXX` at `index`, or nil if there is
  /// none.
  private static func unit(at index: Int, in bytes: [UInt8]) -> UInt16? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt16(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }

  private static func isSurrogate(_ unit: UInt16) -> Bool { (0xD800...0xDFFF).contains(unit) }
  private static func isHigh(_ unit: UInt16) -> Bool { (0xD800...0xDBFF).contains(unit) }
}
