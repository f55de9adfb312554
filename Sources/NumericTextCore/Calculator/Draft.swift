// SPDX-License-Identifier: MIT

/// An expression that an edit is changing, with the position of the caret.
struct Draft {
  let calculator: Calculator
  var expression: Expression

  /// The index of the term that contains the caret, and the caret slot in its number (`local`).
  var index: Int
  var local: CaretSlot

  /// Whether the last edit deleted the digits before a zero.
  ///
  /// Until the caret moves, such a zero counts as typed, so the next digit doesn't replace it.
  var uncoversZero: Bool

  init(
    _ expression: Expression,
    at slot: CaretSlot,
    uncoversZero: Bool = false,
    _ calculator: Calculator
  ) {
    self.expression = expression
    self.calculator = calculator
    self.uncoversZero = uncoversZero
    (index, local) = expression.position(of: slot)
  }

  /// The caret slot in the whole expression.
  var slot: CaretSlot { CaretSlot(expression.contentCount(before: index) + local.index) }

  /// The number at the caret.
  ///
  /// Setting the number also fixes the meaning of its typed mark: no later key can change it.
  var number: Numeral {
    get { term.number }
    set { term = Term(term.operation, newValue, endedMark) }
  }

  /// The term at the caret.
  var term: Term {
    get { expression.terms[index] }
    set { expression.terms[index] = newValue }
  }

  /// The stages for the number at the caret.
  private var stages: Stages { calculator.terms.stages(after: term.operation) }

  var mark: TypedMark { expression.mark(at: index, in: calculator.minorDigits) }

  /// Whether the number at the caret is an amount, which digits fill from the right.
  var isAmount: Bool { calculator.minorDigits != nil && mark == .none }

  /// The state that the typed mark has once the number at the caret is complete.
  var endedMark: TypedMark { calculator.minorDigits != nil && mark != .none ? .plain : .none }

  /// Whether the caret is after a digit of a number, a percent sign or a closing bracket.
  var followsOperand: Bool {
    followsDigit || (local.index == 0 && term.operation?.endsOperand ?? false)
  }

  var followsDigit: Bool { number.digitCount(before: local.index) > 0 && !number.digits.isEmpty }
}

extension Expression {
  /// Returns the index of the term that contains a caret slot of the expression, and the
  /// corresponding caret slot of the number in that term.
  func position(of slot: CaretSlot) -> (term: Int, slot: CaretSlot) {
    var rest = slot.index
    for index in terms.indices {
      let count = terms[index].number.contentCount
      if rest <= count { return (index, CaretSlot(max(0, rest))) }
      rest -= count + 1
    }
    return (terms.count - 1, CaretSlot(terms[terms.count - 1].number.contentCount))
  }

  /// Returns the state of the typed mark of the number in the term at `index`.
  ///
  /// In an empty number, no mark has been typed yet. In minor-unit entry, in which `minorDigits` is
  /// not nil, the place of the number in the expression decides whether digits will fill an amount
  /// from the right (`none`), or are typed from the left (`plain`).
  func mark(at index: Int, in minorDigits: Int?) -> TypedMark {
    guard minorDigits != nil, terms[index].number.contentCount == 0 else {
      return terms[index].mark
    }
    return isPlain(at: index) ? .plain : .none
  }
}

// MARK: - Numbers

extension Draft {
  /// Edits the number at the caret in the same way as a field that contains only this number.
  ///
  /// - Parameters:
  ///   - action: The user's action.
  ///   - text: The inserted text, if `action` is `text`.
  ///   - slots: The caret slots around the digits to replace, or nil to edit at the caret.
  /// - Throws: The reason for refusing the edit.
  mutating func edit(
    _ action: Action,
    _ text: String = "",
    over slots: Range<CaretSlot>? = nil
  ) throws(Refusal) {
    let slots = slots ?? local..<local
    let edit = Edit(action, text, in: Place(slots, of: number.slots))
    // If a text with an operator is pasted after a lone zero, the zero is kept like any other digit.
    let isAfterZero = action == .text && local.index > 0 && calculator.hasOperation(text)
    let reading = try stages.admit(
      edit,
      in: Content(number, mark),
      isZeroTyped: uncoversZero || isAfterZero,
      isAmount: !expression.isPlain(at: index)
    )
    term = Term(term.operation, reading.numeral, reading.mark)
    local = reading.isNothing ? slots.lowerBound : reading.slot
    uncoversZero = reading.uncoversZero
  }

  /// Returns the number at the caret without the digits and the decimal separator between two of
  /// its caret slots.
  func number(without slots: Range<CaretSlot>) throws(Refusal) -> Numeral {
    guard !slots.isEmpty else { return number }
    let deletion = Edit(.deletion(isForward: false), in: Place(slots, of: number.slots))
    return try stages.stages(mark).admit(deletion, in: Content(number)).numeral
  }

  /// Splits the number at the caret, and inserts an operation between the two parts.
  mutating func split(_ operation: Operation) throws(Refusal) {
    let end = number.end
    var left = try number(without: local..<end)
    if local.index == 0 { left = Numeral().signed(isNegative: number.isNegative) }
    if left.hasSeparator, left.fractionCount == 0 { left = left.trimmed(toFraction: 0) }
    let right = try number(without: CaretSlot(0)..<local).signed(isNegative: false)
    // An open mark before the operation can no longer group digits, but one after it still can.
    let isOpen = mark == .open && right.hasSeparator && !right.digits.startsWithZero
    let rightMark = isOpen ? mark : endedMark
    let leftMark = mark == .grouped ? .grouped : endedMark
    term = Term(term.operation, left, leftMark)
    index += 1
    expression.terms.insert(Term(operation, right, rightMark), at: index)
    local = CaretSlot(0)
    uncoversZero = false
    fitAmount(at: index - 1)
    fitAmount(at: index)
  }
}

// MARK: - Joining numbers

extension Draft {
  /// Removes the operation before a term, and joins the numbers on both sides of the operation.
  ///
  /// The digits of one number are typed into the other, so that the joined number follows the rules
  /// for typed numbers. Typed before the zero of `0.5`, they replace it, unless the zero is the rest of
  /// a longer number.
  ///
  /// - Parameters:
  ///   - next: The index of the term after the operation.
  ///   - kept: The number of digits to which a deletion has shortened the number of this term, or nil
  ///     if the number is whole.
  /// - Throws: The refusal of the joined number.
  mutating func join(_ next: Int, keeping kept: Int? = nil) throws(Refusal) {
    let removed = expression.terms.remove(at: next)
    index = next - 1
    uncoversZero = false
    if removed.operation == .percent { endPercentage() }
    let left = number
    local = left.end
    if removed.number.isEmpty { return }
    guard !removed.number.isNegative || left.isEmpty else { throw .severalNumbers }
    if left.digits.isEmpty {
      let isNegative = left.isNegative || removed.number.isNegative
      term = Term(term.operation, removed.number.signed(isNegative: isNegative), removed.mark)
      uncoversZero = kept == removed.number.digits.count && removed.number.hasSingleZeroInteger
    } else {
      try append(removed, to: left, keeping: kept)
    }
  }

  /// Joins `left`, the number at the caret, with `right`, the number after the removed operation.
  ///
  /// - Throws: `secondSeparator`, or `noFraction` if `left` is an exponent.
  private mutating func append(
    _ right: Term,
    to left: Numeral,
    keeping kept: Int?
  ) throws(Refusal) {
    let isTill = calculator.minorDigits != nil
    let isAmount = self.isAmount
    let addsAmount = isTill && right.mark == .none
    guard right.number.hasSeparator, !addsAmount else {
      if addsAmount, !isAmount, left.hasSeparator { throw .secondSeparator }
      let digits = addsAmount ? right.number.digits(keeping: kept) : right.number.digits
      for digit in digits { try edit(.digit(digit)) }
      local = number.slot(before: digits.count, isAmount: isAmount)
      return
    }
    guard isAmount || !left.hasSeparator else { throw .secondSeparator }
    if term.operation == .power { throw .noFraction }
    let joined = right.number.signed(isNegative: left.isNegative)
    term = Term(term.operation, joined, isTill ? .plain : right.mark)
    local = CaretSlot(0)
    uncoversZero = kept == right.number.digits.count
    for digit in isAmount ? left.wholeUnits.digits : left.digits { try edit(.digit(digit)) }
  }
}

extension Numeral {
  /// Returns the digits of an amount without redundant zeros or, if a deletion has left `kept` of them,
  /// these digits.
  fileprivate func digits(keeping kept: Int?) -> NumeralDigits {
    guard let kept else { return wholeUnits.digits }
    return digits.slice(max(0, digits.count - kept)..<digits.count)
  }

  /// Returns the caret slot before the last `count` digits if this number is an amount, otherwise
  /// before its last `count` content characters.
  func slot(before count: Int, isAmount: Bool) -> CaretSlot {
    let before = digits.count - count
    return CaretSlot(max(0, isAmount ? slot(afterDigits: before) : contentCount - count))
  }
}

// MARK: - Deletions

extension Draft {
  /// Deletes the digit, decimal separator or operation before the caret, or the one after the caret
  /// if `isForward` is true.
  mutating func delete(isForward: Bool) throws(Refusal) {
    let isInside = isForward ? local.index < number.contentCount : local.index > 0
    if isInside || (!isForward && number.isNegative) {
      return try edit(.deletion(isForward: isForward))
    }
    let next = isForward ? index + 1 : index
    uncoversZero = false
    guard next > 0, next < expression.terms.count else { return }
    try join(next)
    try dropStrayBrackets()
  }

  /// Deletes the digits, decimal separators and operations between two caret slots of the
  /// expression.
  mutating func delete(_ slots: Range<CaretSlot>) throws(Refusal) {
    let lower = expression.position(of: slots.lowerBound)
    (index, local) = expression.position(of: slots.upperBound)
    uncoversZero = false
    if lower.term == index {
      return try edit(.deletion(isForward: false), over: lower.slot..<local)
    }
    // The digits after the caret stay, even zeros. They are counted only if the deletion cuts a number.
    let digitsAfter = number.digits.count - number.digitCount(before: local.index)
    let kept = local.index > 0 ? digitsAfter : nil
    let endsPercentage = expression.operation(after: lower.term) == .percent
    let rest = try number(without: CaretSlot(0)..<local).signed(isNegative: false)
    // A mark cannot group digits after a leading zero, so the setter of `number` settles it.
    if rest.digits.startsWithZero { number = rest } else { term.number = rest }
    expression.terms.removeSubrange(lower.term + 1..<index)
    index = lower.term
    let end = number.end
    term.number = try number(without: lower.slot..<end)
    if endsPercentage { endPercentage() }
    try join(lower.term + 1, keeping: kept)
    try dropStrayBrackets()
  }

  /// Removes closing brackets whose opening brackets were deleted.
  private mutating func dropStrayBrackets() throws(Refusal) {
    while let bracket = expression.strayBracket {
      let caret = slot
      let isBefore = expression.contentCount(before: bracket) <= caret.index
      try join(bracket)
      (index, local) = expression.position(of: CaretSlot(caret.index - (isBefore ? 1 : 0)))
    }
  }
}
