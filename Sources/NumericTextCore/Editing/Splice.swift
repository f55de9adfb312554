// SPDX-License-Identifier: MIT

/// A numeral with the place in it that an edit replaces.
struct Splice {
  private let numeral: Numeral
  private let place: Place
  private let entry: Rules.Entry
  private let fractionDigits: Int
  private let uncoversZeros: Bool

  private var slots: Range<CaretSlot> { place.slots }

  init(_ place: Place, of state: borrowing FieldState, _ rules: borrowing Rules) {
    self.place = place
    numeral = state.numeral
    entry = rules.entry
    fractionDigits = rules.precision.fraction.upperBound
    uncoversZeros = state.uncoversZeros
  }

  /// The numeral with `insertion` in place of the content between `slots`.
  ///
  /// The sign goes if it is replaced with the content.
  private func replacing(
    _ slots: Range<CaretSlot>,
    with insertion: Numeral,
    as source: Reading.Source
  ) -> Reading {
    var numeral = numeral
    if place.isWhole || place.coversSign { numeral.isNegative = false }
    switch entry {
    case .natural:
      let splice = NaturalSplice(numeral, slots, keepsLeadingZeros: uncoversZeros)
      return splice.reading(inserting: insertion, source)
    case .minorUnits:
      let splice = MinorUnitsSplice(numeral, slots, fractionDigits)
      return splice.reading(inserting: insertion, source)
    }
  }

  /// The numeral as it is, with the caret in `slot`.
  private func unchanged(_ slot: CaretSlot, _ source: Reading.Source) -> Reading {
    Reading(numeral, slot, source)
  }
}

// MARK: - Typing

extension Splice {
  /// Types one key in this place.
  func typing(_ key: Key) throws(Refusal) -> Reading {
    switch key {
    case .digit(let digit): replacing(slots, with: Numeral(digit: digit), as: .digit)
    case .decimalSeparator: try typingSeparator()
    case .minus: signed(isNegative: true)
    case .plus: signed(isNegative: false)
    case .laidOut: unchanged(slots.upperBound, .nothing)
    case .unknown: throw .notANumber
    }
  }

  private func typingSeparator() throws(Refusal) -> Reading {
    guard entry == .natural else { throw .noSeparatorInMinorUnits }
    let separator = CaretSlot(numeral.integerCount)
    let isReplaced = slots.lowerBound <= separator && separator < slots.upperBound
    if numeral.hasSeparator, !isReplaced {
      guard slots.isEmpty, separator == slots.lowerBound else { throw .secondSeparator }
      return unchanged(CaretSlot(separator.index + 1), .separator)
    }
    return replacing(slots, with: .separator, as: .separator)
  }

  /// Gives the number a sign; a selection is replaced by it.
  func signed(isNegative: Bool) -> Reading {
    let isInserted = slots.isEmpty && !place.isWhole
    var reading =
      isInserted
      ? unchanged(slots.lowerBound, .nothing) : replacing(slots, with: Numeral(), as: .text)
    reading.numeral.isNegative = isNegative
    reading.source = .sign(isNegative: isNegative)
    return reading
  }
}

// MARK: - Inserting text

extension Splice {
  /// Puts a number that was read from text in this place.
  ///
  /// A lone zero is a placeholder: text put beside it replaces it.
  func inserting(_ text: TextReader.Result) -> Reading {
    let isPlaceholder =
      numeral.isZero && numeral.contentCount == numeral.digits.count && numeral.digits.count <= 1
    let isReplacement = place.isWhole || isPlaceholder || (entry == .minorUnits && numeral.isZero)
    let slots = isReplacement ? CaretSlot(0)..<CaretSlot(numeral.contentCount) : slots
    var reading = replacing(slots, with: text.numeral, as: .text)
    if let isNegative = text.isNegative, isReplacement || slots.lowerBound.index == 0 {
      reading.numeral.isNegative = isNegative
    }
    return reading
  }
}

// MARK: - Deleting

extension Splice {
  /// Deletes the content between the slots, or the content character beside them.
  func deleting(_ intent: Edit.Intent) -> Reading {
    let isForward = intent == .deletedForward
    guard slots.isEmpty, !place.isWhole else {
      return isForward ? deletingForward(slots) : deleting(slots)
    }
    let slot = slots.lowerBound
    if isForward {
      guard slot.index < numeral.contentCount else { return unchanged(slot, .nothing) }
      return deletingForward(slot..<CaretSlot(slot.index + 1))
    }
    guard slot.index > 0 else { return deletingSign() }
    return deleting(CaretSlot(slot.index - 1)..<slot)
  }

  private func deletingSign() -> Reading {
    var reading = unchanged(CaretSlot(0), .deletion)
    reading.numeral.isNegative = false
    return reading
  }

  /// Deletes forward: the caret steps over content that cannot go.
  private func deletingForward(_ slots: Range<CaretSlot>) -> Reading {
    var reading = deleting(slots)
    if reading.numeral == numeral {
      reading.slot = slots.upperBound
      reading.uncoversZeros = uncoversZeros
    }
    return reading
  }

  private func deleting(_ slots: Range<CaretSlot>) -> Reading {
    var reading =
      isZeroTill(numeral)
      ? Reading(Numeral(), CaretSlot(0), .deletion)
      : replacing(slots, with: Numeral(), as: .deletion)
    if reading.numeral.digits.isEmpty || isZeroTill(reading.numeral) {
      reading.numeral.isNegative = false
    }
    return reading
  }

  private func isZeroTill(_ numeral: Numeral) -> Bool {
    entry == .minorUnits && numeral.isZero
  }
}

extension Numeral {
  /// A decimal separator alone.
  fileprivate static var separator: Numeral {
    var numeral = Numeral()
    numeral.shape.hasSeparator = true
    return numeral
  }
}
