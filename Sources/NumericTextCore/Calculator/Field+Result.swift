// SPDX-License-Identifier: MIT

extension Field {
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
  ) throws(NumericTextRefusal) -> Numeral {
    guard let exact = try expression.result(isComplete: isComplete) else { return Numeral() }
    let rounded = editingForm(of: exact.numeral(for: rules.precision, rules.rounding))
    let result = rounded.digits.isEmpty ? .zero : rounded
    if result.isNegative, !rules.allowsSign { throw .negativeNotAllowed }
    let limit = max(rules.precision.mostIntegers, old.significantIntegerCount)
    guard result.clamped(to: rules.bounds).significantIntegerCount <= limit else {
      throw .tooManyIntegerDigits(limit: rules.precision.mostIntegers)
    }
    return result
  }

  /// Returns the state after an edit that reduced an expression to a single number.
  ///
  /// The number is never clamped or trimmed. It can be past a bound only if it shows `value`, which
  /// the app has set.
  ///
  /// - Parameters:
  ///   - draft: The number.
  ///   - old: The result before the edit.
  ///   - value: The value before the edit.
  /// - Returns: The state that shows the number.
  /// - Throws: The refusal for the rule that the number violates.
  func state(
    of draft: borrowing Draft,
    over old: Numeral,
    for value: Numeral
  ) throws(NumericTextRefusal) -> FieldState {
    var number = draft.number
    if number.isNegative, number.isZero, allowedSigns == .onlyPlus {
      // The minus is deleted together with the last digit.
      guard number.digits.isEmpty else { throw .negativeNotAllowed }
      number.isNegative = false
    }
    let isEnforced = rules.enforcement == .clamp || rules.enforcement == .refuse
    if isEnforced, rules.bounds.isPastFarBound(number),
      !number.isSameNumber(as: self.number(of: value))
    {
      throw .outOfBounds
    }
    let before = state(of: old, .caret(.last))
    let join = Edit(.deletedBackward, in: Place(before.selection, before.layout))
    let reading = Reading(of: number, at: draft.local, in: join.place)
    let admission = try Admission(of: reading, by: join, in: before, self)
    var state = state(of: admission.numeral, .caret(admission.slot))
    state.uncoversZero = draft.uncoversZero
    return state
  }

  /// Returns whether `number` is only the zero that a field shows because it cannot be empty.
  func showsPlaceholder(_ number: Numeral) -> Bool {
    if rules.allowsEmpty || !number.isZero { return false }
    return rules.entry == .minorUnits || number.contentCount <= 1
  }

  /// Returns the result of `expression`, which was typed in the field `old`, in this field's style.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - result: Its result in the field `old`.
  ///   - old: The field for the previous style.
  /// - Returns: The result, or nil if the expression cannot be typed in this field, or if its
  ///   numbers would have other values here.
  func adopting(_ expression: Expression, result: Numeral, from old: Field) -> Numeral? {
    guard let calculator, notation.scale == old.notation.scale, rules.entry == old.rules.entry,
      calculator.takes(expression)
    else { return nil }
    return try? self.result(of: expression, over: result, isComplete: false)
  }
}

extension Reading {
  /// Creates the reading of an edit whose number and caret slot are already known.
  fileprivate init(of number: Numeral, at slot: CaretSlot, in place: Place) {
    numeral = number
    self.place = place
    isZeroTyped = false
    self.slot = slot
    source = .text
  }
}
