// SPDX-License-Identifier: MIT

// With `trailingZeros(.live)` the fraction of an active field is always at least as long as its
// minimum. The zeros that nobody typed are content like the others. An edit sets them aside, changes
// the digits that were typed, and fills the fraction up again.
//
//     shown       4 2|. 5 0
//     typed       4 2|. 5
//     typed 7     4 2 7|. 5
//     shown       4 2 7|. 5 0

extension Numeral {
  /// This numeral with zeros after it, so that its fraction has at least `least` digits.
  ///
  /// A numeral without digits stays as it is.
  func filled(toFraction least: Int) -> Numeral {
    digits.isEmpty ? self : padded(integer: 0, fraction: least)
  }

  /// This numeral without its filling: the zeros at its end that are after `slot`, if the fraction is
  /// no longer than `least` digits.
  ///
  /// - Parameters:
  ///   - least: The least number of fraction digits.
  ///   - slot: The caret, or the end of the selection.
  ///   - keepsSeparator: Whether a separator that only filling follows stays.
  /// - Returns: The digits that count as typed.
  func unfilled(toFraction least: Int, after slot: CaretSlot, keepsSeparator: Bool) -> Numeral {
    guard least > 0, hasSeparator, fractionCount <= least else { return self }
    let end = digits.endWithoutZeros(from: max(integerCount, digitCount(before: slot.index)))
    return Numeral(
      isNegative: isNegative,
      digits: digits.slice(0..<end),
      integerCount: integerCount,
      hasSeparator: end > integerCount || slot.index > integerCount || keepsSeparator
    )
  }
}

extension Numeral {
  /// This numeral without its filling, as an edit at the end of `selection` would find it.
  func unfilled(toFraction least: Int, beside selection: Selection) -> Numeral {
    let end =
      switch selection {
      case .caret(let slot): slot
      case .slots(let slots): slots.upperBound
      case .all: CaretSlot(contentCount)
      }
    return unfilled(toFraction: least, after: end, keepsSeparator: false)
  }
}

// MARK: - Edits

extension Edit {
  /// The digits that this edit changes: `numeral` without its filling.
  ///
  /// A separator that only filling follows is set aside, too, if the edit is right before it, deletes,
  /// or pastes into a field that shows zero.
  func typedPart(of numeral: Numeral, least: Int) -> Numeral {
    guard least > 0 else { return numeral }
    let end = place.slots.upperBound
    let isAtSeparator = end.index == numeral.integerCount
    let isPasteAtZero = isPaste && numeral.isZero && numeral.integerCount <= 1
    return numeral.unfilled(
      toFraction: least,
      after: end,
      keepsSeparator: !isAtSeparator && !isDeletion && !isPasteAtZero
    )
  }

  private var isPaste: Bool {
    if case .pasted = intent { true } else { false }
  }

  /// The slot that a deletion only moves the caret to, past the separator or past filling.
  ///
  /// - Returns: Nil if the edit deletes.
  func step(past numeral: Numeral, least: Int, in layout: Layout) -> CaretSlot? {
    guard isDeletion, !place.isWhole, numeral.hasSeparator else { return nil }
    let isForward = intent == .deletedForward
    guard let target = deletedSlots(isForward: isForward, in: layout) else { return nil }
    let separator = numeral.integerCount
    let isSeparator =
      target.lowerBound.index == separator && target.upperBound.index == separator + 1
    let isFilling =
      isForward && target.lowerBound.index > separator
      && target.upperBound.index == target.lowerBound.index + 1
      && numeral.unfilled(toFraction: least, after: target.lowerBound, keepsSeparator: true)
        .contentCount <= target.lowerBound.index
    guard isSeparator || isFilling else { return nil }
    return isForward ? target.upperBound : target.lowerBound
  }

  /// The content that this deletion deletes, nil if there is none on its side of the caret.
  private func deletedSlots(isForward: Bool, in layout: Layout) -> Range<CaretSlot>? {
    let slots = place.slots
    guard slots.isEmpty else { return slots }
    let index = slots.lowerBound.index
    if isForward {
      return index < layout.contentCount ? slots.lowerBound..<CaretSlot(index + 1) : nil
    }
    return index > 0 ? CaretSlot(index - 1)..<slots.lowerBound : nil
  }
}

// MARK: - Readings

extension Reading {
  /// Drops the last digit of a fraction of fixed length that live filling shows, for a digit that was
  /// typed before it.
  mutating func dropLastDigit(_ field: borrowing Field) {
    let precision = field.rules.precision
    guard slot.index < numeral.contentCount,
      precision.fraction.lowerBound == precision.fraction.upperBound
    else { return }
    let limit = precision.fractionLimit(of: numeral)
    if numeral.fractionCount == limit + 1, slot.index > numeral.integerCount {
      numeral = numeral.trimmed(toFraction: limit)
    }
  }
}
