// SPDX-License-Identifier: MIT

/// The result of an edit before any rule is applied, computed in the first stage of a keystroke.
///
/// A reading starts with the current numeral and modifies it in place, because copying a numeral
/// takes as long as processing a key (benchmark "key at 11 digits"). `Admission`, the next stage,
/// consumes it.
struct Reading: ~Copyable {
  var numeral: Numeral

  /// The part of the number that the edit replaces.
  let place: Place

  /// Whether the user typed the zero of a number such as `0` or `0.5`, so that it must be kept.
  let isZeroTyped: Bool

  /// The caret slot after the inserted digits, or where the deleted digits were.
  var slot: CaretSlot

  /// The kind of edit, which decides whether excess digits are trimmed or refused.
  var source = Source.nothing

  /// The number of digits inserted directly before the caret.
  var insertedDigits = 0

  /// Whether the edit deletes the digits before a zero, so that the integer part is only the
  /// zero: `1|0` becomes `|0`.
  var uncoversZero = false

  /// The kind of an edit.
  enum Source: Hashable {
    case digit, separator

    /// A change of the sign. `isNew` is true if the number had the opposite sign or was zero.
    case sign(isNegative: Bool, isNew: Bool)

    case text, deletion

    /// An edit that only moves the caret, such as a separator typed before the existing one.
    case step

    /// An edit without effect, such as a typed grouping separator.
    case nothing

    /// Whether the edit leaves the numeral unchanged.
    var keepsNumeral: Bool { self == .step || self == .nothing }

    /// Whether the edit is a typed digit, an inserted text or a deletion.
    var isPlain: Bool { self == .digit || self == .text || self == .deletion }

    /// Whether the edit is a deletion or a change of the sign.
    ///
    /// Such an edit adds no digits.
    var insertsNothing: Bool {
      if case .sign = self { true } else { self == .deletion }
    }
  }

  /// Creates the result of `edit` in a field with the state `state`, before any rule is applied.
  ///
  /// Zeros that only pad the fraction are ignored.
  ///
  /// - Throws: The reason why the text cannot be parsed or inserted.
  init(
    of edit: borrowing Edit,
    in state: borrowing FieldState,
    _ field: borrowing Field
  ) throws(NumericTextRefusal) {
    let least = field.rules.liveFraction
    let isZeroTyped = state.uncoversZero(at: edit.place.slots)
    numeral = edit.typedPart(of: state.numeral, least: least, isZeroTyped: isZeroTyped)
    place = edit.place
    self.isZeroTyped = isZeroTyped
    slot = edit.place.slots.upperBound
    if least > 0, let slot = edit.step(past: state.numeral, least: least, in: state.layout) {
      step(to: slot)
      return
    }
    switch edit.intent {
    case .typed(let scalar): try type(Key(scalar, field), field)
    case .pasted(let text): try paste(text, field)
    case .deletedBackward: try delete(isForward: false, field)
    case .deletedForward: try delete(isForward: true, field)
    case .signed(let isNegative): sign(isNegative: isNegative, field)
    }
    guard least > 0 else { return }
    if source == .digit { dropLastDigit(field) }
    if source == .separator, place.isEmpty, state.hasSeparator(at: place) {
      // The key only moves the caret over the separator, so the number stays unchanged.
      numeral.isNegative = state.numeral.isNegative
      if field.fractionDigits > 0 { source = .step }
    }
  }

  /// Moves the caret without changing the numeral.
  mutating func step(to slot: CaretSlot) {
    source = .step
    self.slot = slot
  }
}

extension Reading {
  /// Replaces the digits and the separator between the caret slots `slots` with `insertion`.
  ///
  /// Removes the sign, too, if the edit replaces it.
  mutating func replace(
    _ slots: Range<CaretSlot>,
    with insertion: consuming Numeral,
    as source: Source,
    _ field: borrowing Field
  ) {
    self.source = source
    if place.isWhole || place.coversSign { numeral.isNegative = false }
    if field.allowedSigns == .onlyMinus, source != .deletion { insertMinus(before: slots) }
    switch field.rules.entry {
    case .natural:
      join(insertion, at: slots, keepsZero: isZeroTyped || !slots.isEmpty)
    case .minorUnits: fill(insertion, at: slots, field)
    }
  }

  /// Makes the number negative, in a field that allows only negative numbers.
  ///
  /// If the app has set a positive number, it stays positive as long as the edit keeps any of its
  /// nonzero digits.
  private mutating func insertMinus(before slots: Range<CaretSlot>) {
    var rest = numeral.digits
    rest.replace(numeral.digitRange(slots), with: NumeralDigits())
    if rest.areZero { numeral.isNegative = true }
  }
}

// MARK: - Typing

extension Reading {
  private mutating func type(_ key: Key, _ field: borrowing Field) throws(NumericTextRefusal) {
    switch key {
    case .digit(let digit):
      replace(place.slots, with: Numeral(digit: digit), as: .digit, field)
    case .decimalSeparator: try typeSeparator(field)
    case .minus: sign(isNegative: true, field)
    case .plus: sign(isNegative: false, field)
    case .laidOut: break
    case .unknown: throw .notANumber
    }
  }

  /// Whether the number has a decimal separator that the edit doesn't replace.
  var keepsSeparator: Bool {
    numeral.hasSeparator && !place.slots.contains(CaretSlot(numeral.integerCount))
  }

  private mutating func typeSeparator(_ field: borrowing Field) throws(NumericTextRefusal) {
    guard field.rules.entry == .natural else { throw .noSeparatorInMinorUnits }
    let slots = place.slots
    guard keepsSeparator else { return replace(slots, with: .separator, as: .separator, field) }
    guard slots.upperBound.index == numeral.integerCount else { throw .secondSeparator }
    if !slots.isEmpty { replace(slots, with: Numeral(), as: .separator, field) }
    if source == .nothing { source = .step }
    slot = CaretSlot(numeral.integerCount + 1)
  }

  /// Deletes the selected digits, if any, and then sets the sign of the number.
  private mutating func sign(isNegative: Bool, _ field: borrowing Field) {
    let isReplaced = !place.slots.isEmpty || place.isWhole || place.coversSign
    if isReplaced { replace(place.slots, with: Numeral(), as: .deletion, field) }
    let isNew = numeral.isNegative != isNegative || numeral.isZero
    numeral.isNegative = isNegative
    source = .sign(isNegative: isNegative, isNew: isNew)
    uncoversZero = false
  }
}

extension Numeral {
  /// A numeral that contains only a decimal separator.
  fileprivate static var separator: Numeral {
    var numeral = Numeral()
    numeral.shape.hasSeparator = true
    return numeral
  }

  /// Returns the index range of the digits between two caret slots.
  func digitRange(_ slots: Range<CaretSlot>) -> Range<Int> {
    digitCount(before: slots.lowerBound.index)..<digitCount(before: slots.upperBound.index)
  }
}
