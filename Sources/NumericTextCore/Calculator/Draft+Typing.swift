// SPDX-License-Identifier: MIT

extension Draft {
  /// Performs an edit at the caret that inserts something.
  ///
  /// If `slots` is given, the insertion replaces the digits between these caret slots, which are
  /// positions in the number at the caret.
  ///
  /// - Returns: Whether the number before the caret is complete, as after inserting an operation or
  ///   an expression.
  mutating func insert(_ edit: Edit, over slots: Range<CaretSlot>?) throws(Refusal) -> Bool {
    switch edit.action {
    case .operation(let operation):
      try deleteDigits(slots)
      try insert(operation)
      return true
    case .sign(let isNegative):
      try deleteDigits(slots)
      guard followsOperand, calculator.takesOperators else {
        try self.edit(edit.action)
        return false
      }
      try split(isNegative ? .subtract : .add)
      return true
    case .text: return try paste(edit.text, over: slots)
    default:
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
    case .close:
      guard followsOperand, expression.depth(before: index) > 0 else { throw .notANumber }
      try split(.close)
    case .percent:
      let isClosed = local.index == 0 && expression.terms[index].operation == .close
      guard followsDigit || isClosed else { throw .notANumber }
      try split(.percent)
    case .power:
      guard followsDigit else { throw .notANumber }
      try split(.power)
    }
  }

  /// Inserts a multiplication or a division at the caret.
  ///
  /// If the caret follows another operator directly, the new operator replaces it: `2 + ` becomes
  /// `2 × `. A number after the caret keeps the digits that it shows.
  private mutating func insertFactor(_ operation: Operation) throws(Refusal) {
    if followsOperand { return try split(operation) }
    guard local.index == 0, !number.isNegative, expression.terms[index].operation?.isBinary ?? false
    else {
      throw .notANumber
    }
    replaceOperator(with: operation)
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
    case .operation(.open): true
    case .operation(.close): false
    case .operation: followsOperand
    case .sign: followsOperand && calculator.takesOperators
    case .text: calculator.isExpression(edit.text, in: surroundings(upTo: end), lexicon)
    default: false
    }
  }

  /// Returns the surroundings of a text that replaces the digits from the caret up to `end`, a
  /// caret slot of the same number.
  func surroundings(upTo end: CaretSlot) -> Surroundings {
    Surroundings(
      isAfterOperand: followsOperand,
      isBeforeDigit: end.index < number.contentCount,
      areOfEmptyField: expression.isNumber && number.isEmpty
    )
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
