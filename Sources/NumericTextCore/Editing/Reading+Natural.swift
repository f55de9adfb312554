// SPDX-License-Identifier: MIT

// Natural entry: digits are inserted at the caret, and redundant leading zeros are removed.
extension Reading {
  /// Replaces the digits and the separator between the caret slots `slots` with `insertion`, which
  /// can be a lone separator.
  ///
  /// - Parameters:
  ///   - insertion: The number to insert. If the numeral keeps its separator, `insertion` must not
  ///     have one.
  ///   - slots: The caret slots before and after the digits to replace.
  ///   - least: The number of integer digits that zero has.
  mutating func join(_ insertion: Numeral, at slots: Range<CaretSlot>, least: Int = 1) {
    let isInFraction = numeral.hasSeparator && slots.lowerBound.index > numeral.integerCount
    let keepsSeparator = numeral.hasSeparator && slots.upperBound.index <= numeral.integerCount
    var insertion = insertion
    var range = numeral.digitRange(slots)
    if !insertion.digits.isEmpty, !isInFraction {
      let end = keepsSeparator ? numeral.integerCount : numeral.digits.count
      let digitsAfter = insertion.hasSeparator ? 0 : end - range.upperBound
      dropRedundantZeros(&insertion, &range, digitsAfter, least)
    }
    insertedDigits = insertion.digits.count
    let end = range.lowerBound + insertedDigits
    let endsInFraction = isInFraction || insertion.hasSeparator
    slot = CaretSlot(endsInFraction ? end + 1 : end)
    let digits = numeral.digits.replacing(range, with: insertion.digits)
    var integerCount = digits.count - (keepsSeparator ? numeral.fractionCount : 0)
    if isInFraction { integerCount = numeral.integerCount }
    if insertion.hasSeparator { integerCount = range.lowerBound + insertion.integerCount }
    let separator = endsInFraction || keepsSeparator ? integerCount : nil
    numeral = Numeral(isNegative: numeral.isNegative, digits: digits, separator: separator)
    if insertion.hasSeparator, mark == .open { mark = .none }
    uncoversZero =
      action.isDeletion && end == 0 && numeral.integerCount == least && digits.startsWithZero
    if !insertion.digits.isEmpty { dropLeadingZeros() }
    if numeral.hasSeparator, numeral.integerCount == 0 { insertPlaceholder() }
  }

  /// Removes leading zeros from digits that are inserted at the start of the number, and redundant
  /// zeros beside them.
  ///
  /// - Parameters:
  ///   - insertion: The inserted number, whose leading zeros are removed.
  ///   - range: The range of digits to replace. It is enlarged to include redundant zeros.
  ///   - digitsAfter: The number of integer digits after `range`.
  ///   - least: The number of integer digits that zero has.
  private func dropRedundantZeros(
    _ insertion: inout Numeral,
    _ range: inout Range<Int>,
    _ digitsAfter: Int,
    _ least: Int
  ) {
    let left = range.lowerBound
    guard numeral.digits.leadingZeros(upTo: left) == left else { return }
    var (end, digitsAfter) = (range.upperBound, digitsAfter)
    // Typing 5 into `|0` results in `50` if the zero counts as typed, and in `5` otherwise.
    let keepsZero = isZeroTyped || !range.isEmpty
    if left == 0, digitsAfter == least, numeral.digits[end] == 0, !keepsZero {
      end += 1
      digitsAfter -= 1
    }
    insertion.dropLeadingZeros(leaving: digitsAfter > 0 ? 0 : 1)
    // Do not enlarge `range` if only zeros were inserted before other digits. In this case,
    // `insertion` is empty by now.
    if digitsAfter == 0 || !insertion.digits.isEmpty { range = 0..<end }
  }

  /// Removes leading zeros that an earlier deletion left before the inserted digits.
  private mutating func dropLeadingZeros() {
    let count = numeral.integerCount
    numeral.dropLeadingZeros(leaving: 1)
    slot.index -= count - numeral.integerCount
  }

  /// Inserts a zero before a separator that has no integer digits: `.5` becomes `0.5`.
  private mutating func insertPlaceholder() {
    numeral = numeral.padded(integer: 1, fraction: 0)
    if slot.index > 0 { slot.index += 1 }
  }
}
