// SPDX-License-Identifier: MIT

/// Till entry: the number is a count of minor units, and digits fill it from the right.
///
///     before      $ 1 2|. 3 4
///     typed 9     $ 1 2 9|. 3 4      the fraction keeps its length, the rest moves
struct MinorUnitsSplice {
  private let numeral: Numeral
  private let fractionDigits: Int

  /// The digits that the edit replaces, as a stretch of the row.
  private let stretch: Range<Int>

  private var isWhole: Bool { stretch.count == numeral.digits.count }

  init(_ numeral: Numeral, _ slots: Range<CaretSlot>, _ fractionDigits: Int) {
    self.numeral = numeral
    self.fractionDigits = fractionDigits
    let lower = numeral.digitCount(before: slots.lowerBound.index)
    stretch = lower..<numeral.digitCount(before: slots.upperBound.index)
  }

  /// The amount with the digits of `insertion` in this place.
  ///
  /// A number with a separator of its own that replaces the whole amount is taken as it is written.
  func reading(inserting insertion: Numeral, _ source: Reading.Source) -> Reading {
    if isWhole, insertion.digits.isEmpty { return emptied(source) }
    var row = numeral.digits
    row.replace(stretch, with: insertion.digits)
    if isWhole, insertion.hasSeparator {
      let missing = fractionDigits - insertion.fractionCount
      let extra = max(0, -missing)
      row = row.slice(0..<row.count - extra)
      row.append(zeros: missing)
    }
    return reading(row, source)
  }

  private func emptied(_ source: Reading.Source) -> Reading {
    var empty = Numeral()
    empty.isNegative = numeral.isNegative
    return Reading(empty, CaretSlot(0), source)
  }

  /// The amount of this many minor units, with the caret before the digits that followed the place.
  private func reading(_ row: Digits, _ source: Reading.Source) -> Reading {
    let isNegative = numeral.isNegative
    let amount = Numeral(isNegative: isNegative, digits: row, fractionDigits: fractionDigits)
    let right = numeral.digits.count - stretch.upperBound
    let digitsBefore = max(0, amount.digits.count - right)
    return Reading(amount, CaretSlot(amount.slot(afterDigits: digitsBefore)), source)
  }
}

extension Numeral {
  /// The numeral of a count of minor units: no redundant leading zeros, and all fraction digits.
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
