// SPDX-License-Identifier: MIT

/// What the rules make of a reading: the numeral that goes on, or the reason why none does.
///
/// Rules bind what an edit adds. A number from outside may break them; an edit may leave it so, but
/// may not make a full part longer.
struct Admission {
  private(set) var numeral: Numeral
  private(set) var slot: CaretSlot
  private let reading: Reading
  private let old: Numeral
  private let rules: Rules

  init(_ reading: Reading, from state: FieldState, _ rules: Rules) throws(Refusal) {
    numeral = reading.numeral
    slot = reading.slot
    self.reading = reading
    old = state.numeral
    self.rules = rules
    guard reading.source != .nothing else { return }
    fillIfEmpty()
    try checkIntegerDigits()
    try fitFraction()
    try checkSign()
    try enforceFarBound()
  }

  /// Nothing typed means zero where a field may not be empty; a till shows its zero at once.
  private mutating func fillIfEmpty() {
    if rules.clearsZero, reading.source == .deletion, numeral.isZero { clear() }
    guard numeral.digits.isEmpty else { return }
    let isTill = rules.entry == .minorUnits
    let staysEmpty = rules.allowsEmpty || rules.clearsZero
    guard !staysEmpty || (isTill && numeral.isNegative) else { return }
    let digits = isTill ? rules.precision.fraction.upperBound : 0
    numeral = Numeral(isNegative: numeral.isNegative, digits: Digits(), fractionDigits: digits)
    slot = CaretSlot(numeral.contentCount)
  }

  private mutating func clear() {
    numeral = Numeral()
    slot = CaretSlot(0)
  }
}

// MARK: - Digits

extension Admission {
  private func checkIntegerDigits() throws(Refusal) {
    let count = numeral.significantIntegerCount
    guard count > old.significantIntegerCount else { return }
    let limit = rules.precision.integer.upperBound
    if count > limit { throw .tooManyIntegerDigits(limit: limit) }
    let total = rules.precision.total.upperBound
    if count > total { throw .tooManyDigits(limit: total) }
  }

  /// Trims the fraction to what is allowed, or refuses the key that made it too long.
  ///
  /// A till is never trimmed: its digits would stand for other amounts then.
  private mutating func fitFraction() throws(Refusal) {
    let integers = numeral.significantIntegerCount
    let limit = rules.precision.fractionLimit(of: numeral)
    if reading.source == .separator, limit == 0, !old.hasSeparator { throw fractionRefusal(0) }
    guard numeral.fractionCount > limit || (limit == 0 && numeral.hasSeparator) else { return }
    let hasGrown =
      numeral.fractionCount + integers > old.fractionCount + old.significantIntegerCount
    let isTill = rules.entry == .minorUnits
    if hasGrown, isTill || reading.source == .digit { throw fractionRefusal(limit) }
    guard !isTill else { return }
    numeral = numeral.trimmed(toFraction: limit)
    slot = min(slot, CaretSlot(numeral.contentCount))
  }

  private func fractionRefusal(_ limit: Int) -> Refusal {
    let fraction = rules.precision.fraction.upperBound
    if fraction == 0 { return .noFraction }
    if limit < fraction { return .tooManyDigits(limit: rules.precision.total.upperBound) }
    return .tooManyFractionDigits(limit: limit)
  }
}

// MARK: - Sign and bounds

extension Admission {
  private mutating func checkSign() throws(Refusal) {
    if case .sign(let isNegative) = reading.source {
      if isNegative, !rules.allowsNegative { throw .negativeNotAllowed }
      if !isNegative, !rules.bounds.allowPositive, rules.allowsNegative {
        throw .positiveNotAllowed
      }
    }
    if numeral.isNegative, !rules.allowsNegative {
      guard old.isNegative else { throw .negativeNotAllowed }
      if !rules.allowsSign { numeral.isNegative = false }
    }
    if !rules.bounds.allowPositive, rules.allowsNegative, !numeral.isZero {
      numeral.isNegative = true
    }
  }

  /// Deals with a number that more digits cannot bring back within its bounds.
  private mutating func enforceFarBound() throws(Refusal) {
    guard rules.enforcement != .onCommit, rules.bounds.isPastFarBound(numeral) else { return }
    guard rules.enforcement == .clamp else { throw .outOfBounds }
    numeral = rules.active(numeral.clamped(to: rules.bounds))
    slot = CaretSlot(numeral.contentCount)
  }
}

extension Rules {
  /// A numeral that was typed under other rules: as it is, but for a till's minor digits.
  func carried(_ numeral: Numeral) -> Numeral {
    let isTill = entry == .minorUnits && numeral.fractionCount != precision.fraction.upperBound
    return isTill ? active(numeral.canonical) : numeral
  }

  /// A number from outside as an active field shows it: rounded to what may be typed, without the
  /// zeros that only an idle field fills in.
  ///
  /// A till always shows all its minor units.
  func active(_ number: Numeral) -> Numeral {
    guard !number.digits.isEmpty, !clearsZero || !number.isZero else { return Numeral() }
    let limit = precision.fractionLimit(of: number)
    let sign = number.isNegative
    var rounded = number.rounded(toFraction: limit, rounding).canonical
    rounded.isNegative = sign && !rounded.isZero
    guard entry == .minorUnits else { return rounded }
    return rounded.padded(integer: 1, fraction: precision.fraction.upperBound)
  }
}
