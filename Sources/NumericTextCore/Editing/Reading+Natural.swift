// SPDX-License-Identifier: MIT

// Natural entry: digits go where the caret is, and redundant leading zeros go.
extension Reading {
  /// Puts `insertion`, which may be a lone separator, in place of the content between `slots`.
  mutating func join(
    _ insertion: consuming Numeral,
    at slots: Range<CaretSlot>,
    keepsLeadingZeros: Bool
  ) {
    var seam = Seam(of: numeral, at: slots)
    if seam.isInFraction || seam.keepsSeparator { insertion.shape.hasSeparator = false }
    if !insertion.hasSeparator { insertion.shape.integerCount = insertion.digits.count }
    if !seam.isInFraction {
      let keepsZero = keepsLeadingZeros && slots.isEmpty
      seam.dropRedundantZeros(&insertion, in: numeral, keepsPlaceholder: keepsZero)
    }
    join(insertion, seam)
  }

  private mutating func join(_ insertion: borrowing Numeral, _ seam: Seam) {
    let fractionCount = numeral.fractionCount
    let hasLeftSeparator = seam.isInFraction || insertion.hasSeparator
    let end = seam.stretch.lowerBound + insertion.digits.count
    slot = CaretSlot(hasLeftSeparator ? end + 1 : end)
    numeral.digits.replace(seam.stretch, with: insertion.digits)
    uncoversZeros = insertion.isEmpty && numeral.digits.startsWithZero
    if insertion.hasSeparator {
      numeral.shape.integerCount = seam.stretch.lowerBound + insertion.integerCount
    } else if !seam.isInFraction {
      let kept = seam.keepsSeparator ? fractionCount : 0
      numeral.shape.integerCount = numeral.digits.count - kept
    }
    numeral.shape.hasSeparator = hasLeftSeparator || seam.keepsSeparator
    if numeral.hasSeparator, numeral.integerCount == 0 { putPlaceholder() }
  }

  /// Puts a zero before a separator that has no digit there.
  private mutating func putPlaceholder() {
    numeral = numeral.padded(integer: 1, fraction: 0)
    if slot.index > 0 { slot.index += 1 }
    uncoversZeros = false
  }
}

/// Where content is put into a numeral.
private struct Seam {
  /// Whether the content follows the decimal separator.
  let isInFraction: Bool

  /// Whether the decimal separator follows the content.
  let keepsSeparator: Bool

  /// The digits that are replaced, as a stretch of the row; the others stay.
  private(set) var stretch: Range<Int>

  /// The integer digits after the stretch, if no separator is inserted before them.
  private let integersBehind: Int

  init(of numeral: borrowing Numeral, at slots: Range<CaretSlot>) {
    isInFraction = numeral.hasSeparator && slots.lowerBound.index > numeral.integerCount
    keepsSeparator = numeral.hasSeparator && slots.upperBound.index <= numeral.integerCount
    let lower = numeral.digitCount(before: slots.lowerBound.index)
    stretch = lower..<numeral.digitCount(before: slots.upperBound.index)
    let end = keepsSeparator ? numeral.integerCount : numeral.digits.count
    integersBehind = isInFraction ? 0 : end - stretch.upperBound
  }

  /// Drops the zeros before `insertion` and in it that nobody needs.
  ///
  /// - Parameters:
  ///   - insertion: The number that is put here.
  ///   - numeral: The numeral that it is put into.
  ///   - keepsPlaceholder: Whether a lone zero after the seam is a digit that somebody typed.
  mutating func dropRedundantZeros(
    _ insertion: inout Numeral,
    in numeral: borrowing Numeral,
    keepsPlaceholder: Bool
  ) {
    let left = stretch.lowerBound
    guard insertion.integerCount > 0, numeral.digits.leadingZeros(upTo: left) == left else {
      return
    }
    var behind = insertion.hasSeparator ? 0 : integersBehind
    if behind == 0 {
      stretch = 0..<stretch.upperBound
    } else if left == 0, behind == 1, numeral.digits[stretch.upperBound] == 0, !keepsPlaceholder {
      stretch = 0..<stretch.upperBound + 1
      behind = 0
    }
    insertion.dropLeadingZeros(leaving: stretch.lowerBound + behind > 0 ? 0 : 1)
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
