// SPDX-License-Identifier: MIT

// Natural entry: digits go where the caret is, and redundant leading zeros go.
extension Reading {
  /// Puts `insertion`, which may be a lone separator, in place of the content between `slots`.
  ///
  /// - Parameters:
  ///   - insertion: The number that is put there. It has no separator if one stays.
  ///   - slots: The content that is replaced.
  ///   - keepsZero: Whether the only zero after `slots` is a digit that somebody typed.
  mutating func join(
    _ insertion: consuming Numeral,
    at slots: Range<CaretSlot>,
    keepsZero: Bool
  ) {
    var seam = Seam(of: numeral, at: slots)
    if !seam.isInFraction {
      seam.dropRedundantZeros(&insertion, in: numeral, keepsPlaceholder: keepsZero)
    }
    insertedDigits = insertion.digits.count
    join(insertion, seam)
  }

  private mutating func join(_ insertion: borrowing Numeral, _ seam: Seam) {
    let fractionCount = numeral.fractionCount
    let hasLeftSeparator = seam.isInFraction || insertion.hasSeparator
    let end = seam.stretch.lowerBound + insertion.digits.count
    slot = CaretSlot(hasLeftSeparator ? end + 1 : end)
    numeral.digits.replace(seam.stretch, with: insertion.digits)
    if insertion.hasSeparator {
      numeral.shape.integerCount = seam.stretch.lowerBound + insertion.integerCount
    } else if !seam.isInFraction {
      let kept = seam.keepsSeparator ? fractionCount : 0
      numeral.shape.integerCount = numeral.digits.count - kept
    }
    numeral.shape.hasSeparator = hasLeftSeparator || seam.keepsSeparator
    uncoversZero = source == .deletion && end == 0 && numeral.hasOnlyZeroInFront
    if !insertion.digits.isEmpty { dropZerosInFront() }
    if numeral.hasSeparator, numeral.integerCount == 0 { putPlaceholder() }
  }

  /// Drops the zeros that a deletion has left before the inserted digits.
  private mutating func dropZerosInFront() {
    let count = numeral.integerCount
    guard count > 1, numeral.digits.startsWithZero else { return }
    numeral.dropLeadingZeros(leaving: 1)
    slot.index -= count - numeral.integerCount
  }

  /// Puts a zero before a separator that has no digit there.
  private mutating func putPlaceholder() {
    numeral = numeral.padded(integer: 1, fraction: 0)
    if slot.index > 0 { slot.index += 1 }
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
    guard !insertion.digits.isEmpty, numeral.digits.leadingZeros(upTo: left) == left else {
      return
    }
    var behind = insertion.hasSeparator ? 0 : integersBehind
    var end = stretch.upperBound
    if left == 0, behind == 1, numeral.digits[end] == 0, !keepsPlaceholder {
      end += 1
      behind = 0
    }
    insertion.dropLeadingZeros(leaving: behind > 0 ? 0 : 1)
    // Zeros typed before other digits add nothing, so the zeros before them stay, too.
    if behind == 0 || !insertion.digits.isEmpty { stretch = 0..<end }
  }
}

extension Numeral {
  /// Whether the integer part is a single zero.
  fileprivate var hasOnlyZeroInFront: Bool { integerCount == 1 && digits.startsWithZero }

  /// Drops leading zeros; at least `count` integer digits stay.
  mutating func dropLeadingZeros(leaving count: Int) {
    let zeros = min(digits.leadingZeros(upTo: integerCount), integerCount - count)
    guard zeros > 0 else { return }
    digits = digits.slice(zeros..<digits.count)
    shape.integerCount -= zeros
  }
}
