// SPDX-License-Identifier: MIT

extension Session {
  /// Starts an expression if `edit` inserts an operation such as `+` into a number.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - start: The state before the edit.
  /// - Returns: Whether the edit has been performed. If not, it is an ordinary edit of the number.
  /// - Throws: The reason for refusing the edit.
  mutating func begin(_ edit: Edit, in start: FieldState) throws(NumericTextRefusal)
    -> Bool
  {
    guard let calculator = field.calculator else { return false }
    if case .typed(let scalar) = edit.intent, Operation.isEquals(scalar) { return true }
    let place = field.typedSlots(of: edit.place.slots, in: start.numeral)
    let least = field.rules.liveFraction
    var typed = start.numeral.unfilled(
      toFraction: least,
      after: place.upperBound,
      keepsSeparator: false
    )
    if edit.place.coversSign || !field.rules.allowsSign { typed.isNegative = false }
    let isEmpty = edit.place.isWhole || field.showsPlaceholder(typed)
    let expression = Expression(isEmpty ? Numeral() : typed)
    let slots = isEmpty ? CaretSlot(0)..<CaretSlot(0) : place
    var draft = Draft(expression, at: slots.lowerBound, calculator)
    guard draft.begins(edit.intent, upTo: slots.upperBound, field.lexicon) else { return false }
    if !slots.isEmpty { try draft.delete(slots) }
    try insert(edit.intent, in: draft, edit.run)
    return true
  }

  /// Edits an expression.
  mutating func edit(
    _ request: EditRequest,
    _ expression: Expression,
    _ layout: ExpressionLayout
  ) throws(NumericTextRefusal) {
    guard !request.isNothing, let calculator = field.calculator else { return }
    let change = try ExpressionChange(request, in: state, layout)
    if case .typed(let scalar) = change.intent, Operation.isEquals(scalar) {
      return try commitResult()
    }
    var run = History.Run(change.intent)
    if case .paste = request { run = .single }
    if !change.slots.isEmpty, change.slots == layout.first..<layout.end {
      return try replaceAll(change.intent, run, calculator)
    }
    let zero = state.uncoversZero
    let draft = Draft(expression, at: change.slots.upperBound, uncoversZero: zero, calculator)
    if draft.ignores(change.intent) { return show(layout.state(state.numeral, state.selection)) }
    try perform(change, on: draft, run)
  }

  private mutating func perform(
    _ change: ExpressionChange,
    on start: Draft,
    _ run: History.Run
  ) throws(NumericTextRefusal) {
    var draft = start
    let isInsertion = change.insertsText
    let slots = isInsertion ? draft.local(change.slots) : nil
    if slots == nil, !change.slots.isEmpty { try draft.delete(change.slots) }
    if isInsertion { return try insert(change.intent, in: draft, over: slots, run) }
    if case .signed = change.intent {
      try draft.edit(.signed(isNegative: !draft.number.isNegative))
    } else if change.slots.isEmpty {
      try draft.delete(isForward: change.intent == .deletedForward)
    }
    try advance(to: draft, isComplete: false, run)
  }

  /// Inserts a typed or pasted text into an expression.
  private mutating func insert(
    _ intent: Edit.Intent,
    in start: Draft,
    over slots: Range<CaretSlot>? = nil,
    _ run: History.Run
  ) throws(NumericTextRefusal) {
    var draft = start
    var isComplete = false
    switch intent {
    case .typed(let scalar):
      let isOperation = try draft.type(scalar, over: slots)
      isComplete = isOperation || (draft.number.isZero && field.fractionDigits == 0)
    case .pasted(let text): isComplete = try draft.paste(text, over: slots)
    case .deletedBackward, .deletedForward, .signed: break
    }
    try advance(to: draft, isComplete: isComplete, run)
  }

  /// Performs an edit that replaces the whole expression, such as typing `5` while it is selected.
  private mutating func replaceAll(
    _ intent: Edit.Intent,
    _ run: History.Run,
    _ calculator: Calculator
  ) throws(NumericTextRefusal) {
    let draft = Draft(Expression(Numeral()), at: CaretSlot(0), calculator)
    if draft.begins(intent, upTo: draft.slot, field.lexicon) {
      return try insert(intent, in: draft, run)
    }
    // A key without effect, such as a grouping separator, doesn't replace the expression.
    if case .typed(let scalar) = intent, Key(scalar, field) == .laidOut { return }
    let plain = field.state(of: state.numeral, .all)
    let edit = Edit(intent, in: Place(.all, plain.layout))
    let next = try field.apply(edit, to: plain)
    try advance(to: next, nil, run, isClamped: next.isClamped)
  }
}

// MARK: - Advancing

extension Session {
  /// Shows an expression after an edit, and publishes its result.
  ///
  /// If the expression has no operation left, the field shows a number again.
  private mutating func advance(
    to draft: Draft,
    isComplete: Bool,
    _ run: History.Run
  ) throws(NumericTextRefusal) {
    try draft.expression.check()
    guard !draft.expression.isNumber else {
      let next = try field.state(of: draft, over: state.numeral, for: value)
      return try advance(to: next, nil, run)
    }
    let old = state.numeral
    let result = try field.result(of: draft.expression, over: old, isComplete: isComplete)
    let layout = ExpressionLayout(draft.expression, draft.calculator)
    let next = layout.state(result, .caret(draft.slot), uncoversZero: draft.uncoversZero)
    try advance(to: next, draft.expression, run)
  }

  private mutating func advance(
    to next: FieldState,
    _ expression: Expression?,
    _ run: History.Run,
    isClamped: Bool = false
  ) throws(NumericTextRefusal) {
    guard expression != editing?.expression || next.numeral != state.numeral else {
      if next.selection != state.selection { history.move(to: next.selection, in: run) }
      return show(next)
    }
    let isNew = isClamped || !next.numeral.isSameNumber(as: state.numeral)
    let newValue = field.value(of: next.numeral)
    if isNew, !field.canStore(newValue) { throw .notRepresentable }
    record(before: run)
    editing?.expression = expression
    if isNew {
      editing?.isEdited = true
      editing?.isPastBound = false
      publish(newValue)
    }
    history.selectionAfterEdit = next.selection
    self.isClamped = isClamped
    show(next)
  }
}

extension Field {
  /// Returns `slots`, a range of caret positions in a number, adjusted to an expression that starts
  /// with this number.
  ///
  /// An expression shows only digits that can be typed: in a field for whole numbers that shows
  /// `$3.00`, only the `3`. A position after these digits is therefore moved to their end.
  fileprivate func typedSlots(of slots: Range<CaretSlot>, in numeral: Numeral) -> Range<CaretSlot> {
    guard rules.entry == .natural else { return slots }
    let limit = rules.precision.fractionLimit(of: numeral)
    guard numeral.fractionCount > limit else { return slots }
    let last = CaretSlot(numeral.integerCount + (limit > 0 ? limit + 1 : 0))
    return min(slots.lowerBound, last)..<min(slots.upperBound, last)
  }
}
