// SPDX-License-Identifier: MIT

// A deletion changes no digits except the deleted ones. Backspace before the first digit deletes the
// minus sign.
extension Reading {
  /// Deletes the selection or, if nothing is selected, the digit or decimal separator next to the
  /// caret.
  mutating func delete(isForward: Bool) {
    if !place.slots.isEmpty || place.isWhole {
      remove(place.slots)
    } else if place.startsBeforeMinus {
      if isForward || !place.isEmpty { removeSign() }
    } else if let character = place.deleted(isForward: isForward, from: numeral) {
      delete(character, isForward: isForward)
    } else if !isForward {
      removeSign()
    }
  }

  private mutating func removeSign() {
    guard numeral.isNegative else { return }
    numeral.isNegative = false
    effect = .change
  }

  /// Deletes a digit or decimal separator, or moves the caret past it if it cannot be deleted.
  private mutating func delete(_ character: Range<CaretSlot>, isForward: Bool) {
    guard stays(character) else { return remove(character) }
    let isSeparator = numeral.hasSeparator && character == numeral.separatorSlots
    if !isForward, !isSeparator, isLoneZero { return removeLoneZero() }
    step(to: isForward ? character.upperBound : character.lowerBound)
  }

  /// Returns whether `character` cannot be deleted, like the zero of `0.5`.
  private func stays(_ character: Range<CaretSlot>) -> Bool {
    let index = character.lowerBound.index
    guard let digits = stages.rules.minorDigits else {
      let isZero = index == 0 && numeral.hasSingleZeroInteger
      return isZero && (numeral.hasSeparator || !stages.rules.canBeEmpty)
    }
    if numeral.hasSeparator, character == numeral.separatorSlots { return true }
    guard !showsUncoveredZeros(digits) else { return false }
    let count = numeral.digitCount(before: index + 1)
    return numeral.digits.leadingZeros(upTo: count) == count
  }

  /// Whether the field shows only a zero, with or without a sign.
  ///
  /// Use this only if `stays` is true for the digit that the user tries to delete.
  private var isLoneZero: Bool {
    stages.rules.minorDigits.map { showsZero($0) } ?? !numeral.hasSeparator
  }

  /// Removes the sign of a lone zero such as `-0`, or the whole zero.
  ///
  /// The whole zero is removed only in minor-unit entry, if the field can be empty. It must also
  /// have no sign, unless the field has no minor digits.
  private mutating func removeLoneZero() {
    let isDeletable = !numeral.isNegative || stages.rules.minorDigits == 0
    if stages.rules.minorDigits != nil, stages.rules.canBeEmpty, isDeletable {
      remove(numeral.slots)
    } else if numeral.isNegative {
      removeSign()
    }
  }

  private mutating func remove(_ slots: Range<CaretSlot>) {
    let isSeparator = slots == numeral.separatorSlots
    if stages.rules.minorDigits != nil, isSeparator, !place.isWhole {
      return step(to: slots.lowerBound)
    }
    replace(slots, with: Numeral())
  }
}
