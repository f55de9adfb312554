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
  mutating func join(_ insertion: Numeral, at slots: Range<CaretSlot>) {
    var insertion = insertion
    var seam = Seam(of: numeral, at: slots)
    if !insertion.digits.isEmpty, seam.startsNumber(numeral) {
      // Typing 5 into `|0` results in `50` if the zero counts as typed, and in `5` otherwise.
      let keepsZero = isZeroTyped || !slots.isEmpty
      seam.dropRedundantZeros(&insertion, in: numeral, keepsPlaceholder: keepsZero)
    }
    insertedDigits = insertion.digits.count
    join(insertion, seam)
  }

  private mutating func join(_ insertion: Numeral, _ seam: Seam) {
    let start = seam.stretch.lowerBound
    let end = start + insertion.digits.count
    let endsInFraction = seam.isInFraction || insertion.hasSeparator
    slot = CaretSlot(endsInFraction ? end + 1 : end)
    let digits = numeral.digits.replacing(seam.stretch, with: insertion.digits)
    var integerCount = digits.count - (seam.keepsSeparator ? numeral.fractionCount : 0)
    if seam.isInFraction { integerCount = numeral.integerCount }
    if insertion.hasSeparator { integerCount = start + insertion.integerCount }
    let separator = endsInFraction || seam.keepsSeparator ? integerCount : nil
    numeral = Numeral(isNegative: numeral.isNegative, digits: digits, separator: separator)
    if insertion.hasSeparator, mark == .open { mark = .none }
    uncoversZero = action.isDeletion && end == 0 && numeral.hasSingleZeroInteger
    if !insertion.digits.isEmpty { dropLeadingZeros() }
    if numeral.hasSeparator, numeral.integerCount == 0 { insertPlaceholder() }
  }

  /// Removes leading zeros that an earlier deletion left before the inserted digits.
  private mutating func dropLeadingZeros() {
    let count = numeral.integerCount
    guard count > 1, numeral.digits.startsWithZero else { return }
    numeral.dropLeadingZeros(leaving: 1)
    slot.index -= count - numeral.integerCount
  }

  /// Inserts a zero before a separator that has no integer digits: `.5` becomes `0.5`.
  private mutating func insertPlaceholder() {
    numeral = numeral.padded(integer: 1, fraction: 0)
    if slot.index > 0 { slot.index += 1 }
  }
}

/// The position in a numeral where digits are inserted or replaced.
private struct Seam {
  /// Whether the position is after the decimal separator.
  let isInFraction: Bool

  /// Whether the numeral has a decimal separator after the position that is not replaced.
  let keepsSeparator: Bool

  /// The range of digits to replace.
  private(set) var stretch: Range<Int>

  /// The number of integer digits after the position, assuming that no separator is inserted there.
  private let integersAfter: Int

  init(of numeral: Numeral, at slots: Range<CaretSlot>) {
    isInFraction = numeral.hasSeparator && slots.lowerBound.index > numeral.integerCount
    keepsSeparator = numeral.hasSeparator && slots.upperBound.index <= numeral.integerCount
    let lower = numeral.digitCount(before: slots.lowerBound.index)
    stretch = lower..<numeral.digitCount(before: slots.upperBound.index)
    let end = keepsSeparator ? numeral.integerCount : numeral.digits.count
    integersAfter = isInFraction ? 0 : end - stretch.upperBound
  }

  /// Returns whether the position is in the integer part, with no digits before it except zeros.
  ///
  /// Zeros inserted at such a position are redundant.
  func startsNumber(_ numeral: Numeral) -> Bool {
    let left = stretch.lowerBound
    return !isInFraction && numeral.digits.leadingZeros(upTo: left) == left
  }

  /// Removes leading zeros from `insertion`, and redundant zeros next to it from `numeral`.
  ///
  /// To remove the zeros from `numeral`, this method enlarges `stretch`, the range of digits to
  /// replace.
  ///
  /// - Parameters:
  ///   - insertion: The inserted number.
  ///   - numeral: The numeral into which it is inserted.
  ///   - keepsPlaceholder: Whether to keep a zero that is the only integer digit after the
  ///     position.
  mutating func dropRedundantZeros(
    _ insertion: inout Numeral,
    in numeral: Numeral,
    keepsPlaceholder: Bool
  ) {
    var digitsAfter = insertion.hasSeparator ? 0 : integersAfter
    var end = stretch.upperBound
    if stretch.lowerBound == 0, digitsAfter == 1, numeral.digits[end] == 0, !keepsPlaceholder {
      end += 1
      digitsAfter = 0
    }
    insertion.dropLeadingZeros(leaving: digitsAfter > 0 ? 0 : 1)
    // Enlarge `stretch`, the range of digits to replace, so that it includes redundant zeros.
    // Do not enlarge it if only zeros were inserted before other digits. In this case, `insertion`
    // is empty by now.
    if digitsAfter == 0 || !insertion.digits.isEmpty { stretch = 0..<end }
  }
}

extension Numeral {
  /// Whether the integer part is a single zero.
  var hasSingleZeroInteger: Bool { integerCount == 1 && digits.startsWithZero }
}
