// SPDX-License-Identifier: MIT

extension Session {
  /// Takes a number from outside.
  ///
  /// The number that is there already changes nothing, so `1.50` stays while it is typed; another
  /// one is shown, with the caret as far from the end as before.
  package mutating func set(_ number: Numeral) -> Outcome {
    let before = snapshot
    let number = number.canonical
    guard marked == nil else {
      waiting.value = number
      return outcome(nil)
    }
    guard let state else {
      value = number
      showIdle()
      return outcome(nil, since: before)
    }
    if number.isSameNumber(as: value) || number.isSameNumber(as: state.numeral) {
      value = number
      if !isEdited { original = number }
      return outcome(nil, since: before)
    }
    value = number
    original = number
    isEdited = false
    history = History()
    let behind = state.numeral.contentCount - caretSlot(of: state).index
    let numeral = field.rules.active(number)
    hold(field.state(of: numeral, caret: max(0, numeral.contentCount - behind)))
    return outcome(nil, since: before)
  }

  /// Takes another style or locale: the same numeral in the new notation, the caret in its slot.
  package mutating func set(_ field: Field) -> Outcome {
    let before = snapshot
    guard marked == nil else {
      waiting.field = field
      return outcome(nil)
    }
    guard let state else {
      self.field = field
      showIdle()
      return outcome(nil, since: before)
    }
    let slot = caretSlot(of: state).index
    let isFromOutside = !isEdited && state.numeral == self.field.rules.active(value)
    self.field = field
    let numeral = isFromOutside ? field.rules.active(value) : field.rules.carried(state.numeral)
    hold(field.state(of: numeral, caret: slot))
    return outcome(nil, since: before)
  }

  /// The field that numbers from outside are meant for: one that waits comes before them.
  package var newestField: Field { waiting.field ?? field }

  private func caretSlot(of state: FieldState) -> CaretSlot {
    layout(of: state).slot(at: state.selection.upperBound)
  }
}

/// What the app has set while an input method was composing: it is taken when that ends.
struct Waiting: Sendable {
  var field: Field?
  var value: Numeral?
}
