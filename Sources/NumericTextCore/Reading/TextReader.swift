// SPDX-License-Identifier: MIT

/// Reads a number from text as people write, copy and dictate it: the only lenient reader.
///
/// The text is passed over once, in three zones: what stands before the number, its digits with
/// their marks, and what stands behind it. Which mark is the decimal separator is decided at the
/// end, when all are known (`MarkedDigits`).
struct TextReader {
  /// A number that was read.
  ///
  /// Without a sign of its own it is neither positive nor negative yet.
  struct Result: Hashable {
    var numeral: Numeral
    var isNegative: Bool?
  }

  let scalars: [Unicode.Scalar]
  let notation: Notation
  let words: [Word]

  /// The notation's signs that are written with more than a sign, or with something else.
  let ownSigns: [(word: Word, sign: Signs)]

  var position = 0
  var end: Int
  var digits: MarkedDigits
  var signs = Signs()

  /// Whether an apostrophe stands in front of the number, so that one behind it closes a quotation.
  var isQuoted = false

  /// Whether a mark that may end a sentence stands right behind the digits.
  var hasTrailingMark = false

  private var exponent = 0

  /// The number in a text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func read(_ text: String, in notation: Notation) throws(Refusal) -> Result {
    var reader = TextReader(text, notation)
    return try reader.read()
  }

  private init(_ text: String, _ notation: Notation) {
    scalars = Array(text.unicodeScalars)
    self.notation = notation
    let affixes = [notation.affixes.positive, notation.affixes.zero]
    words = (notation.words + affixes.flatMap { [$0.prefix, $0.suffix] }).map { Word($0) }
      .filter { !$0.isEmpty }
    ownSigns = [(notation.minus, Signs.minus), (notation.plus, Signs.plus)]
      .filter { symbol, _ in symbol.scalar.map { ScalarKind($0) == .other } ?? true }
      .map { symbol, sign in (Word(symbol), sign) }
    end = scalars.count
    digits = MarkedDigits(notation)
  }

  private mutating func read() throws(Refusal) -> Result {
    removeOwnAffixes()
    try readSurroundings(isBefore: true)
    readDigits()
    readTrailingMark()
    try readExponent()
    try readSurroundings(isBefore: false)
    let numeral = try digits.numeral()
    return Result(
      numeral: try raised(numeral),
      isNegative: try signs.isNegative()
    )
  }
}

// MARK: - The notation's own affixes

extension TextReader {
  /// Takes the notation's affixes away where the text has them to the letter, so that what the
  /// field shows can always be pasted back, whatever its symbols hold.
  private mutating func removeOwnAffixes() {
    let affixes = notation.affixes
    if affixes.negative != affixes.positive, removeAffixes(affixes.negative) {
      signs.add(.minus)
    } else if !removeAffixes(affixes.positive) {
      _ = removeAffixes(affixes.zero)
    }
  }

  private mutating func removeAffixes(_ affixes: Affixes) -> Bool {
    let prefix = affixes.prefix.scalars
    let suffix = affixes.suffix.scalars
    guard !(prefix.isEmpty && suffix.isEmpty),
      prefix.count + suffix.count < scalars.count,
      scalars.starts(with: prefix),
      scalars.suffix(suffix.count).elementsEqual(suffix)
    else { return false }
    position = prefix.count
    end = scalars.count - suffix.count
    return true
  }
}

// MARK: - Exponents

extension TextReader {
  /// The greatest power of ten that is moved by digits; further ones are as good as infinite.
  private static let exponentLimit = 4096

  private mutating func readExponent() throws(Refusal) {
    guard position < end, scalars[position] == "e" || scalars[position] == "E" else { return }
    var index = position + 1
    var isNegative = false
    if index < end {
      switch ScalarKind(scalars[index]) {
      case .minus: isNegative = true
      case .plus: break
      default: index -= 1
      }
      index += 1
    }
    let start = index
    while index < end, let digit = digit(scalars[index]) {
      exponent = min(exponent * 10 + Int(digit), Self.exponentLimit + 1)
      index += 1
    }
    guard index > start else { return }
    position = index
    if isNegative { exponent.negate() }
  }

  private func raised(_ numeral: Numeral) throws(Refusal) -> Numeral {
    guard exponent != 0 else { return numeral }
    if numeral.isZero || exponent < -Self.exponentLimit { return .zero }
    guard exponent <= Self.exponentLimit else {
      throw .tooManyIntegerDigits(limit: Self.exponentLimit)
    }
    return numeral.scaled(byPowerOfTen: exponent)
  }
}

/// The signs beside a number that is being read.
struct Signs: OptionSet {
  let rawValue: UInt8
  static let minus = Signs(rawValue: 1)
  static let plus = Signs(rawValue: 2)
  static let openBracket = Signs(rawValue: 4)
  static let closeBracket = Signs(rawValue: 8)
  static let repeated = Signs(rawValue: 16)

  mutating func add(_ sign: Signs) {
    insert(isDisjoint(with: sign) ? sign : .repeated)
  }

  /// Whether they make the number negative, nil without any.
  func isNegative() throws(Refusal) -> Bool? {
    switch self {
    case []: nil
    case .minus, [.openBracket, .closeBracket], [.minus, .openBracket, .closeBracket]: true
    case .plus: false
    default: throw .notANumber
    }
  }
}
