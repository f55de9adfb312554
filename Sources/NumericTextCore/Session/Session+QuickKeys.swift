// SPDX-License-Identifier: MIT

// Most keys append a digit to a positive number that is well within its rules, or delete its last
// digit. This file exists for speed alone: it handles exactly these keys without the stages, in
// half the instructions (benchmark "type 11 digits and backspace them"). A test compares the
// results with those of the stages. The web engine doesn't use this file.

extension Session {
  /// Performs a key that appends a digit to a positive number, or deletes its last digit.
  ///
  /// The number is the only one in the field, or the last one of an expression.
  ///
  /// - Returns: Whether the key was performed. If not, the stages must perform it.
  mutating func editQuickly(_ event: borrowing Event) -> Bool {
    guard Platform.hasQuickKeys, field.stages.takesQuickKeys, state.isAtTypedEnd, isActive,
      editing?.letterKey == nil, !isComposing, !isScrubbing
    else { return false }
    if let calculator = field.calculator, let expression = state.expression {
      return editLastNumber(of: expression, event, calculator.terms)
    }
    let stages = field.stages
    guard let number = state.numeral.after(event), stages.shortNumbers.admits(number) else {
      return false
    }
    publish(number, isShorter: number.digits.count < state.numeral.digits.count)
    let caret = state.offsets.lowerBound
    state.show(number, in: stages.glyphs)
    noteChange(from: caret)
    return true
  }

  /// Performs such a key in the last number of `expression`, and draws only this number.
  private mutating func editLastNumber(
    of expression: consuming Expression,
    _ event: borrowing Event,
    _ terms: TermStages
  ) -> Bool {
    let last = expression.terms.count - 1
    let term = expression.terms[last]
    guard term.mark == .none, term.operation != .power, let number = term.number.after(event),
      terms.stages(after: term.operation).shortNumbers.admits(number)
    else { return false }
    expression.terms[last].number = number
    let stages = field.stages
    let result = try? stages.result(of: expression, over: state.numeral, isComplete: false)
    guard let result, stages.shortNumbers.admits(result) else { return false }
    publish(result, isShorter: number.digits.count < term.number.digits.count)
    let caret = state.offsets.lowerBound
    state.show(Content(expression, result: result), withNewNumberAt: last, in: terms)
    noteChange(from: caret)
    return true
  }

  /// Records an edit, and publishes the value of `numeral`, a number or a result.
  private mutating func publish(_ numeral: Numeral, isShorter: Bool) {
    record(before: isShorter ? .deleting : .typing)
    // A digit more or less always changes a whole number, but not always the result of an expression.
    let isOtherWhole = !numeral.hasSeparator && state.expression == nil
    if isOtherWhole || !numeral.isSameNumber(as: state.numeral) {
      editing?.recordEdit(isPastBound: false)
      let newValue = field.value(ofNumber: numeral.hasSeparator ? numeral.canonical : numeral)
      if newValue != value { changes.insert(.value) }
      value = newValue
    }
    editing?.forgetKeys()
  }

  /// Adds the text to the changes, and the selection unless the caret is still at the offset `caret`.
  private mutating func noteChange(from caret: Int) {
    history.selectionAfterEdit = state.selection
    changes.formUnion(state.offsets.lowerBound == caret ? .text : [.text, .selection])
  }
}

extension FieldState {
  /// Whether the caret is at the end, and neither a mark nor a zero gives the next key another
  /// meaning.
  @inline(__always)
  fileprivate var isAtTypedEnd: Bool {
    !content.isOpen && selection == .caret(layout.end) && !uncoversZero
  }
}

extension Numeral {
  /// Returns this numeral with a typed digit at its end, or without its last digit.
  ///
  /// A typed digit replaces a lone zero.
  ///
  /// - Returns: The numeral, or nil for all other events, such as deleting the only digit, and for a
  ///   numeral that is negative or has redundant leading zeros.
  fileprivate func after(_ event: borrowing Event) -> Numeral? {
    guard !isNegative, !digits.isEmpty, !digits.startsWithZero || contentCount == 1 else {
      return nil
    }
    var numeral = self
    switch event {
    case .edit(.type(let text)):
      guard text.utf8.count == 1, let byte = text.utf8.first, byte &- 0x30 < 10 else { return nil }
      if digits.startsWithZero { return Numeral(digit: byte &- 0x30) }
      numeral.digits.append(byte &- 0x30)
    case .edit(.delete(.backward)) where digits.count > 1 && (!hasSeparator || fractionCount > 0):
      numeral.digits = digits.slice(0..<digits.count - 1)
    default: return nil
    }
    return numeral
  }
}
