// SPDX-License-Identifier: MIT

/// Methods that read the text before and after a number: signs, currencies and other words.
extension TextReader {
  /// The maximum number of signs and words on one side of a number.
  ///
  /// This limits the time that it takes to refuse a long text.
  private static let symbolLimit = 100

  mutating func readSurroundings(isBefore: Bool) throws(Refusal) {
    var symbols = 0
    while position < end {
      let kind = text.kind(at: position)
      if !kind.isVisible {
        position = text.after(position)
      } else if isBefore, skipAbbreviationStop() {
        continue
      } else if isBefore, startsNumber {
        return
      } else if !isBefore, let next = endOfZeroCents(at: position) {
        position = next
      } else {
        guard symbols < Self.symbolLimit else { throw .notANumber }
        position += try surroundingLength(kind, isBefore)
        symbols += 1
      }
    }
    if isBefore { throw .notANumber }
  }

  /// Skips a full stop directly after a word, as in `Q. 150.00`, or between a currency symbol and a
  /// space, as in `€. 150`.
  ///
  /// If the notation's own prefix or a symbol is directly before the full stop, and a digit directly
  /// after it, the full stop is the decimal separator instead.
  ///
  /// - Returns: Whether a full stop was skipped.
  private mutating func skipAbbreviationStop() -> Bool {
    guard text[position] == UInt8(ascii: "."), let kind = text.kind(before: position) else {
      return false
    }
    let startsNumber = startsNumber
    let isWord = kind == .other && position > inner.lowerBound
    guard isWord || (!startsNumber && (kind == .other || kind == .currency)) else { return false }
    isAbbreviated = startsNumber
    position += 1
    return true
  }

  /// Whether the number starts at the current position.
  private var startsNumber: Bool { startsNumber(at: position, canBeGroup: digits.continuesInteger) }

  /// Reads the sign or word at the current position, and returns its length.
  private mutating func surroundingLength(
    _ kind: ScalarKind,
    _ isBefore: Bool
  ) throws(Refusal) -> Int {
    // After the number, `.-` is not a sign. Before it, `:-` is a colon in India: `Rs:-700`.
    let mark: Unicode.Scalar = isBefore ? ":" : "."
    if kind == .minus, text.scalar(before: position) == mark { throw .notANumber }
    let sign = ownSignLength()
    if sign > 0 { return sign }
    let word = wordLength(isBefore)
    if word > 0, !isForeignSign(kind, word, isBefore) { return word }
    if !isBefore, isStartOfSuffix { return end - position }
    switch kind {
    case .minus where isBefore && endsAbbreviation: break
    case .minus where !isBefore || !replacesUnits():
      endsWithDash = !isBefore
      signs.add(.minus)
    case .plus: signs.add(.plus)
    case .openBracket where isBefore: signs.add(.openBracket)
    case .closeBracket where !isBefore: signs.add(.closeBracket)
    case .percent, .quote: break
    case .other where !isBefore && isFootnote: break
    case .other where !isBefore && isZeroSubunits && !digits.startsWithMark:
      hasCurrency = true
      return 2
    case .other where isBefore && isLabelColon: break
    case .mark(let mark) where readQuote(mark, isBefore) || readFullStop(mark, isBefore): break
    case .digit: throw .severalNumbers
    default:
      throw !isBefore && hasDigit ? .severalNumbers : .notANumber
    }
    return text.after(position) - position
  }

  /// Whether a digit follows.
  private var hasDigit: Bool {
    text.firstPosition(from: position, upTo: end) { digit(at: $0) != nil } < end
  }

  /// Returns whether a word is only a sign that the notation writes on the other side of a number.
  ///
  /// With the suffix `-`, for example, the minus in `-5` is the sign of the number rather than a
  /// word.
  private func isForeignSign(_ kind: ScalarKind, _ length: Int, _ isBefore: Bool) -> Bool {
    guard kind == .minus || kind == .plus, position + length == text.after(position) else {
      return false
    }
    let affixes = lexicon.notation.affixes.positive
    let own = isBefore ? affixes.prefix : affixes.suffix
    return !own.contains(text.scalar(at: position))
  }

  /// Returns the length of the longest word at the current position, or 0 if there is none.
  ///
  /// Words are the texts that the notation can write next to a number, and the names, codes and
  /// symbols of all currencies.
  private mutating func wordLength(_ isBefore: Bool) -> Int {
    let nameLength = isHere("GBp") ? 0 : longestLength(of: currencyNames())
    // No other word is longer than the rest of the text.
    if position + nameLength == end {
      hasCurrency = true
      return nameLength
    }
    let unitLength = longestLength(of: lexicon.words)
    let own = max(nameLength, isInsideWord(position + unitLength) ? 0 : unitLength)
    let currency = CurrencyWords.length(in: text, at: position, isBefore: isBefore && !isAmount)
    if currency > own {
      // A letter that multiplies a number is no currency, not even where a language writes it first.
      if isBefore, lexicon.magnitude(in: text, at: position)?.length == currency { return own }
      if currency > 1, changesAmount || startsWithOwnSubunit() { return own }
      hasForeignCurrency = true
    }
    let length = max(currency, own)
    // A word of the notation itself can contain a currency, as in the prefix `≈ $`.
    if nameLength > 0 || currency > 0 || text[position..<position + length].hasCurrency {
      hasCurrency = true
    }
    return length
  }

  /// Whether there is a subunit of the field's currency at the current position, which is also the name
  /// of another currency: `50 Rp.` are half a franc.
  private mutating func startsWithOwnSubunit() -> Bool {
    if isHere("rp", inAnyCase: true) { return isOwnCurrency("CHF") }
    if isHere("kr", inAnyCase: true) { return isOwnCurrency("TRY") }
    if isHere("dh", inAnyCase: true) || isHere("درهم") {
      return isOwnCurrency("JOD") || isOwnCurrency("LYD") || isOwnCurrency("QAR")
    }
    if isHere("тенге", inAnyCase: true) { return isOwnCurrency("TMT") }
    return isHere("ban", inAnyCase: true) && (isOwnCurrency("RON") || isOwnCurrency("MDL"))
  }

  /// Whether there is a multiple or a subunit at the current position that is a currency code in
  /// capitals: `dzd` for a thousand in Dutch, `lak` for a lakh, or `GBp` for pence.
  private var changesAmount: Bool { isHere("dzd") || isHere("lak") || isHere("GBp") }

  private func isHere(_ word: StaticString, inAnyCase: Bool = false) -> Bool {
    text.length(ofWord: ScalarText(word), at: position, inAnyCase: inAnyCase) > 0
  }

  /// Whether the text at the current position is `/-` or `/=`, which stands for zero cents: `500/-`
  /// in India, `500/=` in East Africa.
  ///
  /// It is refused in a text such as `₹.500/-`, in which the full stop does not start a fraction.
  private var isZeroSubunits: Bool {
    text.has(ScalarText("/-"), at: position) || text.has(ScalarText("/="), at: position)
  }

  /// Whether the dash at the current position is between a full stop and white space, as in Bolivia's
  /// `Bs.- 150`.
  private var endsAbbreviation: Bool {
    let next = text.after(position)
    return followsFullStop && next < end && text.kind(at: next).isBlank
  }

  /// Whether there is a full stop directly before the current position.
  private var followsFullStop: Bool { text.scalar(before: position) == "." }

  /// Whether the dash at the current position replaces the zero before a decimal separator, as in
  /// `–.50`, which means 0.50 in a Swiss price.
  ///
  /// Swiss prices are in francs, or have apostrophes between groups and the currency before the number.
  private mutating func replacesUnits() -> Bool {
    let hasPrefix = !lexicon.notation.affixes.positive.prefix.isEmpty
    guard (digits.ownGroup == .apostrophe && hasPrefix) || isOwnCurrency("CHF") else {
      return false
    }
    let next = text.after(position)
    return next < end && digit(at: next) == nil && startsNumber(at: next)
  }

  /// Whether there is a colon between a currency and the number, as in `US$: 5`.
  private var isLabelColon: Bool { isAmount && text[position] == UInt8(ascii: ":") }

  /// Whether there is an asterisk at the current position, as in `34,50 € *`.
  ///
  /// This is false in a field that calculates, in which an asterisk is an operator.
  private var isFootnote: Bool {
    let scalar = text.scalar(at: position)
    return (scalar == "*" || scalar == "\u{FF0A}") && !lexicon.takesOperators
  }

  /// Whether the rest of the text is the start of the style's suffix, such as `k` for `kg`,
  /// ignoring case.
  private var isStartOfSuffix: Bool {
    lexicon.suffix.utf8.withScalars { text[position..<end].isStart(of: $0) }
  }

  /// Reads a sign of the notation, and returns its length, or 0 if there is none.
  private mutating func ownSignLength() -> Int {
    let minus = lexicon.minus.length(in: text, at: position)
    let length = minus > 0 ? minus : lexicon.plus.length(in: text, at: position)
    if length > 0 { signs.add(minus > 0 ? .minus : .plus) }
    return length
  }

  /// Reads a mark that opens or closes a quotation, as in `'1,234'`.
  ///
  /// - Returns: Whether `mark` is such a mark.
  private mutating func readQuote(_ mark: Mark, _ isBefore: Bool) -> Bool {
    guard mark == .apostrophe, isBefore != isQuoted else { return false }
    isQuoted = isBefore
    return true
  }

  /// Reads a period or comma that ends the text after a word, as in `5 kr,`.
  ///
  /// - Returns: Whether `mark` is such a mark.
  private mutating func readFullStop(_ mark: Mark, _ isBefore: Bool) -> Bool {
    guard !isBefore, !hasTrailingMark, mark == .period || mark == .comma else { return false }
    hasTrailingMark = true
    let rest = text.firstPosition(from: text.after(position), upTo: end) {
      text.isVisible(at: $0) && text.kind(at: $0) != .quote
    }
    return rest >= end
  }
}
