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

  private let scalars: [Unicode.Scalar]
  private let notation: Notation
  private let words: [Word]
  private var position = 0
  private var end: Int
  private var digits: MarkedDigits
  private var exponent = 0
  private var signs = Signs()

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
    end = scalars.count
    digits = MarkedDigits(notation)
  }

  private mutating func read() throws(Refusal) -> Result {
    removeOwnAffixes()
    try readSurroundings(isBefore: true)
    readDigits()
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

// MARK: - Before and behind the number

extension TextReader {
  private mutating func readSurroundings(isBefore: Bool) throws(Refusal) {
    while position < end {
      if isBefore, startsNumber() { return }
      position += try surroundingLength(isBefore: isBefore)
    }
    if isBefore { throw .notANumber }
  }

  /// The length of the sign, word or space at the position.
  private mutating func surroundingLength(isBefore: Bool) throws(Refusal) -> Int {
    if let length = ownSignLength() { return length }
    let word = words.reduce(0) { max($0, $1.length(matching: scalars, at: position)) }
    if word > 0 { return word }
    switch ScalarKind(scalars[position]) {
    case .minus: signs.add(.minus)
    case .plus: signs.add(.plus)
    case .openBracket where isBefore: signs.add(.openBracket)
    case .closeBracket where !isBefore: signs.add(.closeBracket)
    case .mark(.space), .blank, .invisible, .percent, .currency, .quote: break
    case .digit: throw .severalNumbers
    default: return try currencyWordLength(isBefore: isBefore)
    }
    return 1
  }

  private func currencyWordLength(isBefore: Bool) throws(Refusal) -> Int {
    let length = CurrencyWords.length(in: scalars, at: position)
    if length > 0 { return length }
    throw !isBefore && hasDigitBehind ? .severalNumbers : .notANumber
  }

  private mutating func ownSignLength() -> Int? {
    for (symbol, sign) in [(notation.minus, Signs.minus), (notation.plus, Signs.plus)]
    where symbol.scalar.map({ ScalarKind($0) == .other }) ?? true {
      let length = Word(symbol).length(matching: scalars, at: position)
      guard length > 0 else { continue }
      signs.add(sign)
      return length
    }
    return nil
  }

  private var hasDigitBehind: Bool {
    scalars[position..<end].contains { digit($0) != nil }
  }
}

// MARK: - The number

extension TextReader {
  /// Whether a digit stands at the position, or a decimal separator with a digit behind it.
  private func startsNumber() -> Bool {
    if digit(scalars[position]) != nil { return true }
    guard let (mark, length) = mark(at: position), digits.canBeDecimal(mark) else { return false }
    return position + length < end && digit(scalars[position + length]) != nil
  }

  private mutating func readDigits() {
    while position < end {
      if let digit = digit(scalars[position]) {
        digits.append(digit)
      } else if let (mark, length) = mark(at: position) {
        let next = skippingInvisible(position + length)
        guard next < end, digit(scalars[next]) != nil else {
          position += digits.appendTrailing(mark) ? length : 0
          return
        }
        digits.append(mark)
        position = next
        continue
      } else if ScalarKind(scalars[position]) != .invisible {
        return
      }
      position += 1
    }
  }

  private func digit(_ scalar: Unicode.Scalar) -> UInt8? {
    if case .digit(let digit) = ScalarKind(scalar) { return digit }
    return notation.digits.value(of: scalar)
  }

  /// The separator at a position and its length.
  private func mark(at position: Int) -> (Mark, Int)? {
    for (symbol, mark) in [
      (notation.decimalSeparator, digits.ownDecimal), (notation.groupSeparator, digits.ownGroup),
    ] where mark == .ownDecimal || mark == .ownGroup {
      let own = symbol.scalars
      if !own.isEmpty, scalars[position..<end].starts(with: own) { return (mark, own.count) }
    }
    if case .mark(let mark) = ScalarKind(scalars[position]) { return (mark, 1) }
    return nil
  }

  private func skippingInvisible(_ start: Int) -> Int {
    var index = start
    while index < end, ScalarKind(scalars[index]) == .invisible { index += 1 }
    return index
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
private struct Signs: OptionSet {
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
