// SPDX-License-Identifier: MIT

// A deletion changes no digits except the deleted ones. The sign is deleted last.
extension Reading {
  /// Deletes the selection or, if nothing is selected, the digit or decimal separator next to the
  /// caret.
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

  /// Deletes the digit or decimal separator at `index`, or moves the caret past it if it cannot be
  /// deleted.
  private mutating func deleteCharacter(at index: Int, isForward: Bool, _ field: borrowing Field) {
    let character = CaretSlot(index)..<CaretSlot(index + 1)
    guard stays(character, field) else { return remove(character, field) }
    let isSeparator = numeral.hasSeparator && index == numeral.integerCount
    if !isForward, !isSeparator, isLoneZero(field) { return removeLoneZero(field) }
    step(to: isForward ? character.upperBound : character.lowerBound)
  }

  /// Returns whether `character` cannot be deleted, like the zero of `0.5`.
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

  /// Returns whether the field shows only a zero, with or without a sign.
  ///
  /// Call this method only if `stays` is true for the digit that the user tries to delete.
  private func isLoneZero(_ field: borrowing Field) -> Bool {
    switch field.rules.entry {
    case .natural: !numeral.hasSeparator
    case .minorUnits: showsZero(field)
    }
  }

  /// Removes the sign of a lone zero, such as `-0`.
  ///
  /// In minor-units entry, where digits fill the number from the right, a zero without a sign is
  /// deleted if the field can be empty.
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
  /// The caret slots before and after the decimal separator.
  ///
  /// If there is no separator, these are the slots that a separator after the last digit would
  /// have.
  fileprivate var separatorSlots: Range<CaretSlot> {
    CaretSlot(integerCount)..<CaretSlot(integerCount + 1)
  }
}

extension Field {
  /// Whether the field stays empty after its last digit is deleted.
  fileprivate var staysEmpty: Bool { rules.allowsEmpty || rules.clearsZero }
}
