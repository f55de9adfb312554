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
    return (try? expression.result(isComplete: true, isCommitted: true)) == nil
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
    let lower = min(max(start.selection.lower, 0), typed.count)
    let upper = min(max(start.selection.upper, lower), typed.count)
    let coversDigits = lower == 0 && upper == typed.count && lower < upper
    let isEmpty = coversDigits || isPlaceholder
    if start.selection.replacesSign || style.sign == .never { typed.isNegative = false }
    var draft = ExpressionDraft(
      Expression(isEmpty ? Content(isNegative: typed.isNegative) : typed),
      slot: isEmpty ? 0 : lower,
      style
    )
    draft.hasUncoveredZero = start.selection.isCaret && start.hasUncoveredZero
    draft.expression.terms[0].hasGrouped = start.hasGrouped && !isEmpty
    guard draft.begins(text, over: isEmpty ? nil : lower..<upper) else { return false }
    attempt(draft, run: run, isReplacement: isEmpty) {
      if !isEmpty, lower < upper { try $0.delete(lower..<upper) }
      let isComplete = try $0.insert(text, over: nil)
      if isEmpty || typed.digits.isEmpty { $0.addDemandedSign(to: text) }
      return isComplete
    }
    return true
  }

  private mutating func insert(_ text: String, inExpression start: Editing, run: History.Run) {
    guard let expression = start.expression else { return }
    let key = text.count == 1 ? text.first : nil
    if style.allowsArithmetic, key?.isEquals == true { return putResult() }
    let selection = start.selection
    if !selection.replacesSign,
      let own = style.ownText(pasting: text, over: selection, in: expression)
    {
      return attempt(own, run: run) { _ in true }
    }
    if style.covers(selection, expression) { return replaceAll(with: text, from: start, run: run) }
    if let key, style.ignores(key) {
      editing?.forgetZero()
      return
    }
    let draft = ExpressionDraft(expression, from: start, style)
    let range = expression.localRange(selection)
    if let operation = key.flatMap({ draft.operation(for: $0) }), operation.isBinary,
      let replaced = draft.replacing(selection, with: operation)
    {
      return attempt(replaced, run: run) { _ in true }
    }
    attempt(draft, run: run) { edited in
      if selection.includesSign { edited.expression.removeSign(at: selection.lower) }
      if range == nil, selection.lower < selection.upper {
        try edited.delete(selection.lower..<selection.upper)
      }
      let isComplete = try edited.insert(text, over: range)
      // If the key has no effect, the deleted selection is restored.
      guard edited.keepsSelection else { return isComplete }
      edited = draft
      (edited.keepsSelection, edited.hasUncoveredZero) = (true, false)
      return false
    }
  }

  /// Replaces the whole expression with `text`, like typing over a selected number.
  private mutating func replaceAll(with text: String, from start: Editing, run: History.Run) {
    let number = style.selectingAll(start)
    if begin(text, in: number, run: run) { return }
    // The result can have another sign than the number that the text replaces, as in `5 − 12`.
    var shown = number
    shown.content.isNegative = start.content.isNegative
    apply(style.pasting(text, in: number), from: shown, run: run)
    noteTypedZero(text)
  }
}

extension ExpressionDraft {
  /// Gives the first number of a pasted text a minus sign if only negative numbers are allowed, unless
  /// the text starts with a sign.
  fileprivate mutating func addDemandedSign(to text: String) {
    let first = text.first { !$0.isWhitespace && !$0.isControl }.flatMap { Operation($0) }
    guard style.demandsMinus, text.count > 1, first != .plus, first != .minus,
      !expression.terms[0].content.digits.isEmpty
    else { return }
    expression.terms[0].content.isNegative = true
  }
}

extension Expression {
  /// Returns the selected part of a number, in caret slots of that number.
  ///
  /// Returns nil if nothing is selected, or if the selection contains an operation.
  fileprivate func localRange(_ selection: Selection) -> Range<Int>? {
    let lower = place(of: selection.lower)
    let upper = place(of: selection.upper)
    guard selection.lower < selection.upper, lower.index == upper.index else { return nil }
    return lower.local..<upper.local
  }

  /// Makes the number at a caret slot positive.
  fileprivate mutating func removeSign(at slot: Int) {
    terms[place(of: slot).index].content.isNegative = false
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
        ? .edited(Draft(content: selection.replacesSign ? Content() : number.content, caret: 0))
        : style.deleting(backward: backward, in: number)
      return apply(attempt, from: number, run: .deleting)
    }
    var draft = ExpressionDraft(expression, from: start, style)
    if selection.includesSign { draft.expression.removeSign(at: selection.lower) }
    attempt(draft, run: .deleting) {
      if selection.isCaret {
        try $0.delete(backward: backward)
      } else if selection.lower < selection.upper {
        try $0.delete(selection.lower..<selection.upper)
      }
      return false
    }
  }
}
