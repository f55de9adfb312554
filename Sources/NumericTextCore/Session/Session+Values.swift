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
    let typed = state.unfilled(toFraction: old.rules.liveFraction)
    redraw(numeral(redrawn: typed, from: old), in: typed)
  }

  /// Shows another numeral in place of `old`, with both ends of the selection as far from the end as
  /// before.
  private mutating func redraw(_ numeral: Numeral, in old: Numeral) {
    let distance = numeral.contentCount - old.contentCount
    let selection = state.selection.map { CaretSlot(max(0, $0.index + distance)) }
    show(field.state(of: numeral, selection))
  }

  /// The numeral of an active field under another style than `old`.
  private func numeral(redrawn typed: Numeral, from old: Field) -> Numeral {
    let shown = old.rules.liveFraction > 0 ? typed.canonical : typed
    let isFromOutside = !isEdited && shown == old.active(old.number(of: value))
    if isFromOutside { return field.active(field.number(of: value)) }
    let scale = field.notation.scale - old.notation.scale
    let isScaled = scale != 0
    return field.carried(isScaled ? typed.scaled(byPowerOfTen: scale) : typed)
  }
}
