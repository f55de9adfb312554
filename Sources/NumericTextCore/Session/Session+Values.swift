// SPDX-License-Identifier: MIT

extension Session {
  /// Takes a value from outside.
  ///
  /// The value that is there already changes nothing, so `1.50` stays while it is typed.
  package mutating func set(_ value: Numeral) -> Outcome {
    let before = self
    take(value.canonical)
    return Outcome(changes: changes(since: before))
  }

  /// Takes another style or locale: the same value in the new notation.
  package mutating func set(_ field: Field) -> Outcome {
    let before = self
    take(field)
    return Outcome(changes: changes(since: before))
  }

  private mutating func take(_ newValue: Numeral) {
    guard !newValue.isSameNumber(as: value) else { return }
    value = newValue
    guard isActive else { return show(field.idle(newValue)) }
    editing?.original = newValue
    editing?.isEdited = false
    editing?.isPastBound = false
    editing?.history = History()
    let number = field.number(of: newValue)
    if !number.isSameNumber(as: state.numeral) { show(outside: field.active(number)) }
  }

  /// Shows a number from outside.
  ///
  /// Live filling places the caret before it, but a whole selection stays whole.
  private mutating func show(outside numeral: Numeral) {
    guard field.rules.liveFraction > 0, state.selection != .all else {
      return redraw(numeral, in: state.numeral)
    }
    show(field.state(of: numeral, .caret(.last)))
  }

  private mutating func take(_ newField: Field) {
    let old = field
    field = newField
    guard isActive else { return show(field.idle(value)) }
    editing?.history.endRun()
    editing?.isPastBound = false
    editing?.history.update { [field] in $0.redraw(in: field, from: old) }
    let least = old.rules.liveFraction
    let typed = state.numeral.unfilled(toFraction: least, beside: state.selection)
    redraw(field.adopting(typed, for: value, from: old), in: typed)
  }

  /// Shows another numeral in place of `old`, with both ends of the selection as far from the end as
  /// before.
  private mutating func redraw(_ numeral: Numeral, in old: Numeral) {
    let selection = state.selection.moved(from: old, to: numeral)
    show(field.state(of: numeral, selection))
  }
}

extension History.Entry {
  /// Takes another style, which draws the entry when it is restored.
  fileprivate mutating func redraw(in field: Field, from old: Field) {
    let typed = numeral.unfilled(toFraction: old.rules.liveFraction, beside: selection)
    let redrawn = field.adopting(typed, for: value, from: old)
    selection = selection.moved(from: typed, to: redrawn)
    numeral = redrawn
    isPastBound = false
  }
}

extension Selection {
  /// The selection with both ends as far from the end of another numeral; the whole text stays whole.
  fileprivate func moved(from old: Numeral, to new: Numeral) -> Selection {
    let distance = new.contentCount - old.contentCount
    return map { max(.beforeMinus, CaretSlot($0.index + distance)) }
  }
}

extension Field {
  /// The numeral that stood for `value` under an old style, as this style shows it: the same numeral,
  /// or the value shown rounded if the style cannot show all digits.
  fileprivate func adopting(
    _ numeral: Numeral,
    for value: Numeral,
    from old: Field
  ) -> Numeral {
    guard !numeral.digits.isEmpty else { return numeral }
    let shown = old.number(of: value)
    let isExact = numeral.isSameNumber(as: shown)
    let isRounded = !isExact && numeral.isSameNumber(as: old.active(shown))
    if isRounded { return active(number(of: value)) }
    let scale = notation.scale - old.notation.scale
    let number = numeral.canonical
    let scaled = scale == 0 ? number : number.scaled(byPowerOfTen: scale)
    guard scaled.fractionCount <= rules.precision.fractionLimit(of: scaled) else {
      return active(self.number(of: value))
    }
    return scale == 0 && hasRoom(for: numeral) ? numeral : signed(active(scaled), like: numeral)
  }

  /// Whether the zeros and the separator at the end of a numeral can stay.
  private func hasRoom(for numeral: Numeral) -> Bool {
    if rules.entry == .minorUnits { return numeral.fractionCount == fractionDigits }
    let limit = rules.precision.fractionLimit(of: numeral)
    return numeral.fractionCount <= limit && (limit > 0 || !numeral.hasSeparator)
  }

  private func signed(_ number: Numeral, like numeral: Numeral) -> Numeral {
    var signed = number
    signed.isNegative = numeral.isNegative
    return signed
  }
}
