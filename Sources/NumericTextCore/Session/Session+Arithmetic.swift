// SPDX-License-Identifier: MIT

// While the field shows an expression such as `2+3`, `state.numeral` is its result, rounded but not
// clamped.
extension Session {
  /// The result of the shown expression, formatted as in a field without focus.
  ///
  /// This is nil if the field shows a number, or an expression that has no result yet.
  package var resultText: String? { hasResult ? field.exactText(value) : nil }

  /// Whether the value is the result of an expression.
  package var hasResult: Bool { state.expression != nil && !state.numeral.isEmpty }

  /// The shown number, or the result of the shown expression.
  ///
  /// An expression without numbers counts as zero, unless the field can be empty.
  var enteredNumber: Numeral {
    let lacksNumber = state.expression != nil && state.numeral.digits.isEmpty
    return lacksNumber && !value.digits.isEmpty ? .zero : field.number(in: state.content)
  }

  /// Returns the number from which a step or a drag starts.
  ///
  /// This is the shown number or, if the field shows an expression, the result of the expression.
  ///
  /// - Throws: `divisionByZero` if the expression divides by zero.
  func numberToStep() throws(Refusal) -> Numeral {
    guard let expression = state.expression else { return enteredNumber }
    _ = try expression.closed.result(isComplete: true)
    return field.editingState(of: value).numeral
  }

  /// Replaces the shown expression with its result.
  ///
  /// A single undo restores the expression.
  ///
  /// - Throws: `divisionByZero` if the expression divides by zero.
  mutating func commitResult() throws(Refusal) {
    guard field.calculator != nil else { return }
    // Reading the marked text can start an expression.
    try? readMarkedText()
    guard let expression = state.expression else { return }
    _ = try expression.closed.result(isComplete: true)
    isClamped = isEdited && field.isBound(value, for: enteredNumber)
    record(before: .single)
    show(field.editingState(of: value))
    history.selectionAfterEdit = state.selection
  }
}

// MARK: - Cells

extension Session {
  /// The parts of the text with their roles.
  ///
  /// The list is empty while an idle field shows a special text, such as the style's text for zero.
  package var cells: [NumericTextCell] {
    var cells: [NumericTextCell] = []
    forEachCell { cells.append(NumericTextCell(role: $0, range: $1)) }
    return cells
  }

  /// Calls `body` with the role and the range of each part of the text, in order.
  package func forEachCell(_ body: (NumericTextRole, Range<Int>) -> Void) {
    state.layout.forEachCell(body)
  }
}
