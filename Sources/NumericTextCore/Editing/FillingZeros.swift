// SPDX-License-Identifier: MIT

// With `trailingZeros(.live)`, a field with focus always fills the fraction with zeros up to the
// minimum number of digits. The caret can move between these filling zeros as between typed digits.
// An edit removes the filling zeros, changes the typed digits, and then adds filling zeros again.
//
//     shown text               4 2|. 5 0
//     without filling zeros    4 2|. 5
//     after typing 7           4 2 7|. 5
//     new shown text           4 2 7|. 5 0

extension Numeral {
  /// Returns this numeral without its filling zeros.
  ///
  /// Filling zeros are the trailing zeros after `slot`, in a fraction of at most `least` digits.
  ///
  /// - Parameters:
  ///   - least: The minimum number of fraction digits.
  ///   - slot: The caret, or the end of the selection.
  ///   - keepsSeparator: Whether to keep a separator that is followed only by filling zeros.
  /// - Returns: The typed digits.
  func unfilled(
    toFraction least: Int,
    after slot: CaretSlot,
    keepsSeparator: Bool = false
  ) -> Numeral {
    guard least > 0, hasSeparator, fractionCount <= least else { return self }
    let end = digits.endWithoutZeros(from: max(integerCount, digitCount(before: slot.index)))
    let isKept = end > integerCount || slot.index > integerCount || keepsSeparator
    let separator = isKept ? integerCount : nil
    return Numeral(isNegative: isNegative, digits: digits.slice(0..<end), separator: separator)
  }
}

// MARK: - Edits

extension Edit {
  /// Returns the number of `content` without the zeros that only pad the fraction, so that this
  /// edit changes only the typed digits.
  ///
  /// If only such zeros follow the decimal separator, the separator is also removed if the edit
  /// pastes over a zero. A separator that the user has not typed is also removed if the edit
  /// deletes something, or if the place of the edit ends directly before the separator.
  ///
  /// - Parameters:
  ///   - content: The number before the edit.
  ///   - rules: The minimum number of fraction digits, and whether whole numbers are shown without
  ///     a fraction. If they are, the separator was typed, so it is kept unless the whole integer
  ///     part is deleted.
  ///   - isZeroTyped: Whether a zero counts as typed, so that a paste does not replace it.
  /// - Returns: The number with the digits that the edit can change.
  func typedPart(of content: Content, _ rules: Rules, isZeroTyped: Bool) -> Numeral {
    let numeral = content.numeral
    let end = place.slots.upperBound
    let coversInteger = place.slots.lowerBound.index == 0 && end.index >= numeral.integerCount
    let pastesSeparator =
      action == .text && text.withScalars { $0.contains { $0.mark?.canBeDecimal ?? false } }
    let keepsOpen = content.isOpen && !pastesSeparator && !(action == .mark && coversInteger)
    let isAtSeparator = end.index == numeral.integerCount && !keepsOpen
    let isEmptied = deletesInteger(of: numeral)
    let isPasteAtZero =
      action == .text && !isZeroTyped && numeral.isZero && numeral.integerCount <= 1
    let isRequired = !isAtSeparator && (!action.isDeletion || (content.isOpen && !isEmptied))
    let isTyped = rules.precision.padsOnlyFractions && !isEmptied
    return numeral.unfilled(
      toFraction: rules.liveFraction,
      after: end,
      keepsSeparator: !isPasteAtZero && (isRequired || isTyped)
    )
  }

  /// Returns whether this edit deletes all integer digits.
  private func deletesInteger(of numeral: Numeral) -> Bool {
    guard case .deletion(let isForward) = action,
      let deleted = place.deleted(isForward: isForward, from: numeral)
    else { return false }
    return deleted.lowerBound.index == 0 && deleted.upperBound.index >= numeral.integerCount
  }

  /// Returns the new caret if this deletion only moves the caret past the decimal separator or a
  /// zero that pads the fraction.
  ///
  /// - Returns: The new caret, or nil if the edit deletes content.
  func step(past numeral: Numeral, _ rules: Rules) -> CaretSlot? {
    guard case .deletion(let isForward) = action, !place.isWhole, numeral.hasSeparator,
      let target = place.deleted(isForward: isForward, from: numeral)
    else { return nil }
    let isSeparator = !rules.precision.padsOnlyFractions && target == numeral.separatorSlots
    let isFilling =
      isForward && target.lowerBound.index > numeral.integerCount && target.count == 1
      && numeral.unfilled(
        toFraction: rules.liveFraction,
        after: target.lowerBound,
        keepsSeparator: true
      ).contentCount <= target.lowerBound.index
    guard isSeparator || isFilling else { return nil }
    return isForward ? target.upperBound : target.lowerBound
  }
}
