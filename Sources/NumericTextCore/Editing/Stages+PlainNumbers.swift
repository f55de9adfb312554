// SPDX-License-Identifier: MIT

// In minor-unit entry, digits fill amounts from the right. Plain numbers are typed as in a field
// with natural entry instead. They are factors, divisors, percentages, and numbers with a typed
// separator, in which the digits before the separator are whole units.
extension Stages {
  /// Returns the stages for a number whose typed mark has the state `mark`.
  func stages(_ mark: TypedMark) -> Stages { mark == .none ? self : plain }

  /// Reads an edit of a plain number, and applies the rules to it.
  ///
  /// Without its separator, an amount becomes minor units again, and a bound that replaces the
  /// number is an amount.
  func admitPlain(
    _ edit: Edit,
    in content: Content,
    isZeroTyped: Bool,
    isAmount: Bool
  ) throws(Refusal) -> Reading {
    var reading = try plain.admit(edit, in: content, isZeroTyped: isZeroTyped)
    let hadSeparator = content.numeral.hasSeparator || edit.place.isWhole
    let isEnded = hadSeparator && !reading.numeral.hasSeparator
    if reading.isClamped {
      reading.showAmount(rules.fractionDigits)
    } else if isAmount, isEnded || reading.numeral.isEmpty {
      reading.fillAmount(rules.fractionDigits)
    } else {
      reading.mark.keepPlain()
    }
    return reading
  }

  /// Reads a separator key in an amount, whose digits become whole units, and applies the rules to
  /// it.
  func admitSeparator(_ edit: Edit, in content: Content) throws(Refusal) -> Reading {
    let whole = content.numeral.wholeUnits
    let slots = edit.place.slots
    let lower = slots.lowerBound.afterWholeUnits(of: content.numeral)
    let upper = slots.upperBound.afterWholeUnits(of: content.numeral)
    let isText = edit.place.isWhole && edit.place.replacesSign
    let place = Place(isText ? whole.slots : lower..<upper, of: whole.slots, isText: isText)
    // In a notation that doesn't group four digits, a grouping mark would not be visible, so the
    // text would not show that the digits are whole units now. In this case, the key types the
    // decimal separator.
    let action = glyphs.grouping.separators(in: 4) == 0 ? .decimalSeparator : edit.action
    var reading = try plain.admit(Edit(action, in: place, edit.run), in: Content(whole, .plain))
    try plain.checkWholeUnits(reading.numeral)
    guard reading.numeral.hasSeparator else {
      return try admit(Edit(.nothing, in: edit.place), in: content)
    }
    reading.mark.keepPlain()
    return reading
  }

  /// Checks the digits before a typed separator, which are whole units now, against the rules.
  private func checkWholeUnits(_ numeral: Numeral) throws(Refusal) {
    let limit = rules.precision.mostIntegers
    guard numeral.significantIntegerCount <= limit else {
      throw .tooManyIntegerDigits(limit: limit)
    }
    if rules.enforcesBounds, rules.bounds.isPastFarBound(numeral) { throw .outOfBounds }
  }
}

extension Reading {
  /// Shows the number, which is a bound, as an amount with its minor digits.
  fileprivate mutating func showAmount(_ minorDigits: Int) {
    numeral = numeral.padded(integer: 1, fraction: minorDigits)
    mark = .none
    slot = numeral.end
  }

  /// Shows the digits as an amount, which they fill from the right.
  ///
  /// A number whose mark is open or has grouped digits is unchanged.
  fileprivate mutating func fillAmount(_ minorDigits: Int) {
    guard !isNothing, mark == .none || mark == .plain else { return }
    let digitsAfter = numeral.digits.count - numeral.digitCount(before: slot.index)
    numeral = numeral.fillingMinorUnits(minorDigits)
    mark = .none
    // Zeros that the amount doesn't have can be after the caret.
    slot = numeral.slot(before: digitsAfter, isAmount: true)
  }
}

extension Numeral {
  /// The digits of an amount as a whole number, without redundant zeros: 12 for `0.12`.
  var wholeUnits: Numeral { Numeral(isNegative: isNegative, digits: digits.significant) }

  /// Returns the amount that the digits of a whole number fill from the right: `0.12` for 12.
  ///
  /// A numeral without digits stays empty.
  func fillingMinorUnits(_ minorDigits: Int) -> Numeral {
    let units = wholeUnits
    return digits.isEmpty ? units : units.amount(minorDigits)
  }
}

extension CaretSlot {
  /// Returns the slot in `numeral.wholeUnits` after the same digit as this slot in `numeral`.
  func afterWholeUnits(of numeral: Numeral) -> CaretSlot {
    let zeros = numeral.digits.count - numeral.wholeUnits.digits.count
    return CaretSlot(max(0, numeral.digitCount(before: max(0, index)) - zeros))
  }
}

extension TypedMark {
  /// Makes the number plain, unless its mark is open or has grouped digits.
  mutating func keepPlain() {
    if self == .none { self = .plain }
  }
}
