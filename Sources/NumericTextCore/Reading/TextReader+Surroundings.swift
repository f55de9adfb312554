// SPDX-License-Identifier: MIT

/// What stands before and behind a number.
extension TextReader {
  mutating func readSurroundings(isBefore: Bool) throws(Refusal) {
    while position < end {
      let kind = ScalarKind(scalars[position])
      if kind == .invisible || kind == .blank || kind == .mark(.space) {
        position += 1
      } else if isBefore, startsNumber() {
        return
      } else {
        position += try surroundingLength(kind, isBefore)
      }
    }
    if isBefore { throw .notANumber }
  }

  /// The length of the sign or word at the position.
  private mutating func surroundingLength(
    _ kind: ScalarKind,
    _ isBefore: Bool
  ) throws(Refusal) -> Int {
    if let length = ownSignLength() { return length }
    let word = wordLength(isBefore)
    if word > 0 { return word }
    switch kind {
    case .minus: signs.add(.minus)
    case .plus: signs.add(.plus)
    case .openBracket where isBefore: signs.add(.openBracket)
    case .closeBracket where !isBefore: signs.add(.closeBracket)
    case .percent, .currency, .quote: break
    case .mark(let mark) where isQuotation(mark, isBefore) || isFullStop(mark, isBefore): break
    case .digit: throw .severalNumbers
    default: throw !isBefore && hasDigitBehind ? .severalNumbers : .notANumber
    }
    return 1
  }

  /// The length of the longest word at the position: one of the notation's own, or a currency.
  private func wordLength(_ isBefore: Bool) -> Int {
    let currency = CurrencyWords.length(in: scalars, at: position, isBefore: isBefore)
    return words.reduce(currency) { max($0, $1.length(matching: scalars, at: position)) }
  }

  private mutating func ownSignLength() -> Int? {
    for (word, sign) in ownSigns {
      let length = word.length(matching: scalars, at: position)
      guard length > 0 else { continue }
      signs.add(sign)
      return length
    }
    return nil
  }

  /// Whether a mark opens or closes a quotation, as `'1,234'` is quoted in code.
  private mutating func isQuotation(_ mark: Mark, _ isBefore: Bool) -> Bool {
    guard mark == .apostrophe, isBefore != isQuoted else { return false }
    isQuoted = isBefore
    return true
  }

  /// Whether a mark is the last of the text and ends a sentence, as in `5 kr,`.
  private mutating func isFullStop(_ mark: Mark, _ isBefore: Bool) -> Bool {
    guard !isBefore, !hasTrailingMark, mark == .period || mark == .comma else { return false }
    hasTrailingMark = true
    return scalars[position + 1..<end].allSatisfy { scalar in
      let kind = ScalarKind(scalar)
      return kind == .invisible || kind == .quote || scalar.isBlank
    }
  }

  private var hasDigitBehind: Bool {
    scalars[position..<end].contains { digit($0) != nil }
  }
}
