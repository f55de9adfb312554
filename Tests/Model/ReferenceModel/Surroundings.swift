// SPDX-License-Identifier: MIT

/// The signs, brackets and currency symbols before and after the digits.
struct Surroundings {
  /// The signs and brackets, such as `-()`.
  var signs = ""
  var hasCurrency = false
  /// Whether the text has a currency that is not the field's own.
  var hasForeignCurrency = false
  var isQuoted = false

  /// Whether the signs and brackets fit together: `-5`, `+5`, `(5)` or `-(5)`.
  ///
  /// A pair of brackets means minus, with or without a minus sign.
  var isWellFormed: Bool { ["", "+", "-", "()", "()-"].contains(String(signs.sorted())) }

  var sign: Reading.Sign? { signs.isEmpty ? nil : signs == "+" ? .plus : .minus }
}

extension Style {
  /// Reads the text before or after the digits, and returns whether all of it is understood.
  func read(_ whole: String, isTail: Bool, into found: inout Surroundings) -> Bool {
    let hasOwnSlash = whole.contains("/-")
    var text = whole.withoutSpaces[...]
    // `500/-` means no cents, but `500/ -` does not, so `/-` must be in the text before its spaces
    // are removed.
    guard hasOwnSlash || !text.contains("/-") else { return false }
    while !text.isEmpty {
      // The style's suffix can be cut short, in upper or lower case: `5K` for `5 kg`.
      if isTail, suffix.withoutSpaces.lowercased().hasPrefix(text.lowercased()) { return true }
      let affixes = [prefix.withoutSpaces, suffix.withoutSpaces].filter { !$0.isEmpty }
      if let affix = affixes.first(where: text.hasPrefix),
        !whole.isInsideWord(before: text.dropFirst(affix.count))
      {
        text.removeFirst(affix.count)
      } else if let symbol = symbols.first(where: text.uppercased().hasPrefix) {
        found.hasCurrency = true
        if !ownSymbols.contains(symbol) { found.hasForeignCurrency = true }
        text.removeFirst(symbol.count)
      } else if isTail, text.first.map(Style.minusSigns.contains) == true,
        whole.character(before: text) == "."
      {
        // A dash directly after the full stop of an abbreviation is no minus.
        return false
      } else if let character = text.popFirst(), !found.count(character, isTail: isTail) {
        return false
      }
    }
    return true
  }

  /// The symbols that don't belong to another currency, in capital letters.
  private var ownSymbols: [String] {
    guard kind == .currency else { return ["/-"] }
    let narrow = ["USD": "$", "CAD": "$", "EUR": "€", "GBP": "£", "JPY": "¥"][code] ?? symbol
    return [symbol, code, narrow, "/-"].map { $0.uppercased() }
  }

  /// The currency symbols that the model understands, longest first.
  var symbols: [String] {
    (Self.currencyNotations + [symbol, code]).map { $0.uppercased() }
      .sorted { $0.count > $1.count }
  }

  /// The currency symbols and codes that occur in the generated scripts.
  private static let currencyNotations = [
    "US$", "$US", "S$", "$S", "CA$", "$CA", "£GB", "$MX", "Dkr", "BR$", "R$", "EG£", "Rs.", "Rs",
    "/-",
    "$", "€", "¥", "£", "kr", "CHF", "USD", "EUR", "JPY", "BHD", "GBP", "CAD",
    "JP¥", "J¥", "د.ب.", "د.ب",
  ]
}

extension String {
  /// Returns the character directly before `rest`, which is the end of this text without its spaces.
  ///
  /// Returns nil if there is none, or a space.
  fileprivate func character(before rest: Substring) -> Character? {
    let characters = Array(self)
    let visible = characters.indices
      .filter { !characters[$0].isWhitespace && !characters[$0].isControl }
    guard let start = visible.suffix(rest.count).first, !rest.isEmpty, start > 0 else { return nil }
    return characters[start - 1].isWhitespace ? nil : characters[start - 1]
  }

  /// Returns whether there are letters directly before and after the start of `rest`, which is the end
  /// of this text without its spaces.
  fileprivate func isInsideWord(before rest: Substring) -> Bool {
    rest.first?.isLetter == true && character(before: rest)?.isLetter == true
  }
}

extension Surroundings {
  fileprivate mutating func count(_ character: Character, isTail: Bool) -> Bool {
    switch character {
    case _ where Style.minusSigns.contains(character): signs.append("-")
    case _ where Style.plusSigns.contains(character): signs.append("+")
    case "(" where !isTail, ")" where isTail: signs.append(character)
    // Accept quotation marks, as in `'5'`, and the apostrophe of a spreadsheet's text, as in `'5`.
    case _ where character.isQuote && isTail == isQuoted: isQuoted = !isTail
    case "%", "٪": break
    default: return false
    }
    return true
  }
}
