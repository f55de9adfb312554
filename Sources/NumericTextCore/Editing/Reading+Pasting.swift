// SPDX-License-Identifier: MIT

extension Reading {
  /// Inserts the number from a pasted text.
  ///
  /// The pasted number replaces the whole current number if all digits are selected, or if the
  /// field is empty or shows a single zero that doesn't count as typed.
  mutating func paste(_ pasted: String) throws(Refusal) {
    if mark == .open, try pasteAfterMark(pasted) { return }
    let isReplacement = countsAsEmpty
    let isBesideDigits = !isReplacement && place.slots.lowerBound.index > 0
    if isBesideDigits, pasted.withScalars({ $0.startsWithExponent }) { throw .severalNumbers }
    let text = try TextReader.read(
      pasted,
      with: lexicon,
      afterDigits: isReplacement ? 0 : integerDigitsBefore,
      beforeDigits: isReplacement ? 0 : integerDigitsAfter
    )
    guard isReplacement || !(text.isZeroText || text.isScaled) else { throw .severalNumbers }
    guard isReplacement || place.isFirst || text.isNegative == nil else { throw .severalNumbers }
    // In a field for whole numbers, the mark would start a fraction, which only an exponent or a word
    // can make whole.
    let startsFraction = text.endsWithMark && place.slots.upperBound.index < numeral.contentCount
    let isWhole = stages.rules.minorDigits == nil && stages.rules.fractionDigits == 0
    if !isReplacement, startsFraction, isWhole { throw .severalNumbers }
    var number = text.numeral
    if stages.rules.minorDigits != nil, text.isAmount { number.appendSeparator() }
    let takesSeparator = stages.rules.minorDigits == nil && !keepsSeparator
    let hasSeparator = number.hasSeparator || (text.endsWithMark && isBeforeFractionDigits)
    guard isReplacement || !hasSeparator || takesSeparator else { throw .secondSeparator }
    replace(isReplacement ? numeral.slots : place.slots, with: number)
    pastesNegative = text.isNegative
    hasMagnitude = text.hasMagnitude
    if let isNegative = text.isNegative { numeral.isNegative = isNegative }
  }

  /// Whether a pasted number replaces the whole current number, as in an empty field.
  private var countsAsEmpty: Bool {
    if place.isWhole || numeral.digits.isEmpty { return true }
    if let digits = stages.rules.minorDigits { return showsZero(digits) }
    return numeral.isZero && numeral.contentCount == 1 && !isZeroTyped
  }

  /// Whether the edit is in the fraction, and digits follow it.
  private var isBeforeFractionDigits: Bool {
    place.slots.lowerBound.index > numeral.integerCount
      && place.slots.upperBound.index < numeral.contentCount
  }

  /// The number of integer digits to the left of the edit.
  ///
  /// This is 0 if the edit is in the fraction, or if all digits to the left of it are zeros.
  private var integerDigitsBefore: Int {
    let count = place.slots.lowerBound.index
    guard count <= numeral.integerCount else { return 0 }
    return numeral.digits.leadingZeros(upTo: count) < count ? count : 0
  }

  /// The number of integer digits to the right of the replaced digits, not counting the zero of
  /// `0.5`.
  ///
  /// If the separator is replaced, the digits of the fraction count, too.
  private var integerDigitsAfter: Int {
    let isBeforePlaceholder = place.slots.upperBound.index == 0 && numeral.hasSingleZeroInteger
    guard isZeroTyped || !isBeforePlaceholder else { return 0 }
    let count = keepsSeparator ? numeral.integerCount : numeral.digits.count
    return max(0, count - numeral.digitCount(before: place.slots.upperBound.index))
  }
}
