// SPDX-License-Identifier: MIT

extension Session {
  /// Sets the value.
  ///
  /// Setting the current value again has no effect, so that typed zeros such as in `1.50` are kept.
  package mutating func set(_ value: Numeral) -> Outcome {
    let before = self
    update(value: value.canonical)
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
    guard !newValue.isSameNumber(as: value) else { return }
    value = newValue
    history = History()
    scrubStart = nil
    guard isActive else { return show(field.idle(newValue)) }
    editing?.begin(at: newValue)
    let number = field.number(of: newValue)
    guard !number.isSameNumber(as: state.numeral) else {
      // A zero that is left over from a deletion no longer counts as typed.
      return forgetUncoveredZero()
    }
    let count = editing?.expression?.contentCount ?? state.numeral.contentCount
    editing?.expression = nil
    show(outside: field.editingForm(of: number), insteadOf: count)
  }

  /// Shows a number set by the app in a field that is being edited.
  ///
  /// If the style pads the fraction with zeros during editing, the caret is placed before these
  /// zeros, unless the whole text is selected.
  private mutating func show(outside numeral: Numeral, insteadOf count: Int) {
    guard field.rules.liveFraction > 0, state.selection != .all else {
      return redraw(numeral, insteadOf: count)
    }
    show(field.state(of: numeral, .caret(.last)))
  }

  private mutating func update(field newField: Field) {
    let old = field
    var current = entry
    field = newField
    scrubStart = nil
    history.endRun()
    history.update { [field] in $0.redraw(in: field, from: old) }
    current.redraw(in: field, from: old)
    history.selectionAfterEdit = current.selectionAfterEdit
    show(current)
  }

  /// Shows `numeral` instead of a number with `count` characters, counting only digits and the
  /// decimal separator.
  ///
  /// Both ends of the selection keep their distance from the end of the number.
  private mutating func redraw(_ numeral: Numeral, insteadOf count: Int) {
    let selection = state.selection.moved(by: numeral.contentCount - count)
    show(field.state(of: numeral, selection))
  }
}

extension History.Entry {
  /// Converts this entry of the undo history from the style of `old` to the style of `field`.
  fileprivate mutating func redraw(in field: Field, from old: Field) {
    isPastBound = false
    if old.calculator != nil, let expression {
      guard let result = field.adopting(expression, result: numeral, from: old) else {
        return showResult(in: field)
      }
      numeral = result
      return
    }
    let typed = numeral.unfilled(toFraction: old.rules.liveFraction, beside: selection)
    numeral = field.adopting(typed, for: value, from: old)
    let distance = numeral.contentCount - typed.contentCount
    selection = selection.moved(by: distance)
    selectionAfterEdit = selectionAfterEdit.moved(by: distance)
  }

  /// Replaces the expression in this entry of the undo history with its value.
  private mutating func showResult(in field: Field) {
    expression = nil
    let shown = field.editingState(of: value)
    numeral = shown.numeral
    selection = shown.selection
    selectionAfterEdit = shown.selection
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
  /// Converts `numeral`, which shows `value` in the style of `old`, to this field's style.
  ///
  /// - Returns: The converted numeral, or the rounded value if this style cannot show all digits of
  ///   the numeral.
  fileprivate func adopting(
    _ numeral: Numeral,
    for value: Numeral,
    from old: Field
  ) -> Numeral {
    guard !numeral.digits.isEmpty else { return numeral }
    let shown = old.number(of: value)
    let isExact = numeral.isSameNumber(as: shown)
    let isRounded = !isExact && numeral.isSameNumber(as: old.editingForm(of: shown))
    if isRounded { return editingForm(of: number(of: value)) }
    let scale = notation.scale - old.notation.scale
    let number = numeral.canonical
    let scaled = scale == 0 ? number : number.scaled(byPowerOfTen: scale)
    guard scaled.fractionCount <= rules.precision.fractionLimit(of: scaled) else {
      return editingForm(of: self.number(of: value))
    }
    return scale == 0 && hasRoom(for: numeral)
      ? numeral : editingForm(of: scaled).signed(isNegative: numeral.isNegative)
  }

  /// Returns whether the style can show the trailing zeros and the decimal separator of `numeral`.
  private func hasRoom(for numeral: Numeral) -> Bool {
    let showsSeparator = fractionDigits > 0 || rules.liveFraction > 0
    guard showsSeparator || !numeral.hasSeparator else { return false }
    if rules.entry == .minorUnits { return numeral.fractionCount == fractionDigits }
    return numeral.fractionCount <= rules.precision.fractionLimit(of: numeral)
  }
}
