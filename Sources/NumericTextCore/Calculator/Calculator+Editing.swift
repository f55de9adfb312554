// SPDX-License-Identifier: MIT

extension Calculator {
  /// Applies an edit to a state that shows a number or an expression.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - state: The state before the edit.
  ///   - value: The number for the value before the edit.
  ///   - stages: The stages for a number outside expressions.
  /// - Returns: The new state.
  /// - Throws: The reason for refusing the edit.
  func apply(
    _ edit: Edit,
    to state: FieldState,
    showing value: Numeral,
    _ stages: Stages
  ) throws(Refusal) -> FieldState {
    guard let expression = state.expression else {
      if let next = try begin(edit, in: state, showing: value, stages) { return next }
      return try stages.apply(edit, to: state)
    }
    let unchanged = stages.state(of: state.content, state.selection)
    if edit.action == .nothing { return unchanged }
    let slots = edit.place.slots
    if edit.place.isWhole, !slots.isEmpty {
      return try replaceAll(by: edit, in: state, showing: value, stages)
    }
    var draft = Draft(expression, at: slots.upperBound, uncoversZero: state.uncoversZero, self)
    var isComplete = false
    switch edit.action {
    case .deletion(let isForward):
      if slots.isEmpty { try draft.delete(isForward: isForward) } else { try draft.delete(slots) }
    case .toggledSign: try draft.edit(.sign(isNegative: !draft.number.isNegative))
    case .digit, .decimalSeparator, .mark, .sign, .operation, .equals, .text, .nothing:
      let local = draft.local(slots)
      if local == nil, !slots.isEmpty { try draft.delete(slots) }
      let (before, slot) = (draft.expression, draft.slot)
      isComplete = try draft.insert(edit, over: local, stages.rules)
      // A mark that would do nothing doesn't delete the selection, either.
      let isNothing = draft.expression == before && draft.slot == slot
      if edit.action == .mark, isNothing { return unchanged }
    }
    return try self.state(of: draft, isComplete, over: state, showing: value, stages)
  }

  /// Starts an expression if `edit` inserts an operation such as `+` into a number.
  private func begin(
    _ edit: Edit,
    in state: FieldState,
    showing value: Numeral,
    _ stages: Stages
  ) throws(Refusal) -> FieldState? {
    let rules = stages.rules
    let place = rules.typedSlots(of: edit.place.slots, in: state.numeral)
    let end = place.upperBound
    let least = rules.liveFraction
    var typed = state.numeral.unfilled(toFraction: least, after: end, keepsSeparator: false)
    if edit.place.coversSign || !rules.allowsSign { typed.isNegative = false }
    let isEmpty = edit.place.isWhole || rules.showPlaceholder(typed)
    let slots = isEmpty ? CaretSlot(0)..<CaretSlot(0) : place
    var draft = Draft(Expression(isEmpty ? Numeral() : typed), at: slots.lowerBound, self)
    guard draft.begins(edit, upTo: slots.upperBound, stages.lexicon) else { return nil }
    if !slots.isEmpty { try draft.delete(slots) }
    let isComplete = try draft.insert(edit, over: nil, stages.rules)
    return try self.state(of: draft, isComplete, over: state, showing: value, stages)
  }

  /// Applies an edit that replaces the whole expression, such as typing `5` while it is selected.
  private func replaceAll(
    by edit: Edit,
    in state: FieldState,
    showing value: Numeral,
    _ stages: Stages
  ) throws(Refusal) -> FieldState {
    let number = stages.state(of: state.numeral, .all)
    let all = Edit(edit.action, edit.text, in: Place(.all, number.layout), edit.run)
    return try apply(all, to: number, showing: value, stages)
  }
}

// MARK: - Results

extension Calculator {
  /// Returns the state that shows an expression after an edit of `old`.
  ///
  /// If the expression has no operation left, the field shows a number again.
  private func state(
    of draft: Draft,
    _ isComplete: Bool,
    over old: FieldState,
    showing value: Numeral,
    _ stages: Stages
  ) throws(Refusal) -> FieldState {
    let expression = draft.expression
    try expression.check()
    guard !expression.isNumber else {
      return try self.state(ofNumber: draft, over: old.numeral, showing: value, stages)
    }
    let result = try stages.rules.result(of: expression, over: old.numeral, isComplete: isComplete)
    var next = stages.state(of: Content(expression, result: result), .caret(draft.slot))
    next.uncoversZero = draft.uncoversZero
    return next
  }

  /// Returns the state after an edit that reduced an expression to a single number.
  ///
  /// The number is never clamped or trimmed. It can be past a bound only if it shows `value`, which
  /// the app has set.
  private func state(
    ofNumber draft: Draft,
    over old: Numeral,
    showing value: Numeral,
    _ stages: Stages
  ) throws(Refusal) -> FieldState {
    let rules = stages.rules
    var number = draft.number
    if number.isNegative, number.isZero, rules.signs == .onlyPlus {
      // The minus is deleted together with the last digit.
      guard number.digits.isEmpty else { throw .negativeNotAllowed }
      number.isNegative = false
    }
    let isEnforced = rules.enforcement == .clamp || rules.enforcement == .refuse
    if isEnforced, rules.bounds.isPastFarBound(number), !number.isSameNumber(as: value) {
      throw .outOfBounds
    }
    let place = Place.inEmptyField
    let reading = Reading(of: number, over: old, at: draft.local, in: place)
    let admission = try Admission(of: reading, by: rules, stages.shortNumbers)
    var state = stages.state(of: admission.numeral, .caret(admission.slot))
    state.uncoversZero = draft.uncoversZero
    return state
  }
}

extension Rules {
  /// Returns the result of an expression.
  ///
  /// The calculation is exact, and only its result is rounded. The result can be outside the
  /// bounds.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - old: The result before the edit, which may have more digits than the rules allow.
  ///   - isComplete: Whether the user has finished typing the expression.
  /// - Returns: The result, or an empty numeral if no number has been typed.
  /// - Throws: The refusal for the rule that the result violates, or `divisionByZero`.
  func result(
    of expression: Expression,
    over old: Numeral,
    isComplete: Bool
  ) throws(Refusal) -> Numeral {
    guard let exact = try expression.result(isComplete: isComplete) else { return Numeral() }
    let rounded = editingForm(of: exact.numeral(for: precision, rounding))
    let result = rounded.digits.isEmpty ? .zero : rounded
    if result.isNegative, !allowsSign { throw .negativeNotAllowed }
    let limit = max(precision.mostIntegers, old.significantIntegerCount)
    guard result.clamped(to: bounds).significantIntegerCount <= limit else {
      throw .tooManyIntegerDigits(limit: precision.mostIntegers)
    }
    return result
  }

  /// Returns whether `number` is only the zero that a field shows because it cannot be empty.
  fileprivate func showPlaceholder(_ number: Numeral) -> Bool {
    if allowsEmpty || !number.isZero { return false }
    return entry == .minorUnits || number.contentCount <= 1
  }

  /// Returns `slots`, a range of caret positions in a number, adjusted to an expression that starts
  /// with this number.
  ///
  /// An expression shows only digits that can be typed: in a field for whole numbers that shows
  /// `$3.00`, only the `3`. A position after these digits is therefore moved to their end.
  fileprivate func typedSlots(of slots: Range<CaretSlot>, in numeral: Numeral) -> Range<CaretSlot> {
    guard entry == .natural else { return slots }
    let limit = precision.fractionLimit(of: numeral)
    guard numeral.fractionCount > limit else { return slots }
    let last = CaretSlot(numeral.integerCount + (limit > 0 ? limit + 1 : 0))
    return min(slots.lowerBound, last)..<min(slots.upperBound, last)
  }
}
