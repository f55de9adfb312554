// SPDX-License-Identifier: MIT

/// The number that results from an edit.
///
/// A reading starts with the current number and changes it in place. Creating it depends on the
/// lexicon and on the way in which digits fill a number, but not on the bounds. Afterwards, `admit`
/// applies the rules.
struct Reading: ~Copyable {
  var action: Action

  /// The part of the number that the edit replaces.
  let place: Place

  /// The number before the edit, without the zeros that only pad its fraction.
  let old: Numeral

  /// The number after the edit.
  var numeral: Numeral

  /// The state of a typed mark that can group digits or start a fraction.
  var mark: TypedMark

  /// Whether the mark was open (could still group digits) before the edit.
  private let wasOpen: Bool

  /// The caret slot after the inserted digits, or where the deleted digits were.
  var slot: CaretSlot

  var effect = Effect.nothing

  /// Whether a pasted number is negative, or nil if it has no sign.
  var pastesNegative: Bool?

  /// Whether a word such as `k` multiplies the number.
  ///
  /// If so, a number past a bound is refused rather than replaced by the bound.
  var hasMagnitude = false

  /// The number of digits inserted directly before the caret.
  var insertedDigits = 0

  /// Whether the edit deletes the digits before a zero, so that the integer part is only the
  /// zero: `1|0` becomes `|0`.
  var uncoversZero = false

  /// Whether the zero of a number such as `0` or `0.5` counts as typed, so that it must be kept.
  let isZeroTyped: Bool

  /// Whether a bound replaced the number.
  var isClamped = false

  /// The lexicon and the rules.
  let stages: Stages

  /// The effect of an edit.
  enum Effect {
    /// The edit changes neither the number nor the selection, as when a grouping separator is
    /// typed.
    case nothing

    /// The edit only moves the caret, as when a separator is typed before the existing one.
    case step

    /// The edit changes the number.
    case change
  }

  /// Reads an edit of the number in `content`.
  ///
  /// - Throws: The reason why the text cannot be parsed or inserted.
  init(
    of edit: borrowing Edit,
    in content: borrowing Content,
    isZeroTyped: Bool,
    _ stages: Stages
  ) throws(Refusal) {
    let least = stages.rules.liveFraction
    action = edit.action
    place = edit.place
    self.stages = stages
    self.isZeroTyped = isZeroTyped
    old =
      least > 0
      ? edit.typedPart(of: content, stages.rules, isZeroTyped: isZeroTyped) : content.numeral
    numeral = old
    mark = content.mark
    wasOpen = content.isOpen
    slot = edit.place.slots.upperBound
    if least > 0, let slot = edit.step(past: content.numeral, stages.rules) {
      let isFilling = slot.index == numeral.integerCount && numeral.fractionCount == 0
      if isFilling, mark == .open { mark = .none }
      step(to: slot)
      return
    }
    try perform(edit.text)
    if mark != .none, effect != .nothing { settleMark() }
    if stages.rules.takesScalableFractions { keepScalableFraction(after: content.mark) }
    if least > 0, action == .decimalSeparator, stages.rules.precision.takesFraction, place.isEmpty,
      content.numeral.hasSeparator, place.slots.lowerBound.index == content.numeral.integerCount
    {
      effect = .step
    }
  }

  private mutating func perform(_ text: String) throws(Refusal) {
    switch action {
    case .digit(let digit): replace(place.slots, with: Numeral(digit: digit))
    case .decimalSeparator: try typeSeparator()
    case .mark: try typeMark()
    case .sign(let isNegative): sign(isNegative: isNegative)
    case .toggledSign: sign(isNegative: !numeral.isNegative)
    case .operation(.close) where lexicon.writesBrackets: break
    case .operation(let operation):
      guard lexicon.notation.affixes.positive.has(operation) else { throw .notANumber }
    case .magnitude(let power):
      if Platform.readsMagnitudes { try multiply(byPowerOfTen: power) }
    case .text: try paste(text)
    case .deletion(let isForward): delete(isForward: isForward)
    case .centsMark:
      guard text.onlyScalar.map(lexicon.isLaidOut) == true else { throw .notANumber }
    case .equals, .nothing: break
    }
  }

  /// Moves the caret without changing the numeral.
  mutating func step(to slot: CaretSlot) {
    effect = .step
    self.slot = slot
  }

  /// Replaces the digits and the separator between the caret slots `slots` with `insertion`.
  ///
  /// Removes the sign, too, if the edit replaces it.
  mutating func replace(_ slots: Range<CaretSlot>, with insertion: Numeral) {
    effect = .change
    if place.replacesSign { numeral.isNegative = false }
    if let digits = stages.rules.minorDigits {
      fill(insertion, at: slots, digits)
    } else {
      join(insertion, at: slots)
    }
  }
}

extension Reading {
  var lexicon: Lexicon { stages.lexicon }

  /// The number, and the state of its typed mark.
  var content: Content {
    get { Content(numeral, mark) }
    set { (numeral, mark) = (newValue.numeral, newValue.mark) }
  }

  /// Whether the edit settles that an open mark is a grouping separator.
  var groupsMark: Bool { wasOpen && mark == .grouped }

  /// Whether the edit settles that an open mark is the decimal separator, so that it can no longer
  /// group digits.
  ///
  /// This is false for a paste.
  var closesMark: Bool { wasOpen && mark == .none && numeral.hasSeparator && action != .text }

  /// Whether the edit had no effect, not even on the selection.
  var isNothing: Bool { effect == .nothing }

  /// Whether the edit typed a key without effect, such as a space.
  var isIgnoredKey: Bool { isNothing && !action.isDeletion }

  /// Whether the edit typed the digit zero or pasted a text, and the number is now zero, as in `0` or
  /// `0.0`.
  var typesZero: Bool { (action == .digit(0) || action == .text) && numeral.isZero }
}

// MARK: - Typing

extension Reading {
  mutating func typeSeparator() throws(Refusal) {
    guard stages.rules.minorDigits == nil else { throw .noSeparatorInMinorUnits }
    let slots = place.slots
    guard keepsSeparator else { return replace(slots, with: .separator) }
    if mark == .open, slots.lowerBound.index == numeral.integerCount + 1 {
      if !slots.isEmpty { replace(slots, with: Numeral()) }
      // The notation's own decimal separator replaces the open mark.
      (effect, mark) = (.change, .none)
      return
    }
    guard slots.upperBound.index == numeral.integerCount else { throw .secondSeparator }
    if !slots.isEmpty { replace(slots, with: Numeral()) }
    if effect == .nothing { effect = .step }
    slot = CaretSlot(numeral.integerCount + 1)
  }

  /// Whether the number has a decimal separator that the edit doesn't replace.
  var keepsSeparator: Bool {
    numeral.hasSeparator && !place.slots.contains(CaretSlot(numeral.integerCount))
  }

  /// Deletes the selected digits, if any, and then sets the sign of the number.
  private mutating func sign(isNegative: Bool) {
    if !place.slots.isEmpty || place.replacesSign { replace(place.slots, with: Numeral()) }
    numeral.isNegative = isNegative
    effect = .change
    uncoversZero = false
  }
}

extension Numeral {
  /// A numeral that contains only a decimal separator.
  fileprivate static var separator: Numeral { Numeral(digits: NumeralDigits(), separator: 0) }

  /// All caret slots of the number.
  var slots: Range<CaretSlot> { CaretSlot(0)..<end }

  /// The caret slot after the last digit or decimal separator.
  var end: CaretSlot { CaretSlot(contentCount) }

  /// The caret slots before and after the decimal separator.
  ///
  /// If there is no separator, these are the slots that a separator after the last digit would
  /// have.
  var separatorSlots: Range<CaretSlot> { CaretSlot(integerCount)..<CaretSlot(integerCount + 1) }

  /// Returns the index range of the digits between two caret slots.
  func digitRange(_ slots: Range<CaretSlot>) -> Range<Int> {
    digitCount(before: slots.lowerBound.index)..<digitCount(before: slots.upperBound.index)
  }

  /// Returns the digits and the decimal separator between two caret slots as a positive numeral.
  func part(_ slots: Range<CaretSlot>) -> Numeral {
    let range = digitRange(slots)
    let hasSeparator = hasSeparator && slots.contains(CaretSlot(integerCount))
    let separator = hasSeparator ? integerCount - range.lowerBound : nil
    return Numeral(digits: digits.slice(range), separator: separator)
  }
}
