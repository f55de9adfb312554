// SPDX-License-Identifier: MIT

extension Content {
  /// Whether the decimal separator is an open mark, which can still become a grouping separator.
  var isOpen: Bool { mark == .open }

  /// Whether the fraction can have more digits than the precision allows.
  ///
  /// After an open mark, two digits can always be typed, because a third digit makes the mark a
  /// grouping separator. In a field for whole numbers, two fraction digits can be typed because a
  /// letter that multiplies the number can follow, as in `1.25k`.
  var hasLooseFraction: Bool { mark == .open || mark == .scalable }

  /// Returns the number that this content represents.
  ///
  /// Only the digits within the precision count.
  func number(within precision: Precision) -> Numeral {
    hasLooseFraction ? numeral.trimmed(toFraction: precision.fractionLimit(of: numeral)) : numeral
  }

  /// Whether the meaning of the next keys depends on a mark that the text doesn't show.
  var hasHiddenMark: Bool {
    mark.isHidden || expression?.terms.contains { $0.mark.isHidden } ?? false
  }

  /// Returns whether both contents look the same, even if a mark has grouped digits in only one of
  /// the numbers.
  func looks(like other: Content) -> Bool {
    numeral == other.numeral && isOpen == other.isOpen && expression == other.expression
  }

  /// Pads the fraction of a number with the zeros that the field always shows while editing.
  ///
  /// After an open mark, zeros pad the fraction to at most two digits, because a third digit would
  /// make the mark a grouping separator.
  mutating func fill(by rules: borrowing Rules) {
    guard rules.liveFraction > 0, expression == nil, !numeral.digits.isEmpty,
      numeral.hasSeparator || !rules.precision.padsOnlyFractions
    else { return }
    let most = isOpen ? TypedMark.groupSize - 1 : .max
    numeral = numeral.padded(integer: 0, fraction: min(rules.liveFraction, most))
  }
}

// MARK: - Typing the mark

extension Reading {
  /// Deletes the selection and types the mark that can group digits or start a fraction, or does
  /// nothing if the mark has no meaning at the caret.
  ///
  /// - Throws: `secondSeparator` if the caret is after a decimal separator.
  mutating func typeMark() throws(Refusal) {
    guard lexicon.openMark != nil else { return }
    let kept = (numeral, mark, slot)
    if !place.isEmpty { replace(place.slots, with: Numeral()) }
    settleMark()
    let meaning = try meaningOfMark(lexicon.notation.grouping)
    switch meaning {
    case .nothing, .separator:
      (numeral, mark, slot) = kept
      effect = .nothing
      guard meaning == .separator else { return }
      action = .decimalSeparator
      try typeSeparator()
    case .step: step(to: CaretSlot(slot.index + 1))
    case .open:
      numeral.appendSeparator()
      open()
    case .group: group()
    }
  }

  /// The effect of typing the mark at the caret.
  private enum Meaning { case nothing, step, separator, open, group }

  private func meaningOfMark(_ grouping: Grouping) throws(Refusal) -> Meaning {
    let count = numeral.integerCount
    if numeral.hasSeparator {
      if slot.index <= count { return slot.index == count && mark == .open ? .step : .nothing }
      guard completesGroup(grouping) else { throw .secondSeparator }
      return .group
    }
    if slot.index < count { return .nothing }
    if numeral.digits.isEmpty || numeral.digits.startsWithZero { return .separator }
    if count <= TypedMark.mostIntegers { return .open }
    return mark == .grouped ? .nothing : .separator
  }

  /// Returns whether a second mark makes the open mark a grouping separator, as in `1,23,` in
  /// India.
  private func completesGroup(_ grouping: Grouping) -> Bool {
    mark == .open && slot.index == numeral.contentCount && grouping.secondary == 2
      && numeral.integerCount <= 2 && numeral.fractionCount == 2
  }

  private mutating func open() {
    effect = .change
    mark = .open
    slot = numeral.end
  }
}

// MARK: - After an edit

extension Reading {
  /// Decides the meaning of an open mark after an edit.
  ///
  /// Before exactly three digits, the mark becomes a grouping separator. It becomes the decimal
  /// separator if more digits follow, or if no group can follow the integer part. Otherwise, it
  /// stays open.
  ///
  /// A mark that has already grouped digits is forgotten if the edit replaces the whole number, or
  /// leaves it empty or zero.
  mutating func settleMark() {
    switch mark {
    case .none, .plain, .scalable: break
    case .open:
      let isGroupable = numeral.hasSeparator && !numeral.digits.startsWithZero
      let canGroup = isGroupable && (1...TypedMark.mostIntegers).contains(numeral.integerCount)
      if !canGroup || numeral.fractionCount > TypedMark.groupSize {
        mark = .none
      } else if numeral.fractionCount == TypedMark.groupSize {
        group()
      }
    case .grouped:
      let isEmpty = numeral.digits.isEmpty || (numeral.isZero && numeral.contentCount == 1)
      if isEmpty || place.isWhole { mark = .none }
    }
  }

  /// Keeps a typed fraction in a field for whole numbers, because a letter that multiplies the
  /// number can follow.
  ///
  /// - Parameter old: The state of the mark before the edit.
  mutating func keepScalableFraction(after old: TypedMark) {
    guard numeral.hasSeparator else {
      if mark == .scalable { mark = .none }
      return
    }
    let isTyped = action == .decimalSeparator || old == .open || old == .scalable
    if mark == .none || mark == .grouped, isTyped { mark = .scalable }
  }

  /// Makes the open mark a grouping separator, so that the digits on both sides of it become the
  /// integer part.
  private mutating func group() {
    effect = .change
    mark = .grouped
    if slot.index > numeral.integerCount { slot.index -= 1 }
    numeral = Numeral(isNegative: numeral.isNegative, digits: numeral.digits)
  }
}

// MARK: - Pasting after the mark

extension Reading {
  /// Reads a text that is pasted at the end of a number with an open mark, together with the
  /// number.
  ///
  /// - Returns: True if the text was inserted, or false if it is pasted at another place.
  mutating func pasteAfterMark(_ pasted: String) throws(Refusal) -> Bool {
    let end = numeral.end
    let start = place.slots.lowerBound
    guard mark == .open, start.index > numeral.integerCount, place.slots.upperBound >= end,
      !place.isWhole
    else { return false }
    let before = numeral.digitCount(before: start.index)
    let text = numeral.part(CaretSlot(0)..<start).text(separator: lexicon.notation.openMark.utf8)
    let count = numeral.integerCount
    let read = try TextReader.read(String(joining: [text, pasted]), with: lexicon)
    guard read.isNegative == nil, !read.hasMagnitude else { throw .severalNumbers }
    let isNegative = numeral.isNegative
    replace(CaretSlot(0)..<end, with: read.numeral)
    numeral.isNegative = isNegative
    insertedDigits = read.numeral.digits.count - before
    let isOpen = numeral.hasSeparator && numeral.fractionCount < TypedMark.groupSize
    mark = numeral.integerCount > count ? .grouped : isOpen ? .open : .none
    return true
  }
}
