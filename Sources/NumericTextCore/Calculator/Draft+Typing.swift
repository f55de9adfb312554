// SPDX-License-Identifier: MIT

extension Draft {
  /// Types a key at the caret, or over content of the number at the caret.
  ///
  /// - Returns: Whether it is an operation.
  mutating func type(
    _ scalar: Unicode.Scalar,
    over slots: Range<CaretSlot>? = nil
  ) throws(NumericTextRefusal) -> Bool {
    guard Operation(scalar) != nil else {
      try edit(.typed(scalar), over: slots)
      return false
    }
    // A percent sign that is the field's own.
    guard let operation = calculator.operation(scalar) else { return false }
    if let slots { try edit(.deletedBackward, over: slots) }
    if try insert(operation) { return true }
    try edit(.typed(scalar))
    return false
  }

  /// Inserts an operation at the caret.
  ///
  /// - Returns: Whether it was inserted; if not, it is a sign.
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

  /// Inserts an operator, or replaces one that no number follows.
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
  /// Inserts a text of several scalars.
  ///
  /// - Returns: Whether it is an expression.
  mutating func paste(
    _ text: String,
    over slots: Range<CaretSlot>? = nil
  ) throws(NumericTextRefusal) -> Bool {
    if calculator.isNumber(text, afterOperand: slots == nil && followsOperand) {
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

  /// Inserts an expression, and joins the numbers at its ends with those at the caret.
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
  /// Whether an insertion into a number, at the caret, starts an expression.
  func begins(_ intent: Edit.Intent, _ lexicon: Lexicon) -> Bool {
    switch intent {
    case .typed(let scalar):
      guard let operation = calculator.operation(scalar) else { return false }
      if operation == .open, !lexicon.writesBrackets { return true }
      return followsOperand && operation != .close
    case .pasted(let text):
      let isAfter = followsOperand
      guard !calculator.isNumber(text, afterOperand: isAfter) else { return false }
      return text.withScalars { $0.contains { Operation($0) != nil || Operation.isEquals($0) } }
    case .deletedBackward, .deletedForward, .signed: return false
    }
  }

  /// The slots in the number at the caret, nil unless both belong to it.
  func local(_ slots: Range<CaretSlot>) -> Range<CaretSlot>? {
    let lower = expression.position(of: slots.lowerBound.index)
    let upper = expression.position(of: slots.upperBound.index)
    guard !slots.isEmpty, lower.term == upper.term else { return nil }
    return CaretSlot(lower.slot)..<CaretSlot(upper.slot)
  }
}
