// SPDX-License-Identifier: MIT

/// The place in a numeral where an edit happens: the content between two slots.
struct Splice {
  let numeral: Numeral
  let slots: Range<CaretSlot>
  let entry: Rules.Entry
  let fractionDigits: Int
  let keepsLeadingZeros: Bool

  /// Whether all content is replaced, so that its sign goes too.
  let isWhole: Bool

  /// Whether the sign in front of the content is replaced together with some of it.
  private let coversSign: Bool

  init(_ state: FieldState, _ layout: Layout, _ range: Range<Int>, _ field: Field) {
    numeral = state.numeral
    slots = layout.slots(around: range)
    entry = field.rules.entry
    fractionDigits = field.rules.precision.fraction.upperBound
    keepsLeadingZeros = state.keepsLeadingZeros
    let covers = slots.lowerBound.index == 0 && slots.upperBound.index == numeral.contentCount
    let isAllText = !range.isEmpty && range == 0..<layout.length
    isWhole = covers && (!slots.isEmpty || isAllText)
    let start = layout.offset(of: CaretSlot(0))
    coversSign = start > 0 && range.lowerBound == 0 && range.upperBound > start
  }

  /// The reading with a number put in place of what lies between slots; its sign goes if it is
  /// replaced with the content.
  private func place(_ insertion: Numeral, at slots: Range<CaretSlot>) -> Reading {
    var reading =
      switch entry {
      case .natural:
        NaturalSplice(numeral, slots, keepsLeadingZeros).inserting(insertion, into: numeral)
      case .minorUnits:
        MinorUnitsSplice(numeral, slots, fractionDigits).inserting(insertion, into: numeral)
      }
    if isWhole || coversSign { reading.numeral.isNegative = false }
    return reading
  }
}

// MARK: - Typing

extension Splice {
  /// The reading of one key in this place.
  func typing(_ key: Key) throws(Refusal) -> Reading {
    switch key {
    case .digit(let digit):
      var reading = place(Numeral(integer: CollectionOfOne(digit)), at: slots)
      reading.source = .digit
      return reading
    case .decimalSeparator: return try typingSeparator()
    case .minus: return typingSign(isNegative: true)
    case .plus: return typingSign(isNegative: false)
    case .laidOut: return Reading(numeral: numeral, slot: slots.upperBound, source: .nothing)
    case .unknown: throw .notANumber
    }
  }

  private func typingSeparator() throws(Refusal) -> Reading {
    guard entry == .natural else { throw .noSeparatorInMinorUnits }
    let separator = CaretSlot(numeral.integerCount)
    if numeral.hasSeparator, separator < slots.lowerBound || separator >= slots.upperBound {
      guard slots.isEmpty, separator == slots.lowerBound else { throw .secondSeparator }
      let next = CaretSlot(separator.index + 1)
      return Reading(numeral: numeral, slot: next, source: .separator)
    }
    var typed = Numeral()
    typed.hasSeparator = true
    var reading = place(typed, at: slots)
    reading.source = .separator
    return reading
  }

  private func typingSign(isNegative: Bool) -> Reading {
    var reading =
      slots.isEmpty && !isWhole
      ? Reading(numeral: numeral, slot: slots.lowerBound, source: .deletion)
      : place(Numeral(), at: slots)
    reading.numeral.isNegative = isNegative
    reading.source = .sign(isNegative: isNegative)
    return reading
  }
}

// MARK: - Inserting text

extension Splice {
  /// The reading of a number that was read from text, put in this place.
  ///
  /// A lone zero is a placeholder: text put beside it replaces it.
  func inserting(_ text: TextReader.Result) -> Reading {
    let isPlaceholder =
      numeral.isZero && numeral.contentCount == numeral.digits.count
      && numeral.digits.count <= 1
    let isReplacement = isWhole || isPlaceholder || (entry == .minorUnits && numeral.isZero)
    let slots = isReplacement ? CaretSlot(0)..<CaretSlot(numeral.contentCount) : slots
    var reading = place(text.numeral, at: slots)
    if let isNegative = text.isNegative, isReplacement || slots.lowerBound.index == 0 {
      reading.numeral.isNegative = isNegative
    }
    return reading
  }
}

// MARK: - Deleting

extension Splice {
  /// The reading of a deletion: what lies between the slots, or the content beside them.
  func deleting(_ intent: Edit.Intent) -> Reading {
    guard slots.isEmpty, !isWhole else {
      return intent == .deletedForward ? deletingForward(slots) : deleting(slots)
    }
    let slot = slots.lowerBound
    switch intent {
    case .deletedForward:
      guard slot.index < numeral.contentCount else { return unchanged(slot) }
      return deletingForward(slot..<CaretSlot(slot.index + 1))
    default:
      guard slot.index > 0 else { return deletingSign() }
      return deleting(CaretSlot(slot.index - 1)..<slot)
    }
  }

  private func deletingSign() -> Reading {
    var unsigned = numeral
    unsigned.isNegative = false
    return Reading(numeral: unsigned, slot: CaretSlot(0), source: .deletion)
  }

  private func unchanged(_ slot: CaretSlot) -> Reading {
    Reading(numeral: numeral, slot: slot, source: .nothing)
  }

  /// The reading of a forward delete: the caret steps over what cannot go.
  private func deletingForward(_ slots: Range<CaretSlot>) -> Reading {
    var reading = deleting(slots)
    if reading.numeral == numeral {
      reading.slot = slots.upperBound
      reading.uncoversZeros = keepsLeadingZeros
    }
    return reading
  }

  private func deleting(_ slots: Range<CaretSlot>) -> Reading {
    var reading =
      isZeroTill(numeral)
      ? Reading(numeral: Numeral(), slot: CaretSlot(0), source: .deletion)
      : place(Numeral(), at: slots)
    reading.source = .deletion
    if reading.numeral.digits.isEmpty || isZeroTill(reading.numeral) {
      reading.numeral.isNegative = false
    }
    return reading
  }

  private func isZeroTill(_ numeral: Numeral) -> Bool {
    entry == .minorUnits && numeral.isZero
  }
}
