// SPDX-License-Identifier: MIT

/// Typing keys.
extension Style {
  func typing(_ key: Character, in editing: Editing) -> Attempt {
    switch meaning(of: key) {
    case .ignored: .nothing
    case .open: typingOpenMark(in: editing)
    case .other: typingLetter(key, in: editing)
    case .minus: typingSign(isNegative: true, in: editing)
    case .plus: typingSign(isNegative: false, in: editing)
    case .digit(let digit): inserting(Reading(isKey: true, integer: [digit]), in: editing)
    // Minor-unit entry and integer fields refuse the decimal separator.
    case .separator:
      isTill || !typesFractions ? .refused : typingSeparator(in: editing)
    }
  }
}

// MARK: - Keys

enum Key: Hashable {
  case digit(Character), separator, open, minus, plus, ignored, other
}

extension Style {
  /// The minus sign and the characters that look like it.
  static let minusSigns: Set<Character> = [
    "-", "\u{2212}", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2015}",
    "\u{FE63}", "\u{FF0D}",
  ]
  static let plusSigns: Set<Character> = ["+", "\u{FF0B}", "\u{FE62}"]

  /// Marks that some locales use only to group digits.
  ///
  /// They have no effect when typed.
  private static let groupMarks: Set<Character> = ["'", "’", "٬", "_"]

  func meaning(of key: Character) -> Key {
    // Decimal digits of all scripts are accepted in every locale.
    if let digit = key.decimalDigit { return .digit(digit) }
    if Self.minusSigns.contains(key) { return .minus }
    if Self.plusSigns.contains(key) { return .plus }
    // If negative numbers are shown in brackets, `(` is a minus and `)` is ignored.
    if hasBrackets, "(（".contains(key) { return .minus }
    if hasBrackets, ")）".contains(key) { return .ignored }
    // iOS inserts invisible characters during dictation, and a space after a suggestion.
    if key.isWhitespace || key.isControl { return .ignored }
    if key == "%", kind == .percent { return .ignored }
    return separatorMeaning(of: key)
  }

  /// Returns whether `key` is neither a part of a number nor a letter that multiplies one.
  func hasNoMeaning(_ key: Character) -> Bool { meaning(of: key) == .other && !isLetter(key) }

  var typesFractions: Bool { maxFraction > 0 || takesScalableFractions }

  private func separatorMeaning(of key: Character) -> Key {
    guard key.isDecimalMark else { return Self.groupMarks.contains(key) ? .ignored : .other }
    if key == openMark { return .open }
    guard key == groupMark else { return .separator }
    // If no fraction can be typed, the grouping separator always groups.
    guard typesFractions else { return .ignored }
    // The grouping separator types the decimal separator if the style accepts any mark as one, or if
    // it is the decimal key of the keyboard.
    if separators == .any || key == keyboard?.decimalMark { return .separator }
    // With minor-unit entry, the grouping separator groups. It also groups if the style's groups
    // have fewer than three digits, and the number can have more than three integer digits.
    return isTill || (hasShortGroups && mostIntegers > 3) ? .ignored : .separator
  }
}

extension Character {
  /// The ASCII digit with the same value, or nil if the character is not a decimal digit.
  var decimalDigit: Character? {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return nil }
    let properties = scalar.properties
    guard properties.numericType == .decimal, let value = properties.numericValue else {
      return nil
    }
    return Character(String(Int(value)))
  }
}

extension Style {
  /// Returns whether `key`, typed after `letter`, can be a part of an abbreviation such as `Rs.` or
  /// `S/.`.
  ///
  /// Outside ASCII, every character without another meaning counts as a letter.
  func isInAbbreviation(_ key: Character, after letter: Character?) -> Bool {
    guard !key.isASCII else { return key.isLetter || (key == "/" && letter != nil) }
    return meaning(of: key) == .other && !key.isCurrencySymbol
  }
}

// MARK: - Separators

extension Style {
  func typingSeparator(in editing: Editing) -> Attempt {
    let rest = remainder(of: editing)
    if rest.hasFillingSeparator, rest.caret < rest.content.count { return .refused }
    if let point = rest.content.point {
      // A separator that is typed directly after an open mark (one that can still group) replaces
      // it.
      var draft = rest
      if rest.content.isOpen, rest.caret == point + 1 {
        draft.content = closed(draft.content)
        return .edited(draft)
      }
      // Typing the separator directly before the existing one moves the caret over it.
      guard rest.caret == point else { return .refused }
      guard !editing.selection.isCaret else { return .moved(rest.caret + 1) }
      draft.caret += 1
      draft = completed(draft)
      insertDemandedSign(into: &draft.content, after: rest.content)
      return .edited(draft)
    }
    if rest.hasFillingSeparator, editing.selection.isCaret {
      return .moved(rest.caret + 1)
    }
    var content = rest.content
    // A separator before all digits adds a leading zero: `|` becomes `0.|`.
    let before = rest.caret > 0 ? Array(content.characters[..<rest.caret]) : ["0"]
    let after = content.characters[rest.caret...]
    // The digits after the caret become the fraction, cut to its maximum length.
    content.characters = before + ["."]
    guard fractionRoom(in: content) > 0 || takesScalableFractions else { return .refused }
    let digits = Array(after)
    content.characters +=
      takesScalableFractions ? digits : fitting(digits, before: [], in: content) ?? []
    insertDemandedSign(into: &content, after: rest.content)
    return .edited(Draft(content: content, caret: before.count + 1))
  }
}

// MARK: - Signs

extension Style {
  private func typingSign(isNegative: Bool, in editing: Editing) -> Attempt {
    let rest = remainder(of: editing)
    guard !refusesSign(isNegative: isNegative, for: rest.content) else { return .refused }
    // A sign adds no digits. The integer part can become too long only if the sign replaces a
    // selected separator.
    let most = max(maxInteger, editing.content.integer.count)
    guard isTill || rest.content.integer.count <= most else { return .refused }
    var draft = rest
    draft.content.isNegative = isNegative
    return .edited(completed(draft))
  }

  /// Returns whether the bounds or the style forbid the typed sign.
  private func refusesSign(isNegative: Bool, for content: Content) -> Bool {
    guard isNegative else { return demandsMinus && content.number ?? .zero <= .zero }
    // A forbidden minus is accepted if the number already has a minus and is not zero.
    return sign == .never || ((!content.isNegative || content.digits.areZeros) && forbidsMinus)
  }

  /// Adds a minus if the bounds allow only negative numbers.
  ///
  /// A positive number, which only the app can set, stays positive.
  func insertDemandedSign(into content: inout Content, after rest: Content) {
    guard demandsMinus, rest.digits.areZeros else { return }
    content.isNegative = true
  }
}
