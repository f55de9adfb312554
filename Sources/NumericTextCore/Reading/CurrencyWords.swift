// SPDX-License-Identifier: MIT

/// Currency names, codes and symbols that can appear next to an amount in any locale.
///
/// They include everything that any locale writes for any currency, and the spelled-out names that
/// dictation produces. The symbols of the field's own currency come from its notation.
/// Some single letters, such as `K` and `M`, are a currency only before a number, because `5K` means
/// 5,000. Subunits such as `cents` are not included, because they change the amount.
///
/// The case of codes, and of names of at least three letters, is ignored. In shorter names, the
/// case matters: `KM` is a currency, but `km` is a unit of length.
enum CurrencyWords {
  /// Returns the length of the longest currency name, code or symbol at `position`, or 0 if there
  /// is none.
  ///
  /// - Parameters:
  ///   - text: The text that contains a number.
  ///   - position: The position of a visible scalar.
  ///   - isBefore: Whether the currency is before the number. `B$5` is five Brunei dollars, but
  ///     `5B$` is five billion.
  /// - Returns: The length in bytes.
  static func length(in text: ScalarText, at position: Int, isBefore: Bool) -> Int {
    guard position < text.count, canStart(text[position]) else { return 0 }
    let longest = max(
      listedLength(in: text, at: position, words),
      signLength(in: text, at: position, isBefore: isBefore),
      codeLength(in: text, at: position)
    )
    return longest > 0 ? longest : spelledLength(in: text, at: position)
  }

  /// Returns whether `byte` can start a currency name, code or symbol: whether it is an ASCII
  /// letter, the dollar sign, or part of a scalar outside ASCII.
  private static func canStart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "$") || Unicode.Scalar(byte).isLetter
  }
}

extension ScalarText {
  /// Whether the text contains a currency.
  var hasCurrency: Bool {
    containsPosition { CurrencyWords.length(in: self, at: $0, isBefore: true) > 0 }
  }
}

// MARK: - Words

extension CurrencyWords {
  /// Returns the length of the longest word at `position` that is in the list `words`, or 0.
  private static func listedLength(
    in text: ScalarText,
    at position: Int,
    _ words: StaticString
  ) -> Int {
    let list = ScalarText(words)
    func longest(startingWith first: Unicode.Scalar) -> Int {
      var start = start(of: first, in: list)
      var longest = 0
      while start < list.count, list.scalar(at: start) == first {
        let end = wordEnd(in: list, from: start)
        longest = max(longest, length(of: list[start..<end], in: text, at: position))
        start = end + 1
      }
      return longest
    }
    let first = text.scalar(at: position)
    return max(longest(startingWith: first), first.otherCase.map(longest) ?? 0)
  }

  /// Returns the length of `word` at `position`, or 0 if it is not there.
  ///
  /// The text may leave out the full stop at the end of the word.
  private static func length(of word: ScalarText, in text: ScalarText, at position: Int) -> Int {
    func length(inAnyCase: Bool) -> Int {
      let length = text.length(ofWord: word, at: position, inAnyCase: inAnyCase)
      guard length == 0, word[word.count - 1] == fullStop else { return length }
      return text.length(ofWord: word[0..<word.count - 1], at: position, inAnyCase: inAnyCase)
    }
    let inAnyCase = length(inAnyCase: true)
    let needsCase =
      inAnyCase > 0 && (word.utf16Length <= 2 || text.isLetter(at: position + inAnyCase))
    return needsCase ? length(inAnyCase: false) : inAnyCase
  }

  /// Returns the position in `list` of the first word that begins with `first`, using binary
  /// search.
  private static func start(of first: Unicode.Scalar, in list: ScalarText) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      var start = (low + high) / 2
      while start > low, list[start - 1] != bar { start -= 1 }
      if list.scalar(at: start) < first {
        low = wordEnd(in: list, from: start) + 1
      } else {
        high = start
      }
    }
    return low
  }

  private static func wordEnd(in list: ScalarText, from start: Int) -> Int {
    var end = start
    while list[end] != bar { end += 1 }
    return end
  }

  private static var bar: UInt8 { UInt8(ascii: "|") }
}

// MARK: - Symbols and codes

extension CurrencyWords {
  /// Returns the length of a currency symbol, a symbol with a code or region letters before or after
  /// it, or a lone letter: `$`, `US$`, `US $`, `$US`, `R`.
  private static func signLength(in text: ScalarText, at start: Int, isBefore: Bool) -> Int {
    let end = lettersEnd(in: text, from: start)
    let sign = afterBlank(in: text, at: end)
    let hasSign = sign < text.count && text.kind(at: sign) == .currency
    guard end > start else {
      guard hasSign, sign == start else { return 0 }
      return signLength(in: text, sign: start)
    }
    let letters = text[start..<end]
    if hasSign, isCode(letters) || isRegion(letters, besideSignAt: sign, in: text, isBefore) {
      return text.after(sign) - start
    }
    let followsSign = text.kind(before: start) == .currency
    guard isBefore, !hasSign, !followsSign, isListed(letters, loneLetters) else { return 0 }
    // In `M.€ 5`, the letter multiplies the number.
    let hasStop = end < text.count && text[end] == fullStop
    let next = afterBlank(in: text, at: hasStop ? end + 1 : end)
    let isAlone =
      next == text.count || (!text.isLetter(at: next) && text.kind(at: next) != .currency)
    return isAlone ? end - start : 0
  }

  /// Returns the length of the currency symbol at `sign`, including any region letters after it.
  private static func signLength(in text: ScalarText, sign: Int) -> Int {
    let end = text.after(sign)
    let letters = afterBlank(in: text, at: end)
    let lettersEnd = lettersEnd(in: text, from: letters)
    let isRegion = isRegion(text[letters..<lettersEnd], besideSignAt: sign, in: text, false)
    return (isRegion && !text.isLetter(at: lettersEnd) ? lettersEnd : end) - sign
  }

  /// Returns the position after the capital Latin letters at `start`, reading at most four of them.
  private static func lettersEnd(in text: ScalarText, from start: Int) -> Int {
    var end = start
    while end < min(text.count, start + 4), text.isCapital(at: end) { end += 1 }
    return end
  }

  /// Returns the position after a white-space scalar at `position`, or `position` if there is none.
  private static func afterBlank(in text: ScalarText, at position: Int) -> Int {
    text.isBlank(at: position) ? text.after(position) : position
  }

  /// Returns whether `letters` name a region when they are next to a currency symbol, as in `US$`.
  ///
  /// Letters that can multiply the number, such as the `B` in `5B$` and the `T` in `T€ 5`, name a
  /// region only before the number and before a sign of dollars or pounds: `B$5`, `L£5`.
  private static func isRegion(
    _ letters: ScalarText,
    besideSignAt sign: Int,
    in text: ScalarText,
    _ isBefore: Bool
  ) -> Bool {
    guard isListed(letters, regions) else { return false }
    let scalar = text.scalar(at: sign)
    return (isBefore && (scalar == "$" || scalar == "£")) || !isListed(letters, multiples)
  }

  private static func isListed(_ letters: ScalarText, _ list: StaticString) -> Bool {
    letters.count > 0 && listedLength(in: letters, at: 0, list) == letters.count
  }

  /// Returns the length of the currency code at `position`, or 0 if there is none.
  private static func codeLength(in text: ScalarText, at position: Int) -> Int {
    let end = position + 3
    guard end <= text.count, !text.isLetter(at: end) else { return 0 }
    return isCode(text[position..<end]) ? 3 : 0
  }

  /// Returns whether `letters` are a currency code, ignoring case.
  ///
  /// `codes` is a compressed list. It contains only the last two letters of each code. A space ends
  /// the group of codes with the first letter A, the next space the group for B, and so on.
  private static func isCode(_ letters: ScalarText) -> Bool {
    guard letters.count == 3 else { return false }
    let list = ScalarText(codes)
    let capitals = (letters[0] & 0xDF, letters[1] & 0xDF, letters[2] & 0xDF)
    var first = UInt8(ascii: "A")
    var place = 0
    while place < list.count, first <= capitals.0 {
      if list[place] == 0x20 {
        first += 1
        place += 1
      } else {
        if first == capitals.0, list[place] == capitals.1, list[place + 1] == capitals.2 {
          return true
        }
        place += 2
      }
    }
    return false
  }
}

// MARK: - Scripts

extension CurrencyWords {
  /// Returns the length of a word in N'Ko, or of a currency code that is spelled in Bodo with the names
  /// of its letters, such as `ए.आर.एस`, or 0 if there is neither.
  ///
  /// Currencies in N'Ko have no tone marks, unlike words such as the one for a thousand.
  private static func spelledLength(in text: ScalarText, at start: Int) -> Int {
    let wordEnd = text.firstPosition(from: start, upTo: text.count) {
      switch text.scalar(at: $0).value {
      case 0x7CA...0x7EA, 0x7ED, 0x7F2, 0x7F3, 0x7FE, 0x7FF: false
      default: true
      }
    }
    if wordEnd > start { return wordEnd - start }
    guard var end = letterNameEnd(in: text, from: start) else { return 0 }
    var isSpelled = false
    while end < text.count, text[end] == fullStop,
      let next = letterNameEnd(in: text, from: end + 1)
    {
      (end, isSpelled) = (next, true)
    }
    return isSpelled ? end - start : 0
  }

  /// Returns the position after the name of a Latin letter in Bodo, or nil if there is none at `start`.
  private static func letterNameEnd(in text: ScalarText, from start: Int) -> Int? {
    let end = text.firstPosition(from: start, upTo: text.count) {
      !(0x900...0x963).contains(text.scalar(at: $0).value)
    }
    return isListed(text[start..<end], letterNames) ? end : nil
  }

  private static var fullStop: UInt8 { UInt8(ascii: ".") }
}
