// SPDX-License-Identifier: MIT

extension Session {
  /// Sets the value.
  ///
  /// Setting the current value again has no effect, so that typed zeros such as the last digit of
  /// `1.50` are kept.
  package mutating func set(_ value: Numeral) -> Outcome {
    let value = value.canonical
    guard !value.isSameNumber(as: self.value) else { return Outcome(changes: []) }
    let before = self
    update(value: value)
    return Outcome(changes: changes(since: before))
  }

  /// Sets the style or locale.
  ///
  /// The value stays the same and is shown in the new notation.
  package mutating func set(_ field: Field) -> Outcome {
    let before = self
    update(field: field)
    return Outcome(changes: changes(since: before))
  }

  private mutating func update(value newValue: Numeral) {
    let entered = enteredNumber
    value = newValue
    askOwnRule()
    history = History()
    scrubStart = nil
    guard isActive else { return show(field.idle(newValue)) }
    editing?.begin(at: newValue)
    let number = field.number(of: newValue)
    guard !number.isSameNumber(as: entered) else {
      // A zero that a deletion has left no longer counts as typed, and a mark that has grouped digits
      // can start a fraction again.
      editing?.forgetKeys()
      return state.forgetTyping(inTill: field.rules.entry == .minorUnits)
    }
    show(outside: field.editingForm(of: number))
  }

  /// Shows a number set by the app in a field that is being edited.
  ///
  /// If the style pads the fraction with zeros during editing, the caret is placed before these
  /// zeros, unless the whole text is selected. In all other cases, both ends of the selection keep
  /// their distance from the end of the content.
  private mutating func show(outside numeral: Numeral) {
    if field.rules.liveFraction > 0, state.selection != .all {
      return show(field.stages.state(of: numeral, .caret(.last)))
    }
    let selection = state.selection.moved(by: numeral.contentCount - state.content.count)
    show(field.stages.state(of: numeral, selection))
  }

  private mutating func update(field newField: Field) {
    let old = field
    var current = entry
    field = newField
    askOwnRule()
    scrubStart = nil
    history.endRun()
    history.update { [field] in $0.redraw(in: field, from: old) }
    current.redraw(in: field, from: old)
    history.selectionAfterEdit = current.selectionAfterEdit
    show(current)
  }
}

extension History.Entry {
  /// Converts this entry of the undo history from the style of `old` to the style of `field`.
  fileprivate mutating func redraw(in field: Field, from old: Field) {
    isPastBound = false
    if content.expression != nil {
      if let adopted = field.adopting(content, from: old) {
        content = adopted
      } else {
        let shown = field.editingState(of: value)
        content = shown.content
        // A caret or a part of the expression becomes a caret at the end. The whole text stays selected.
        selection = selection == .all ? .all : shown.selection
        selectionAfterEdit = selectionAfterEdit == .all ? .all : shown.selection
      }
      return
    }
    let mark = field.adopting(content.mark, from: old)
    if mark == .plain || mark == .scalable, field.notation.scale == old.notation.scale {
      return content.mark = mark
    }
    let shown = old.number(in: content)
    selectionAfterEdit = redraw(shown, beside: selectionAfterEdit, in: field, from: old).selection
    let (numeral, moved) = redraw(shown, beside: selection, in: field, from: old)
    content = Content(numeral, content.mark == .grouped ? .grouped : .none)
    selection = moved
  }

  /// Converts `shown`, the number of this entry, from the style of `old` to the style of `field`.
  ///
  /// Both ends of `selection` keep their distance from the end of the typed digits. An end that is
  /// past the number is moved to its end.
  private func redraw(
    _ shown: Numeral,
    beside selection: Selection,
    in field: Field,
    from old: Field
  ) -> (numeral: Numeral, selection: Selection) {
    let selection = selection.map { min($0, shown.end) }
    let end = selection.slots(in: shown.slots).upperBound
    let typed = shown.unfilled(toFraction: old.rules.liveFraction, after: end)
    let numeral = field.adopting(typed, for: value, from: old)
    return (numeral, selection.moved(by: numeral.contentCount - typed.contentCount))
  }
}

extension Selection {
  /// Returns a selection with both ends moved by `distance` caret positions.
  ///
  /// The selection `.all` is returned unchanged.
  fileprivate func moved(by distance: Int) -> Selection {
    map { max(.beforeMinus, CaretSlot($0.index + distance)) }
  }
}

extension Field {
  /// Converts the expression of `content`, which was typed in the style of `old`, to this style.
  ///
  /// - Returns: The expression with its result in this style, or nil if it cannot be typed in this
  ///   field, or if its numbers would have other values in this style.
  fileprivate func adopting(_ content: Content, from old: Field) -> Content? {
    guard let calculator, var expression = content.expression,
      notation.scale == old.notation.scale, rules.entry == old.rules.entry,
      calculator.takes(expression),
      let result = try? stages.result(of: expression, over: content.numeral, isComplete: false)
    else { return nil }
    for index in expression.terms.indices {
      expression.terms[index].mark = adopting(expression.terms[index].mark, from: old)
    }
    return Content(expression, result: result)
  }

  /// Converts the mark of a number that was typed in the style of `old`, to this style.
  ///
  /// An open mark becomes the decimal separator of the new notation.
  fileprivate func adopting(_ mark: TypedMark, from old: Field) -> TypedMark {
    switch mark {
    case .none, .grouped: mark
    case .open, .plain:
      rules.minorDigits != nil && rules.minorDigits == old.rules.minorDigits ? .plain : .none
    case .scalable: rules.takesScalableFractions ? .scalable : .none
    }
  }

  /// Converts `numeral`, which shows `value` in the style of `old`, to this field's style.
  ///
  /// - Returns: The converted numeral, or the rounded value if this style cannot show all digits of
  ///   the numeral.
  fileprivate func adopting(_ numeral: Numeral, for value: Numeral, from old: Field) -> Numeral {
    var numeral = numeral
    // A minus that this style cannot show would be deleted before a visible digit.
    if numeral.isZero, !rules.allowsSign { numeral.isNegative = false }
    guard !numeral.digits.isEmpty else { return numeral }
    let shown = old.number(of: value)
    let isExact = numeral.isSameNumber(as: shown)
    let isRounded = !isExact && numeral.isSameNumber(as: old.editingForm(of: shown))
    let scale = notation.scale - old.notation.scale
    let scaled = numeral.scaled(byPowerOfTen: scale)
    let isTooLong = scaled.fractionCount > rules.precision.fractionLimit(of: scaled)
    if isRounded || isTooLong { return editingForm(of: number(of: value)) }
    return scale == 0 && rules.entry == old.rules.entry && hasRoom(for: numeral)
      ? numeral : editingForm(of: scaled).signed(isNegative: numeral.isNegative)
  }

  /// Returns whether the style can show the trailing zeros and the decimal separator of `numeral`.
  private func hasRoom(for numeral: Numeral) -> Bool {
    let showsSeparator = rules.fractionDigits > 0 || rules.liveFraction > 0
    guard showsSeparator || !numeral.hasSeparator else { return false }
    if let digits = rules.minorDigits { return numeral.fractionCount == digits }
    return numeral.fractionCount <= rules.precision.fractionLimit(of: numeral)
  }
}
