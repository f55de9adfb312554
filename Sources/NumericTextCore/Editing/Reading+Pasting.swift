// SPDX-License-Identifier: MIT

// A pasted number is inserted completely or refused. Only excess fraction digits may be cut off.
extension Reading {
  /// Inserts the number from a pasted text.
  ///
  /// The pasted number replaces the whole current number if the field is empty, shows a single
  /// zero, or is selected completely.
  mutating func paste(_ pasted: String, _ field: borrowing Field) throws(NumericTextRefusal) {
    let isReplacement = countsAsEmpty(field)
    let text = try TextReader.read(
      pasted,
      with: field.lexicon,
      afterDigit: !isReplacement && followsInteger,
      beforeDigits: isReplacement ? 0 : integerDigitsAfter
    )
    guard isReplacement || !text.isZeroText else { throw .severalNumbers }
    try checkSign(of: text, isReplacement, field)
    var number = text.numeral
    if field.rules.entry == .minorUnits, text.isAmount { number.shape.hasSeparator = true }
    let takesSeparator = field.rules.entry == .natural && !keepsSeparator
    guard isReplacement || !number.hasSeparator || takesSeparator else { throw .secondSeparator }
    let all = CaretSlot(0)..<CaretSlot(numeral.contentCount)
    replace(isReplacement ? all : place.slots, with: number, as: .text, field)
    if let isNegative = text.isNegative { numeral.isNegative = isNegative }
  }

  /// Returns whether the pasted number replaces the whole current number.
  ///
  /// This is the case if all digits are selected, or if the field is empty or shows a single zero
  /// that was not typed.
  private func countsAsEmpty(_ field: borrowing Field) -> Bool {
    if place.isWhole || numeral.digits.isEmpty { return true }
    switch field.rules.entry {
    case .natural: return numeral.isZero && numeral.contentCount == 1 && !isZeroTyped
    case .minorUnits: return showsZero(field)
    }
  }

  /// Whether the edit is in the integer part, after at least one nonzero digit.
  private var followsInteger: Bool {
    let count = place.slots.lowerBound.index
    return count <= numeral.integerCount && numeral.digits.leadingZeros(upTo: count) < count
  }

  /// The number of integer digits after the replaced digits, not counting the zero of `0.5`.
  private var integerDigitsAfter: Int {
    let isPlaceholder = numeral.integerCount == 1 && numeral.significantIntegerCount == 0
    guard isZeroTyped || !isPlaceholder else { return 0 }
    return max(0, numeral.integerCount - place.slots.upperBound.index)
  }

  /// Throws a refusal if `text` has a sign that cannot be inserted.
  private func checkSign(
    of text: borrowing TextReader.Result,
    _ isReplacement: Bool,
    _ field: borrowing Field
  ) throws(NumericTextRefusal) {
    guard let isNegative = text.isNegative else { return }
    guard isReplacement || place.isFirst else { throw .severalNumbers }
    if isNegative, field.allowedSigns == .onlyPlus { throw .negativeNotAllowed }
    guard !isNegative, field.allowedSigns == .onlyMinus else { return }
    if numeral.isNegative || numeral.isZero { throw .positiveNotAllowed }
  }
}
