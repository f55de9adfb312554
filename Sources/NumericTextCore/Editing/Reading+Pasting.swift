// SPDX-License-Identifier: MIT

// A paste is refused or inserted completely, except for fraction digits that the rules trim.
extension Reading {
  /// Inserts a number parsed from text, or replaces everything if the field counts as empty.
  mutating func paste(_ text: consuming TextReader.Result, _ splice: Splice)
    throws(NumericTextRefusal)
  {
    let isReplacement = countsAsEmpty(splice)
    guard isReplacement || !text.isZeroText else { throw .severalNumbers }
    try checkSign(of: text, isReplacement, splice)
    var number = text.numeral
    if splice.entry == .minorUnits, text.isAmount { number.shape.hasSeparator = true }
    guard isReplacement || !number.hasSeparator || takesSeparator(splice) else {
      throw .secondSeparator
    }
    let all = CaretSlot(0)..<CaretSlot(numeral.contentCount)
    replace(isReplacement ? all : splice.slots, with: number, as: .text, splice)
    if let isNegative = text.isNegative { numeral.isNegative = isNegative }
  }

  /// Whether the paste replaces everything, because all content is selected or the field is empty
  /// or shows a single zero.
  private func countsAsEmpty(_ splice: Splice) -> Bool {
    if splice.place.isWhole || numeral.digits.isEmpty { return true }
    switch splice.entry {
    case .natural: return numeral.isZero && numeral.contentCount == 1 && !splice.uncoversZero
    case .minorUnits: return showsZero(splice)
    }
  }

  /// Refuses a sign that could not be inserted.
  private func checkSign(
    of text: borrowing TextReader.Result,
    _ isReplacement: Bool,
    _ splice: Splice
  ) throws(NumericTextRefusal) {
    guard let isNegative = text.isNegative else { return }
    guard isReplacement || splice.place.isFirst else { throw .severalNumbers }
    if isNegative, splice.allowedSigns == .onlyPlus { throw .negativeNotAllowed }
    guard !isNegative, splice.allowedSigns == .onlyMinus else { return }
    if numeral.isNegative || numeral.isZero { throw .positiveNotAllowed }
  }

  /// Whether a separator can be inserted in place of the content between the slots.
  private func takesSeparator(_ splice: Splice) -> Bool {
    guard splice.entry == .natural else { return false }
    let separator = CaretSlot(numeral.integerCount)
    let slots = splice.slots
    return !numeral.hasSeparator || slots.lowerBound <= separator && separator < slots.upperBound
  }
}
