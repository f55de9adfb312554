// SPDX-License-Identifier: MIT

/// Natural entry: digits go where the caret stands, and redundant leading zeros go.
struct NaturalSplice {
  private let numeral: Numeral
  private let keepsLeadingZeros: Bool
  private let isLeftFraction: Bool
  private let keepsRightSeparator: Bool

  /// The digits that the edit replaces, as a stretch of the row; the others stay.
  private var stretch: Range<Int>

  /// The integer digits after the stretch, if no separator is inserted before them.
  private let rightIntegers: Int

  init(_ numeral: Numeral, _ slots: Range<CaretSlot>, keepsLeadingZeros: Bool) {
    self.numeral = numeral
    self.keepsLeadingZeros = keepsLeadingZeros && slots.isEmpty
    isLeftFraction = numeral.hasSeparator && slots.lowerBound.index > numeral.integerCount
    keepsRightSeparator = numeral.hasSeparator && slots.upperBound.index <= numeral.integerCount
    let lower = numeral.digitCount(before: slots.lowerBound.index)
    stretch = lower..<numeral.digitCount(before: slots.upperBound.index)
    let rightEnd = keepsRightSeparator ? numeral.integerCount : numeral.digits.count
    rightIntegers = isLeftFraction ? 0 : rightEnd - stretch.upperBound
  }

  /// The numeral with `insertion`, which may be a lone separator, in this place.
  consuming func reading(inserting insertion: Numeral, _ source: Reading.Source) -> Reading {
    var insertion = insertion
    if isLeftFraction || keepsRightSeparator { insertion.shape.hasSeparator = false }
    if !insertion.hasSeparator { insertion.shape.integerCount = insertion.digits.count }
    if !isLeftFraction { dropRedundantZeros(&insertion) }
    return joined(with: insertion, source)
  }

  /// Drops the zeros before `insertion` and in it that nobody needs.
  private mutating func dropRedundantZeros(_ insertion: inout Numeral) {
    let left = stretch.lowerBound
    guard insertion.integerCount > 0, numeral.digits.leadingZeros(upTo: left) == left else {
      return
    }
    var behind = insertion.hasSeparator ? 0 : rightIntegers
    if behind == 0 {
      stretch = 0..<stretch.upperBound
    } else if left == 0, behind == 1, numeral.digits[stretch.upperBound] == 0, !keepsLeadingZeros {
      stretch = 0..<stretch.upperBound + 1
      behind = 0
    }
    insertion.dropLeadingZeros(leaving: stretch.lowerBound + behind > 0 ? 0 : 1)
  }

  private func joined(with insertion: Numeral, _ source: Reading.Source) -> Reading {
    let hasLeftSeparator = isLeftFraction || insertion.hasSeparator
    let end = stretch.lowerBound + insertion.digits.count
    let slot = CaretSlot(hasLeftSeparator ? end + 1 : end)
    var reading = Reading(numeral, slot, source)
    reading.numeral.digits.replace(stretch, with: insertion.digits)
    reading.uncoversZeros = insertion.isEmpty && reading.numeral.digits.startsWithZero
    if insertion.hasSeparator {
      reading.numeral.shape.integerCount = stretch.lowerBound + insertion.integerCount
    } else if !isLeftFraction {
      let kept = keepsRightSeparator ? numeral.fractionCount : 0
      reading.numeral.shape.integerCount = reading.numeral.digits.count - kept
    }
    reading.numeral.shape.hasSeparator = hasLeftSeparator || keepsRightSeparator
    if reading.numeral.hasSeparator, reading.numeral.integerCount == 0 {
      reading.putPlaceholder()
    }
    return reading
  }
}

extension Reading {
  /// Puts a zero before a separator that has no digit there.
  fileprivate mutating func putPlaceholder() {
    numeral = numeral.padded(integer: 1, fraction: 0)
    if slot.index > 0 { slot.index += 1 }
    uncoversZeros = false
  }
}

extension Numeral {
  /// Drops leading zeros; at least `count` integer digits stay.
  fileprivate mutating func dropLeadingZeros(leaving count: Int) {
    let zeros = min(digits.leadingZeros(upTo: integerCount), integerCount - count)
    guard zeros > 0 else { return }
    digits = digits.slice(zeros..<digits.count)
    shape.integerCount -= zeros
  }
}
