// SPDX-License-Identifier: MIT

// Laws of edits that need the internals of the engine.
extension FuzzPlay {
  mutating func checkEdit(_ event: FuzzEvent, _ outcome: Outcome, since before: Session) {
    guard event.cause.isEdit, outcome.refusal == nil, !before.isComposing,
      let new = session.activeState
    else { return }
    // In an idle field, the offsets of `replace` and `input` refer to the idle text. They cannot be
    // compared with offsets in the text during editing.
    if !before.isActive, event.isMeasuredInShownText { return }
    var ready = before
    _ = ready.perform(.focus())
    guard let old = ready.activeState else { return }
    checkRules(old, new)
    checkUndo(event, from: ready)
    guard case .event(.edit(.type(let text))) = event, text.unicodeScalars.count == 1,
      let scalar = text.unicodeScalars.first
    else { return }
    let key = try? Action(inserting: String(scalar), session.field.stages.lexicon)
    if case .digit(let digit) = key, digit != 0 { checkDigit(digit, old, new) }
  }

  /// Checks that an edit keeps the number within the precision, unless the new number is a bound.
  ///
  /// Nothing is checked in two cases. In the first, the number stays the same, as when a deletion
  /// only moves the caret over a zero that pads the fraction. In the second, there is an open mark
  /// (a typed mark that can still group or start a fraction), after which two digits can always be
  /// typed.
  private mutating func checkRules(_ old: FieldState, _ new: FieldState) {
    guard old.numeral != new.numeral, !new.content.isOpen else { return }
    let rules = session.field.rules
    let typed = [old, new].map { state in
      let end = state.selection.slots(in: state.numeral.slots).upperBound
      return state.numeral.unfilled(toFraction: rules.liveFraction, after: end)
    }
    guard rules.precision.allows(typed[0]), !isAtBound(new.numeral) else { return }
    expect(rules.precision.allows(typed[1]), "an edit keeps to the precision")
    let isFilled = new.numeral.digits.isEmpty || new.numeral.fractionCount >= rules.liveFraction
    expect(isFilled, "the fraction is filled up")
  }

  /// Checks that an edit can be reverted by a single undo.
  private mutating func checkUndo(_ event: FuzzEvent, from ready: Session) {
    var copy = ready
    copy.history.endRun()
    _ = event.play(on: &copy)
    guard copy.activeState?.numeral != ready.activeState?.numeral else { return }
    expect(copy.canUndo, "an edit can be undone")
    _ = copy.perform(.undo)
    expect(copy.looks(like: ready), "undo brings back what was before")
  }

  private mutating func checkDigit(_ digit: UInt8, _ old: FieldState, _ new: FieldState) {
    guard !isAtBound(new.numeral) else { return }
    let slot = new.layout.slots(of: new.selection).lowerBound
    let before = new.numeral.digitCount(before: slot.index)
    let isCaretAfterDigit = before > 0 && new.numeral.digits[before - 1] == digit
    expect(isCaretAfterDigit, "the caret is right after the typed digit")
    // If a fraction of fixed length is full, typing a digit removes the last fraction digit, which
    // Backspace cannot restore.
    let isFilled = session.field.rules.liveFraction > 0
    if isFilled, old.numeral.fractionCount == new.numeral.fractionCount { return }
    // If the digit has decided whether a typed mark groups, Backspace doesn't revert the decision.
    guard old.content.mark == new.content.mark else { return }
    // Only the app can set a number outside the bounds. Backspace cannot restore such a number.
    let number = old.numeral.clamped(to: session.field.rules.bounds)
    guard number.isSameNumber(as: old.numeral) else { return }
    guard old.selection.isCaret, !old.numeral.isZero, !laws.hasNewStyle,
      old.numeral.isNegative == new.numeral.isNegative
    else { return }
    var copy = session
    _ = copy.perform(.edit(.delete(.backward)))
    let numeral = copy.activeState?.numeral ?? Numeral()
    expect(numeral.isSameNumber(as: old.numeral), "backspace deletes the typed digit")
  }
}

extension FuzzPlay {
  /// Returns whether `numeral` is a bound, or a bound rounded to the precision.
  private func isAtBound(_ numeral: Numeral) -> Bool {
    let rules = session.field.rules
    return [rules.bounds.lower, rules.bounds.upper].contains { bound in
      guard let bound else { return false }
      return numeral.isSameNumber(as: bound)
        || numeral.isSameNumber(as: session.field.editingForm(of: bound))
    }
  }
}

extension Precision {
  /// Returns whether `numeral` has no more digits than the user can type.
  fileprivate func allows(_ numeral: Numeral) -> Bool {
    let integers = numeral.significantIntegerCount
    return integers <= min(integer.upperBound, total.upperBound)
      && numeral.fractionCount <= fractionLimit(of: numeral)
  }
}
