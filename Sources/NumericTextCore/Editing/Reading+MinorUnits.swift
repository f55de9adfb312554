// SPDX-License-Identifier: MIT

// Till entry: the number is a count of minor units, and digits fill it from the right.
//
//     before      $ 1 2|. 3 4
//     typed 9     $ 1 2 9|. 3 4      the fraction keeps its length, the rest moves
extension Reading {
  /// Puts the digits of `insertion` in place of the content between `slots`.
  ///
  /// A number with a separator of its own that replaces the whole amount is taken as it is written.
  mutating func fill(
    _ insertion: borrowing Numeral,
    at slots: Range<CaretSlot>,
    fractionDigits: Int
  ) {
    let stretch =
      numeral.digitCount(
        before: slots.lowerBound.index
      )..<numeral.digitCount(
        before: slots.upperBound.index
      )
    let isWhole = stretch.count == numeral.digits.count
    let digitsBehind = numeral.digits.count - stretch.upperBound
    var row = numeral.digits
    row.replace(stretch, with: insertion.digits)
    if isWhole, insertion.digits.isEmpty {
      numeral = Numeral(isNegative: numeral.isNegative)
      slot = CaretSlot(0)
      return
    }
    if isWhole, insertion.hasSeparator {
      let missing = fractionDigits - insertion.fractionCount
      row = row.slice(0..<row.count - max(0, -missing))
      row.append(zeros: missing)
    }
    numeral = Numeral(isNegative: numeral.isNegative, minorUnits: row, digits: fractionDigits)
    let digitsBefore = max(0, numeral.digits.count - digitsBehind)
    slot = CaretSlot(numeral.slot(afterDigits: digitsBefore))
  }
}

extension Numeral {
  /// The numeral of no digits, perhaps with a sign.
  fileprivate init(isNegative: Bool) {
    self.init()
    self.isNegative = isNegative
  }

  /// The amount of a count of minor units: no redundant leading zeros, and all fraction digits.
  init(isNegative: Bool, minorUnits units: Digits, digits fractionDigits: Int) {
    let least = fractionDigits + 1
    let zeros = units.leadingZeros(upTo: max(0, units.count - least))
    var row = Digits()
    row.append(zeros: least - units.count)
    row.append(units, zeros..<units.count)
    self.init(
      isNegative: isNegative,
      digits: row,
      integerCount: row.count - fractionDigits,
      hasSeparator: fractionDigits > 0
    )
  }
}
