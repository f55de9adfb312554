// SPDX-License-Identifier: MIT

// A paste is refused or inserted completely, except for fraction digits that the rules trim.
extension Reading {
  /// Inserts a number parsed from text, or replaces everything if the field counts as empty.
  mutating func paste(_ text: consuming TextReader.Result, _ field: borrowing Field)
    throws(NumericTextRefusal)
  {
    let isReplacement = countsAsEmpty(field)
    guard isReplacement || !text.isZeroText else { throw .severalNumbers }
    try checkSign(of: text, isReplacement, field)
    var number = text.numeral
    if field.rules.entry == .minorUnits, text.isAmount { number.shape.hasSeparator = true }
    guard isReplacement || !number.hasSeparator || takesSeparator(field) else {
      throw .secondSeparator
    }
    let all = CaretSlot(0)..<CaretSlot(numeral.contentCount)
    replace(isReplacement ? all : place.slots, with: number, as: .text, field)
    if let isNegative = text.isNegative { numeral.isNegative = isNegative }
  }

  /// Whether the paste replaces everything, because all content is selected or the field is empty
  /// or shows a single zero.
  private func countsAsEmpty(_ field: borrowing Field) -> Bool {
    if place.isWhole || numeral.digits.isEmpty { return true }
    switch field.rules.entry {
    case .natural: return numeral.isZero && numeral.contentCount == 1 && !isZeroTyped
    case .minorUnits: return showsZero(field)
    }
  }

  /// Refuses a text with a sign that cannot be inserted.
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

  /// Whether a separator can be inserted in place of the content between the slots.
  private func takesSeparator(_ field: borrowing Field) -> Bool {
    guard field.rules.entry == .natural else { return false }
    let separator = CaretSlot(numeral.integerCount)
    let slots = place.slots
    return !numeral.hasSeparator || slots.lowerBound <= separator && separator < slots.upperBound
  }
}
