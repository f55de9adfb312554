// SPDX-License-Identifier: MIT

/// The place in a numeral where an edit happens: the content between two slots.
struct Splice {
  let slots: Range<CaretSlot>
  let entry: Rules.Entry
  let fractionDigits: Int
  let keepsLeadingZeros: Bool

  /// Whether all content is replaced, so that its sign goes too.
  let isWhole: Bool

  /// Whether the sign in front of the content is replaced together with some of it.
  private let coversSign: Bool

  /// The place of an edit at the caret of a state.
  init(atCaretOf state: borrowing FieldState, _ field: borrowing Field) {
    slots = state.caret..<state.caret
    entry = field.rules.entry
    fractionDigits = field.rules.precision.fraction.upperBound
    keepsLeadingZeros = state.keepsLeadingZeros
    isWhole = false
    coversSign = false
  }

  /// The place of an edit of a range of the text.
  ///
  /// - Throws: `rangeOutsideText`.
  init(
    _ range: Range<Int>,
    of state: borrowing FieldState,
    _ field: borrowing Field
  ) throws(Refusal) {
    let layout = Layout(editing: state.numeral, in: field.glyphs)
    guard range.lowerBound >= 0, range.upperBound <= layout.length else { throw .rangeOutsideText }
    slots = layout.slots(around: range)
    entry = field.rules.entry
    fractionDigits = field.rules.precision.fraction.upperBound
    keepsLeadingZeros = state.keepsLeadingZeros
    let covers = slots.lowerBound.index == 0 && slots.upperBound == layout.end
    let isAllText = !range.isEmpty && range == 0..<layout.length
    isWhole = covers && (!slots.isEmpty || isAllText)
    coversSign = layout.start > 0 && range.lowerBound == 0 && range.upperBound > layout.start
  }

  /// Puts a number in place of what lies between slots.
  ///
  /// The sign goes if it is replaced with the content.
  private func put(
    _ insertion: consuming Numeral,
    into reading: inout Reading,
    at slots: Range<CaretSlot>,
    as source: Reading.Source
  ) {
    if isWhole || coversSign { reading.numeral.isNegative = false }
    switch entry {
    case .natural:
      var splice = NaturalSplice(reading.numeral, slots, keepsLeadingZeros)
      splice.insert(insertion, into: &reading)
    case .minorUnits:
      MinorUnitsSplice(reading.numeral, slots, fractionDigits).insert(insertion, into: &reading)
    }
    reading.source = source
  }
}

// MARK: - Typing

extension Splice {
  /// Types one key in this place.
  func type(_ key: Key, into reading: inout Reading) throws(Refusal) {
    switch key {
    case .digit(let digit): put(Numeral(digit: digit), into: &reading, at: slots, as: .digit)
    case .decimalSeparator: try typeSeparator(into: &reading)
    case .minus: typeSign(isNegative: true, into: &reading)
    case .plus: typeSign(isNegative: false, into: &reading)
    case .laidOut: reading.slot = slots.upperBound
    case .unknown: throw .notANumber
    }
  }

  private func typeSeparator(into reading: inout Reading) throws(Refusal) {
    guard entry == .natural else { throw .noSeparatorInMinorUnits }
    let separator = CaretSlot(reading.numeral.integerCount)
    let isReplaced = slots.lowerBound <= separator && separator < slots.upperBound
    if reading.numeral.hasSeparator, !isReplaced {
      guard slots.isEmpty, separator == slots.lowerBound else { throw .secondSeparator }
      reading.slot = CaretSlot(separator.index + 1)
      reading.source = .separator
      return
    }
    var typed = Numeral()
    typed.shape.hasSeparator = true
    put(typed, into: &reading, at: slots, as: .separator)
  }

  private func typeSign(isNegative: Bool, into reading: inout Reading) {
    if slots.isEmpty && !isWhole {
      reading.slot = slots.lowerBound
    } else {
      put(Numeral(), into: &reading, at: slots, as: .text)
    }
    reading.numeral.isNegative = isNegative
    reading.source = .sign(isNegative: isNegative)
  }
}

// MARK: - Inserting text

extension Splice {
  /// Puts a number that was read from text in this place.
  ///
  /// A lone zero is a placeholder: text put beside it replaces it.
  func insert(_ text: TextReader.Result, into reading: inout Reading) {
    let numeral = reading.numeral
    let isPlaceholder =
      numeral.isZero && numeral.contentCount == numeral.digits.count
      && numeral.digits.count <= 1
    let isReplacement = isWhole || isPlaceholder || (entry == .minorUnits && numeral.isZero)
    let slots = isReplacement ? CaretSlot(0)..<CaretSlot(numeral.contentCount) : slots
    put(text.numeral, into: &reading, at: slots, as: .text)
    if let isNegative = text.isNegative, isReplacement || slots.lowerBound.index == 0 {
      reading.numeral.isNegative = isNegative
    }
  }
}

// MARK: - Deleting

extension Splice {
  /// Deletes what lies between the slots, or the content beside them.
  func delete(_ intent: Edit.Intent, from reading: inout Reading) {
    guard slots.isEmpty, !isWhole else {
      return intent == .deletedForward
        ? deleteForward(slots, from: &reading) : delete(slots, from: &reading)
    }
    let slot = slots.lowerBound
    switch intent {
    case .deletedForward:
      reading.slot = slot
      guard slot.index < reading.numeral.contentCount else { return }
      deleteForward(slot..<CaretSlot(slot.index + 1), from: &reading)
    default:
      guard slot.index > 0 else { return deleteSign(from: &reading) }
      delete(CaretSlot(slot.index - 1)..<slot, from: &reading)
    }
  }

  private func deleteSign(from reading: inout Reading) {
    reading.numeral.isNegative = false
    reading.source = .deletion
  }

  /// Deletes forward: the caret steps over what cannot go.
  private func deleteForward(_ slots: Range<CaretSlot>, from reading: inout Reading) {
    let old = reading.numeral
    delete(slots, from: &reading)
    if reading.numeral == old {
      reading.slot = slots.upperBound
      reading.uncoversZeros = keepsLeadingZeros
    }
  }

  private func delete(_ slots: Range<CaretSlot>, from reading: inout Reading) {
    if isZeroTill(reading.numeral) {
      reading = Reading(of: Numeral())
      reading.source = .deletion
    } else {
      put(Numeral(), into: &reading, at: slots, as: .deletion)
    }
    if reading.numeral.digits.isEmpty || isZeroTill(reading.numeral) {
      reading.numeral.isNegative = false
    }
  }

  private func isZeroTill(_ numeral: Numeral) -> Bool {
    entry == .minorUnits && numeral.isZero
  }
}
