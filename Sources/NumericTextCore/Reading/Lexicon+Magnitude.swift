// SPDX-License-Identifier: MIT

extension Lexicon {
  /// Returns the longest magnitude at `position`, ignoring case, or nil if there is none.
  ///
  /// The power is nil if the word is ambiguous: it has several meanings, or it occurs in the suffix
  /// of the field.
  func magnitude(in text: ScalarText, at position: Int) -> (length: Int, power: Int?)? {
    guard Platform.readsMagnitudes else { return nil }
    var longest = 0
    var power: Int?
    for magnitude in rules.magnitudes {
      let length = text.length(of: magnitude.word, at: position)
      guard length > 0, length >= longest else { continue }
      let isSame = length > longest || power == magnitude.power
      power = isSame ? magnitude.power : nil
      longest = length
    }
    guard longest > 0 else { return nil }
    let word = text[position..<position + longest]
    return (longest, hasSuffix(with: word) ? nil : power)
  }

  /// Returns whether the suffix of positive numbers contains `word`, ignoring case.
  private func hasSuffix(with word: ScalarText) -> Bool {
    notation.affixes.positive.suffix.utf8.withScalars { suffix in
      suffix.containsPosition { suffix.length(ofWord: word, at: $0, inAnyCase: true) > 0 }
    }
  }
}

extension ScalarText {
  /// Returns the length of `word` at `position`, ignoring case, or 0 if `word` is not there.
  ///
  /// The result is also 0 if a letter follows, because `word` is then only the start of a longer
  /// word. Languages without spaces between words are an exception: they can write the currency
  /// directly after the word, as in `3万円`.
  fileprivate func length(of word: Symbol, at position: Int) -> Int {
    let length = word.utf8.withScalars { self.length(ofWord: $0, at: position, inAnyCase: true) }
    let end = position + length
    guard length > 0, isLetter(at: end) else { return length }
    let isSpaced = scalar(before: end).map { $0.value < 0x2E80 } ?? true
    return isSpaced ? 0 : length
  }
}
