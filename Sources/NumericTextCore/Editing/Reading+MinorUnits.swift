// SPDX-License-Identifier: MIT

// Minor-unit entry: the user types an amount in minor units such as cents. A typed digit moves the
// digits before it to the left, and the fraction keeps its length.
//
//     before      $ 1 2. 3 4|        $ 1 2|. 3 4
//     typed 9     $ 1 2 3. 4 9|      $ 1 2 9|. 3 4
extension Reading {
  /// Replaces the digits between the caret slots `slots` with the digits of `insertion`.
  ///
  /// The amount is edited as the whole number of its minor units. An insertion with a decimal
  /// separator is converted to minor units first: with two fraction digits, `1.5` becomes `150`.
  mutating func fill(_ insertion: Numeral, at slots: Range<CaretSlot>, _ fractionDigits: Int) {
    let units = insertion.minorUnits(fractionDigits)
    let replacesZero = !units.digits.isEmpty && showsZero(fractionDigits)
    let range = replacesZero ? 0..<numeral.digits.count : numeral.digitRange(slots)
    let wholeSlots = CaretSlot(range.lowerBound)..<CaretSlot(range.upperBound)
    numeral = Numeral(isNegative: numeral.isNegative, digits: numeral.digits)
    join(units, at: wholeSlots, least: fractionDigits + 1)
    if numeral.digits.isEmpty { return }
    let digitsAfter = numeral.digits.count - slot.index
    numeral = numeral.amount(fractionDigits)
    slot = numeral.slot(before: digitsAfter, isAmount: true)
  }

  /// Returns whether the number is zero in its usual form, such as `$0.00`.
  ///
  /// This is false for `$00.00`: its extra zero is left over from a deletion.
  func showsZero(_ fractionDigits: Int) -> Bool {
    !numeral.digits.isEmpty && numeral.isZero && !showsUncoveredZeros(fractionDigits)
  }

  /// Returns whether a deletion left leading zeros: `$1|00.00` becomes `$|00.00`.
  func showsUncoveredZeros(_ fractionDigits: Int) -> Bool {
    let isLonger = numeral.digits.count > fractionDigits + 1
    return isZeroTyped || (isLonger && numeral.digits.startsWithZero)
  }
}

extension Numeral {
  /// Returns the amount of this whole number of minor units: 5 cents are 0.05.
  func amount(_ fractionDigits: Int) -> Numeral {
    let row = padded(integer: fractionDigits + 1, fraction: 0).digits
    return Numeral(isNegative: isNegative, digits: row, fraction: fractionDigits)
  }

  /// Returns the number in minor units: with two fraction digits, 1.5 becomes 150.
  ///
  /// A number without a decimal separator is in minor units already: 15 stays 15.
  fileprivate func minorUnits(_ fractionDigits: Int) -> Numeral {
    guard hasSeparator else { return self }
    let trimmed = trimmed(toFraction: fractionDigits)
    return Numeral(digits: trimmed.padded(integer: 0, fraction: fractionDigits).digits)
  }
}
