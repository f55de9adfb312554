// SPDX-License-Identifier: MIT

/// A numeral that the rules admit: the second stage of a keystroke.
///
/// Rules bind what an edit adds. A number from outside may break them; an edit may leave it so, but
/// may not make a full part longer.
struct Admission: ~Copyable {
  private(set) var numeral: Numeral
  private(set) var slot: CaretSlot
  let uncoversZeros: Bool
  private let source: Reading.Source

  /// Whether a bound took the place of the number.
  private(set) var isClamped = false

  /// Admits `reading` in place of the numeral `old`.
  ///
  /// - Throws: The rule that it breaks.
  init(of reading: consuming Reading, over old: borrowing Numeral, _ field: borrowing Field)
    throws(Refusal)
  {
    slot = reading.slot
    source = reading.source
    uncoversZeros = reading.uncoversZeros
    numeral = reading.numeral
    // Benchmark "key at 11 digits": most numbers are short, and no rule needs to be asked.
    if source.isPlain, numeral.isPlainWhole, field.shortNumbers.contains(numeral) { return }
    fillIfEmpty(field)
    try checkIntegerDigits(old, field)
    try fitFraction(old, field)
    guard numeral.digits.count <= max(Digits.limit, old.digits.count) else {
      throw .tooManyDigits(limit: Digits.limit)
    }
    try checkSign(old, field)
    try enforceFarBound(field)
  }

  /// Nothing typed means zero where a field may not be empty; a till shows its zero at once.
  private mutating func fillIfEmpty(_ field: Field) {
    if field.rules.clearsZero, source == .deletion, numeral.isZero { clear() }
    guard numeral.digits.isEmpty else { return }
    let isTill = field.rules.entry == .minorUnits
    let staysEmpty = field.rules.allowsEmpty || field.rules.clearsZero
    guard !staysEmpty || (isTill && numeral.isNegative) else { return }
    let digits = isTill ? field.rules.precision.fraction.upperBound : 0
    numeral = Numeral(isNegative: numeral.isNegative, minorUnits: Digits(), digits: digits)
    slot = CaretSlot(numeral.contentCount)
  }

  private mutating func clear() {
    numeral = Numeral()
    slot = CaretSlot(0)
  }
}

extension Admission {
  /// Fills the fraction up after the caret.
  mutating func fill(toFraction least: Int) { numeral = numeral.filled(toFraction: least) }
}

// MARK: - Digits

extension Admission {
  private func checkIntegerDigits(_ old: borrowing Numeral, _ field: Field) throws(Refusal) {
    let count = numeral.significantIntegerCount
    let limit = field.rules.precision.integer.upperBound
    let total = field.rules.precision.total.upperBound
    guard count > min(limit, total), count > old.significantIntegerCount else { return }
    throw count > limit ? .tooManyIntegerDigits(limit: limit) : .tooManyDigits(limit: total)
  }

  /// Trims the fraction to what is allowed, or refuses the key that made it too long.
  ///
  /// A till is never trimmed: its digits would stand for other amounts then.
  private mutating func fitFraction(_ old: borrowing Numeral, _ field: Field) throws(Refusal) {
    guard numeral.hasSeparator else { return }
    let integers = numeral.significantIntegerCount
    let limit = field.rules.precision.fractionLimit(of: numeral)
    if source == .separator, limit == 0, !old.hasSeparator { throw field.fractionRefusal(0) }
    guard numeral.fractionCount > limit || limit == 0 else { return }
    let hasGrown =
      numeral.fractionCount + integers > old.fractionCount + old.significantIntegerCount
    let isTill = field.rules.entry == .minorUnits
    if hasGrown, isTill || source == .digit { throw field.fractionRefusal(limit) }
    guard !isTill else { return }
    numeral = numeral.trimmed(toFraction: limit)
    slot = min(slot, CaretSlot(numeral.contentCount))
  }
}

// MARK: - Sign and bounds

extension Admission {
  private mutating func checkSign(_ old: borrowing Numeral, _ field: Field) throws(Refusal) {
    if case .sign(let isNegative) = source {
      if isNegative, !field.rules.allowsNegative { throw .negativeNotAllowed }
      if !isNegative, !field.rules.bounds.allowPositive, field.rules.allowsNegative {
        throw .positiveNotAllowed
      }
    }
    if numeral.isNegative, !field.rules.allowsNegative {
      guard old.isNegative else { throw .negativeNotAllowed }
      if !field.rules.allowsSign { numeral.isNegative = false }
    }
    if !field.rules.bounds.allowPositive, field.rules.allowsNegative, !numeral.isZero {
      numeral.isNegative = true
    }
  }

  /// Deals with a number that more digits cannot bring back within its bounds.
  private mutating func enforceFarBound(_ field: Field) throws(Refusal) {
    guard field.rules.enforcement != .onCommit, field.rules.bounds.isPastFarBound(numeral) else {
      return
    }
    guard field.rules.enforcement == .clamp else { throw .outOfBounds }
    numeral = field.active(numeral.clamped(to: field.rules.bounds))
    slot = CaretSlot(numeral.contentCount)
    isClamped = true
  }
}

extension Field {
  /// Why a fraction of more digits than the limit is refused.
  fileprivate func fractionRefusal(_ limit: Int) -> Refusal {
    let most = rules.precision.fraction.upperBound
    if most == 0 { return .noFraction }
    if limit < most { return .tooManyDigits(limit: rules.precision.total.upperBound) }
    return .tooManyFractionDigits(limit: limit)
  }

  /// A numeral that was typed under other rules: as it is, but for a till's minor digits.
  func carried(_ numeral: Numeral) -> Numeral {
    let isTill = rules.entry == .minorUnits
    let isWhole = numeral.fractionCount == rules.precision.fraction.upperBound
    return isTill && !isWhole ? active(numeral.canonical) : numeral
  }

  /// A number from outside as an active field shows it: rounded to what may be typed, without the
  /// zeros that only an idle field fills in.
  ///
  /// A till always shows all its minor units.
  func active(_ number: Numeral) -> Numeral {
    guard !number.digits.isEmpty, !rules.clearsZero || !number.isZero else { return Numeral() }
    var rounded = rounded(number).canonical
    rounded.isNegative = number.isNegative && !rounded.isZero
    guard rules.entry == .minorUnits else { return rounded }
    return rounded.padded(integer: 1, fraction: rules.precision.fraction.upperBound)
  }

  private func rounded(_ number: Numeral) -> Numeral {
    if let presentation = rules.presentation { return presentation.shown(number, false) }
    let limit = rules.precision.fractionLimit(of: number)
    return number.rounded(toFraction: limit, rules.rounding)
  }
}
