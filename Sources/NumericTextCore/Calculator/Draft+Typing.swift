// SPDX-License-Identifier: MIT

extension Draft {
  /// Performs an edit at the caret that inserts something.
  ///
  /// If `slots` is given, it replaces the digits between these caret slots, which are
  /// positions in the number at the caret.
  ///
  /// - Returns: Whether the number before the caret is complete: after an operation, an expression,
  ///   or a zero that cannot become a fraction.
  mutating func insert(
    _ edit: Edit,
    over slots: Range<CaretSlot>?,
    _ rules: Rules
  ) throws(Refusal) -> Bool {
    if try insert(edit, over: slots) { return true }
    return edit.action != .text && number.isZero && rules.fractionDigits == 0
  }

  private mutating func insert(
    _ edit: Edit,
    over slots: Range<CaretSlot>?
  ) throws(Refusal) -> Bool {
    switch edit.action {
    case .operation(let operation):
      try deleteDigits(slots)
      try insert(operation)
      return true
    case .sign(let isNegative):
      try deleteDigits(slots)
      guard followsOperand else {
        try self.edit(edit.action)
        return false
      }
      try split(isNegative ? .subtract : .add)
      return true
    case .text: return try paste(edit.text, over: slots)
    case .digit, .decimalSeparator, .mark, .toggledSign, .equals, .deletion, .nothing:
      try self.edit(edit.action, over: slots)
      return false
    }
  }

  private mutating func deleteDigits(_ slots: Range<CaretSlot>?) throws(Refusal) {
    if let slots, !slots.isEmpty { try edit(.deletion(isForward: false), over: slots) }
  }

  /// Inserts an operation other than a plus or minus at the caret.
  private mutating func insert(_ operation: Operation) throws(Refusal) {
    switch operation {
    case .add, .subtract: break
    case .multiply, .divide: try insertFactor(operation)
    case .open:
      if followsOperand { try split(.multiply) }
      try split(.open)
    case .close, .percent:
      let isOpen = operation == .percent || expression.depth(before: index) > 0
      guard followsOperand, isOpen else { throw .notANumber }
      try split(operation)
    }
  }

  /// Inserts a multiplication or a division at the caret.
  ///
  /// If the caret follows another operator directly, the new operator replaces it: `2 + ` becomes
  /// `2 × `.
  private mutating func insertFactor(_ operation: Operation) throws(Refusal) {
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
  private mutating func paste(
    _ text: String,
    over slots: Range<CaretSlot>?
  ) throws(Refusal) -> Bool {
    let isExpression = calculator.isExpression(
      text,
      afterOperand: slots == nil && followsOperand,
      beforeDigit: (slots?.upperBound ?? local).index < number.contentCount
    )
    if !isExpression {
      try edit(.text, text, over: slots)
      return false
    }
    try deleteDigits(slots)
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
  private mutating func splice(_ insertion: Expression) throws(Refusal) {
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
  ///   - edit: The edit.
  ///   - end: The caret slot after the replaced digits.
  ///   - lexicon: The lexicon for numbers outside expressions.
  /// - Returns: Whether the field shows an expression after the edit.
  func begins(_ edit: Edit, upTo end: CaretSlot, _ lexicon: Lexicon) -> Bool {
    switch edit.action {
    case .operation(.open) where !lexicon.writesBrackets: true
    case .operation(.close): false
    case .operation, .sign: followsOperand
    case .text:
      calculator.isExpression(
        edit.text,
        afterOperand: followsOperand,
        beforeDigit: end.index < number.contentCount,
        lexicon
      )
    case .digit, .decimalSeparator, .mark, .toggledSign, .equals, .deletion, .nothing: false
    }
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
