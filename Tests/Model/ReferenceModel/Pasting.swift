// SPDX-License-Identifier: MIT

/// Pasting: the text is read as a number, and the number is inserted.
extension Style {
  /// Returns the result of pasting `text` over the selection.
  ///
  /// A single character is treated as a typed key.
  func pasting(_ text: String, in editing: Editing) -> Attempt {
    if text.count == 1, let key = text.first { return typing(key, in: editing) }
    var reader = self
    reader.precedingDigits = integerDigits(before: editing)
    reader.followingDigits = integerDigits(after: editing)
    if let attempt = pastingAfterOpenMark(text, editing) { return attempt }
    guard let reading = reader.reading(text), allowsSign(of: reading, in: editing) else {
      return .refused
    }
    // In a field for whole numbers, a mark before digits would start a fraction.
    let startsFraction = reading.endsWithMark && editing.selection.upper < editing.content.count
    let isWhole = maxFraction == 0 && !isTill
    let needsEmptyField = reading.standsAlone || (startsFraction && isWhole)
    guard !needsEmptyField || countsAsEmpty(editing) else { return .refused }
    let attempt = inserting(reading, in: editing)
    return reading.hasMagnitude ? withinBounds(attempt, editing) : attempt
  }

  /// Returns the number of integer digits before the selection, not counting leading zeros.
  private func integerDigits(before editing: Editing) -> Int {
    let integer = editing.content.integer
    let lower = max(editing.selection.lower, 0)
    guard !countsAsEmpty(editing), lower <= integer.count else { return 0 }
    return integer[..<lower].withoutZerosInFront.count
  }

  /// Returns the number of integer digits after the selection, not counting the zero of `0.5`.
  ///
  /// If the separator is selected, the digits of the fraction count, too.
  private func integerDigits(after editing: Editing) -> Int {
    let integer = editing.content.integer
    let isZeroAfter = integer == ["0"] && editing.selection.upper <= 0
    guard !countsAsEmpty(editing), !isZeroAfter || editing.hasUncoveredZero else { return 0 }
    let (lower, upper) = (editing.selection.lower, max(0, editing.selection.upper))
    if let point = editing.content.point, lower <= point, point < upper {
      return max(0, unfilled(editing).content.count - upper)
    }
    return max(0, integer.count - upper)
  }

  /// Returns whether the field allows the sign of the pasted number.
  ///
  /// If not, the paste is refused. The number is never inserted without its sign.
  private func allowsSign(of reading: Reading, in editing: Editing) -> Bool {
    switch reading.sign {
    case .minus: !forbidsMinus && sign != .never
    case .plus: !demandsMinus || (editing.content.number ?? .zero) > .zero
    case nil: true
    }
  }

  /// Returns the result of replacing the selection with a typed digit or a pasted number.
  func inserting(_ reading: Reading, in editing: Editing) -> Attempt {
    guard !isTill else { return insertingTill(reading, editing) }
    let rest = remainder(of: editing)
    guard !countsAsEmpty(editing) else {
      return replacing(with: reading, isNegative: rest.content.isNegative)
    }
    // A number with a sign can be pasted only at the start.
    guard reading.sign == nil || isAtFirstSlot(editing) else { return .refused }
    // Only the app can set a number with too many digits. Such a number may keep its length or
    // get shorter, but not longer.
    let oldCount = editing.content.integer.withoutZerosInFront.count
    return inserting(reading, into: rest, mostIntegers: max(maxInteger, oldCount))
  }

  /// Returns whether the field counts as empty for a paste.
  ///
  /// True if the field is empty or completely selected. Also true if the field shows zero, unless
  /// the zero remained after a deletion. Without minor-unit entry, only `0` itself and `0` with
  /// zeros that pad the fraction count as zero here.
  private func countsAsEmpty(_ editing: Editing) -> Bool {
    let rest = unfilled(editing)
    if isTill, showsTillZero(editing) { return true }
    if editing.content.isEmpty || covers(editing.selection, editing.content) { return true }
    return rest.content.characters == ["0"] && !editing.hasUncoveredZero
  }

  /// Returns the result of replacing the whole content with the pasted number.
  func replacing(with reading: Reading, isNegative: Bool) -> Attempt {
    let empty = Draft(content: Content(isNegative: isNegative), caret: 0)
    return inserting(reading, into: empty, mostIntegers: maxInteger)
  }

  /// Returns the result of inserting the pasted digits at the caret.
  ///
  /// A pasted decimal separator is inserted too. If the field's number already has a separator, a
  /// paste with another one is refused.
  private func inserting(
    _ reading: Reading,
    into start: Draft,
    mostIntegers most: Int
  ) -> Attempt {
    var rest = start
    setSign(of: &rest.content, to: reading.sign, after: start.content)
    guard let point = rest.content.point, rest.caret > point else {
      return insertingInteger(reading, rest, most)
    }
    // The number already has a separator, so a paste with another one is refused.
    let endsWithMark = reading.endsWithMark && rest.caret < rest.content.count
    return reading.fraction == nil && !endsWithMark ? insertingFraction(reading, rest) : .refused
  }

  /// Gives a number the sign of the pasted text, or the sign that the bounds demand if the text has
  /// none.
  private func setSign(of content: inout Content, to sign: Reading.Sign?, after rest: Content) {
    guard let sign else { return insertDemandedSign(into: &content, after: rest) }
    content.isNegative = sign == .minus
  }

  private func isAtFirstSlot(_ editing: Editing) -> Bool {
    editing.selection.lower <= firstSlot(of: editing.content) || editing.selection.replacesSign
  }

  private func insertingFraction(_ reading: Reading, _ start: Draft) -> Attempt {
    let digits = reading.integer
    var rest = start
    if rest.content.isOpen {
      if let attempt = inserting(digits, behindOpenMarkIn: rest) { return attempt }
      guard !takesScalableFractions else { return .refused }
      rest.content = closedUnfilled(rest.content)
      rest.caret = min(rest.caret, rest.content.count)
    }
    var after = rest.content.characters[rest.caret...]
    // A typed digit pushes out the last one of a fraction with a fixed length: `42.|57` becomes
    // `42.1|5`.
    let hasFixedLength = fillsFractionLive && minFraction == maxFraction
    if reading.isKey, hasFixedLength, rest.content.fraction?.count == maxFraction {
      after = after.dropLast()
    }
    var content = rest.content
    content.characters.removeSubrange(rest.caret...)
    let fitting = takesScalableFractions ? digits : fitting(digits, before: after, in: content)
    guard let pasted = fitting, !pasted.isEmpty else {
      return .refused
    }
    content.characters += pasted + after
    var draft = Draft(content: content, caret: rest.caret + pasted.count)
    draft.dropZerosInFront()
    return .edited(draft)
  }

  private func insertingInteger(_ reading: Reading, _ rest: Draft, _ most: Int) -> Attempt {
    let old = rest.content.integer
    let hasPoint = rest.content.point != nil || (rest.hasFillingSeparator && rest.caret < old.count)
    guard reading.fraction == nil || !hasPoint else { return .refused }
    let after = rest.integerAfterCaret
    let pasted = old[..<rest.caret] + reading.integer
    // Zeros before the first digit change nothing, so they are not inserted.
    if reading.fraction == nil, pasted.areZeros, !after.isEmpty {
      return after.withoutZerosInFront.count <= most ? .edited(rest) : .refused
    }
    var integer = Array(pasted.withoutZerosInFront)
    guard let fraction = reading.fraction, maxFraction > 0 else {
      if integer.isEmpty, after.isEmpty { integer = ["0"] }
      let content = settled(rest.content.replacingInteger(with: integer + after))
      guard (integer + after).count <= most || isLimitedByBound(content), hasRoom(for: content)
      else { return .refused }
      return .edited(Draft(content: content, caret: integer.count))
    }
    if integer.isEmpty { integer = ["0"] }
    var content = Content(isNegative: rest.content.isNegative, characters: integer + ["."])
    guard integer.count <= most || isLimitedByBound(content),
      let pasted = fitting(fraction, before: after[...], in: content)
    else { return .refused }
    content.characters += pasted + after
    // The separator is removed if no fraction digit fits after it.
    if content.fraction == [], !fraction.isEmpty { content.characters.removeLast() }
    let caret = min(integer.count + 1 + pasted.count, content.count)
    return .edited(Draft(content: content, caret: caret))
  }

  /// Returns the digits that fit into the fraction, or nil if the paste must be refused.
  ///
  /// Digits that don't fit are removed only if the caret is at the end of the fraction. Zeros that
  /// only pad the fraction then take no other digits' place.
  func fitting(
    _ digits: [Character],
    before after: ArraySlice<Character>,
    in content: Content
  ) -> [Character]? {
    func followed(by digits: some Sequence<Character>) -> Content {
      var content = content
      content.characters += digits
      return content
    }
    guard !hasRoom(for: followed(by: digits + after)) else { return digits }
    guard after.isEmpty else { return nil }
    let count = (0..<digits.count).last { count in
      let content = followed(by: digits.prefix(count))
      return (content.fraction?.count ?? 0) <= fractionRoom(in: content)
    }
    return Array(digits.prefix(count ?? 0))
  }
}

extension Content {
  fileprivate func replacingInteger(with new: [Character]) -> Content {
    var content = self
    content.characters.replaceSubrange(..<integer.count, with: new)
    return content
  }
}

// MARK: - Minor units

extension Style {
  /// Returns the result of typing or pasting into a field with minor-unit entry.
  ///
  /// Text with a separator or a currency symbol is an amount, which is accepted only if it replaces
  /// the whole number. Digits alone are minor units, and become the last digits while the field
  /// shows zero, wherever the caret is.
  private func insertingTill(_ reading: Reading, _ editing: Editing) -> Attempt {
    var units = units(of: editing)
    let rest = units.content
    let isEmpty = countsAsEmpty(editing)
    let isBeforeMinorDigit =
      editing.selection.lower > editing.content.integer.count
      && editing.selection.upper < editing.content.count
    let hasMark = reading.endsWithMark && isBeforeMinorDigit
    guard isEmpty || !(reading.isAmount || hasMark) else { return .refused }
    guard isEmpty || reading.sign == nil || isAtFirstSlot(editing) else { return .refused }
    let before = units.content.characters[..<units.caret]
    let isInFront = reading.integer.areZeros && before.areZeros && units.caret < rest.count
    // Zeros before all other digits change nothing.
    if isEmpty || !isInFront {
      let after = isEmpty ? [] : afterCaret(units)
      let digits = isEmpty ? minorUnits(of: reading) : before + reading.integer
      let kept = digits.withoutZerosInFront
      units = Draft(content: rest, caret: kept.count)
      units.content.characters = Array(kept + after)
      let integerCount = units.content.count - maxFraction
      guard integerCount <= maxInteger, units.content.count <= maxTotal else { return .refused }
    }
    var draft = amount(units)
    setSign(of: &draft.content, to: reading.sign, after: rest)
    return .edited(draft)
  }

  /// Returns the minor units of a number that replaces all digits.
  ///
  /// Excess fraction digits are removed without rounding.
  private func minorUnits(of reading: Reading) -> ArraySlice<Character> {
    guard reading.isAmount else { return reading.integer[...] }
    let amount = reading.number.magnitude.rounded(toFraction: maxFraction, .towardZero)
    return Array(amount.shifted(by: maxFraction).integerText)[...]
  }
}
