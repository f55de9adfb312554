// SPDX-License-Identifier: MIT

// The rules limit what an edit adds. A value that the app set can violate the rules. An edit may leave
// such a violation in place, but must not make it worse.
extension Reading {
  /// Applies the rules to the result of the edit.
  ///
  /// - Throws: The refusal for the rule that the result violates.
  mutating func admit() throws(Refusal) {
    if effect == .change, !isShort { try enforceRules() }
    if stages.rules.liveFraction > 0 { content.fill(by: stages.rules) }
  }

  /// Whether the rules need not be checked, because the edit changed only digits, and the number is
  /// so short that it satisfies all rules.
  private var isShort: Bool {
    switch action {
    case .digit, .text, .magnitude, .deletion: stages.shortNumbers.admits(numeral)
    default: false
    }
  }

  private mutating func enforceRules() throws(Refusal) {
    try applyOnlySign()
    // The mark could still group digits, and has become the decimal separator by this edit.
    if closesMark { trim(toFraction: fractionLimit) }
    dropLastDigit()
    if action.isDeletion { clearZero() }
    fillIfEmpty()
    try checkIntegerDigits()
    try fitFraction()
    guard numeral.digits.count <= max(NumeralDigits.limit, old.digits.count) else { throw .tooLong }
    try checkSign()
    try enforceFarBound()
  }
}

// MARK: - Empty and zero

extension Reading {
  /// Removes a zero that a deletion has left, in a field that shows zero as empty text.
  ///
  /// If the bounds don't allow negative numbers, deleting the last digit also removes the minus
  /// sign.
  private mutating func clearZero() {
    let minorDigits = stages.rules.minorDigits
    let least = (minorDigits ?? 0) + 1
    let isCleared = numeral.isZero && numeral.digits.count <= least && !uncoversZero
    if stages.rules.clearsZero, isCleared, minorDigits != nil || !numeral.hasSeparator {
      numeral = Numeral().signed(isNegative: numeral.isNegative)
      slot = CaretSlot(0)
    }
    let hasNoNumber = minorDigits == nil ? numeral.digits.isEmpty : numeral.isZero
    if hasNoNumber, stages.rules.signs == .onlyPlus { numeral.isNegative = false }
  }

  /// Replaces an empty numeral with zero unless the field can be empty.
  private mutating func fillIfEmpty() {
    guard numeral.digits.isEmpty, !stages.rules.canBeEmpty else { return }
    numeral = numeral.amount(stages.rules.minorDigits ?? 0)
    slot = numeral.end
  }
}

// MARK: - Digits

extension Reading {
  /// Removes the last fraction digit if a digit typed before it has made the fraction too long.
  ///
  /// This applies only to fields that always show a fixed number of fraction digits.
  private mutating func dropLastDigit() {
    let fraction = stages.rules.precision.fraction
    guard stages.rules.liveFraction > 0, case .digit = action, slot.index < numeral.contentCount,
      fraction.lowerBound == fraction.upperBound
    else { return }
    let limit = fractionLimit
    if numeral.fractionCount == limit + 1, slot.index > numeral.integerCount {
      trim(toFraction: limit)
    }
  }

  private func checkIntegerDigits() throws(Refusal) {
    let countsZeros = action.addsNoDigits
    let count = countsZeros ? numeral.integerCount : numeral.significantIntegerCount
    let limit = stages.rules.precision.integer.upperBound
    let total = stages.rules.precision.total.upperBound
    guard count > min(limit, total) else { return }
    let oldCount = countsZeros ? old.integerCount : old.significantIntegerCount
    let isAllNew = action == .text && insertedDigits == numeral.digits.count
    guard count > oldCount || isAllNew, !stages.rules.isLimitedByBound(numeral) else { return }
    throw count > limit ? .tooManyIntegerDigits(limit: limit) : .tooManyDigits(limit: total)
  }

  /// Trims excess fraction digits, or refuses the edit that added them.
  ///
  /// If digits fill the number from the right (`.minorUnits`), they are never trimmed, because the
  /// remaining digits would represent another amount.
  private mutating func fitFraction() throws(Refusal) {
    guard numeral.hasSeparator, mark != .open else { return }
    if mark == .scalable, numeral.fractionCount < TypedMark.groupSize { return }
    let limit = fractionLimit
    if action == .decimalSeparator, limit == 0 { throw stages.rules.fractionRefusal(0) }
    guard isTooLong(numeral, limit) else { return }
    // Zeros that only pad the fraction don't count toward the limit.
    let start = CaretSlot(0)
    let least = stages.rules.liveFraction
    let typed = numeral.unfilled(toFraction: least, after: start, keepsSeparator: true)
    guard isTooLong(typed, limit) else { return }
    try checkTrimming(limit)
    if stages.rules.entry == .natural { trim(toFraction: limit) }
  }

  /// The maximum number of fraction digits that the number can have.
  private var fractionLimit: Int { stages.rules.precision.fractionLimit(of: numeral) }

  private mutating func trim(toFraction limit: Int) {
    numeral = numeral.trimmed(toFraction: limit)
    slot = min(slot, numeral.end)
  }

  private func isTooLong(_ numeral: Numeral, _ limit: Int) -> Bool {
    numeral.fractionCount > limit || stages.rules.fractionDigits == 0
  }

  /// Refuses a key that added one digit too many, or a paste whose digits don't fit.
  ///
  /// A paste is refused if trimming the fraction would remove all pasted digits, or digits after
  /// the pasted text.
  private func checkTrimming(_ limit: Int) throws(Refusal) {
    let isTill = stages.rules.entry == .minorUnits
    let typesDigit = if case .digit = action { true } else { false }
    let hasGrown = numeral.significantDigitCount > old.significantDigitCount
    if typesDigit || (hasGrown && isTill) { throw stages.rules.fractionRefusal(limit) }
    guard action == .text || action == .equals, !isTill else { return }
    let isLast = slot.index == numeral.contentCount
    guard isLast, insertedDigits > numeral.fractionCount - limit else {
      throw stages.rules.fractionRefusal(limit)
    }
  }
}

extension Numeral {
  /// The number of digits, not counting leading zeros of the integer part.
  fileprivate var significantDigitCount: Int { significantIntegerCount + fractionCount }
}

// MARK: - Sign and bounds

extension Reading {
  /// Inserts or keeps the minus sign in a field that allows only negative numbers.
  ///
  /// If the app has set a positive number, it stays positive as long as the edit keeps any of its
  /// nonzero digits.
  ///
  /// - Throws: `positiveNotAllowed` if the edit removes the sign, or pastes a plus sign.
  private mutating func applyOnlySign() throws(Refusal) {
    guard stages.rules.signs == .onlyMinus else { return }
    switch action {
    case .deletion:
      if old.isNegative, !numeral.isNegative, !numeral.isZero { throw .positiveNotAllowed }
    case .text where pastesNegative == false:
      if old.isNegative || old.isZero { throw .positiveNotAllowed }
    case .digit, .decimalSeparator, .mark, .text:
      let kept = old.digits.replacing(old.digitRange(place.slots), with: NumeralDigits())
      if kept.areZero { numeral.isNegative = true }
    default: break
    }
  }

  private mutating func checkSign() throws(Refusal) {
    try checkTypedSign()
    guard numeral.isNegative, stages.rules.signs == .onlyPlus else { return }
    guard old.isNegative, pastesNegative == nil else { throw .negativeNotAllowed }
    if !stages.rules.allowsSign { numeral.isNegative = false }
  }

  /// Refuses a sign key that the bounds don't allow, unless the number has this sign already.
  private func checkTypedSign() throws(Refusal) {
    switch action {
    case .sign, .toggledSign, .operation: break
    default: return
    }
    let wasNegative = old.isNegative && !place.replacesSign
    let isOld = wasNegative == numeral.isNegative && !numeral.isZero
    guard !isOld || !stages.rules.allowsSign else { return }
    if numeral.isNegative, stages.rules.signs == .onlyPlus { throw .negativeNotAllowed }
    if !numeral.isNegative, stages.rules.signs == .onlyMinus { throw .positiveNotAllowed }
  }

  /// Clamps, refuses or accepts a number past its far bound.
  ///
  /// The far bound is the upper bound of a positive number, or the lower bound of a negative one.
  /// Typing more digits cannot bring such a number back within the bounds.
  ///
  /// A deletion is never clamped. It is refused unless it brings a number that was set by the app
  /// closer to the bounds.
  private mutating func enforceFarBound() throws(Refusal) {
    guard stages.rules.enforcement != .onCommit, isPastFarBound else { return }
    if action.isDeletion {
      guard stages.rules.bounds.isNearer(numeral, than: old) else { throw .outOfBounds }
      return
    }
    let isReplaceable = !groupsMark && !hasMagnitude
    guard stages.rules.enforcement == .clamp, isReplaceable else { throw .outOfBounds }
    mark = .none
    numeral = stages.rules.editingForm(of: numeral.clamped(to: stages.rules.bounds))
    slot = numeral.end
    isClamped = true
  }

  /// Whether the edit has made a number that is past its far bound.
  private var isPastFarBound: Bool {
    let number = content.number(within: stages.rules.precision)
    guard stages.rules.bounds.isPastFarBound(number) else { return false }
    let limit = stages.rules.precision.fractionLimit(of: old)
    return !number.isSameNumber(as: old.trimmed(toFraction: limit))
  }
}

extension Rules {
  /// Returns whether `numeral` is past an enforced bound, and the app has set this bound, but no
  /// maximum number of digits.
  func isLimitedByBound(_ numeral: Numeral) -> Bool {
    let isLimited = numeral.isNegative ? lowerBoundLimitsDigits : upperBoundLimitsDigits
    return isLimited && enforcesBounds && bounds.isPastFarBound(numeral)
  }

  /// Returns the reason for refusing a fraction with more than `limit` digits.
  fileprivate func fractionRefusal(_ limit: Int) -> Refusal {
    if fractionDigits == 0 { return .noFraction }
    if limit < fractionDigits { return .tooManyDigits(limit: precision.total.upperBound) }
    return .tooManyFractionDigits(limit: limit)
  }

  /// Returns `number`, which was set by the app, in the form that a field with focus shows.
  ///
  /// The number is rounded to the precision. It is padded with zeros only in minor-unit entry,
  /// where digits fill the number from the right.
  func editingForm(of number: Numeral) -> Numeral {
    guard !number.digits.isEmpty, !clearsZero || !number.isZero else { return Numeral() }
    let rounded = rounded(number).canonical
    let signed = rounded.signed(isNegative: number.isNegative && !rounded.isZero)
    return minorDigits.map { signed.padded(integer: 1, fraction: $0) } ?? signed
  }

  /// Returns a number rounded to the precision and to what the type can hold.
  func rounded(_ number: Numeral) -> Numeral {
    functions.shown?(number, false)
      ?? number.rounded(toFraction: precision.fractionLimit(of: number), rounding)
  }
}
