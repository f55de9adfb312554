// SPDX-License-Identifier: MIT

/// What a single scalar can mean in or beside a number, in any script.
enum ScalarKind: Hashable, Sendable {
  case digit(UInt8)
  case mark(Mark)
  case minus, plus, openBracket, closeBracket
  case percent, currency, quote
  /// White space that never groups digits: tabs and line ends separate numbers.
  case blank
  /// Marks without a shape of their own: bidi controls, joiners, U+FFFC.
  case invisible
  case other

  /// The meaning of a scalar.
  init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "0"..."9": self = .digit(UInt8(truncatingIfNeeded: scalar.value - 0x30))
    case _ where scalar.value < 0x80: self = Self.ascii(scalar)
    default: self = Self.beyondASCII(scalar)
    }
  }

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
    // U+2010…U+2015 dashes, U+2212 minus sign, U+30FC the long vowel that Japanese keyboards type.
    case 0x2010...0x2015, 0x2212, 0xFE63, 0xFF0D, 0x30FC: .minus
    case 0xFE62, 0xFF0B: .plus
    case 0xFE59, 0xFF08: .openBracket
    case 0xFE5A, 0xFF09: .closeBracket
    case 0x66A, 0xFE6A, 0xFF05: .percent
    case 0x201C...0x201F, 0x2039, 0x203A, 0xAB, 0xBB: .quote
    case 0x85, 0x2028, 0x2029: .blank
    // The cent sign: an amount in cents is a hundredth of what its digits say.
    case 0xA2, 0xFFE0: .other
    case let value where ScalarTables.isCurrencySymbol(value): .currency
    case let value where ScalarTables.isInvisible(value): .invisible
    default: .other
    }
  }
}

extension ScalarText {
  /// The meaning of the scalar at a position.
  @inline(never)  // Size of the engine for the web: written out at each call it is 2 KB more.
  func kind(at position: Int) -> ScalarKind { ScalarKind(scalar(at: position)) }
}

/// A kind of separator between digits.
///
/// Look-alikes are one kind: every space groups as a space does.
enum Mark: UInt8, Hashable, Sendable {
  case period, comma, apostrophe, space, underscore, arabicDecimal, arabicGroup, middleDot
  /// The comma of lists in East Asia: it groups digits, and never starts a fraction.
  case listComma
  /// A dash with a digit on each side: groups of digits in some fields, otherwise two numbers.
  case dash
  /// What stands for a fraction of zero behind an amount: the `.–` of `5.–`.
  case zeroCents
  /// A separator of the notation itself that is none of the above, such as the `$` of `1$50`.
  case ownDecimal, ownGroup

  /// The kind of a separator beyond ASCII.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0xFF0E, 0xFE52, 0x3002, 0xFF61: self = .period
    case 0xFF0C, 0x60C, 0xFE50, 0x2E41: self = .comma
    case 0x3001, 0xFE51, 0xFF64: self = .listComma
    case 0xB7, 0x387: self = .middleDot
    case 0x2019, 0x2018, 0x2BC, 0xB4, 0x2032, 0xFF07: self = .apostrophe
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: self = .space
    case 0x66B: self = .arabicDecimal
    case 0x66C: self = .arabicGroup
    default: return nil
    }
  }

  /// The kind of a whole separator text, `own` if it is none of the known ones.
  init(_ symbol: Symbol, own: Mark) {
    if let scalar = symbol.scalar, case .mark(let mark) = ScalarKind(scalar) {
      self = mark
    } else {
      self = own
    }
  }

  /// Whether some place uses this mark as its decimal separator.
  var canBeDecimal: Bool {
    switch self {
    case .period, .comma, .arabicDecimal, .middleDot, .zeroCents, .ownDecimal: true
    default: false
    }
  }

  /// Whether every place that uses this mark groups digits with it.
  var onlyGroups: Bool {
    switch self {
    case .apostrophe, .space, .underscore, .arabicGroup, .listComma: true
    default: false
    }
  }

  /// Whether every place that uses this mark starts a fraction with it.
  var onlyStartsFraction: Bool {
    switch self {
    case .arabicDecimal, .middleDot, .zeroCents: true
    default: false
    }
  }
}
