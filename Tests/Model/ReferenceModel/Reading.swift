// SPDX-License-Identifier: MIT

/// A number read from text of more than one character, such as a paste.
struct Reading: Hashable {
  enum Sign { case minus, plus }

  var sign: Sign?
  var integer: [Character] = []
  /// The digits after the decimal separator, or nil if there is no separator.
  var fraction: [Character]?
  /// Whether the text has a decimal separator, a grouping separator or a currency symbol.
  var isAmount = false
  /// Whether the text is the style's text for zero.
  var isZeroText = false
}

/// Reading text as a number.
extension Style {
  func reading(_ text: String) -> Reading? {
    // The style's own text for zero is read as zero.
    if let zero, text.withoutSpaces == zero.withoutSpaces {
      return Reading(integer: ["0"], isAmount: true, isZeroText: true)
    }
    let characters = text.filter { !$0.isControl }.withoutPrefix(prefix)
      .map { $0.decimalDigit ?? $0.narrowMark }
    guard let range = numberRange(in: characters) else { return nil }
    let mark = characters[range.upperBound...].first.flatMap { $0.isDecimalMark ? $0 : nil }
    guard var reading = number(Array(characters[range]), before: mark) else { return nil }
    var surroundings = Surroundings()
    let head = String(characters[..<range.lowerBound])
    let tail = characters.tail(after: range.upperBound, skipping: mark)
    guard read(head, isTail: false, into: &surroundings),
      read(tail, isTail: true, into: &surroundings), surroundings.isWellFormed
    else { return nil }
    reading.sign = surroundings.sign
    reading.isAmount = reading.isAmount || surroundings.hasCurrency
    return reading
  }

  /// Returns the range from the first digit, or a mark directly before it, to the last digit.
  private func numberRange(in characters: [Character]) -> Range<Int>? {
    guard var first = characters.firstIndex(where: \.isASCIIDigit),
      let last = characters.lastIndex(where: \.isASCIIDigit)
    else { return nil }
    if first > 0, characters[first - 1].isDecimalMark { first -= 1 }
    return first..<last + 1
  }

  /// Reads the characters of a number.
  ///
  /// A decimal separator after the last digit starts an empty fraction; other marks there are
  /// ignored.
  private func number(_ characters: [Character], before mark: Character?) -> Reading? {
    guard let mark else { return number(characters) }
    guard var reading = number(characters + [mark]) ?? number(characters) else { return nil }
    let isOnItsWay = mark == decimalMark || mark == "٫"
    if reading.fraction == [], !isOnItsWay { reading.fraction = nil }
    return reading
  }

  private func number(_ characters: [Character]) -> Reading? {
    guard let index = characters.firstIndex(where: { $0 == "e" || $0 == "E" }) else {
      return parts(characters, maxFraction: maxFraction)
    }
    // An exponent shifts the digits, as in `1e3`.
    let exponent = String(characters[(index + 1)...]).replacing("\u{2212}", with: "-")
    guard let power = Int(exponent), abs(power) < 100,
      let mantissa = parts(Array(characters[..<index]), maxFraction: 1)
    else { return nil }
    let number = Number(
      isNegative: false,
      integer: mantissa.integer,
      fraction: mantissa.fraction ?? []
    ).shifted(by: power)
    let fraction = Array(number.fractionText)
    guard fraction.isEmpty || maxFraction > 0 else { return nil }
    return Reading(
      integer: Array(number.integerText),
      fraction: fraction.isEmpty ? nil : fraction,
      isAmount: true
    )
  }
}

// MARK: - Text around the digits

/// The signs and symbols before and after the digits.
private struct Surroundings {
  var minusCount = 0
  var plusCount = 0
  var openCount = 0
  var closeCount = 0
  var hasCurrency = false

  /// Whether there is at most one sign and brackets are balanced.
  var isWellFormed: Bool {
    max(minusCount, openCount) + plusCount <= 1 && openCount == closeCount
  }

  var sign: Reading.Sign? {
    if minusCount + openCount > 0 { return .minus }
    return plusCount > 0 ? .plus : nil
  }
}

extension Style {
  /// Reads the text on one side of the digits.
  ///
  /// Returns false if it is not understood.
  private func read(_ text: String, isTail: Bool, into found: inout Surroundings) -> Bool {
    var text = text.withoutSpaces[...]
    while !text.isEmpty {
      // A prefix of the style's own suffix is accepted too, ignoring case.
      if isTail, suffix.withoutSpaces.lowercased().hasPrefix(text.lowercased()) { return true }
      let affixes = [prefix.withoutSpaces, suffix.withoutSpaces].filter { !$0.isEmpty }
      if let affix = affixes.first(where: text.hasPrefix) {
        text.removeFirst(affix.count)
      } else if let symbol = symbols.first(where: text.hasPrefix) {
        found.hasCurrency = true
        text.removeFirst(symbol.count)
      } else if let character = text.popFirst(), !found.count(character, isTail: isTail) {
        return false
      }
    }
    return true
  }

  /// The currency symbols of all locales, longest first.
  private var symbols: [String] {
    (Self.currencyNotations + [symbol, code]).sorted { $0.count > $1.count }
  }

  /// The currency notations that occur in the scripts.
  private static let currencyNotations = [
    "US$", "$US", "CA$", "$CA", "£GB", "$MX", "Dkr", "BR$", "R$", "EG£", "Rs.", "Rs", "/-",
    "$", "€", "¥", "£", "kr", "CHF", "USD", "EUR", "JPY", "BHD", "GBP", "CAD",
  ]
}

extension Surroundings {
  fileprivate mutating func count(_ character: Character, isTail: Bool) -> Bool {
    switch character {
    case _ where Style.minusSigns.contains(character): minusCount += 1
    case _ where Style.plusSigns.contains(character): plusCount += 1
    case "(" where !isTail: openCount += 1
    case ")" where isTail: closeCount += 1
    case "%", "٪": break
    default: return false
    }
    return true
  }
}

extension [Character] {
  /// Returns the text after the digits.
  ///
  /// A dash directly after a mark represents zero cents: `5,- €` is 5.
  fileprivate func tail(after end: Int, skipping mark: Character?) -> String {
    guard mark != nil else { return String(self[end...]) }
    return String(self[(end + 1)...].drop(while: Style.minusSigns.contains))
  }
}

extension String {
  fileprivate var withoutSpaces: String { filter { !$0.isWhitespace && !$0.isControl } }

  /// Returns the text without `prefix`, which can end in a mark, or the whole text if it does not
  /// start with `prefix`.
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
  /// Whether the character is a bidirectional or format control or U+FFFC.
  fileprivate var isControl: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.generalCategory == .format || $0.properties.generalCategory == .control
        || $0 == "\u{FFFC}"
    } && !isWhitespace
  }

  /// The ASCII equivalent of a full-width mark.
  fileprivate var narrowMark: Character {
    switch self {
    case "，": ","
    case "．": "."
    default: self
    }
  }

  var isDecimalMark: Bool { self == "." || self == "," || self == "٫" }
}
