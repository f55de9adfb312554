// SPDX-License-Identifier: MIT

/// Words that multiply the number before them, such as `k` in `1.5k`.
extension Style {
  /// The words of the locale, in lower case, with their powers of ten.
  ///
  /// A word with several meanings occurs several times.
  private var magnitudes: [(word: String, power: Int)] {
    guard allowsMagnitudes else { return [] }
    return place.magnitudes + [("k", 3), ("m", 6), ("bn", 9)]
  }

  /// Returns the power of ten of `word`, or nil if `word` is not a magnitude or is ambiguous.
  ///
  /// A word that occurs in the suffix is ambiguous.
  private func power(of word: String) -> Int? {
    let powers = powers(of: word)
    let suffix = affixes(isNegative: false).after.lowercased()
    return powers.count == 1 && !suffix.contains(word.lowercased()) ? powers.first : nil
  }

  private func powers(of word: String) -> Set<Int> {
    Set(magnitudes.filter { $0.word == word.lowercased() }.map(\.power))
  }

  /// Returns whether `key` occurs in the text around a number.
  func surrounds(_ key: Character) -> Bool {
    let affixes = affixes(isNegative: false)
    return (affixes.before + affixes.after).contains(key)
  }

  /// Returns whether `key` multiplies a number, or occurs in the text around a number.
  func isLetter(_ key: Character) -> Bool {
    if allowsExponents, Operation.isExponent(key) { return true }
    guard allowsMagnitudes else { return false }
    return power(of: String(key)) != nil || surrounds(key)
  }

  /// Whether a fraction can be typed although only whole numbers are allowed, because a letter that
  /// multiplies the number can follow.
  var takesScalableFractions: Bool {
    (allowsMagnitudes || allowsExponents) && !isTill && maxFraction == 0 && !fillsFractionLive
  }

  /// Returns the draft with `isScalable` updated.
  ///
  /// Returns nil if the style allows fraction digits only before a letter such as `k`, and the
  /// draft has more than two of them.
  func withScalableFraction(_ draft: Draft) -> Draft? {
    var draft = draft
    let hasFraction = draft.content.point != nil && !draft.content.isOpen
    draft.content.isScalable = takesScalableFractions && hasFraction
    let isLong = draft.content.fraction.map { $0.count > Self.mostAfterOpenMark } ?? false
    return draft.content.isScalable && isLong ? nil : draft
  }

  /// Returns whether the number must be whole but has a fraction, so that a letter such as `k` has
  /// to follow.
  func lacksLetter(_ content: Content) -> Bool {
    takesScalableFractions && !(content.fraction ?? []).areZeros
  }

  /// Types a key that is neither a digit nor a separator nor a sign.
  ///
  /// A letter such as `k` multiplies the number, if the caret is at the end of the number. A letter
  /// that only occurs in the text around the number has no effect.
  func typingLetter(_ key: Character, in editing: Editing) -> Attempt {
    guard allowsMagnitudes else { return .refused }
    guard let power = power(of: String(key)) else {
      return surrounds(key) ? .nothing : .refused
    }
    let rest = remainder(of: editing)
    guard !isTill, rest.caret == rest.content.count, !rest.content.digits.isEmpty else {
      return .refused
    }
    // The letter counts all digits of the fraction.
    let content = Content(isNegative: rest.content.isNegative, characters: rest.content.characters)
    let number = (content.number ?? .zero).shifted(by: power)
    var reading = Reading(number)
    reading.sign = number.isNegative ? .minus : .plus
    return withinBounds(replacing(with: reading, isNegative: number.isNegative), editing)
  }

  /// Refuses an edit whose number is new and past a bound, instead of clamping the number.
  func withinBounds(_ attempt: Attempt, _ editing: Editing) -> Attempt {
    guard case .edited(let draft) = attempt, isRefusedByBound(draft.content) else { return attempt }
    return draft.content.number == editing.content.number ? attempt : .refused
  }

  /// Splits the text after the digits into a magnitude and the rest.
  ///
  /// - Returns: The power, which is 0 without a magnitude, and the rest. Nil if the magnitude is
  ///   ambiguous.
  func magnitude(in tail: [Character]) -> (power: Int, rest: [Character])? {
    let text = Array(tail.drop { $0.isWhitespace })
    let length = text.indices.map { $0 + 1 }.last { length in
      let next = length < text.count ? text[length] : nil
      return !powers(of: String(text[..<length])).isEmpty && !(next?.isLetter ?? false)
    }
    guard let length else { return (0, tail) }
    guard let power = power(of: String(text[..<length])) else { return nil }
    let rest = text[length...]
    return (power, Array(rest.first == "." ? rest.dropFirst() : rest))
  }
}

extension Place {
  /// The words of the locale that multiply a number, in lower case.
  fileprivate var magnitudes: [(word: String, power: Int)] {
    switch self {
    case .unitedStates:
      words([3: "k thousand", 6: "m million", 9: "b billion", 12: "t trillion"])
    case .germany, .switzerland:
      words([
        3: "tausend", 6: "mio million millionen", 9: "mrd milliarde milliarden",
        12: "bio billion billionen",
      ])
    case .france:
      words([
        3: "k mille millier", 6: "m million millions", 9: "md milliard milliards",
        12: "bn billion billions",
      ])
    case .india:
      words([3: "k thousand", 5: "l lakh", 7: "cr crore", 10: "kcr", 12: "lcr"])
        + [("lakh crore", 12)]
    case .egypt:
      words([3: "ألف آلاف", 6: "مليون ملايين", 9: "مليار", 12: "ترليون"])
    case .portugal:
      words([3: "mil", 6: "m milhão milhões", 9: "mm", 12: "bi bilião biliões"])
        + [("mil milhões", 9)]
    case .spain:
      words([3: "mil", 6: "m millón millones", 12: "b billón billones"])
        + [("mil m", 9), ("mil millones", 9)]
    }
  }

  private func words(_ lists: [Int: String]) -> [(word: String, power: Int)] {
    lists.flatMap { power, words in words.split(separator: " ").map { (String($0), power) } }
  }
}
