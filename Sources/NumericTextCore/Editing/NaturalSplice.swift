// SPDX-License-Identifier: MIT

/// Natural entry: digits go where the caret stands, and redundant zeros in front go away.
struct NaturalSplice {
  private let keepsLeadingZeros: Bool
  private let isLeftFraction: Bool
  private let keepsRightSeparator: Bool

  /// The digits that stay on the left and on the right of the edit, as stretches of the old row.
  private var left: Range<Int>
  private var right: Range<Int>

  /// The integer digits among those on the right, if no separator is inserted before them.
  private let rightIntegers: Int

  init(_ old: borrowing Numeral, _ slots: Range<CaretSlot>, _ keepsLeadingZeros: Bool) {
    self.keepsLeadingZeros = keepsLeadingZeros && slots.isEmpty
    isLeftFraction = old.hasSeparator && slots.lowerBound.index > old.integerCount
    keepsRightSeparator = old.hasSeparator && slots.upperBound.index <= old.integerCount
    left = 0..<old.digitCount(before: slots.lowerBound.index)
    right = old.digitCount(before: slots.upperBound.index)..<old.digits.count
    let rightEnd = keepsRightSeparator ? old.integerCount : old.digits.count
    rightIntegers = isLeftFraction ? 0 : rightEnd - right.lowerBound
  }

  /// Puts a number, or just its separator, into the reading of the numeral that this is a splice
  /// of.
  func insert(_ insertion: consuming Numeral, into reading: inout Reading) {
    if isLeftFraction || keepsRightSeparator { insertion.hasSeparator = false }
    if !insertion.hasSeparator { insertion.integerCount = insertion.digits.count }
    var copy = self
    if !isLeftFraction { copy.dropRedundantZeros(&insertion, reading.numeral) }
    copy.join(insertion, into: &reading)
  }

  /// Zeros in front that say nothing go: typed ones, and those that typing replaces.
  private mutating func dropRedundantZeros(_ insertion: inout Numeral, _ old: Numeral) {
    guard insertion.integerCount > 0,
      old.digits.leadingZeros(upTo: left.upperBound) == left.upperBound
    else { return }
    var behind = insertion.hasSeparator ? 0 : rightIntegers
    if behind == 0 {
      left = 0..<0
    } else if left.isEmpty, behind == 1, old.digits[right.lowerBound] == 0, !keepsLeadingZeros {
      right = right.lowerBound + 1..<right.upperBound
      behind = 0
    }
    let others = left.count + behind
    let zeros = insertion.digits.leadingZeros(upTo: insertion.integerCount)
    let dropped = min(zeros, insertion.integerCount + others - 1)
    guard dropped > 0 else { return }
    insertion.digits = insertion.digits.slice(dropped..<insertion.digits.count)
    insertion.integerCount -= dropped
  }

  private func join(_ insertion: Numeral, into reading: inout Reading) {
    let old = reading.numeral.digits
    var row = old.slice(left)
    row.append(insertion.digits, 0..<insertion.digits.count)
    let inserted = row.count
    row.append(old, right)
    let hasLeftSeparator = isLeftFraction || insertion.hasSeparator
    let integers = integerCount(insertion, reading.numeral, row.count)
    reading.uncoversZeros = insertion.isEmpty && row.startsWithZero
    reading.slot = CaretSlot(inserted + (hasLeftSeparator ? 1 : 0))
    reading.numeral.digits = row
    reading.numeral.integerCount = integers
    reading.numeral.hasSeparator = hasLeftSeparator || keepsRightSeparator
    if reading.numeral.hasSeparator, integers == 0 { putPlaceholder(into: &reading) }
  }

  /// Puts a zero in front of a separator that has no digit there.
  private func putPlaceholder(into reading: inout Reading) {
    reading.numeral = reading.numeral.padded(integer: 1, fraction: 0)
    if reading.slot.index > 0 { reading.slot.index += 1 }
    reading.uncoversZeros = false
  }

  private func integerCount(_ insertion: Numeral, _ old: Numeral, _ count: Int) -> Int {
    if isLeftFraction { return old.integerCount }
    if insertion.hasSeparator { return left.count + insertion.integerCount }
    if keepsRightSeparator { return count - old.fractionCount }
    return count
  }
}
