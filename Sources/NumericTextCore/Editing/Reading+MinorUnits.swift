// SPDX-License-Identifier: MIT

// Minor-unit entry: the user types an amount in minor units such as cents. A typed digit moves the
// digits before it to the left, and the fraction keeps its length.
//
//     before      $ 1 2. 3 4|        $ 1 2|. 3 4
//     typed 9     $ 1 2 3. 4 9|      $ 1 2 9|. 3 4
extension Reading {
  /// Replaces the digits between the caret slots `slots` with the digits of `insertion`.
  ///
  /// An insertion with a decimal separator is converted to minor units first: with two fraction
  /// digits, `1.5` becomes `150`.
  mutating func fill(_ insertion: Numeral, at slots: Range<CaretSlot>, _ fractionDigits: Int) {
    var units = insertion.minorUnits(fractionDigits)
    let isDeletion = units.isEmpty
    let isZero = !isDeletion && showsZero(fractionDigits)
    var stretch = isZero ? 0..<numeral.digits.count : numeral.digitRange(slots)
    if !isDeletion { dropRedundantZeros(before: &units, &stretch, slots, fractionDigits) }
    insertedDigits = units.count
    let digitsAfter = numeral.digits.count - stretch.upperBound
    var row = numeral.digits.replacing(stretch, with: units)
    if !units.isEmpty { row.dropLeadingZeros() }
    uncoversZero =
      isDeletion && stretch.lowerBound == 0 && row.startsWithZero
      && row.count == fractionDigits + 1
    guard !isDeletion || !row.isEmpty else {
      numeral = Numeral().signed(isNegative: numeral.isNegative)
      slot = CaretSlot(0)
      return
    }
    numeral = Numeral(isNegative: numeral.isNegative, minorUnits: row, digits: fractionDigits)
    let digitsBefore = max(0, numeral.digits.count - digitsAfter)
    slot = CaretSlot(numeral.slot(afterDigits: digitsBefore))
  }

  /// Removes redundant zeros from the digits to insert, and from the digits around them.
  ///
  /// - Parameters:
  ///   - units: The digits to insert, whose leading zeros are removed.
  ///   - stretch: The range of digits to replace. It is enlarged, so that redundant zeros before
  ///     and after it are replaced, too.
  ///   - slots: The caret slots before and after the digits to replace.
  ///   - fractionDigits: The number of minor digits.
  private func dropRedundantZeros(
    before units: inout NumeralDigits,
    _ stretch: inout Range<Int>,
    _ slots: Range<CaretSlot>,
    _ fractionDigits: Int
  ) {
    let left = stretch.lowerBound
    guard numeral.digits.leadingZeros(upTo: left) == left else { return }
    var end = stretch.upperBound
    let digitsAfter = numeral.digits.count - end
    let keepsZero = isZeroTyped || !slots.isEmpty
    if left == 0, digitsAfter == fractionDigits + 1, numeral.digits[end] == 0, !keepsZero {
      end += 1
    }
    units.dropLeadingZeros()
    // Also replace the leading zeros next to `stretch`, unless only zeros are inserted before other
    // digits. In this case, `units` is empty by now.
    if !units.isEmpty || end == numeral.digits.count { stretch = 0..<end }
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

extension NumeralDigits {
  fileprivate mutating func dropLeadingZeros() {
    if startsWithZero { self = slice(leadingZeros(upTo: count)..<count) }
  }
}

extension Numeral {
  /// Creates the amount of `units` minor units: 5 cents are 0.05.
  init(isNegative: Bool, minorUnits units: NumeralDigits, digits fractionDigits: Int) {
    var row = NumeralDigits()
    row.append(zeros: fractionDigits + 1 - units.count)
    row.append(units, 0..<units.count)
    self.init(isNegative: isNegative, digits: row, fraction: fractionDigits)
  }

  /// Returns the number in minor units: with two fraction digits, 1.5 becomes 150.
  ///
  /// A number without a decimal separator is in minor units already: 15 stays 15.
  fileprivate func minorUnits(_ fractionDigits: Int) -> NumeralDigits {
    guard hasSeparator else { return digits }
    let missing = fractionDigits - fractionCount
    var row = digits.slice(0..<digits.count - max(0, -missing))
    row.append(zeros: missing)
    return row
  }
}
