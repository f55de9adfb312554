// SPDX-License-Identifier: MIT

/// An expression that an edit is changing, with the position of the caret.
struct Draft {
  let calculator: Calculator
  var expression: Expression

  /// The index of the term that contains the caret.
  ///
  /// `local` is the caret slot within the number in this term.
  var index: Int
  var local: CaretSlot

  /// Whether the last edit deleted the digits before a zero.
  ///
  /// Until the caret moves, such a zero counts as typed, so the next digit doesn't replace it:
  /// after deleting the 1 in `1|0`, typing 2 results in 20.
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

  var number: Numeral {
    get { expression.terms[index].number }
    set {
      expression.terms[index].number = newValue
      expression.terms[index].mark = .none
    }
  }

  /// Whether the caret is after a digit of a number, a percent sign or a closing bracket.
  var followsOperand: Bool {
    if number.digitCount(before: local.index) > 0, !number.digits.isEmpty { return true }
    return local.index == 0 && expression.terms[index].operation?.endsOperand ?? false
  }
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
}

// MARK: - Numbers

extension Draft {
  /// Edits the number at the caret in the same way as a field that contains only this number.
  ///
  /// - Parameters:
  ///   - action: The user's action.
  ///   - text: The inserted text, if `action` is `text`.
  ///   - slots: The caret slots before and after the digits to replace, or nil to edit at the
  ///     caret.
  /// - Throws: The reason for refusing the edit.
  mutating func edit(
    _ action: Action,
    _ text: String = "",
    over slots: Range<CaretSlot>? = nil
  ) throws(Refusal) {
    let stages = calculator.stages(ofTerm: index)
    let content = Content(number, expression.terms[index].mark)
    var state = stages.state(of: content, .caret(local))
    state.uncoversZero = uncoversZero
    let selection = slots.map { Selection($0) } ?? state.selection
    let edit = Edit(action, text, in: Place(selection, state.layout))
    let next = try stages.apply(edit, to: state)
    number = next.numeral
    expression.terms[index].mark = next.content.mark
    local = next.layout.slots(of: next.selection).lowerBound
    uncoversZero = next.uncoversZero
  }

  /// Splits the number at the caret, and inserts an operation between the two parts.
  mutating func split(_ operation: Operation) throws(Refusal) {
    var (left, right) = (number, number)
    let end = CaretSlot(number.contentCount)
    if local.index > 0 {
      left = try calculator.removing(local..<end, from: left, ofTerm: index)
      right.isNegative = false
      right = try calculator.removing(CaretSlot(0)..<local, from: right, ofTerm: 1)
    } else {
      left = Numeral().signed(isNegative: number.isNegative)
      right.isNegative = false
    }
    if left.hasSeparator, left.fractionCount == 0 { left = left.trimmed(toFraction: 0) }
    number = left
    index += 1
    expression.terms.insert(Term(operation, right), at: index)
    local = CaretSlot(0)
    uncoversZero = false
  }

  /// Removes the operation before a term, and joins the numbers on both sides of the operation.
  ///
  /// The digits of one number are typed into the other, so that the joined number follows the rules
  /// for typed numbers.
  mutating func join(_ term: Int) throws(Refusal) {
    let right = expression.terms[term].number
    expression.terms.remove(at: term)
    index = term - 1
    let left = number
    uncoversZero = false
    local = CaretSlot(left.contentCount)
    if right.isEmpty { return }
    guard !right.isNegative || left.isEmpty else { throw .severalNumbers }
    if left.digits.isEmpty {
      number = right
      if left.isNegative { number.isNegative = true }
    } else if right.hasSeparator {
      try type(left, before: right)
    } else {
      for digit in right.digits { try type(digit) }
      local = CaretSlot(max(0, number.contentCount - right.contentCount))
    }
  }

  private mutating func type(_ left: Numeral, before right: Numeral) throws(Refusal) {
    let isTill = calculator.stages(ofTerm: index).rules.entry == .minorUnits
    guard isTill || !left.hasSeparator else { throw .secondSeparator }
    number = right
    number.isNegative = left.isNegative
    local = CaretSlot(0)
    for digit in left.digits { try type(digit) }
  }

  private mutating func type(_ digit: UInt8) throws(Refusal) {
    try edit(.digit(digit))
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
    let term = isForward ? index + 1 : index
    guard term > 0, term < expression.terms.count else { return }
    try join(term)
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
    var right = number
    right.isNegative = false
    right = try calculator.removing(CaretSlot(0)..<local, from: right, ofTerm: index)
    let left = expression.terms[lower.term].number
    let end = CaretSlot(left.contentCount)
    expression.terms[lower.term].number =
      try calculator.removing(lower.slot..<end, from: left, ofTerm: lower.term)
    while index > lower.term + 1 {
      expression.terms.remove(at: index)
      index -= 1
    }
    number = right
    try join(index)
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
