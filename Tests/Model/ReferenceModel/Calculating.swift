// SPDX-License-Identifier: MIT

/// Fields that calculate: if the user types an operation (an operator, a percent sign or a bracket)
/// after a number, an expression starts.
///
/// While an expression is shown, `content` contains only the result. Caret slots then count the
/// digits and decimal separators of all numbers, and the operations between them.
extension Field {
  /// Replaces the selection with `text` if an expression is shown, or if the text starts one.
  ///
  /// Otherwise does nothing and returns false. `start` is the state before the edit.
  mutating func calculate(_ text: String, in start: Editing, run: History.Run) -> Bool {
    guard style.calculates else { return false }
    guard start.expression != nil else { return begin(text, in: start, run: run) }
    insert(text, inExpression: start, run: run)
    // A separator key can replace the last operation, so that a dash after it stands for zero cents.
    if let editing, editing.expression == nil, text.count == 1, start.selection.lower > 0 {
      followsSeparatorKey = style.isSeparatorAfterDigit(text.first ?? " ", in: editing)
    }
    return true
  }

  /// Whether the expression divides by zero.
  ///
  /// Such an expression cannot be replaced with a result.
  var dividesByZero: Bool {
    guard let expression = editing?.expression else { return false }
    return (try? expression.result(isComplete: true)) == nil
      && (try? expression.result(isComplete: false)) != nil
  }

  /// Replaces the expression with its result, as one undo step.
  ///
  /// This is refused if the expression divides by zero.
  mutating func putResult() {
    guard let old = editing, old.expression != nil else { return }
    guard !dividesByZero else { return refused = true }
    let before = snapshot
    let number = old.content.number ?? .zero
    if old.isEdited, let bound = style.bound(value, publishedInsteadOf: number) { clamped = bound }
    editing = style.freshEditing(value)
    editing?.isEdited = old.isEdited
    editing?.isRestyled = old.isRestyled
    record(since: before, run: .single)
  }
}

// MARK: - Insertions

extension Field {
  /// Inserts `text` if this turns the shown number into an expression.
  ///
  /// Returns false if the caller must insert `text`. Returns true for an equals sign, which has no
  /// effect after a number.
  private mutating func begin(_ text: String, in start: Editing, run: History.Run) -> Bool {
    if style.allowsArithmetic, text.count == 1, text.first?.isEquals == true { return true }
    var typed = style.unfilled(start).content
    typed.isScalable = false
    // A number in an expression has no padding zeros that exceed its precision.
    if style.fillsFractionLive, let fraction = typed.fraction {
      typed.characters.removeLast(max(0, fraction.count - style.fractionRoom(in: typed)))
    }
    let isPlaceholder = style.showsPlaceholder(typed) && !start.hasTypedZero
    let isCovered = style.covers(start.selection, start.content)
    let isEmpty = isCovered || isPlaceholder
    let keepsSign = !isCovered || style.keepsSign(start.selection, of: typed)
    let lower = min(max(start.selection.lower, 0), typed.count)
    let upper = min(max(start.selection.upper, lower), typed.count)
    let coversMinus = start.selection.lower < 0 && !start.selection.isCaret
    if coversMinus || !keepsSign || style.sign == .never { typed.isNegative = false }
    var draft = ExpressionDraft(
      Expression(isEmpty ? Content(isNegative: typed.isNegative) : typed),
      slot: isEmpty ? 0 : lower,
      hasUncoveredZero: start.selection.isCaret && start.hasUncoveredZero,
      style
    )
    draft.expression.terms[0].hasGrouped = start.hasGrouped && !isEmpty
    guard draft.begins(text, upTo: isEmpty ? 0 : upper) else { return false }
    attempt(from: start, run: run) {
      if !isEmpty, lower < upper { try draft.delete(lower..<upper) }
      return try Self.insert(text, over: nil, draft)
    }
    return true
  }

  private mutating func insert(_ text: String, inExpression start: Editing, run: History.Run) {
    guard let expression = start.expression else { return }
    let key = text.count == 1 ? text.first : nil
    if style.allowsArithmetic, key?.isEquals == true { return putResult() }
    let selection = start.selection
    if let own = style.ownText(pasting: text, over: selection, in: expression) {
      return attempt(from: start, run: run) { (own, true) }
    }
    if style.covers(selection, expression) { return replaceAll(with: text, from: start, run: run) }
    if let key, style.ignores(key) {
      editing?.forgetZero()
      return
    }
    var draft = ExpressionDraft(
      expression,
      slot: selection.upper,
      hasUncoveredZero: selection.isCaret && start.hasUncoveredZero,
      style
    )
    let range = expression.localRange(selection)
    if let operation = key.flatMap({ draft.operation(for: $0) }), operation.isBinary,
      let replaced = draft.replacing(selection, with: operation)
    {
      return attempt(from: start, run: run) { (replaced, true) }
    }
    attempt(from: start, run: run) {
      let unchanged = draft
      if range == nil, !selection.isCaret { try draft.delete(selection.lower..<selection.upper) }
      let inserted = try Self.insert(text, over: range, draft)
      // If the key has no effect, the deleted selection is restored.
      guard inserted.0.keepsSelection, range == nil else { return inserted }
      draft = unchanged
      (draft.keepsSelection, draft.hasUncoveredZero) = (true, false)
      return (draft, false)
    }
  }

  /// Returns the expression after an insertion, and whether its numbers are complete.
  ///
  /// The zero in `8 / 0` is incomplete, because the user can still type `0.5`. In `8 / 0 +` it is
  /// complete, so the division by zero is refused.
  private static func insert(
    _ text: String,
    over range: Range<Int>?,
    _ start: ExpressionDraft
  ) throws -> (ExpressionDraft, Bool) {
    var draft = start
    guard text.count == 1, let key = text.first else {
      let isExpression = try draft.paste(text, over: range)
      return (draft, isExpression)
    }
    let isOperation = try draft.press(key, over: range)
    return (draft, isOperation)
  }

  /// Replaces the whole expression with `text`, like typing over a selected number.
  private mutating func replaceAll(with text: String, from start: Editing, run: History.Run) {
    let isNegative = style.selectingAll(start).content.isNegative && !start.selection.isWhole
    let draft = ExpressionDraft(Expression(Content(isNegative: isNegative)), slot: 0, style)
    guard draft.begins(text, upTo: 0) else {
      let number = style.selectingAll(start)
      // The result can have another sign than the number that the text replaces, as in `5 − 12`.
      var shown = number
      shown.content.isNegative = start.content.isNegative
      apply(style.pasting(text, in: number), from: shown, run: run)
      return noteTypedZero(text)
    }
    attempt(from: start, run: run) { try Self.insert(text, over: nil, draft) }
  }
}

extension Expression {
  /// Returns the selected part of a number, in caret slots of that number.
  ///
  /// Returns nil if nothing is selected, or if the selection contains an operation.
  fileprivate func localRange(_ selection: Selection) -> Range<Int>? {
    let lower = place(of: selection.lower)
    let upper = place(of: selection.upper)
    guard !selection.isCaret, lower.index == upper.index else { return nil }
    return lower.local..<upper.local
  }
}

// MARK: - Deletions

extension Field {
  /// Deletes the selection or, if nothing is selected, the digit, separator or operation before or
  /// after the caret.
  ///
  /// `start` is the state before the deletion.
  mutating func deleteInExpression(backward: Bool, from start: Editing) {
    guard let expression = start.expression else { return }
    let selection = start.selection
    if style.covers(selection, expression) {
      let number = style.selectingAll(start)
      let attempt =
        number.content.isEmpty
        ? .edited(Draft(content: number.content, caret: 0))
        : style.deleting(backward: backward, in: number)
      return apply(attempt, from: number, run: .deleting)
    }
    var draft = ExpressionDraft(
      expression,
      slot: selection.upper,
      hasUncoveredZero: selection.isCaret && start.hasUncoveredZero,
      style
    )
    attempt(from: start, run: .deleting) {
      if selection.isCaret {
        try draft.delete(backward: backward)
      } else {
        try draft.delete(selection.lower..<selection.upper)
      }
      return (draft, false)
    }
  }
}
