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

    /// Whether the text is the one that the field shows in place of zero.
    var isZeroText = false

    /// Whether the text has a separator, an exponent or a currency.
    ///
    /// A till takes the digits of other texts as minor units.
    var isAmount = false
  }

  let text: ScalarText
  let lexicon: Lexicon

  var position = 0
  var end: Int
  var digits: MarkedDigits
  var signs = Signs()

  /// Whether an apostrophe stands in front of the number, so that one behind it closes a quotation.
  var isQuoted = false

  /// Whether a mark that may end a sentence stands right behind the digits.
  var hasTrailingMark = false

  /// Whether a currency stands beside the number.
  var isAmount = false

  private var exponent = 0

  /// The number in a text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func read(_ text: String, with lexicon: Lexicon) throws(Refusal) -> Result {
    try text.withScalars { text -> Swift.Result<Result, Refusal> in
      var reader = TextReader(text, lexicon)
      do throws(Refusal) {
        return .success(try reader.read())
      } catch {
        return .failure(error)
      }
    }.get()
  }

  private init(_ text: ScalarText, _ lexicon: Lexicon) {
    self.text = text
    self.lexicon = lexicon
    end = text.count
    digits = MarkedDigits(lexicon)
  }

  private mutating func read() throws(Refusal) -> Result {
    if isZeroText { return Result(numeral: .zero, isZeroText: true, isAmount: true) }
    removeOwnAffixes()
    try readSurroundings(isBefore: true)
    readDigits()
    readTrailingMark()
    try readExponent()
    try readSurroundings(isBefore: false)
    let numeral = try raised(try digits.numeral())
    guard numeral.fractionCount == 0 || lexicon.expected.takesFraction else { throw .noFraction }
    return Result(
      numeral: numeral,
      isNegative: try signs.isNegative(),
      isAmount: isAmount || digits.hasMarks || digits.isScaled
    )
  }

  /// Whether the text is what the field shows in place of zero.
  private var isZeroText: Bool {
    guard !lexicon.zeroText.isEmpty else { return false }
    let range = text.visibleRange
    return !range.isEmpty
      && lexicon.zeroText.length(in: text, at: range.lowerBound) == range.count
  }
}

// MARK: - The notation's own affixes

extension TextReader {
  /// Takes the notation's affixes away where the text has them to the letter, so that what the
  /// field shows can always be pasted back, whatever its symbols hold.
  ///
  /// The longest ones are taken: `--5` in a notation of the symbol `-` has the prefix `--`.
  private mutating func removeOwnAffixes() {
    if remove(lexicon.affixes.positive), lexicon.hasOwnPlus { signs = .plus }
    if remove(lexicon.affixes.zero) { signs = [] }
    if lexicon.hasOwnNegative, remove(lexicon.affixes.negative) { signs = .minus }
    remove(lexicon.affixes.negativeZero)
    isAmount = hasCurrency(in: 0..<position) || hasCurrency(in: end..<text.count)
  }

  /// Leaves affixes out if they stand around the text and are longer than those left out before.
  @discardableResult
  private mutating func remove(_ affixes: borrowing Affixes) -> Bool {
    let prefix = affixes.prefix.utf8
    let suffix = affixes.suffix.utf8
    let suffixStart = text.count - suffix.count
    guard prefix.count - suffixStart > position - end, prefix.count < suffixStart,
      prefix.withScalars({ text.has($0, at: 0) }),
      suffix.withScalars({ text.has($0, at: suffixStart) }),
      prefix.count == 0 || !isCapital(at: prefix.count),
      suffix.count == 0 || !isCapital(at: suffixStart - 1)
    else { return false }
    position = prefix.count
    end = suffixStart
    return true
  }

  /// Whether a Latin capital stands at a position: beside `$` it belongs to another currency, `$CA`.
  private func isCapital(at position: Int) -> Bool { text[position] &- UInt8(ascii: "A") < 26 }

  private func hasCurrency(in range: Range<Int>) -> Bool {
    var place = range.lowerBound
    while place < range.upperBound {
      if CurrencyWords.length(in: text, at: place, isBefore: true) > 0 { return true }
      place = text.after(place)
    }
    return false
  }

  /// Whether affixes stand around the text and are longer than others.
  private func stand(_ affixes: borrowing Affixes, over others: borrowing Affixes) -> Bool {
    let prefix = affixes.prefix.utf8
    let suffix = affixes.suffix.utf8
    let suffixStart = text.count - suffix.count
    return prefix.count + suffix.count > others.prefix.utf8.count + others.suffix.utf8.count
      && prefix.count < suffixStart
      && prefix.withScalars({ text.has($0, at: 0) })
      && suffix.withScalars({ text.has($0, at: suffixStart) })
  }
}

// MARK: - Exponents

extension TextReader {
  /// The greatest power of ten that is moved by digits; further ones are as good as infinite.
  private static let exponentLimit = 4096

  private mutating func readExponent() throws(Refusal) {
    guard position < end, text[position] | 0x20 == UInt8(ascii: "e") else { return }
    var index = position + 1
    var isNegative = false
    if index < end {
      switch text.kind(at: index) {
      case .minus:
        isNegative = true
        index = text.after(index)
      case .plus: index = text.after(index)
      default: break
      }
    }
    let start = index
    while index < end, let digit = digit(at: index) {
      exponent = min(exponent * 10 + Int(digit), Self.exponentLimit + 1)
      index = text.after(index)
    }
    guard index > start else { return }
    position = index
    digits.isScaled = true
    if isNegative { exponent.negate() }
  }

  private func raised(_ numeral: Numeral) throws(Refusal) -> Numeral {
    guard exponent != 0 else { return numeral }
    if numeral.isZero { return .zero }
    if exponent < -Self.exponentLimit {
      guard lexicon.expected.takesFraction else { throw .noFraction }
      return .zero
    }
    guard exponent <= Self.exponentLimit else {
      throw .tooManyIntegerDigits(limit: Self.exponentLimit)
    }
    return try numeral.canonical.raised(byPowerOfTen: exponent)
  }
}

extension Numeral {
  /// The number times ten to a power, its fraction trimmed to what a number may have.
  fileprivate func raised(byPowerOfTen power: Int) throws(Refusal) -> Numeral {
    let point = integerCount + power
    let limit = Digits.limit
    guard point <= limit else { throw .tooManyDigits(limit: limit) }
    let fraction = limit - integerCount - max(0, 1 - point)
    return trimmed(toFraction: max(0, fraction)).scaled(byPowerOfTen: power)
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
