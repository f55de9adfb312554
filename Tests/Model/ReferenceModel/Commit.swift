// SPDX-License-Identifier: MIT

/// Focus, commit, and the values and styles that the app sets.
extension Field {
  /// Starts editing.
  ///
  /// The caret is at the end, or before the zeros that only pad the fraction.
  mutating func focus() {
    guard editing == nil else { return }
    if style.normalizing == .onFocus { normalize() }
    editing = style.freshEditing(value)
  }

  /// Commits, ends editing, and clears the undo history.
  mutating func blur() {
    guard editing != nil else { return }
    commit()
    editing = nil
    history = History()
  }

  /// Commits the number, and keeps the focus.
  ///
  /// If the text changes, the caret moves to the end.
  mutating func submit() {
    putResult()
    guard let old = editing, !refused else { return }
    guard !style.lacksLetter(old.content) else { return refused = true }
    commit()
    history.endRun()
    var fresh = style.freshEditing(value)
    if fresh.content == old.content { fresh.selection = old.selection }
    editing = fresh
  }

  /// Clamps an edited number to the bounds, unless the style has changed since the last edit.
  private mutating func commit() {
    guard let editing, editing.isEdited else { return }
    let isIncomplete = editing.expression != nil && !style.isOptional
    guard let number = editing.content.number ?? (isIncomplete ? .zero : nil) else { return }
    let bounded = style.bounded(number).shifted(by: -style.scale)
    if !editing.isRestyled { value = bounded }
    if let bound = style.bound(value, publishedInsteadOf: number) { clamped = bound }
  }

  /// Clamps the value to the bounds, and removes the digits that exceed the precision.
  ///
  /// Called at focus if `normalizing` is `.onFocus`.
  private mutating func normalize() {
    guard let value else { return }
    let shown = value.shifted(by: style.scale)
    let bounded = style.bounded(shown)
    let kept = style.trimmed(bounded)
    let fitting = style.bounded(kept)
    let normalized = fitting.shifted(by: -style.scale)
    if bounded != shown || fitting != kept { clamped = normalized }
    self.value = normalized
  }

  /// Sets a value from the app, unless the field already has this value.
  mutating func set(_ new: Number?) {
    guard new != value else { return }
    value = new
    history = History()
    guard let old = editing else { return }
    let fresh = style.freshEditing(new)
    editing?.isEdited = false
    editing?.forgetZero()
    // If the text already shows the number, keep the text: `1.50` does not become `1.5`.
    let isSame = old.content.number != nil && old.content.number == new?.shifted(by: style.scale)
    guard !isSame else { return }
    editing = fresh
    // With live trailing zeros, a selection of the whole text is kept, but any other selection is
    // replaced by a caret before the zeros that pad the fraction.
    guard !style.fillsFractionLive || old.selection.isWhole else { return }
    let moved = style.selection(old.selection, ofCount: old.count, movedTo: fresh.content)
    editing?.selection = moved
  }

  /// Shows the same number in a new style, whose rules apply from the next edit on.
  mutating func change(to new: Style) {
    guard new != style else { return }
    history.endRun()
    let old = style
    style = new
    history.restyle(from: old, to: new)
    var shown = snapshot
    shown.restyle(from: old, to: new)
    editing = shown.editing
    editing?.forgetZero()
  }
}

// MARK: - Active text

extension Style {
  /// Returns the content and the caret of a field that has just received the focus.
  func freshEditing(_ value: Number?) -> Editing {
    guard let value else { return Editing(content: Content(), selection: .caret(0)) }
    let content = filled(typedContent(shownNumber(value)))
    return Editing(content: content, selection: .caret(lastSlot(of: content)))
  }

  private func typedContent(_ shown: Number) -> Content {
    isTill ? tillContent(shown) : Content(shown)
  }

  /// Converts `editing`, the state of a field with the style `old`, to this style.
  ///
  /// The content stays the same if this style can show it. Otherwise the result shows the value,
  /// rounded to the precision of this style. The selection moves with the digits.
  func adopting(_ editing: Editing, of old: Style, value: Number?) -> Editing {
    guard editing.expression == nil else { return adoptingExpression(editing, of: old, value) }
    // A fraction that a letter can make whole is kept if this style takes such fractions, too.
    let keepsFraction = takesScalableFractions && scale == old.scale
    guard !editing.content.isScalable || !keepsFraction else { return editing }
    let rest = old.counted(old.unfilled(editing).content)
    var adopted = editing
    let isEdited = editing.isEdited && !editing.isRestyled
    let typed = adoptedContent(rest, isEdited: isEdited, value: value, old)
    adopted.content = filled(typed)
    adopted.selection =
      editing.selection.isWhole
      ? all(of: adopted.content) : selection(editing.selection, ofCount: rest.count, movedTo: typed)
    return adopted
  }

  /// Returns the content as a number without typed marks.
  ///
  /// A fraction that only a letter such as `k` could make valid is removed.
  private func counted(_ content: Content) -> Content {
    let isLoose = content.isScalable || (content.isOpen && maxFraction == 0)
    guard isLoose else { return closedUnfilled(content) }
    return Content(isNegative: content.isNegative, characters: content.integer)
  }

  /// Returns the expression if this style can show it, otherwise the value.
  private func adoptingExpression(_ editing: Editing, of old: Style, _ value: Number?) -> Editing {
    guard let expression = editing.expression else { return editing }
    if let result = adoptedResult(of: expression, over: editing.content, from: old) {
      var adopted = editing
      // Open marks become decimal separators.
      for index in expression.terms.indices {
        adopted.expression?.terms[index].content.openDigits = nil
      }
      adopted.content = result
      return adopted
    }
    var fresh = freshEditing(value)
    (fresh.isEdited, fresh.isRestyled) = (editing.isEdited, editing.isRestyled)
    if editing.selection.isWhole { fresh.selection = all(of: fresh.content) }
    return fresh
  }

  private func adoptedContent(
    _ rest: Content,
    isEdited: Bool,
    value: Number?,
    _ old: Style
  ) -> Content {
    guard let number = rest.number else { return rest }
    let shown = value.map { $0.shifted(by: scale) }
    // If the old style showed a rounded value, the new text is rounded from the exact value.
    if !isEdited, let value, number != shown, number == old.shownNumber(value) {
      return typedContent(shownNumber(value))
    }
    guard number.fractionText.count <= maxFraction else {
      return typedContent(shownNumber(value ?? .zero))
    }
    let fraction = rest.fraction?.count ?? (isTill ? 0 : -1)
    let hasRoom = isTill ? fraction == maxFraction : fraction <= fractionRoom(in: rest)
    // In a till that becomes natural, minor digits that nobody typed are not shown.
    guard hasRoom, entry == old.entry, rest.point == nil || maxFraction > 0 else {
      var content = typedContent(number)
      content.isNegative = rest.isNegative
      return content
    }
    return rest
  }

  /// Returns the number without the digits that exceed the precision.
  ///
  /// The fraction is cut at its end, and the integer part at its start.
  fileprivate func trimmed(_ shown: Number) -> Number {
    let kept = Number(
      isNegative: shown.isNegative,
      integer: shown.integerText.suffix(maxInteger),
      fraction: shown.fractionText
    )
    return rounded(kept, .towardZero)
  }
}
