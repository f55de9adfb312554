// SPDX-License-Identifier: MIT

extension Draft {
  /// Types a key at the caret.
  ///
  /// If `slots` is given, the key replaces the digits between these caret slots, which are
  /// positions in the number at the caret.
  ///
  /// - Returns: Whether the key was inserted as an operation, not as a part of a number.
  mutating func type(
    _ scalar: Unicode.Scalar,
    over slots: Range<CaretSlot>? = nil
  ) throws(NumericTextRefusal) -> Bool {
    guard Operation(scalar) != nil else {
      try edit(.typed(scalar), over: slots)
      return false
    }
    // In a percent field, the percent sign is part of the notation, and typing it has no effect.
    guard let operation = calculator.operation(scalar) else { return false }
    if let slots { try edit(.deletedBackward, over: slots) }
    if try insert(operation) { return true }
    try edit(.typed(scalar))
    return false
  }

  /// Inserts an operation at the caret, unless it is a plus or minus without an operand before it.
  ///
  /// - Returns: Whether the operation was inserted. If not, the key is the sign of a number.
  private mutating func insert(_ operation: Operation) throws(NumericTextRefusal) -> Bool {
    switch operation {
    case .add, .subtract:
      guard followsOperand else { return false }
      try split(operation)
    case .multiply, .divide: try insertFactor(operation)
    case .open:
      if followsOperand { try split(.multiply) }
      try split(.open)
    case .close, .percent:
      let isOpen = operation == .percent || expression.depth(before: index) > 0
      guard followsOperand, isOpen else { throw .notANumber }
      try split(operation)
    }
    return true
  }

  /// Inserts a multiplication or a division at the caret.
  ///
  /// If the caret follows another operator directly, the new operator replaces it: `2 + ` becomes
  /// `2 × `.
  private mutating func insertFactor(_ operation: Operation) throws(NumericTextRefusal) {
    if followsOperand { return try split(operation) }
    guard number.isEmpty, expression.terms[index].operation?.isBinary ?? false else {
      throw .notANumber
    }
    expression.terms[index].operation = operation
  }
}

// MARK: - Pasting

extension Draft {
  /// Inserts a text of several scalars, as a number or as an expression.
  ///
  /// If `slots` is given, the text replaces the digits between these caret slots, which are
  /// positions in the number at the caret.
  ///
  /// - Returns: Whether the text was inserted as an expression.
  mutating func paste(
    _ text: String,
    over slots: Range<CaretSlot>? = nil
  ) throws(NumericTextRefusal) -> Bool {
    let isExpression = calculator.isExpression(
      text,
      afterOperand: slots == nil && followsOperand,
      beforeDigit: (slots?.upperBound ?? local).index < number.contentCount
    )
    if !isExpression {
      try edit(.pasted(text), over: slots)
      return false
    }
    if let slots, !slots.isEmpty { try edit(.deletedBackward, over: slots) }
    var insertion = try calculator.read(text, afterOperand: followsOperand)
    if followsOperand, insertion.operation(after: 0) == .open, insertion.terms[0].number.isEmpty {
      insertion.terms.insert(Term(nil), at: 0)
      insertion.terms[1].operation = .multiply
    }
    try splice(insertion)
    return true
  }

  /// Inserts an expression at the caret.
  ///
  /// The first number of `insertion` is joined with the digits before the caret, and its last
  /// number with the digits after the caret.
  private mutating func splice(_ insertion: Expression) throws(NumericTextRefusal) {
    let start = index
    try split(.add)
    for (offset, term) in insertion.terms.enumerated() {
      expression.terms.insert(Term(term.operation ?? .add, term.number), at: index + offset)
    }
    let last = start + insertion.terms.count
    try join(last + 1)
    let caret = local
    try join(start + 1)
    if last > start + 1 { (index, local) = (last - 1, caret) }
  }
}

// MARK: - Starting an expression

extension Draft {
  /// Returns whether an edit at the caret starts an expression.
  ///
  /// The draft must contain only the number that the field shows before the edit.
  ///
  /// - Parameters:
  ///   - intent: The user's action.
  ///   - end: The caret slot after the replaced digits.
  ///   - lexicon: The lexicon for numbers outside expressions.
  /// - Returns: Whether the field shows an expression after the edit.
  func begins(_ intent: Edit.Intent, upTo end: CaretSlot, _ lexicon: Lexicon) -> Bool {
    switch intent {
    case .typed(let scalar):
      guard let operation = calculator.operation(scalar) else { return false }
      if operation == .open, !lexicon.writesBrackets { return true }
      return followsOperand && operation != .close
    case .pasted(let text):
      return calculator.isExpression(
        text,
        afterOperand: followsOperand,
        beforeDigit: end.index < number.contentCount,
        lexicon
      )
    case .deletedBackward, .deletedForward, .signed: return false
    }
  }

  /// Returns whether the edit is a typed key without effect, such as a grouping separator.
  func ignores(_ intent: Edit.Intent) -> Bool {
    guard case .typed(let scalar) = intent else { return false }
    if Operation(scalar) != nil { return calculator.operation(scalar) == nil }
    return Key(scalar, calculator.field(ofTerm: index)) == .laidOut
  }

  /// Converts `slots`, a range of caret slots in the whole expression, to caret slots in the one
  /// number that contains the range.
  ///
  /// - Returns: The slots, or nil if `slots` is empty or extends over more than one number.
  func local(_ slots: Range<CaretSlot>) -> Range<CaretSlot>? {
    let lower = expression.position(of: slots.lowerBound)
    let upper = expression.position(of: slots.upperBound)
    guard !slots.isEmpty, lower.term == upper.term else { return nil }
    return lower.slot..<upper.slot
  }
}
