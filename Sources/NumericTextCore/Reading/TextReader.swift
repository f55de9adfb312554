// SPDX-License-Identifier: MIT

/// A reader that finds the number in a text that someone wrote, copied or dictated.
///
/// The text is read once, in three parts: the text before the number, the digits with the
/// separators between them, and the text after the number. When all separators are known,
/// `MarkedDigits` decides which of them is the decimal separator.
struct TextReader: ~Copyable {
  /// The number in a text.
  ///
  /// `isNegative` is nil if the text has no sign.
  struct Result: Hashable {
    var numeral: Numeral
    var isNegative: Bool?

    /// Whether the text is not a number, but the text that the field shows instead of zero, such as
    /// `Free`.
    var isZeroText = false

    /// Whether the text has a separator, an exponent, a magnitude or a currency.
    ///
    /// If not, a field with minor-unit entry reads the digits as minor units, such as cents.
    var isAmount = false

    /// Whether the last digit is directly followed by a separator.
    var endsWithMark = false

    /// Whether an exponent or a word such as `k` multiplies the number.
    var isScaled = false

    /// Whether a word such as `k` multiplies the number.
    var hasMagnitude = false
  }

  let text: ScalarText
  let lexicon: Lexicon

  var position = 0
  var end: Int
  var digits: MarkedDigits
  var signs = Signs()

  /// Whether an apostrophe precedes the number.
  ///
  /// If so, another apostrophe may follow the number as a closing quote.
  var isQuoted = false

  /// Whether the last digit is directly followed by a separator that can also be punctuation, such
  /// as a period.
  var hasTrailingMark = false

  /// Whether only a full stop separates a word from the number, as in `Q.150.00`.
  var isAbbreviated = false

  /// Whether a dash follows the number.
  ///
  /// Banks write a minus sign there. Japan and Hungary end a whole amount with a dash, as in `¥1,500-`
  /// and `1500-Ft`, so a dash after such an amount is refused.
  var endsWithDash = false

  /// Whether a currency is next to the number, apart from the notation's own prefix and suffix.
  var hasCurrency = false

  /// Whether a currency is next to the number that is not known to be the field's own.
  var hasForeignCurrency = false

  /// The range of the text between the prefix and the suffix of the notation, such as `5` in `$5`.
  var inner: Range<Int>

  /// The result of `lexicon.currencyNames()`, or nil until these names are needed.
  private var names: [Symbol]?

  /// The power of ten by which an exponent or a word multiplies the number.
  var power = 0

  /// Whether a word such as `k` multiplies the number.
  var hasMagnitude = false

  /// Parses the number in a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - lexicon: The separators, signs and words that can occur in the text.
  ///   - afterDigits: The number of integer digits before the text. If there are any, the comma in
  ///     `,234` is a grouping separator.
  ///   - beforeDigits: The number of integer digits after the inserted text. If there are two, the
  ///     comma in `1,2` would group them with the 2, so the text is refused.
  /// - Returns: The number.
  /// - Throws: The reason why the text cannot be parsed.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func read(
    _ text: String,
    with lexicon: Lexicon,
    afterDigits: Int = 0,
    beforeDigits: Int = 0
  ) throws(Refusal) -> Result {
    try text.withScalars { text -> Swift.Result<Result, Refusal> in
      var reader = TextReader(text, lexicon)
      reader.digits.preceding = afterDigits
      reader.digits.following = beforeDigits
      do throws(Refusal) {
        return .success(try reader.read())
      } catch {
        return .failure(error)
      }
    }.get()
  }

  init(_ text: ScalarText, _ lexicon: Lexicon) {
    self.text = text
    self.lexicon = lexicon
    end = text.count
    inner = 0..<end
    digits = MarkedDigits(lexicon)
  }

  private mutating func read() throws(Refusal) -> Result {
    if isZeroText { return Result(numeral: .zero, isZeroText: true, isAmount: true) }
    removeOwnAffixes()
    try readSurroundings(isBefore: true)
    readDigits()
    readTrailingMark()
    try readPower()
    try readSurroundings(isBefore: false)
    var numeral = try digits.numeral().raised(byPowerOfTen: power, lexicon)
    // In `Q.150`, the full stop can belong to the currency or start a fraction.
    guard !isAbbreviated || digits.hasMarks else { throw .severalNumbers }
    // In a Russian field, `$10,000` can be ten thousand American dollars.
    guard !hasForeignCurrency || !digits.canBeThousands else { throw .severalNumbers }
    guard numeral.hasSeparator || !endsWithDash || !isAmount else { throw .notANumber }
    let isNegative = try signs.isNegative()
    if lexicon.takesExponents, digits.isScaled, !hasMagnitude {
      // Typed after an exponent, a dash makes the exponent negative instead of the number.
      guard !endsWithDash else { throw .notANumber }
      // The result of a typed exponent is rounded, too.
      let result = lexicon.rules.rounded(numeral.signed(isNegative: isNegative == true))
      numeral = result.canonical.signed(isNegative: false)
    }
    let takesFraction = lexicon.rules.precision.takesFraction
    guard numeral.fractionCount == 0 || takesFraction else { throw .noFraction }
    return Result(
      numeral: numeral,
      isNegative: isNegative,
      isAmount: digits.hasMarks || digits.isScaled || isAmount
        || (lexicon.calculates && endsWithMark),
      endsWithMark: endsWithMark,
      isScaled: digits.isScaled,
      hasMagnitude: hasMagnitude
    )
  }

  /// Whether the text is the one that the field shows instead of zero, such as `Free`.
  private var isZeroText: Bool {
    guard !lexicon.zeroText.isEmpty else { return false }
    let range = text.visibleRange
    return !range.isEmpty && lexicon.zeroText.length(in: text, at: range.lowerBound) == range.count
  }
}

// MARK: - Words

extension TextReader {
  /// The names of the field's own currency, such as `USD` and `dollars`.
  mutating func currencyNames() -> [Symbol] {
    let names = names ?? lexicon.currencyNames()
    self.names = names
    return names
  }

  /// Returns whether the field's own currency has the ISO code `code`.
  mutating func isOwnCurrency(_ code: StaticString) -> Bool {
    currencyNames().contains { $0.utf8.count == 3 && $0.length(in: ScalarText(code), at: 0) == 3 }
  }

  /// Returns the length of the longest of `words` at the current position, or 0 if none match.
  ///
  /// In words of two letters, the case matters, as it does in the words of all currencies.
  func longestLength(of words: [Symbol]) -> Int {
    var longest = 0
    for word in words {
      let length = word.utf8.withScalars {
        text.length(ofWord: $0, at: position, inAnyCase: $0.utf16Length > 2)
      }
      longest = max(longest, length)
    }
    return longest
  }
}

// MARK: - The notation's own affixes

extension TextReader {
  /// Skips the notation's own affixes if the text starts with the prefix and ends with the suffix.
  ///
  /// A field can therefore always read its own text, whatever its symbols are. The longest affixes
  /// are skipped: if the currency symbol is `-`, the prefix of `--5` is `--`, which consists of the
  /// minus sign and the currency symbol.
  private mutating func removeOwnAffixes() {
    let affixes = lexicon.notation.affixes
    if remove(affixes.positive), lexicon.hasOwnPlus { signs = .plus }
    if remove(affixes.zero) { signs = [] }
    if affixes.signsDiffer, remove(affixes.negative) { signs = .minus }
    remove(affixes.negativeZero)
    inner = position..<end
  }

  /// Whether a currency is next to the number.
  var isAmount: Bool {
    hasCurrency || text[0..<inner.lowerBound].hasCurrency
      || text[inner.upperBound..<text.count].hasCurrency
  }

  /// Skips `affixes` if the text starts and ends with them, and if they are longer than any affixes
  /// that were skipped before.
  @discardableResult
  private mutating func remove(_ affixes: borrowing Affixes) -> Bool {
    let prefixEnd = affixes.prefix.utf8.count
    let suffixStart = text.count - affixes.suffix.utf8.count
    // A capital letter next to the currency symbol `$` names another currency, as in `$CA`.
    guard prefixEnd - suffixStart > position - end, prefixEnd < suffixStart,
      affixes.prefix.stands(in: text, at: 0), affixes.suffix.stands(in: text, at: suffixStart),
      prefixEnd == 0 || !isAbbreviation(upTo: prefixEnd),
      prefixEnd == 0 || !text.isCapital(at: prefixEnd),
      suffixStart == text.count
        || !(text.isCapital(at: suffixStart - 1) || isInsideWord(suffixStart))
    else { return false }
    position = prefixEnd
    end = suffixStart
    return true
  }

  /// Returns whether the text starts with a currency that is longer than the prefix, such as `Rp.`
  /// in `Rp. 500`.
  private func isAbbreviation(upTo prefixEnd: Int) -> Bool {
    text[prefixEnd] == UInt8(ascii: ".")
      && CurrencyWords.length(in: text, at: 0, isBefore: true) > prefixEnd
  }

  /// Returns whether there are letters on both sides of a position, as between the units of `mm`.
  func isInsideWord(_ position: Int) -> Bool {
    text.isLetter(at: position) && text.scalar(before: position)?.isLetter ?? false
  }
}

/// The signs on both sides of a number.
struct Signs: OptionSet {
  let rawValue: UInt8
  static let minus = Signs(rawValue: 1)
  static let plus = Signs(rawValue: 2)
  static let openBracket = Signs(rawValue: 4)
  static let closeBracket = Signs(rawValue: 8)
  static let repeated = Signs(rawValue: 16)

  mutating func add(_ sign: Signs) { insert(isDisjoint(with: sign) ? sign : .repeated) }

  /// Returns whether the signs make the number negative, or nil if there are none.
  ///
  /// - Throws: `notANumber` if the signs contradict each other or are repeated.
  func isNegative() throws(Refusal) -> Bool? {
    switch self {
    case []: nil
    case .minus, [.openBracket, .closeBracket], [.minus, .openBracket, .closeBracket]: true
    case .plus: false
    default: throw .notANumber
    }
  }
}
