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
    if !number.isSameNumber(as: state.numeral) { redraw(field.active(number)) }
  }

  private mutating func take(_ newField: Field) {
    let old = field
    field = newField
    guard isActive else { return show(field.idle(value)) }
    editing?.history.endRun()
    editing?.isPastBound = false
    redraw(numeral(redrawnFrom: old))
  }

  /// Shows another numeral, with both ends of the selection as far from the end as before.
  private mutating func redraw(_ numeral: Numeral) {
    let distance = numeral.contentCount - state.numeral.contentCount
    let selection = state.selection.map { CaretSlot(max(0, $0.index + distance)) }
    show(field.state(of: numeral, selection))
  }

  /// The numeral of an active field under another style.
  private func numeral(redrawnFrom old: Field) -> Numeral {
    let isFromOutside = !isEdited && state.numeral == old.active(old.number(of: value))
    if isFromOutside { return field.active(field.number(of: value)) }
    let scale = field.notation.scale - old.notation.scale
    let isScaled = scale != 0
    return field.carried(isScaled ? state.numeral.scaled(byPowerOfTen: scale) : state.numeral)
  }
}
