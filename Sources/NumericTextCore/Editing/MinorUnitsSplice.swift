// SPDX-License-Identifier: MIT

/// Till entry: the number is a count of minor units, and digits fill it from the right.
///
///     before      $ 1 2|. 3 4
///     typed 9     $ 1 2 9|. 3 4      the fraction keeps its length, the rest moves
struct MinorUnitsSplice {
  private let fractionDigits: Int
  private let isWhole: Bool

  /// The digits that the edit replaces, as a stretch of the row.
  private let stretch: Range<Int>

  /// The number of digits behind it.
  private let rightCount: Int

  init(_ old: borrowing Numeral, _ slots: Range<CaretSlot>, _ fractionDigits: Int) {
    self.fractionDigits = fractionDigits
    let lower = old.digitCount(before: slots.lowerBound.index)
    stretch = lower..<old.digitCount(before: slots.upperBound.index)
    rightCount = old.digits.count - stretch.upperBound
    isWhole = stretch.count == old.digits.count
  }

  /// Puts digits into the reading of the amount that this is a splice of.
  ///
  /// A number with a separator of its own, put in place of all, is taken as it is written.
  func insert(_ insertion: Numeral, into reading: inout Reading) {
    if isWhole, insertion.digits.isEmpty { return empty(&reading) }
    var row = reading.numeral.digits
    row.replace(stretch, with: insertion.digits)
    if isWhole, insertion.hasSeparator {
      let missing = fractionDigits - insertion.fractionCount
      let extra = max(0, -missing)
      row = row.slice(0..<row.count - extra)
      row.append(zeros: missing)
    }
    put(row, into: &reading)
  }

  private func empty(_ reading: inout Reading) {
    let isNegative = reading.numeral.isNegative
    reading.numeral = Numeral()
    reading.numeral.isNegative = isNegative
    reading.slot = CaretSlot(0)
  }

  /// Takes the amount of this many minor units, the caret before the digits that were on its right.
  private func put(_ row: Digits, into reading: inout Reading) {
    reading.numeral = Numeral(
      isNegative: reading.numeral.isNegative,
      digits: row,
      fractionDigits: fractionDigits
    )
    let digitsBefore = max(0, reading.numeral.digits.count - rightCount)
    reading.slot = CaretSlot(reading.numeral.slot(afterDigits: digitsBefore))
  }
}

extension Numeral {
  /// The numeral of a count of minor units: no redundant zeros in front, and all fraction digits.
  init(isNegative: Bool, digits: Digits, fractionDigits: Int) {
    let least = fractionDigits + 1
    let zeros = digits.leadingZeros(upTo: max(0, digits.count - least))
    var row = Digits()
    row.append(zeros: least - digits.count)
    row.append(digits, zeros..<digits.count)
    self.init(
      isNegative: isNegative,
      digits: row,
      integerCount: row.count - fractionDigits,
      hasSeparator: fractionDigits > 0
    )
  }
}
