// SPDX-License-Identifier: MIT

import TestSupport

extension Field {
  /// Performs an edit of an expression, and publishes the value of the edited expression.
  ///
  /// `edit` returns whether the numbers of the expression are complete. The zero in `8 / 0` is
  /// incomplete, because the user can still type `0.5`. In `8 / 0 +` it is complete, so the division
  /// by zero is refused. If `edit` throws, it is refused, too.
  ///
  /// If `isReplacement` is true, the digits of the replaced number don't count.
  mutating func attempt(
    _ draft: ExpressionDraft,
    run: History.Run,
    isReplacement: Bool = false,
    _ edit: (inout ExpressionDraft) throws -> Bool
  ) {
    do {
      var draft = draft
      let isComplete = try edit(&draft)
      guard draft.expression.isWellFormed else { throw Refusal() }
      let replaced = isReplacement ? Content() : editing?.content ?? Content()
      try show(draft, isComplete: isComplete, over: replaced, run: run)
    } catch {
      refused = true
    }
  }

  private mutating func show(
    _ draft: ExpressionDraft,
    isComplete: Bool,
    over replaced: Content,
    run: History.Run
  ) throws {
    guard let old = editing else { return }
    var next = old
    next.selection = draft.keepsSelection ? old.selection : .caret(draft.slot)
    next.hasUncoveredZero = draft.hasUncoveredZero
    next.hasTypedZero = false
    if draft.expression.isNumber {
      let rest = try style.number(left: draft, from: old, for: value)
      (next.content, next.selection, next.expression) = (rest.content, .caret(rest.caret), nil)
      next.hasGrouped = draft.expression.terms[0].hasGrouped
      next.hasTypedZero = draft.content.isZero
    } else {
      next.content = try style.content(of: draft.expression, isComplete, over: replaced)
      next.expression = draft.expression
    }
    var newValue = value
    if next.content.number != old.content.number {
      let published = style.published(next.content.number)
      let isAsked = published.map { run != .deleting || !$0.isZero } ?? false
      if let published, isAsked, style.refusesByOwnRule(published) { throw Refusal() }
      newValue = published
      (next.isEdited, next.isRestyled) = (true, false)
    }
    show(next, newValue, run: run)
  }
}

extension Style {
  fileprivate func published(_ number: Number?) -> Number? {
    guard number != nil || !isOptional else { return nil }
    return bounded(number ?? .zero).shifted(by: -scale)
  }

  /// Returns the content that shows the result of an expression, rounded to the precision but not
  /// clamped to the bounds.
  ///
  /// The result is refused if it would have too many integer digits even after clamping. If the
  /// expression has an exponent, only the bounds of the style count here, not the limits of the
  /// value type.
  fileprivate func content(
    of expression: Expression,
    _ isComplete: Bool,
    over old: Content
  ) throws -> Content {
    guard let exact = try expression.result(isComplete: isComplete) else { return Content() }
    let number = exact.decimal(places: 2 * maxTotal + 1)
    let rounded = shownNumber(number.shifted(by: -scale))
    if rounded.isNegative, sign == .never { throw Refusal() }
    let most = max(mostIntegers, old.number.map(\.integerLength) ?? 0)
    guard bounded(rounded).integerLength <= most else { throw Refusal() }
    let isLimited = isLimitedByBound(Content(rounded))
    let isShort = rounded.integerLength <= most || isLimited
    guard isShort || !expression.hasExponent else { throw Refusal() }
    return freshEditing(rounded.shifted(by: -scale)).content
  }

  /// Returns the number that remains after the last operation of an expression was deleted.
  ///
  /// This number is never clamped or trimmed. If it violates a rule, the deletion is refused. With
  /// `.clamp` and `.refuse`, the number can be past a bound only if it equals `value`, which the
  /// app has set.
  fileprivate func number(
    left draft: ExpressionDraft,
    from old: Editing,
    for value: Number?
  ) throws -> Draft {
    var rest = completed(Draft(content: draft.content, caret: draft.slot))
    if openMark == nil { rest.content.openDigits = nil } else { rest = settled(rest) }
    let isSame = rest.content.number != nil && rest.content.number == value?.shifted(by: scale)
    guard isSame || !isRefusedByBound(rest.content) else { throw Refusal() }
    let integers = rest.content.integer.withoutZerosInFront.count
    let most = max(maxInteger, old.content.number.map(\.integerLength) ?? 0)
    guard integers <= most else { throw Refusal() }
    guard let scalable = withScalableFraction(rest), hasRoom(for: scalable.content),
      scalable.content.point == nil || typesFractions
    else { throw Refusal() }
    rest = scalable
    if rest.content.isNegative, forbidsMinus || sign == .never {
      let isZero = (rest.content.number ?? .zero).isZero
      guard old.content.isNegative, !(isZero && forbidsMinus) else { throw Refusal() }
      if sign == .never { rest.content.isNegative = false }
    }
    rest.content = filled(rest.content)
    return rest
  }

  /// Returns whether `content` is the zero that a field shows instead of being empty.
  ///
  /// False in a field that can be empty.
  func showsPlaceholder(_ content: Content) -> Bool {
    !isOptional && content.digits.areZeros && content.count <= 1
  }

  /// Returns whether the selection contains the whole expression.
  func covers(_ selection: Selection, _ expression: Expression) -> Bool {
    selection.isWhole || (selection.lower == 0 && selection.upper == expression.count)
  }

  /// Returns `editing` with its expression replaced by the result, and with the whole result
  /// selected.
  ///
  /// The sign before the expression stays unless it is selected, too.
  func selectingAll(_ editing: Editing) -> Editing {
    var number = editing
    let isNegative = editing.expression?.terms[0].content.isNegative ?? false
    number.expression = nil
    let isMissing = editing.content.isEmpty && !isOptional
    number.content = isMissing ? freshEditing(.zero).content : filled(editing.content)
    number.content.isNegative = isNegative
    (number.selection.lower, number.selection.upper) = (0, number.content.count)
    number.hasUncoveredZero = false
    return number
  }

  /// Returns the content that shows the result of an expression that was typed in the style `old`,
  /// or nil if this style cannot show the expression.
  func adoptedResult(of expression: Expression, over content: Content, from old: Style) -> Content?
  {
    canShow(expression, of: old) ? try? self.content(of: expression, false, over: content) : nil
  }

  /// Returns whether this style can show the numbers of an expression that was typed in the style
  /// `old`.
  private func canShow(_ expression: Expression, of old: Style) -> Bool {
    guard calculates, scale == old.scale else { return false }
    return expression.terms.allSatisfy { term in
      if term.operation == .power { return allowsExponents }
      if term.operation != nil, !allowsArithmetic { return false }
      if term.operation == .percent, ignores("%") { return false }
      if term.content.isNegative, sign == .never { return false }
      let fraction = term.content.fraction?.count
      return self.term.hasRoom(for: term.content)
        && (fraction == nil || self.term.fractionRoom(in: term.content) > 0)
    }
  }
}

extension Number {
  /// The number of integer digits.
  ///
  /// The `0` of `0.5` does not count.
  var integerLength: Int { integerText == "0" ? 0 : integerText.count }
}

// MARK: - Styles

extension Style {
  /// The style of each number in an expression.
  ///
  /// The bounds and the limit of fraction digits apply only to the result, not to these numbers.
  var term: Style {
    var term = self
    (term.allowsArithmetic, term.allowsExponents) = (false, false)
    (term.lowerBound, term.upperBound, term.enforcement) = (nil, nil, .clamp)
    (term.isOptional, term.zero, term.prefix, term.suffix) = (true, nil, "", "")
    (term.formatting, term.trailingZeros, term.valueType) = (.live, .onCommit, .decimal)
    term.isTerm = allowsArithmetic
    term.sign = sign == .never ? .never : .automatic
    term.limits = ["total": .array([.number(1), .number(maxTotal)])]
    // The minimum of integer digits also applies to these numbers, because a pasted number can have
    // the leading zeros that an idle field shows.
    term.limits["integer"] = .array([.number(minInteger), .null])
    term.limits["fraction"] = [0, 1_000_000]
    return term
  }

  /// The style of exponents, which are short whole numbers.
  var exponent: Style {
    var exponent = term
    (exponent.sign, exponent.isGrouped) = (.automatic, false)
    exponent.limits["integer"] = .array([.number(1), .number(Expression.exponentDigits)])
    exponent.limits["fraction"] = [0, 0]
    return exponent
  }
}
