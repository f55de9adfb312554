// SPDX-License-Identifier: MIT

extension Session {
  /// Takes a value from outside.
  ///
  /// The number that is shown already changes nothing, so `1.50` stays while it is typed; another
  /// one is shown, with the caret as far from the end as before.
  package mutating func set(_ value: Numeral) -> Outcome {
    let before = self
    take(value.canonical)
    return Outcome(changes: changes(since: before))
  }

  /// Takes another style or locale: the same value in the new notation, with the caret in its slot.
  package mutating func set(_ field: Field) -> Outcome {
    let before = self
    take(field)
    return Outcome(changes: changes(since: before))
  }

  private mutating func take(_ newValue: Numeral) {
    let number = field.number(of: newValue)
    let isShown = newValue.isSameNumber(as: value) || number.isSameNumber(as: state.numeral)
    value = newValue
    if !isActive {
      show(field.idle(newValue))
    } else if isShown {
      if !isEdited { editing?.original = newValue }
    } else {
      editing?.original = newValue
      editing?.isEdited = false
      editing?.history = History()
      showFromOutside(field.active(number))
    }
  }

  /// Shows a number from outside in an active field, with the caret as far from the end as before.
  private mutating func showFromOutside(_ numeral: Numeral) {
    let caret = state.layout.slots(of: state.selection).upperBound
    let behind = state.layout.contentCount - caret.index
    let slot = CaretSlot(max(0, numeral.contentCount - behind))
    show(field.state(of: numeral, .caret(slot)))
  }

  private mutating func take(_ newField: Field) {
    let old = field
    field = newField
    guard isActive else {
      show(field.idle(value))
      return
    }
    let caret = state.layout.slots(of: state.selection).upperBound
    show(field.state(of: numeral(redrawnFrom: old), .caret(caret)))
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
