// SPDX-License-Identifier: MIT

extension Reading {
  /// Multiplies the number by a power of ten, after deleting the selected digits.
  ///
  /// - Throws: `notANumber` if there are no digits, if the caret is not at the end of the number,
  ///   or if the digits are minor units.
  mutating func multiply(byPowerOfTen power: Int) throws(Refusal) {
    if !place.slots.isEmpty { replace(place.slots, with: Numeral()) }
    guard stages.rules.minorDigits == nil, !numeral.digits.isEmpty,
      slot.index == numeral.contentCount
    else { throw .notANumber }
    numeral = numeral.scaled(byPowerOfTen: power)
    slot = numeral.end
    if mark != .grouped { mark = .none }
    hasMagnitude = true
    effect = .change
  }
}
