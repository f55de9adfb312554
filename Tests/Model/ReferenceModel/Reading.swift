// SPDX-License-Identifier: MIT

/// A typed digit, or a number that was read from a text of several characters, such as a pasted
/// text.
struct Reading: Hashable {
  enum Sign { case minus, plus }

  var sign: Sign?
  /// Whether the number is a typed digit.
  var isKey = false
  var integer: [Character] = []
  /// The digits after the decimal separator, or nil if there is no separator.
  var fraction: [Character]?
  /// Whether the text contains a separator, an exponent or a currency symbol.
  var isAmount = false
  /// Whether a decimal mark directly follows the last digit.
  var endsWithMark = false
  /// Whether a word such as `k` multiplies the number.
  var hasMagnitude = false
  /// Whether the text can only replace the whole number: with a word such as `k`, with an exponent
  /// as in `1e3`, or as the style's special text for zero, such as `Free`.
  var standsAlone = false

  var number: Number {
    Number(isNegative: sign == .minus, integer: integer, fraction: fraction ?? [])
  }
}

extension Reading {
  /// Creates a reading of the digits of a number, without its sign.
  init(_ number: Number) {
    let fraction = Array(number.fractionText)
    self.init(integer: Array(number.integerText), fraction: fraction.isEmpty ? nil : fraction)
  }
}

/// Methods that read a text as a number.
extension Style {
  func reading(_ text: String) -> Reading? {
    // The style's special text for zero, such as `Free`, is read as zero.
    if let zero, text.withoutSpaces == zero.withoutSpaces {
      return Reading(integer: ["0"], isAmount: true, standsAlone: true)
    }
    let characters = text.filter { !$0.isControl }.withoutPrefix(prefix)
      .map { $0.decimalDigit ?? $0.narrowMark }
    guard let range = numberRange(in: characters) else { return nil }
    let mark = characters[range.upperBound...].first.flatMap { $0.isDecimalMark ? $0 : nil }
    let digits = Array(characters[range])
    let hasExponent = digits.contains("e") || digits.contains("E")
    let after = mark == nil && !hasExponent ? Array(characters[range.upperBound...]) : []
    guard let magnitude = magnitude(in: after) else { return nil }
    let isScaled = magnitude.power > 0
    let hasCents = mark != nil && characters.hasZeroCents(after: range.upperBound)
    let value = isScaled ? scaled(digits, by: magnitude.power) : number(digits, mark, hasCents)
    guard var reading = value else { return nil }
    if hasCents, !readZeroCents(&reading) { return nil }
    guard hasCents || !isOpenPair(digits, mark), !isDate(digits, before: mark, reading)
    else { return nil }
    var surroundings = Surroundings()
    let head = String(characters[..<range.lowerBound])
    let tail =
      isScaled ? String(magnitude.rest) : characters.tail(after: range.upperBound, skipping: mark)
    guard !replacesUnits(head, before: digits),
      read(head, isTail: false, into: &surroundings),
      read(tail.withoutFootnote(allowsArithmetic || isTerm), isTail: true, into: &surroundings),
      surroundings.isWellFormed, !surroundings.hasForeignCurrency || !canBeThousands(digits)
    else { return nil }
    reading.sign = surroundings.sign
    reading.isAmount = reading.isAmount || surroundings.hasCurrency
    reading.endsWithMark = mark != nil
    reading.hasMagnitude = isScaled
    reading.standsAlone = isScaled || hasExponent
    if hasExponent, allowsExponents, !readLikeTyped(&reading, before: tail) { return nil }
    return reading
  }

  /// Rounds a number with an exponent like the result of a typed exponent.
  ///
  /// Returns false if a minus is after it, because a typed minus would belong to the exponent.
  private func readLikeTyped(_ reading: inout Reading, before tail: String) -> Bool {
    let rounded = Reading(rounded(reading.number, rounding))
    (reading.integer, reading.fraction) = (rounded.integer, rounded.fraction)
    return !tail.contains(where: Self.minusSigns.contains)
  }

  /// Returns whether the dash at the end of `head` replaces the zero before the decimal separator, as
  /// in the Swiss price `–.50`.
  private func replacesUnits(_ head: String, before digits: [Character]) -> Bool {
    let isSwiss = place == .switzerland && !affixes(isNegative: false).before.isEmpty
    return (isSwiss || (kind == .currency && code == "CHF"))
      && head.last.map(Self.minusSigns.contains) == true && digits.first?.isDecimalMark == true
  }

  /// Reads a mark before a dash as the decimal separator, as in `5.–`.
  ///
  /// Returns false if a fraction precedes the mark, or if digits follow the dash.
  private func readZeroCents(_ reading: inout Reading) -> Bool {
    guard reading.fraction?.isEmpty ?? true, followingDigits == 0 else { return false }
    reading.fraction = maxFraction > 0 ? [] : nil
    reading.isAmount = true
    return true
  }

  /// Returns whether the text can be a number with a comma after it, or the start of `1,23,456`.
  private func isOpenPair(_ digits: [Character], _ mark: Character?) -> Bool {
    otherGroups == 2 && maxFraction > 0 && mark == groupMark && digits.isPair(after: groupMark)
  }

  /// Returns the range from the first digit to the last.
  ///
  /// If a decimal mark or the locale's grouping separator is directly before the first digit, the
  /// range includes it. The full stop of a currency symbol such as `Rs.` is not a decimal mark.
  private func numberRange(in characters: [Character]) -> Range<Int>? {
    guard var first = characters.firstIndex(where: \.isASCIIDigit),
      let last = characters.lastIndex(where: \.isASCIIDigit)
    else { return nil }
    guard first > 0 else { return first..<last + 1 }
    let mark = characters[first - 1]
    // An apostrophe before the number groups only after other digits. Otherwise, it is a quotation
    // mark.
    let canGroup = mark == groupMark && !mark.isWhitespace && (!mark.isQuote || precedingDigits > 0)
    let isDecimal = mark.isDecimalMark && !endsSymbol(characters[..<first])
    if isDecimal || canGroup { first -= 1 }
    return first..<last + 1
  }

  /// Returns whether `characters` end with a currency symbol that contains a full stop, as in `Rs.`.
  private func endsSymbol(_ characters: ArraySlice<Character>) -> Bool {
    guard characters.last == "." else { return false }
    return symbols.contains(where: String(characters).uppercased().hasSuffix)
  }

  /// Reads a number from `characters`.
  ///
  /// `mark` is the separator directly after them, if any.
  ///
  /// If `mark` is the style's decimal separator, or if the text is pasted before digits, the number
  /// has an empty fraction, as in `5.`, or the mark groups. If
  /// `hasCents` is true, dashes after `mark` stand for zero cents. In any other case, `mark` is
  /// punctuation.
  private func number(
    _ characters: [Character],
    _ mark: Character?,
    _ hasCents: Bool
  ) -> Reading? {
    let isOnItsWay = mark == decimalMark || mark == "٫" || followingDigits > 0
    guard let mark, hasCents || isOnItsWay else { return number(characters) }
    // Before digits, the mark is no punctuation.
    let withoutMark = followingDigits > 0 ? nil : number(characters)
    guard var reading = number(characters + [mark]) ?? withoutMark else { return nil }
    if reading.fraction == [], !isOnItsWay { reading.fraction = nil }
    return reading
  }

  private func number(_ characters: [Character]) -> Reading? {
    guard let index = characters.firstIndex(where: { $0 == "e" || $0 == "E" }) else {
      return parts(characters, maxFraction: maxFraction)
    }
    // An exponent moves the decimal separator: `1.5e3` is 1500.
    let exponent = String(characters[(index + 1)...]).replacing("\u{2212}", with: "-")
    guard let power = Int(exponent), power <= 4096 else { return nil }
    return scaled(Array(characters[..<index]), by: power, rounds: allowsExponents)
  }

  /// Reads `characters` as a number that is multiplied by a power of ten.
  ///
  /// Its fraction can have any length, because the product can be whole.
  private func scaled(
    _ characters: [Character],
    by power: Int,
    rounds: Bool = false
  ) -> Reading? {
    guard let mantissa = parts(characters, maxFraction: .max) else { return nil }
    // A number with a smaller exponent than -4096 is zero where fractions are possible.
    if power < -4096 { return maxFraction > 0 ? parts(["0"], maxFraction: 0) : nil }
    var reading = Reading(mantissa.number.shifted(by: power))
    guard reading.fraction == nil || maxFraction > 0 || rounds else { return nil }
    reading.isAmount = true
    return reading
  }
}

extension [Character] {
  /// Returns whether the mark at index `end` is followed by a dash, which stands for zero cents.
  fileprivate func hasZeroCents(after end: Int) -> Bool {
    self[(end + 1)...].first { !$0.isWhitespace }.map(Style.minusSigns.contains) ?? false
  }

  /// Returns whether the characters are one or two digits, `mark`, and two more digits.
  fileprivate func isPair(after mark: Character) -> Bool {
    let parts = split(separator: mark, omittingEmptySubsequences: false)
    return parts.count == 2 && (1...2).contains(parts[0].count) && parts[1].count == 2
      && parts.joined().allSatisfy(\.isASCIIDigit)
  }

  /// Returns the text after the digits and the separator.
  ///
  /// A dash after the separator is omitted, because it represents zero cents: `5,- €` is 5. A space
  /// can precede the dash.
  fileprivate func tail(after end: Int, skipping mark: Character?) -> String {
    guard mark != nil else { return String(self[end...]) }
    let rest = self[(end + 1)...].drop(while: \.isWhitespace)
    return String(rest.drop(while: Style.minusSigns.contains))
  }
}

extension String {
  var withoutSpaces: String { filter { !$0.isWhitespace && !$0.isControl } }

  /// Returns the text without asterisks at its end, which point to a footnote.
  ///
  /// In a field that calculates, an asterisk is an operator.
  fileprivate func withoutFootnote(_ calculates: Bool) -> String {
    guard !calculates else { return self }
    var rest = self
    while let last = rest.last, last == "*" || last.isWhitespace { rest.removeLast() }
    return rest
  }

  /// Returns the text without `prefix`, or the whole text if it doesn't start with `prefix`.
  ///
  /// `prefix` can end in a character that is also a decimal mark, such as the full stop of `ca.`.
  fileprivate func withoutPrefix(_ prefix: String) -> Substring {
    var rest = self[...]
    for expected in prefix.withoutSpaces {
      rest = rest.drop(while: \.isWhitespace)
      guard rest.popFirst() == expected else { return self[...] }
    }
    return rest
  }
}

extension Character {
  /// Whether the character is an invisible control or format character, or U+FFFC.
  var isControl: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.generalCategory == .format || $0.properties.generalCategory == .control
        || $0 == "\u{FFFC}"
    } && !isWhitespace
  }

  /// The ASCII equivalent of a full-width comma or period, or the character itself.
  fileprivate var narrowMark: Character { ["，": ",", "．": "."][self] ?? self }

  /// Whether the character is an apostrophe, which can group digits or quote a number.
  var isQuote: Bool { self == "'" || self == "’" }

  var isDecimalMark: Bool { self == "." || self == "," || self == "٫" }
}
