// SPDX-License-Identifier: MIT

extension Draft {
  /// Performs an edit that replaces the content between two caret slots of the expression.
  ///
  /// - Returns: Whether the user has completed the number before the caret, for example by typing
  ///   an operation after it, or nil if the edit has no effect.
  mutating func perform(_ edit: Edit, at slots: Range<CaretSlot>) throws(Refusal) -> Bool? {
    if replaceOperator(between: slots, by: edit.action) { return true }
    if edit.place.coversSign {
      expression.terms[expression.position(of: slots.lowerBound).term].number.isNegative = false
    }
    switch edit.action {
    case .deletion(let isForward):
      if slots.isEmpty { try delete(isForward: isForward) } else { try delete(slots) }
      return false
    case .toggledSign:
      try self.edit(.sign(isNegative: !number.isNegative))
      return false
    default:
      let local = local(slots)
      if local == nil, !slots.isEmpty { try delete(slots) }
      guard edit.action == .mark else { return try insert(edit, over: local) }
      let (before, slot) = (expression, slot)
      let isComplete = try insert(edit, over: local)
      // If a typed mark has no effect of its own, the selection is not deleted, either.
      let kept = local == nil ? slot : slots.lowerBound
      return expression == before && self.slot == kept ? nil : isComplete
    }
  }

  /// Replaces the operator between two caret slots with the operator that `action` types.
  ///
  /// The digits of the numbers on both sides stay as they are shown. The sign of the second number,
  /// which is also between the slots, is removed.
  ///
  /// - Returns: Whether the operator was replaced. This is false if `action` doesn't type an
  ///   operator, or if the slots enclose anything but one operator.
  private mutating func replaceOperator(
    between slots: Range<CaretSlot>,
    by action: Action
  ) -> Bool {
    guard let operation = operation(of: action), operation.isBinary, slots.count == 1,
      local.index == 0, index > 0, term.operation?.isBinary ?? false
    else { return false }
    let left = Draft(expression, at: slots.lowerBound, calculator)
    guard left.index == index - 1, left.followsOperand else { return false }
    replaceOperator(with: operation)
    term.number.isNegative = false
    return true
  }

  /// Performs an edit at the caret that inserts something.
  ///
  /// If `slots` is given, the insertion replaces the digits between these caret slots, which are
  /// positions in the number at the caret.
  ///
  /// - Returns: Whether the number before the caret is complete, as after inserting an operation or
  ///   an expression.
  mutating func insert(_ edit: Edit, over slots: Range<CaretSlot>?) throws(Refusal) -> Bool {
    switch edit.action {
    case .text: return try paste(edit.text, over: slots)
    case .operation, .sign:
      if let slots { try self.edit(.deletion(isForward: false), over: slots) }
      guard let operation = operation(of: edit.action), followsOperand || !operation.isAdditive
      else {
        try self.edit(edit.action)
        return false
      }
      try insert(operation)
      return true
    default:
      try self.edit(edit.action, over: slots)
      return false
    }
  }

  /// Returns the operation that `action` types, or nil if it types none.
  ///
  /// Without an operand before it, a plus or minus is a sign instead.
  private func operation(of action: Action) -> Operation? {
    switch action {
    case .operation(let operation): operation
    case .sign(let isNegative) where calculator.lexicon.takesOperators:
      isNegative ? .subtract : .add
    default: nil
    }
  }

  /// Inserts an operation at the caret.
  ///
  /// If the caret follows another operator directly, a multiplication or division replaces it:
  /// `2 + ` becomes `2 × `. A number after the caret keeps the digits that it shows.
  private mutating func insert(_ operation: Operation) throws(Refusal) {
    let before = term.operation
    switch operation {
    case .multiply, .divide:
      if followsOperand { break }
      guard local.index == 0, !number.isNegative, before?.isBinary ?? false else {
        throw .notANumber
      }
      return replaceOperator(with: operation)
    case .open:
      if followsOperand { try split(.multiply) }
    case .close:
      guard followsOperand, expression.depth(before: index) > 0 else { throw .notANumber }
    case .percent:
      guard followsDigit || (local.index == 0 && before == .close) else { throw .notANumber }
    case .power:
      guard followsDigit else { throw .notANumber }
    case .add, .subtract: break
    }
    try split(operation)
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
    if edit.action == .text {
      return calculator.isExpression(edit.text, in: surroundings(upTo: end), lexicon)
    }
    guard let operation = operation(of: edit.action) else { return false }
    return operation == .open || (followsOperand && operation != .close)
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
