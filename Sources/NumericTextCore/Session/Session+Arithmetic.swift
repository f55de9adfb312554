// SPDX-License-Identifier: MIT

// While the field shows an expression such as `2+3`, `state.numeral` is its result, rounded but not
// clamped, and `state.selection` refers to the whole expression.
extension Session {
  /// Performs an event in a field that allows expressions such as `2+3`, if the event starts an
  /// expression or the field already shows one.
  ///
  /// - Returns: Whether the event was performed. If not, the caller performs it as in a field
  ///   without arithmetic.
  mutating func calculate(_ event: Event, _ calculator: Calculator) throws(NumericTextRefusal)
    -> Bool
  {
    guard isActive else { return false }
    guard let expression = editing?.expression else {
      guard case .edit(let request) = event, !request.isNothing else { return false }
      return try begin(Edit(request, in: state), in: state)
    }
    let layout = ExpressionLayout(expression, calculator)
    switch event {
    case .edit(let request): try edit(request, expression, layout)
    case .focus(let offset): if let offset { moveSelection(to: offset..<offset, in: layout) }
    case .select(let range): moveSelection(to: range, in: layout)
    case .selectAll: moveSelection(to: 0..<Int.max, in: layout)
    case .move(let move, let isExtending): moveCaret(move, extending: isExtending, in: layout)
    case .input, .blur, .submit, .cancel, .step, .scrub, .undo, .redo, .mark, .confirmMarkedText:
      return false
    }
    return true
  }

  /// Replaces the shown expression with its result.
  ///
  /// A single undo restores the expression.
  ///
  /// - Throws: `divisionByZero` if the expression divides by zero.
  mutating func commitResult() throws(NumericTextRefusal) {
    guard field.calculator != nil else { return }
    // Reading the marked text can start an expression.
    try? readMarkedText()
    guard let expression = editing?.expression else { return }
    _ = try expression.result(isComplete: true)
    isClamped = isEdited && field.isBound(value, for: enteredNumber)
    record(before: .single)
    editing?.expression = nil
    show(field.editingState(of: value))
    history.selectionAfterEdit = state.selection
  }
}

// MARK: - State

extension Session {
  /// The result of the shown expression, formatted as in a field without focus.
  ///
  /// This is nil if the field shows a number, or an expression that has no result yet.
  package var resultText: String? { hasResult ? field.exactText(value) : nil }

  /// Whether the value is the result of an expression.
  package var hasResult: Bool { editing?.expression != nil && !state.numeral.isEmpty }

  /// The shown number, or the result of the shown expression.
  ///
  /// An expression without numbers counts as zero, unless the field can be empty.
  var enteredNumber: Numeral {
    guard editing?.expression != nil, state.numeral.digits.isEmpty, !value.digits.isEmpty else {
      return state.numeral
    }
    return .zero
  }

  /// Returns the number from which a step or a drag starts.
  ///
  /// This is the shown number or, if the field shows an expression, the result of the expression.
  ///
  /// - Throws: `divisionByZero` if the expression divides by zero.
  func numberToStep() throws(NumericTextRefusal) -> Numeral {
    guard field.calculator != nil, let expression = editing?.expression else {
      return state.numeral
    }
    _ = try expression.result(isComplete: true)
    return field.editingState(of: value).numeral
  }

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
    if !forEachExpressionCell(body) { state.layout.forEachCell(body) }
  }

  /// Calls `body` with the role and the range of each part of the shown expression, in order.
  ///
  /// - Returns: False if the field shows a number.
  private func forEachExpressionCell(_ body: (NumericTextRole, Range<Int>) -> Void) -> Bool {
    guard let expression = editing?.expression, let calculator = field.calculator else {
      return false
    }
    ExpressionLayout(expression, calculator).forEachCell(body)
    return true
  }

  /// Returns the state that a field has after `entry` is restored by undo or redo.
  func state(of entry: History.Entry) -> FieldState {
    guard let expression = entry.expression, let calculator = field.calculator else {
      return field.state(of: entry.numeral, entry.selection)
    }
    return ExpressionLayout(expression, calculator).state(entry.numeral, entry.selection)
  }
}
