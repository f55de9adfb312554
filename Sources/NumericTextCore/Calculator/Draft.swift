// SPDX-License-Identifier: MIT

/// An expression while an edit changes it, with the place of the caret.
struct Draft {
  let calculator: Calculator
  var expression: Expression

  /// The term of the caret, and the slot in its number.
  var index: Int
  var local: CaretSlot

  /// Whether the last edit uncovered a zero, which is a typed digit until the caret moves.
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
    let (index, local) = expression.position(of: slot.index)
    self.index = index
    self.local = CaretSlot(local)
  }

  /// The caret.
  var slot: CaretSlot { CaretSlot(expression.contentCount(before: index) + local.index) }

  var number: Numeral {
    get { expression.terms[index].number }
    set { expression.terms[index].number = newValue }
  }

  /// Whether an operand ends at the caret: a number, a percentage or a bracket.
  var followsOperand: Bool {
    if number.digitCount(before: local.index) > 0, !number.digits.isEmpty { return true }
    return local.index == 0 && expression.terms[index].operation?.endsOperand ?? false
  }

  /// Refuses numbers without an operation between them.
  func check() throws(NumericTextRefusal) {
    guard expression.isWellFormed else { throw .severalNumbers }
  }
}

// MARK: - Numbers

extension Draft {
  /// Edits the number at the caret as a field with that number does.
  ///
  /// - Parameters:
  ///   - intent: What the user did.
  ///   - slots: The content of the number to replace, the caret if nil.
  /// - Throws: The reason for refusing the edit.
  mutating func edit(
    _ intent: Edit.Intent,
    over slots: Range<CaretSlot>? = nil
  ) throws(NumericTextRefusal) {
    let field = calculator.field(ofTerm: index)
    let caret = field.state(of: number, .caret(local))
    let state = FieldState(caret, uncoversZero: uncoversZero)
    let selection = slots.map { Selection($0) } ?? caret.selection
    let edit = Edit(intent, in: Place(selection, state.layout))
    let next = try field.apply(edit, to: state)
    number = next.numeral
    local = next.layout.slots(of: next.selection).lowerBound
    uncoversZero = next.uncoversZero
  }

  /// Splits the number at the caret, and inserts an operation.
  mutating func split(_ operation: Operation) throws(NumericTextRefusal) {
    var (left, right) = (number, number)
    let end = CaretSlot(number.contentCount)
    if local.index > 0 {
      left = try calculator.removing(local..<end, from: left, ofTerm: index)
      right.isNegative = false
      right = try calculator.removing(CaretSlot(0)..<local, from: right, ofTerm: 1)
    } else {
      left = Numeral()
      left.isNegative = number.isNegative
      right.isNegative = false
    }
    if left.hasSeparator, left.fractionCount == 0 { left = left.trimmed(toFraction: 0) }
    number = left
    index += 1
    expression.terms.insert(Term(operation, right), at: index)
    local = CaretSlot(0)
    uncoversZero = false
  }

  /// Removes the operation before a term, and joins the numbers on both sides.
  ///
  /// The digits of one are typed into the other, so that the number is one that can be typed.
  mutating func join(_ term: Int) throws(NumericTextRefusal) {
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

  private mutating func type(_ left: Numeral, before right: Numeral) throws(NumericTextRefusal) {
    let isTill = calculator.field(ofTerm: index).rules.entry == .minorUnits
    guard isTill || !left.hasSeparator else { throw .secondSeparator }
    number = right
    number.isNegative = left.isNegative
    local = CaretSlot(0)
    for digit in left.digits { try type(digit) }
  }

  private mutating func type(_ digit: UInt8) throws(NumericTextRefusal) {
    try edit(.typed(Unicode.Scalar(0x30 + digit)))
  }
}

// MARK: - Deletions

extension Draft {
  /// Deletes the content character beside the caret.
  mutating func delete(isForward: Bool) throws(NumericTextRefusal) {
    let isInside = isForward ? local.index < number.contentCount : local.index > 0
    if isInside || (!isForward && number.isNegative) {
      return try edit(isForward ? .deletedForward : .deletedBackward)
    }
    let term = isForward ? index + 1 : index
    guard term > 0, term < expression.terms.count else { return }
    try join(term)
    try dropStrayBrackets()
  }

  /// Deletes the content between two slots.
  mutating func delete(_ slots: Range<CaretSlot>) throws(NumericTextRefusal) {
    let lower = expression.position(of: slots.lowerBound.index)
    let upper = expression.position(of: slots.upperBound.index)
    (index, local) = (upper.term, CaretSlot(upper.slot))
    uncoversZero = false
    let first = CaretSlot(lower.slot)
    if lower.term == upper.term { return try edit(.deletedBackward, over: first..<local) }
    var right = number
    right.isNegative = false
    right = try calculator.removing(CaretSlot(0)..<local, from: right, ofTerm: index)
    let left = expression.terms[lower.term].number
    let end = CaretSlot(left.contentCount)
    expression.terms[lower.term].number =
      try calculator.removing(first..<end, from: left, ofTerm: lower.term)
    while index > lower.term + 1 {
      expression.terms.remove(at: index)
      index -= 1
    }
    number = right
    try join(index)
    try dropStrayBrackets()
  }

  /// Removes closing brackets whose opening ones were deleted.
  private mutating func dropStrayBrackets() throws(NumericTextRefusal) {
    while let bracket = expression.strayBracket {
      let caret = slot
      let isBefore = expression.contentCount(before: bracket) <= caret.index
      try join(bracket)
      (index, local) = positioned(CaretSlot(caret.index - (isBefore ? 1 : 0)))
    }
  }

  private func positioned(_ slot: CaretSlot) -> (Int, CaretSlot) {
    let (index, local) = expression.position(of: slot.index)
    return (index, CaretSlot(local))
  }
}
