// SPDX-License-Identifier: MIT

// A deletion never changes or loses digits other than the deleted ones, and removes the sign last.
extension Reading {
  /// Deletes the content of a selection, or the content character next to the caret.
  mutating func delete(isForward: Bool, _ splice: Splice) throws(NumericTextRefusal) {
    let wasNegative = numeral.isNegative
    let slots = splice.slots
    if !slots.isEmpty || splice.place.isWhole {
      remove(slots, splice)
    } else if splice.place.startsBeforeMinus {
      if isForward || !splice.place.isEmpty { removeSign() }
    } else if isForward {
      guard slots.lowerBound.index < numeral.contentCount else { return }
      deleteCharacter(at: slots.lowerBound.index, isForward: true, splice)
    } else if slots.lowerBound.index > 0 {
      deleteCharacter(at: slots.lowerBound.index - 1, isForward: false, splice)
    } else {
      removeSign()
    }
    let hasLostSign = wasNegative && !numeral.isNegative && !numeral.isZero
    if hasLostSign, splice.allowedSigns == .onlyMinus { throw .positiveNotAllowed }
  }

  private mutating func removeSign() {
    guard numeral.isNegative else { return }
    numeral.isNegative = false
    source = .deletion
  }

  /// Deletes a content character, or moves the caret over one that cannot be deleted.
  private mutating func deleteCharacter(at index: Int, isForward: Bool, _ splice: Splice) {
    let character = CaretSlot(index)..<CaretSlot(index + 1)
    guard stays(character, splice) else { return remove(character, splice) }
    let isSeparator = numeral.hasSeparator && index == numeral.integerCount
    if !isForward, !isSeparator, isLoneZero(splice) { return removeLoneZero(splice) }
    step(to: isForward ? character.upperBound : character.lowerBound)
  }

  /// Whether the number cannot do without this content character.
  private func stays(_ character: Range<CaretSlot>, _ splice: Splice) -> Bool {
    let index = character.lowerBound.index
    switch splice.entry {
    case .natural:
      let isZero = index == 0 && numeral.integerCount == 1 && numeral.digits.startsWithZero
      return isZero && (numeral.hasSeparator || !splice.staysEmpty)
    case .minorUnits:
      if numeral.hasSeparator, index == numeral.integerCount { return true }
      guard !showsUncoveredZeros(splice) else { return false }
      let count = numeral.digitCount(before: index + 1)
      return numeral.digits.leadingZeros(upTo: count) == count
    }
  }

  /// Whether the number is zero, without any typed content but a sign.
  private func isLoneZero(_ splice: Splice) -> Bool {
    switch splice.entry {
    case .natural: !numeral.hasSeparator
    case .minorUnits: showsZero(splice)
    }
  }

  /// Removes the sign of a zero that cannot be deleted, or empties a field with minor-units entry.
  private mutating func removeLoneZero(_ splice: Splice) {
    let isTill = splice.entry == .minorUnits
    if isTill, splice.staysEmpty, !numeral.isNegative || splice.fractionDigits == 0 {
      remove(CaretSlot(0)..<CaretSlot(numeral.contentCount), splice)
    } else if numeral.isNegative {
      removeSign()
    }
  }

  private mutating func remove(_ slots: Range<CaretSlot>, _ splice: Splice) {
    let isSeparator = slots == numeral.separatorSlots
    if splice.entry == .minorUnits, isSeparator, !splice.place.isWhole {
      return step(to: slots.lowerBound)
    }
    replace(slots, with: Numeral(), as: .deletion, splice)
  }
}

extension Numeral {
  /// The slots around the decimal separator, or where it would be.
  fileprivate var separatorSlots: Range<CaretSlot> {
    CaretSlot(integerCount)..<CaretSlot(integerCount + 1)
  }
}
