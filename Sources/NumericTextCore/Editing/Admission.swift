// SPDX-License-Identifier: MIT

/// The result of an edit after the rules have been applied to it.
///
/// Rules limit what an edit adds. A value that the app set can violate the rules. An edit may leave
/// such a violation in place, but must not make it worse.
struct Admission: ~Copyable {
  /// The new number and caret, with the changes that the rules have made.
  private let reading: Reading

  /// Whether a bound replaced the number.
  let isClamped: Bool

  var numeral: Numeral { reading.numeral }
  var slot: CaretSlot { reading.slot }
  var uncoversZero: Bool { reading.uncoversZero }

  /// Whether the edit had no effect.
  var isNothing: Bool { reading.source == .nothing }

  /// Creates an admission by applying the rules to the result of an edit.
  ///
  /// - Throws: The refusal for the rule that the result violates.
  init(
    of reading: consuming Reading,
    by edit: borrowing Edit,
    in state: borrowing FieldState,
    _ field: borrowing Field
  ) throws(NumericTextRefusal) {
    let least = field.rules.liveFraction
    var isClamped = false
    if !reading.keepsRules(field) {
      let old = edit.typedPart(of: state.numeral, least: least, isZeroTyped: reading.isZeroTyped)
      isClamped = try reading.enforceRules(over: old, field)
    }
    if least > 0 { reading.numeral = reading.numeral.filled(toFraction: least) }
    self.reading = reading
    self.isClamped = isClamped
  }
}

extension Reading {
  /// Applies all rules.
  ///
  /// - Returns: Whether a bound replaced the number.
  /// - Throws: The refusal for the rule that the number violates.
  fileprivate mutating func enforceRules(
    over old: borrowing Numeral,
    _ field: Field
  ) throws(NumericTextRefusal) -> Bool {
    fillIfEmpty(field)
    try checkIntegerDigits(old, field)
    try fitFraction(old, field)
    guard numeral.digits.count <= max(NumeralDigits.limit, old.digits.count) else {
      throw .tooManyDigits(limit: NumeralDigits.limit)
    }
    try checkSign(old, field)
    return try enforceFarBound(old, field)
  }

  /// Replaces an empty numeral with zero unless the field can be empty.
  ///
  /// If the bounds don't allow negative numbers, deleting the last digit also removes the minus
  /// sign.
  private mutating func fillIfEmpty(_ field: Field) {
    if source == .deletion { clearZero(field) }
    guard numeral.digits.isEmpty, !field.rules.allowsEmpty, !field.rules.clearsZero else { return }
    let isTill = field.rules.entry == .minorUnits
    let digits = isTill ? field.rules.precision.fraction.upperBound : 0
    numeral = Numeral(
      isNegative: numeral.isNegative,
      minorUnits: NumeralDigits(),
      digits: digits
    )
    slot = CaretSlot(numeral.contentCount)
  }

  private mutating func clearZero(_ field: Field) {
    let least = field.rules.entry == .minorUnits ? field.fractionDigits + 1 : 1
    let isCleared = numeral.isZero && numeral.digits.count <= least && !uncoversZero
    let isNatural = field.rules.entry == .natural
    if field.rules.clearsZero, isCleared, !(isNatural && numeral.hasSeparator) {
      numeral = Numeral().signed(isNegative: numeral.isNegative)
      slot = CaretSlot(0)
    }
    let hasNoNumber = isNatural ? numeral.digits.isEmpty : numeral.isZero
    if hasNoNumber, field.allowedSigns == .onlyPlus { numeral.isNegative = false }
  }
}

extension Reading {
  /// Returns whether a quick check shows that the edit breaks no rule.
  ///
  /// If the result is false, each rule must be checked. Most numbers are short enough to pass the
  /// quick check (benchmark "key at 11 digits").
  fileprivate func keepsRules(_ field: borrowing Field) -> Bool {
    if source.keepsNumeral { return true }
    guard source.isPlain, field.shortNumbers.contains(numeral) else { return false }
    return numeral.isPlainWhole
      || (!numeral.isZero && !numeral.hasLeadingZeros && hasShortFraction(field))
  }

  private func hasShortFraction(_ field: borrowing Field) -> Bool {
    numeral.fractionCount > 0 && numeral.fractionCount <= field.fractionDigits
      && numeral.digits.count <= min(field.rules.precision.total.upperBound, NumeralDigits.limit)
  }
}

// MARK: - Digits

extension Reading {
  private func checkIntegerDigits(_ old: borrowing Numeral, _ field: Field)
    throws(NumericTextRefusal)
  {
    let countsZeros = source.insertsNothing
    let count = countsZeros ? numeral.integerCount : numeral.significantIntegerCount
    let limit = field.rules.precision.integer.upperBound
    let total = field.rules.precision.total.upperBound
    guard count > min(limit, total) else { return }
    let oldCount = countsZeros ? old.integerCount : old.significantIntegerCount
    let isAllNew = source == .text && insertedDigits == numeral.digits.count
    guard count > oldCount || isAllNew else { return }
    throw count > limit ? .tooManyIntegerDigits(limit: limit) : .tooManyDigits(limit: total)
  }

  /// Trims excess fraction digits, or refuses the edit that added them.
  ///
  /// If digits fill the number from the right (`.minorUnits`), they are never trimmed, because the
  /// remaining digits would represent another amount.
  private mutating func fitFraction(_ old: borrowing Numeral, _ field: Field)
    throws(NumericTextRefusal)
  {
    guard numeral.hasSeparator else { return }
    let integers = numeral.significantIntegerCount
    let limit = field.rules.precision.fractionLimit(of: numeral)
    if source == .separator, limit == 0, !old.hasSeparator { throw field.fractionRefusal(0) }
    let isWhole = field.fractionDigits == 0
    guard numeral.fractionCount > limit || isWhole else { return }
    // Zeros that only pad the fraction don't count toward the limit.
    let typed = numeral.unfilled(
      toFraction: field.rules.liveFraction,
      after: CaretSlot(0),
      keepsSeparator: true
    )
    guard typed.fractionCount > limit || isWhole else { return }
    let hasGrown =
      numeral.fractionCount + integers > old.fractionCount + old.significantIntegerCount
    let isTill = field.rules.entry == .minorUnits
    if hasGrown, isTill || source == .digit { throw field.fractionRefusal(limit) }
    guard !isTill else { return }
    if source == .text { try checkTrimming(toFraction: limit, field) }
    numeral = numeral.trimmed(toFraction: limit)
    slot = min(slot, CaretSlot(numeral.contentCount))
  }
}

extension Reading {
  /// Refuses a paste if trimming the fraction would remove digits after the pasted text, or all
  /// pasted digits.
  private func checkTrimming(toFraction limit: Int, _ field: Field) throws(NumericTextRefusal) {
    let isLast = slot.index == numeral.contentCount
    guard isLast, insertedDigits > numeral.fractionCount - limit else {
      throw field.fractionRefusal(limit)
    }
  }
}

// MARK: - Sign and bounds

extension Reading {
  private mutating func checkSign(_ old: borrowing Numeral, _ field: Field)
    throws(NumericTextRefusal)
  {
    if case .sign(let isNegative, let isNew) = source, isNew || !field.rules.allowsSign {
      if isNegative, field.allowedSigns == .onlyPlus { throw .negativeNotAllowed }
      if !isNegative, field.allowedSigns == .onlyMinus { throw .positiveNotAllowed }
    }
    guard numeral.isNegative, field.allowedSigns == .onlyPlus else { return }
    guard old.isNegative else { throw .negativeNotAllowed }
    if !field.rules.allowsSign { numeral.isNegative = false }
  }

  /// Clamps, refuses or accepts a number past its far bound.
  ///
  /// The far bound is the upper bound of a positive number, or the lower bound of a negative one.
  /// Typing more digits cannot bring such a number back within the bounds.
  ///
  /// A deletion is never clamped. It is accepted if it brings a number that was set by the app
  /// closer to the bounds.
  ///
  /// - Returns: Whether the bound replaced the number.
  private mutating func enforceFarBound(_ old: borrowing Numeral, _ field: Field)
    throws(NumericTextRefusal) -> Bool
  {
    let bounds = field.rules.bounds
    guard field.rules.enforcement != .onCommit, bounds.isPastFarBound(numeral),
      !numeral.isSameNumber(as: old)
    else { return false }
    if source == .deletion {
      guard bounds.isNearer(numeral, than: old) else { throw .outOfBounds }
      return false
    }
    guard field.rules.enforcement == .clamp else { throw .outOfBounds }
    numeral = field.editingForm(of: numeral.clamped(to: bounds))
    slot = CaretSlot(numeral.contentCount)
    return true
  }
}

extension Field {
  /// Returns the reason for refusing a fraction with more than `limit` digits.
  fileprivate func fractionRefusal(_ limit: Int) -> NumericTextRefusal {
    let most = fractionDigits
    if most == 0 { return .noFraction }
    if limit < most { return .tooManyDigits(limit: rules.precision.total.upperBound) }
    return .tooManyFractionDigits(limit: limit)
  }

  /// Returns `number`, which was set by the app, in the form that a field with focus shows.
  ///
  /// The number is rounded to the precision. It is padded with zeros only in minor-units entry,
  /// where digits fill the number from the right.
  func editingForm(of number: Numeral) -> Numeral {
    guard !number.digits.isEmpty, !rules.clearsZero || !number.isZero else { return Numeral() }
    let rounded = rounded(number).canonical
    let signed = rounded.signed(isNegative: number.isNegative && !rounded.isZero)
    guard rules.entry == .minorUnits else { return signed }
    return signed.padded(integer: 1, fraction: rules.precision.fraction.upperBound)
  }

  private func rounded(_ number: Numeral) -> Numeral {
    if let presentation = rules.functions.presentation { return presentation.shown(number, false) }
    let limit = rules.precision.fractionLimit(of: number)
    return number.rounded(toFraction: limit, rules.rounding)
  }
}
