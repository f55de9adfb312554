// SPDX-License-Identifier: MIT

/// An edit of a field that calculates.
struct Calculation {
  let calculator: Calculator

  /// The stages for a number outside expressions.
  let stages: Stages

  /// The value before the edit, as a number that the field can show.
  let value: Numeral

  private var rules: Rules { stages.rules }

  /// Applies an edit to a state that shows a number or an expression.
  ///
  /// - Returns: The new state.
  /// - Throws: The reason for refusing the edit.
  func apply(_ edit: Edit, to state: FieldState) throws(Refusal) -> FieldState {
    guard let expression = state.expression else {
      if let next = try begin(edit, in: state) { return next }
      return try stages.apply(edit, to: state)
    }
    if edit.action == .nothing { return unchanged(state) }
    let slots = edit.place.slots
    let uncoversZero = state.uncoversZero
    var draft = Draft(expression, at: slots.upperBound, uncoversZero: uncoversZero, calculator)
    if edit.action == .text, let next = try paste(edit, intoOwnTextOf: state, draft) { return next }
    if edit.place.isWhole, !slots.isEmpty { return try replaceAll(by: edit, in: state) }
    guard let isComplete = try draft.perform(edit, at: slots) else { return unchanged(state) }
    return try self.state(of: &draft, isComplete, after: state)
  }

  /// Returns the state after pasting an expression into the text of another one, if the result is
  /// exactly the text that this field shows for an expression without missing operands.
  ///
  /// A part of the shown text that is pasted over itself therefore changes nothing, whatever its
  /// marks and signs would mean alone: `[99 − ]` or `[ + 9,230],071`.
  ///
  /// The result is nil if the text replaces a zero beside it, like a typed digit.
  private func paste(
    _ edit: Edit,
    intoOwnTextOf state: FieldState,
    _ draft: Draft
  ) throws(Refusal) -> FieldState? {
    let slots = edit.place.slots
    guard edit.text.utf8.count <= Calculator.longestText, !edit.place.replacesSign,
      calculator.hasOperation(edit.text)
    else { return nil }
    let offsets = state.layout.offsets(of: Selection(slots))
    let text = state.text.replacing(utf16: offsets, with: edit.text)
    if text.isSame(as: state.text) {
      return stages.state(of: state.content, .caret(slots.upperBound))
    }
    guard calculator.minorDigits == nil, !draft.replacesZero(with: edit.text),
      let own = calculator.ownExpression(text),
      !own.lacksOperand(), !own.terms.contains(where: { $0.number.hasLeadingZeros })
    else { return nil }
    // A grouping separator before the pasted text must not become a mark that starts a fraction.
    let start = Layout(editing: own, in: calculator.terms).slot(at: offsets.lowerBound)
    guard start == slots.lowerBound else { return nil }
    let end = own.contentCount - (state.content.count - slots.upperBound.index)
    var pasted = Draft(own, at: CaretSlot(end), calculator)
    return try self.state(of: &pasted, true, after: state)
  }

  /// Returns the state after an edit that has no effect.
  private func unchanged(_ state: FieldState) -> FieldState {
    stages.state(of: state.content, state.selection)
  }

  /// Returns the state of a new expression if `edit` inserts an operation such as `+` into a
  /// number, otherwise nil.
  private func begin(_ edit: Edit, in state: FieldState) throws(Refusal) -> FieldState? {
    let slots = edit.place.slots
    // After a mark whose meaning is undecided, even digits past the precision are typed digits, so the
    // slots need no adjustment.
    let place =
      state.content.hasLooseFraction ? slots : rules.typedSlots(of: slots, in: state.numeral)
    var typed = state.numeral.unfilled(toFraction: rules.liveFraction, after: place.upperBound)
    if edit.place.replacesSign || !rules.allowsSign { typed.isNegative = false }
    let isPlaceholder = rules.showsPlaceholder(typed) && !state.isZeroTyped
    let coversDigits =
      !place.isEmpty && place.lowerBound.index == 0 && place.upperBound.index >= typed.contentCount
    let isEmpty = edit.place.isWhole || coversDigits || isPlaceholder
    let replaced = isEmpty ? CaretSlot(0)..<CaretSlot(0) : place
    let sign = Numeral().signed(isNegative: typed.isNegative)
    let number = isEmpty ? Expression(sign) : Expression(typed, state.content.mark)
    let uncoversZero = state.uncoversZero(at: slots)
    var draft = Draft(number, at: replaced.lowerBound, uncoversZero: uncoversZero, calculator)
    guard draft.begins(edit, upTo: replaced.upperBound, stages.lexicon) else { return nil }
    if !replaced.isEmpty { try draft.delete(replaced) }
    let isComplete = try draft.insert(edit, over: nil)
    if edit.action == .text, isEmpty || typed.digits.isEmpty, rules.signs == .onlyMinus {
      draft.insertMinus(before: edit.text)
    }
    // The digits of a number that is replaced don't matter, however many it has.
    let before = isEmpty ? stages.state(of: Numeral(), .caret(.last)) : state
    return try self.state(of: &draft, isComplete, after: before)
  }

  /// Applies an edit that replaces the whole expression, such as typing `5` while all is selected.
  private func replaceAll(by edit: Edit, in state: FieldState) throws(Refusal) -> FieldState {
    let isNegative = state.expression?.terms[0].number.isNegative ?? false
    // Without a result, replace a zero: an empty selection after the minus would delete the minus. Do
    // the same if the first number, whose sign is kept, has another sign than the result.
    let hasResult = !state.numeral.digits.isEmpty && state.numeral.isNegative == isNegative
    let result = hasResult ? state.numeral : rules.editingForm(of: .zero)
    let number = stages.state(of: result.signed(isNegative: isNegative), .all)
    // If the field formats only on commit, its first caret slot is before the minus sign. Select only
    // the digits after the minus sign.
    let digits = Selection(max(CaretSlot(0), number.layout.first)..<number.layout.end)
    let place = Place(edit.place.replacesSign ? .all : digits, number.layout)
    let all = Edit(edit.action, edit.text, in: place, edit.run)
    let next = try apply(all, to: number)
    // A key that has no effect keeps the expression. A plus deletes it, as it deletes a number.
    let isUnchanged = next.content == number.content && next.selection == number.selection
    let deletes = edit.action.isDeletion || edit.action == .sign(isNegative: false)
    return isUnchanged && !deletes ? unchanged(state) : next
  }
}

// MARK: - Results

extension Calculation {
  /// Returns the state that shows the expression of `draft`.
  ///
  /// If the expression has no operation left, the field shows a number again.
  private func state(
    of draft: inout Draft,
    _ isComplete: Bool,
    after state: FieldState
  ) throws(Refusal) -> FieldState {
    draft.fitWholeAmounts()
    let expression = draft.expression
    try expression.check()
    if expression.isNumber { return try numberState(of: draft, after: state) }
    let result = try stages.result(of: expression, over: state.numeral, isComplete: isComplete)
    var next = self.state(of: Content(expression, result: result), draft, after: state)
    next.uncoversZero = draft.uncoversZero
    return next
  }

  /// Returns the state that shows `content`, which is the expression of `draft` with its result.
  ///
  /// If the edit changed only the number at the caret, only this number is drawn.
  private func state(
    of content: consuming Content,
    _ draft: borrowing Draft,
    after state: FieldState
  ) -> FieldState {
    let index = draft.index
    guard index > 0, let shown = state.expression, shown.equals(draft.expression, exceptAt: index)
    else { return stages.state(of: content, .caret(draft.slot)) }
    var next = state
    next.show(content, withNewNumberAt: index, in: calculator.terms, draft.slot)
    return next
  }

  /// Returns the state after an edit that reduced an expression to a single number.
  ///
  /// The number is never clamped or trimmed. If the rules clamp or refuse numbers past a bound, such
  /// a number is refused here. The only exception is a number equal to `value`, which the app has
  /// set.
  private func numberState(of draft: Draft, after state: FieldState) throws(Refusal) -> FieldState {
    let stages = stages.stages(draft.mark)
    let rules = stages.rules
    var number = draft.number
    if number.isNegative, number.isZero, rules.signs == .onlyPlus {
      // If only positive numbers are allowed, deleting the last digit also deletes the minus.
      guard number.digits.isEmpty else { throw .negativeNotAllowed }
      number.isNegative = false
    }
    if rules.enforcesBounds, rules.bounds.isPastFarBound(number), !number.isSameNumber(as: value) {
      throw .outOfBounds
    }
    let edit = Edit(.equals, in: .inEmptyField)
    let old = Content(state.numeral)
    var reading = try Reading(of: edit, in: old, isZeroTyped: false, stages)
    (reading.numeral, reading.slot, reading.effect) = (number, draft.local, .change)
    if draft.mark != .none { reading.mark = calculator.minorDigits == nil ? draft.mark : .plain }
    if reading.mark != .plain, stages.lexicon.openMark == nil { reading.mark = .none }
    if rules.takesScalableFractions { reading.keepScalableFraction(after: .scalable) }
    try reading.admit()
    var next = stages.state(of: reading.content, .caret(reading.slot))
    next.uncoversZero = draft.uncoversZero
    next.isZeroTyped = number.isZero && !number.digits.isEmpty
    return next
  }
}

extension Stages {
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
  /// - Throws: The refusal for the rule that the result violates, `divisionByZero`, or
  ///   `tooManyDigits` if the calculation needs too many digits.
  func result(
    of expression: Expression,
    over old: Numeral,
    isComplete: Bool
  ) throws(Refusal) -> Numeral {
    guard let exact = try expression.result(isComplete: isComplete) else { return Numeral() }
    let precision = rules.precision
    let rounded = rules.editingForm(of: exact.numeral(for: precision, rules.rounding))
    let result = rounded.digits.isEmpty ? .zero : rounded
    if result.isNegative, !rules.allowsSign { throw .negativeNotAllowed }
    let limit = max(precision.mostIntegers, old.significantIntegerCount)
    if expression.hasExponent, result.significantIntegerCount > limit,
      !rules.isLimitedByBound(result)
    {
      throw .tooManyDigits(limit: precision.mostIntegers)
    }
    guard result.clamped(to: rules.bounds).significantIntegerCount <= limit else {
      throw .tooManyIntegerDigits(limit: precision.mostIntegers)
    }
    return result
  }
}

extension Rules {
  /// Returns whether `number` is only the zero that a field shows because it cannot be empty.
  fileprivate func showsPlaceholder(_ number: Numeral) -> Bool {
    if allowsEmpty || !number.isZero { return false }
    return entry == .minorUnits || number.contentCount <= 1
  }

  /// Converts `slots`, a range of caret positions in a number, to positions in an expression that
  /// starts with this number.
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
