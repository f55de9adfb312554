// SPDX-License-Identifier: MIT

// A paste is taken whole, but for fraction digits that the admission trims, or refused.
extension Reading {
  /// Puts a number that was read from text in its place, or in place of everything if the field
  /// counts as empty.
  mutating func paste(_ text: consuming TextReader.Result, _ splice: Splice) throws(Refusal) {
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

  /// Whether the paste replaces everything: all content is selected, or the field shows nothing or a
  /// single zero.
  private func countsAsEmpty(_ splice: Splice) -> Bool {
    if splice.place.isWhole || numeral.digits.isEmpty { return true }
    switch splice.entry {
    case .natural: return numeral.isZero && numeral.contentCount == 1 && !splice.uncoversZero
    case .minorUnits: return showsZero(splice)
    }
  }

  /// Refuses a sign that would have to be left out.
  private func checkSign(
    of text: borrowing TextReader.Result,
    _ isReplacement: Bool,
    _ splice: Splice
  ) throws(Refusal) {
    guard let isNegative = text.isNegative else { return }
    guard isReplacement || splice.place.isFirst else { throw .severalNumbers }
    if isNegative, splice.allowedSigns == .onlyPlus { throw .negativeNotAllowed }
    guard !isNegative, splice.allowedSigns == .onlyMinus else { return }
    if numeral.isNegative || numeral.isZero { throw .positiveNotAllowed }
  }

  /// Whether a separator can be put in place of the content between the slots.
  private func takesSeparator(_ splice: Splice) -> Bool {
    guard splice.entry == .natural else { return false }
    let separator = CaretSlot(numeral.integerCount)
    let slots = splice.slots
    return !numeral.hasSeparator || slots.lowerBound <= separator && separator < slots.upperBound
  }
}
