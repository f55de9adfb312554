// SPDX-License-Identifier: MIT

extension Field {
  /// Returns the result of an expression, rounded once, which may be outside the bounds.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - old: The result before the edit, which may have more digits than the rules allow.
  ///   - isComplete: Whether no more digits can follow.
  /// - Returns: The result, or an empty numeral if nothing is complete.
  /// - Throws: The rule that the result violates, or `divisionByZero`.
  func result(
    of expression: Expression,
    over old: Numeral,
    isComplete: Bool
  ) throws(NumericTextRefusal) -> Numeral {
    guard let exact = try expression.result(isComplete: isComplete) else { return Numeral() }
    let rounded = active(exact.numeral(for: rules.precision, rules.rounding))
    let result = rounded.digits.isEmpty ? .zero : rounded
    if result.isNegative, !rules.allowsSign { throw .negativeNotAllowed }
    let limit = max(rules.precision.mostIntegers, old.significantIntegerCount)
    guard result.clamped(to: rules.bounds).significantIntegerCount <= limit else {
      throw .tooManyIntegerDigits(limit: rules.precision.mostIntegers)
    }
    return result
  }

  /// The state of a number that is left of an expression.
  ///
  /// - Throws: The rule that the number violates. It is never clamped or trimmed.
  func state(of draft: borrowing Draft, over old: Numeral) throws(NumericTextRefusal) -> FieldState
  {
    let number = draft.number
    let isEnforced = rules.enforcement == .clamp || rules.enforcement == .refuse
    if isEnforced, rules.bounds.isPastFarBound(number), !number.isSameNumber(as: old) {
      throw .outOfBounds
    }
    let before = state(of: old, .caret(.last))
    let join = Edit(.deletedBackward, in: Place(before.selection, before.layout))
    let reading = Reading(of: number, at: draft.local, in: join.place)
    let admission = try Admission(of: reading, by: join, in: before, self)
    let state = state(of: admission.numeral, .caret(admission.slot))
    return FieldState(state, uncoversZero: draft.uncoversZero)
  }

  /// Whether a number is a zero that stands for an empty field.
  func showsPlaceholder(_ number: Numeral) -> Bool {
    if rules.allowsEmpty || !number.isZero { return false }
    return rules.entry == .minorUnits || number.contentCount <= 1
  }

  /// Whether the numbers of an expression mean the same in this style as in another one, and can be
  /// typed here.
  func canShow(_ expression: Expression, from old: Field) -> Bool {
    guard let calculator else { return false }
    return notation.scale == old.notation.scale && rules.entry == old.rules.entry
      && calculator.takes(expression)
  }
}

extension Reading {
  /// Creates the reading of a number that was left by an edit, with its caret.
  fileprivate init(of number: Numeral, at slot: CaretSlot, in place: Place) {
    numeral = number
    self.place = place
    isZeroTyped = false
    self.slot = slot
    source = .text
  }
}
