// SPDX-License-Identifier: MIT

/// Natural entry: digits go where the caret stands, and redundant zeros in front go away.
struct NaturalSplice {
  private let keepsLeadingZeros: Bool
  private let isLeftFraction: Bool
  private let keepsRightSeparator: Bool

  /// The digits that the edit replaces, as a stretch of the row; the others stay.
  private var stretch: Range<Int>

  /// The integer digits among those behind the stretch, if no separator is inserted before them.
  private let rightIntegers: Int

  init(_ old: borrowing Numeral, _ slots: Range<CaretSlot>, _ keepsLeadingZeros: Bool) {
    self.keepsLeadingZeros = keepsLeadingZeros && slots.isEmpty
    isLeftFraction = old.hasSeparator && slots.lowerBound.index > old.integerCount
    keepsRightSeparator = old.hasSeparator && slots.upperBound.index <= old.integerCount
    let lower = old.digitCount(before: slots.lowerBound.index)
    stretch = lower..<old.digitCount(before: slots.upperBound.index)
    let rightEnd = keepsRightSeparator ? old.integerCount : old.digits.count
    rightIntegers = isLeftFraction ? 0 : rightEnd - stretch.upperBound
  }

  /// Puts a number, or just its separator, into the reading of the numeral that this is a splice
  /// of.
  mutating func insert(_ insertion: consuming Numeral, into reading: inout Reading) {
    if isLeftFraction || keepsRightSeparator { insertion.shape.hasSeparator = false }
    if !insertion.hasSeparator { insertion.shape.integerCount = insertion.digits.count }
    if !isLeftFraction { dropRedundantZeros(&insertion, reading.numeral) }
    join(insertion, into: &reading)
  }

  /// Zeros in front that say nothing go: typed ones, and those that typing replaces.
  private mutating func dropRedundantZeros(_ insertion: inout Numeral, _ old: borrowing Numeral) {
    let left = stretch.lowerBound
    guard insertion.integerCount > 0, old.digits.leadingZeros(upTo: left) == left else { return }
    var behind = insertion.hasSeparator ? 0 : rightIntegers
    if behind == 0 {
      stretch = 0..<stretch.upperBound
    } else if left == 0, behind == 1, old.digits[stretch.upperBound] == 0, !keepsLeadingZeros {
      stretch = 0..<stretch.upperBound + 1
      behind = 0
    }
    insertion.dropLeadingZeros(leaving: stretch.lowerBound + behind > 0 ? 0 : 1)
  }

  private func join(_ insertion: borrowing Numeral, into reading: inout Reading) {
    let fraction = reading.numeral.fractionCount
    let hasLeftSeparator = isLeftFraction || insertion.hasSeparator
    let end = stretch.lowerBound + insertion.digits.count
    reading.slot = CaretSlot(hasLeftSeparator ? end + 1 : end)
    reading.numeral.digits.replace(stretch, with: insertion.digits)
    reading.uncoversZeros = insertion.isEmpty && reading.numeral.digits.startsWithZero
    if insertion.hasSeparator {
      reading.numeral.shape.integerCount = stretch.lowerBound + insertion.integerCount
    } else if !isLeftFraction {
      let kept = keepsRightSeparator ? fraction : 0
      reading.numeral.shape.integerCount = reading.numeral.digits.count - kept
    }
    reading.numeral.shape.hasSeparator = hasLeftSeparator || keepsRightSeparator
    if reading.numeral.hasSeparator, reading.numeral.integerCount == 0 {
      putPlaceholder(into: &reading)
    }
  }

  /// Puts a zero in front of a separator that has no digit there.
  private func putPlaceholder(into reading: inout Reading) {
    reading.numeral = reading.numeral.padded(integer: 1, fraction: 0)
    if reading.slot.index > 0 { reading.slot.index += 1 }
    reading.uncoversZeros = false
  }
}

extension Numeral {
  /// Drops zeros in front of the integer part, all but so many digits of it at most.
  fileprivate mutating func dropLeadingZeros(leaving count: Int) {
    let zeros = min(digits.leadingZeros(upTo: integerCount), integerCount - count)
    guard zeros > 0 else { return }
    digits = digits.slice(zeros..<digits.count)
    shape.integerCount -= zeros
  }
}
