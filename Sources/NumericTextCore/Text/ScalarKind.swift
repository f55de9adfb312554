// SPDX-License-Identifier: MIT

/// The role that a Unicode scalar can have in or next to a number, in any script.
enum ScalarKind: Hashable, Sendable {
  case digit(UInt8)
  case mark(Mark)
  case minus, plus, openBracket, closeBracket
  case percent, currency, quote
  /// White space that separates numbers and never groups digits, such as tabs and line breaks.
  case blank
  /// A scalar without a visible form, such as a bidirectional control, a joiner or U+FFFC.
  case invisible
  case other

  /// Creates the kind of a scalar.
  init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "0"..."9": self = .digit(UInt8(truncatingIfNeeded: scalar.value - 0x30))
    case _ where scalar.value < 0x80: self = Self.ascii(scalar)
    default: self = Self.beyondASCII(scalar)
    }
  }

  /// Whether this is neither white space nor invisible.
  var isVisible: Bool { self != .invisible && !isBlank }

  /// Whether this is white space of any kind.
  var isBlank: Bool { self == .mark(.space) || self == .blank }

  private static func ascii(_ scalar: Unicode.Scalar) -> ScalarKind {
    switch scalar {
    case ".": .mark(.period)
    case ",": .mark(.comma)
    case "'", "`": .mark(.apostrophe)
    case " ": .mark(.space)
    case "_": .mark(.underscore)
    case "-": .minus
    case "+": .plus
    case "(": .openBracket
    case ")": .closeBracket
    case "%": .percent
    case "$": .currency
    case "\"": .quote
    case "\t", "\n", "\r", "\u{B}", "\u{C}": .blank
    default: .other
    }
  }

  private static func beyondASCII(_ scalar: Unicode.Scalar) -> ScalarKind {
    if let mark = Mark(scalar) { return .mark(mark) }
    if let digit = UnicodeDigits.value(of: scalar) { return .digit(digit) }
    return switch scalar.value {
    // U+2010…U+2015 are dashes, U+2212 is the minus sign, and U+30FC is the prolonged sound mark of
    // Japanese keyboards.
    case 0x2010...0x2015, 0x2212, 0xFE63, 0xFF0D, 0x30FC: .minus
    case 0xFE62, 0xFF0B: .plus
    case 0xFE59, 0xFF08: .openBracket
    case 0xFE5A, 0xFF09: .closeBracket
    case 0x66A, 0xFE6A, 0xFF05: .percent
    case 0x201C...0x201F, 0x2039, 0x203A, 0xAB, 0xBB: .quote
    case 0x85, 0x2028, 0x2029: .blank
    // The signs of cents, mills and pfennigs change the amount: 50¢ is 0.50. They must therefore not be
    // skipped like other currency symbols.
    case 0xA2, 0x20A5, 0x20B0, 0xFFE0: .other
    case let value where ScalarTables.isCurrencySymbol(value): .currency
    case let value where ScalarTables.isInvisible(value): .invisible
    default: .other
    }
  }
}

extension ScalarText {
  /// Returns the kind of the scalar at `position`.
  func kind(at position: Int) -> ScalarKind { ScalarKind(scalar(at: position)) }

  /// Returns the kind of the scalar before `position`, or nil at the start.
  func kind(before position: Int) -> ScalarKind? { scalar(before: position).map { ScalarKind($0) } }

  /// Returns whether there is white space at `position`, which can be the end of the text.
  func isBlank(at position: Int) -> Bool { position < count && kind(at: position).isBlank }

  /// Returns whether there is a capital Latin letter at `position`.
  func isCapital(at position: Int) -> Bool { self[position] &- UInt8(ascii: "A") < 26 }

  /// Returns whether there is a letter at `position`, which can be the end of the text.
  func isLetter(at position: Int) -> Bool { position < count && scalar(at: position).isLetter }
}

extension Unicode.Scalar {
  /// The value from 0 to 9 of a digit in any script, or nil if this is not a digit.
  package var digitValue: UInt8? {
    if case .digit(let digit) = ScalarKind(self) { digit } else { nil }
  }

  /// The kind of separator that this scalar is, or nil if it is none.
  var mark: Mark? {
    if case .mark(let mark) = ScalarKind(self) { mark } else { nil }
  }

  /// Whether this is the letter e, which starts an exponent after a number.
  var startsExponent: Bool { self == "e" || self == "E" }

  /// Whether this scalar is an ASCII letter, or a scalar outside ASCII without another meaning.
  var isLetter: Bool {
    guard value < 0x80 else { return ScalarKind(self) == .other }
    return (value | 0x20) &- 0x61 < 26
  }

  /// Whether this scalar, typed after `letter`, can be a part of an abbreviation such as `Rs.` or
  /// `S/.`.
  func isInAbbreviation(after letter: Unicode.Scalar?) -> Bool {
    isLetter || (self == "/" && letter != nil)
  }
}
