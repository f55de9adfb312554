// SPDX-License-Identifier: MIT

// A deletion never changes or removes digits other than those to be deleted, and removes the sign
// last.
extension Reading {
  /// Deletes the content of a selection, or the content character next to the caret.
  mutating func delete(isForward: Bool, _ field: borrowing Field) throws(NumericTextRefusal) {
    let wasNegative = numeral.isNegative
    let slots = place.slots
    if !slots.isEmpty || place.isWhole {
      remove(slots, field)
    } else if place.startsBeforeMinus {
      if isForward || !place.isEmpty { removeSign() }
    } else if isForward {
      guard slots.lowerBound.index < numeral.contentCount else { return }
      deleteCharacter(at: slots.lowerBound.index, isForward: true, field)
    } else if slots.lowerBound.index > 0 {
      deleteCharacter(at: slots.lowerBound.index - 1, isForward: false, field)
    } else {
      removeSign()
    }
    let hasLostSign = wasNegative && !numeral.isNegative && !numeral.isZero
    if hasLostSign, field.allowedSigns == .onlyMinus { throw .positiveNotAllowed }
  }

  private mutating func removeSign() {
    guard numeral.isNegative else { return }
    numeral.isNegative = false
    source = .deletion
  }

  /// Deletes a content character, or moves the caret over one that cannot be deleted.
  private mutating func deleteCharacter(at index: Int, isForward: Bool, _ field: borrowing Field) {
    let character = CaretSlot(index)..<CaretSlot(index + 1)
    guard stays(character, field) else { return remove(character, field) }
    let isSeparator = numeral.hasSeparator && index == numeral.integerCount
    if !isForward, !isSeparator, isLoneZero(field) { return removeLoneZero(field) }
    step(to: isForward ? character.upperBound : character.lowerBound)
  }

  /// Whether the number cannot do without this content character.
  private func stays(_ character: Range<CaretSlot>, _ field: borrowing Field) -> Bool {
    let index = character.lowerBound.index
    switch field.rules.entry {
    case .natural:
      let isZero = index == 0 && numeral.integerCount == 1 && numeral.digits.startsWithZero
      return isZero && (numeral.hasSeparator || !field.staysEmpty)
    case .minorUnits:
      if numeral.hasSeparator, index == numeral.integerCount { return true }
      guard !showsUncoveredZeros(field) else { return false }
      let count = numeral.digitCount(before: index + 1)
      return numeral.digits.leadingZeros(upTo: count) == count
    }
  }

  /// Whether the number is zero, without any typed content but a sign.
  private func isLoneZero(_ field: borrowing Field) -> Bool {
    switch field.rules.entry {
    case .natural: !numeral.hasSeparator
    case .minorUnits: showsZero(field)
    }
  }

  /// Removes the sign of a zero that cannot be deleted, or empties a field with minor-units entry.
  private mutating func removeLoneZero(_ field: borrowing Field) {
    let isTill = field.rules.entry == .minorUnits
    if isTill, field.staysEmpty, !numeral.isNegative || field.fractionDigits == 0 {
      remove(CaretSlot(0)..<CaretSlot(numeral.contentCount), field)
    } else if numeral.isNegative {
      removeSign()
    }
  }

  private mutating func remove(_ slots: Range<CaretSlot>, _ field: borrowing Field) {
    let isSeparator = slots == numeral.separatorSlots
    if field.rules.entry == .minorUnits, isSeparator, !place.isWhole {
      return step(to: slots.lowerBound)
    }
    replace(slots, with: Numeral(), as: .deletion, field)
  }
}

extension Numeral {
  /// The slots around the decimal separator, or around its place if there is none.
  fileprivate var separatorSlots: Range<CaretSlot> {
    CaretSlot(integerCount)..<CaretSlot(integerCount + 1)
  }
}

extension Field {
  /// Whether the field can be without digits.
  fileprivate var staysEmpty: Bool { rules.allowsEmpty || rules.clearsZero }
}
