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

  /// Whether the edit is a deletion that leaves zeros before the number.
  var uncoversZeros = false

  /// Where the content of a reading came from.
  enum Source: Hashable {
    case digit, separator

    /// A sign key, with the sign it asks for.
    case sign(isNegative: Bool)

    case text, deletion

    /// A key that leaves the field as it is, such as a grouping separator.
    case nothing

    /// Whether only digits came or went.
    var isPlain: Bool { self == .digit || self == .text || self == .deletion }
  }

  /// Reads an edit of `numeral`, whose leading zeros were uncovered by the last deletion or not.
  ///
  /// - Throws: The reason why the text cannot be read.
  init(
    of edit: borrowing Edit,
    in numeral: Numeral,
    _ uncoversZeros: Bool,
    _ field: borrowing Field
  ) throws(Refusal) {
    self.numeral = numeral
    slot = edit.place.slots.upperBound
    let splice = Splice(edit.place, field.rules, uncoversZeros: uncoversZeros)
    switch edit.intent {
    case .typed(let scalar): try type(Key(scalar, field), splice)
    case .pasted(let text): insert(try TextReader.read(text, with: field.lexicon), splice)
    case .deletedBackward: delete(isForward: false, splice)
    case .deletedForward: delete(isForward: true, splice)
    case .signed(let isNegative): sign(isNegative: isNegative, splice)
    }
  }
}

/// Where and how content is put into a reading.
struct Splice {
  let place: Place
  let entry: Rules.Entry
  let fractionDigits: Int
  let uncoversZeros: Bool

  var slots: Range<CaretSlot> { place.slots }

  init(_ place: Place, _ rules: borrowing Rules, uncoversZeros: Bool) {
    self.place = place
    entry = rules.entry
    fractionDigits = rules.precision.fraction.upperBound
    self.uncoversZeros = uncoversZeros
  }
}

extension Reading {
  /// Puts `insertion` in place of the content between `slots`.
  ///
  /// The sign goes if it is replaced with the content.
  private mutating func replace(
    _ slots: Range<CaretSlot>,
    with insertion: Numeral,
    as source: Source,
    _ splice: Splice
  ) {
    self.source = source
    if splice.place.isWhole || splice.place.coversSign { numeral.isNegative = false }
    switch splice.entry {
    case .natural: join(insertion, at: slots, keepsLeadingZeros: splice.uncoversZeros)
    case .minorUnits: fill(insertion, at: slots, fractionDigits: splice.fractionDigits)
    }
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
    guard slots.isEmpty, separator == slots.lowerBound else { throw .secondSeparator }
    slot = CaretSlot(separator.index + 1)
    source = .separator
  }

  /// Gives the number a sign; a selection is replaced by it.
  private mutating func sign(isNegative: Bool, _ splice: Splice) {
    let isReplaced = !splice.slots.isEmpty || splice.place.isWhole
    if isReplaced { replace(splice.slots, with: Numeral(), as: .text, splice) }
    numeral.isNegative = isNegative
    source = .sign(isNegative: isNegative)
  }
}

// MARK: - Inserting text

extension Reading {
  /// Puts a number that was read from text in its place.
  ///
  /// A lone zero is a placeholder: text put beside it replaces it.
  private mutating func insert(_ text: TextReader.Result, _ splice: Splice) {
    let isPlaceholder =
      numeral.isZero && numeral.contentCount == numeral.digits.count && numeral.digits.count <= 1
    let isZeroTill = splice.entry == .minorUnits && numeral.isZero
    let isReplacement = splice.place.isWhole || isPlaceholder || isZeroTill
    let all = CaretSlot(0)..<CaretSlot(numeral.contentCount)
    let slots = isReplacement ? all : splice.slots
    var number = text.numeral
    if splice.entry == .minorUnits, text.isAmount { number.shape.hasSeparator = true }
    replace(slots, with: number, as: .text, splice)
    if let isNegative = text.isNegative, slots.lowerBound.index == 0 {
      numeral.isNegative = isNegative
    }
  }
}

// MARK: - Deleting

extension Reading {
  /// Deletes the content between the slots, or the content character beside them.
  private mutating func delete(isForward: Bool, _ splice: Splice) {
    let slots = splice.slots
    guard slots.isEmpty, !splice.place.isWhole else {
      return isForward ? deleteForward(slots, splice) : delete(slots, splice)
    }
    let index = slots.lowerBound.index
    if isForward {
      guard index < numeral.contentCount else { return }
      deleteForward(slots.lowerBound..<CaretSlot(index + 1), splice)
    } else if index > 0 {
      delete(CaretSlot(index - 1)..<slots.lowerBound, splice)
    } else {
      numeral.isNegative = false
      source = .deletion
    }
  }

  /// Deletes forward: the caret steps over content that cannot go.
  private mutating func deleteForward(_ slots: Range<CaretSlot>, _ splice: Splice) {
    let old = numeral
    delete(slots, splice)
    if numeral == old {
      slot = slots.upperBound
      uncoversZeros = splice.uncoversZeros
    }
  }

  private mutating func delete(_ slots: Range<CaretSlot>, _ splice: Splice) {
    let isTill = splice.entry == .minorUnits
    if isTill, numeral.isZero {
      numeral = Numeral()
      slot = CaretSlot(0)
      source = .deletion
    } else {
      replace(slots, with: Numeral(), as: .deletion, splice)
    }
    if numeral.digits.isEmpty || (isTill && numeral.isZero) { numeral.isNegative = false }
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
