// SPDX-License-Identifier: MIT

/// What an edit makes of a numeral before any rule is applied: the first stage of a keystroke.
///
/// A reading starts as the numeral that is there and is edited in place, because a copy of a numeral
/// costs as much as reading a key (benchmark "key at 11 digits"). It is handed on to its admission.
struct Reading: ~Copyable {
  var numeral: Numeral

  /// The caret: right after the inserted content, or where the deleted content was.
  var slot: CaretSlot

  /// What was typed, which decides whether digits that do not fit are trimmed or refused.
  var source = Source.nothing

  /// The number of digits that were put right before the caret.
  var insertedDigits = 0

  /// Whether the edit deletes the digits before the only zero of the integer part.
  var uncoversZero = false

  /// Where the content of a reading came from.
  enum Source: Hashable {
    case digit, separator

    /// A sign key, with the sign it asks for, and whether the number had the other sign.
    case sign(isNegative: Bool, isNew: Bool)

    case text, deletion

    /// A key that only moves the caret, such as a separator typed where one stands.
    case step

    /// A key that leaves the field as it is, such as a grouping separator.
    case nothing

    /// Whether the numeral stays as it is.
    var keepsNumeral: Bool { self == .step || self == .nothing }

    /// Whether only digits came or went.
    var isPlain: Bool { self == .digit || self == .text || self == .deletion }
  }

  /// Reads an edit of `typed`, the digits of `state` without those that only fill its fraction.
  ///
  /// - Throws: The reason why the text cannot be read.
  init(
    of edit: borrowing Edit,
    in typed: Numeral,
    of state: borrowing FieldState,
    _ field: borrowing Field
  ) throws(Refusal) {
    numeral = typed
    slot = edit.place.slots.upperBound
    let least = field.rules.liveFraction
    if least > 0, let slot = edit.step(past: state.numeral, least: least, in: state.layout) {
      step(to: slot)
      return
    }
    let splice = Splice(edit.place, uncoversZero: state.uncoversZero(at: edit.place), field)
    switch edit.intent {
    case .typed(let scalar): try type(Key(scalar, field), splice)
    case .pasted(let text): try paste(try TextReader.read(text, with: field.lexicon), splice)
    case .deletedBackward: try delete(isForward: false, splice)
    case .deletedForward: try delete(isForward: true, splice)
    case .signed(let isNegative): sign(isNegative: isNegative, splice)
    }
    if source == .digit, least > 0 { dropLastDigit(field) }
  }

  /// Moves the caret only.
  mutating func step(to slot: CaretSlot) {
    source = .step
    self.slot = slot
  }
}

/// Where and how content is put into a reading.
struct Splice {
  let place: Place
  let entry: Rules.Entry
  let fractionDigits: Int
  let allowedSigns: AllowedSigns

  /// Whether the field may stay without digits.
  let staysEmpty: Bool

  /// Whether the only zero of the integer part is a digit that somebody typed.
  let uncoversZero: Bool

  var slots: Range<CaretSlot> { place.slots }

  init(_ place: Place, uncoversZero: Bool, _ field: borrowing Field) {
    self.place = place
    entry = field.rules.entry
    fractionDigits = field.fractionDigits
    allowedSigns = field.allowedSigns
    staysEmpty = field.rules.allowsEmpty || field.rules.clearsZero
    self.uncoversZero = uncoversZero
  }
}

extension Reading {
  /// Puts `insertion` in place of the content that the edit replaces.
  ///
  /// The sign goes if it is replaced with the content.
  mutating func replace(
    _ slots: Range<CaretSlot>,
    with insertion: consuming Numeral,
    as source: Source,
    _ splice: Splice
  ) {
    self.source = source
    if splice.place.isWhole || splice.place.coversSign { numeral.isNegative = false }
    if splice.allowedSigns == .onlyMinus, source != .deletion { insertMinus(before: slots) }
    switch splice.entry {
    case .natural:
      join(insertion, at: slots, keepsZero: splice.uncoversZero || !slots.isEmpty)
    case .minorUnits: fill(insertion, at: slots, splice)
    }
  }

  /// Inserts the only sign that is allowed, unless a number from outside has the other one.
  private mutating func insertMinus(before slots: Range<CaretSlot>) {
    var rest = numeral.digits
    rest.replace(numeral.digitRange(slots), with: Digits())
    if rest.areZero { numeral.isNegative = true }
  }
}

// MARK: - Typing

extension Reading {
  private mutating func type(_ key: Key, _ splice: Splice) throws(Refusal) {
    switch key {
    case .digit(let digit):
      replace(splice.slots, with: Numeral(digit: digit), as: .digit, splice)
    case .decimalSeparator: try typeSeparator(splice)
    case .minus: sign(isNegative: true, splice)
    case .plus: sign(isNegative: false, splice)
    case .laidOut: break
    case .unknown: throw .notANumber
    }
  }

  private mutating func typeSeparator(_ splice: Splice) throws(Refusal) {
    guard splice.entry == .natural else { throw .noSeparatorInMinorUnits }
    let slots = splice.slots
    let separator = CaretSlot(numeral.integerCount)
    let isReplaced = slots.lowerBound <= separator && separator < slots.upperBound
    guard numeral.hasSeparator, !isReplaced else {
      return replace(slots, with: .separator, as: .separator, splice)
    }
    guard separator == slots.upperBound else { throw .secondSeparator }
    if !slots.isEmpty { replace(slots, with: Numeral(), as: .separator, splice) }
    if source == .nothing { source = .step }
    slot = CaretSlot(numeral.integerCount + 1)
  }

  /// Gives the number a sign; a selection is replaced by it.
  private mutating func sign(isNegative: Bool, _ splice: Splice) {
    let isReplaced = !splice.slots.isEmpty || splice.place.isWhole
    if isReplaced { replace(splice.slots, with: Numeral(), as: .deletion, splice) }
    let isNew = numeral.isNegative != isNegative || numeral.isZero
    numeral.isNegative = isNegative
    source = .sign(isNegative: isNegative, isNew: isNew)
    uncoversZero = false
  }
}

extension Numeral {
  /// A decimal separator alone.
  fileprivate static var separator: Numeral {
    var numeral = Numeral()
    numeral.shape.hasSeparator = true
    return numeral
  }

  /// The digits between `slots`, as a stretch of the row.
  func digitRange(_ slots: Range<CaretSlot>) -> Range<Int> {
    digitCount(before: slots.lowerBound.index)..<digitCount(before: slots.upperBound.index)
  }
}
