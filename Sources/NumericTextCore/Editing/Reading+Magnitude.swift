// SPDX-License-Identifier: MIT

extension Reading {
  /// Multiplies the number before the caret, which must be at its end, by a power of ten.
  ///
  /// - Throws: `notANumber` if there is no number before the caret, or digits after it, or if the
  ///   digits are minor units.
  mutating func multiply(byPowerOfTen power: Int) throws(Refusal) {
    if !place.slots.isEmpty { replace(place.slots, with: Numeral()) }
    guard entry.minorDigits == nil, !numeral.digits.isEmpty, slot.index == numeral.contentCount
    else { throw .notANumber }
    numeral = numeral.scaled(byPowerOfTen: power)
    slot = CaretSlot(numeral.contentCount)
    if mark != .grouped { mark = .none }
    hasMagnitude = true
    effect = .change
  }
}
