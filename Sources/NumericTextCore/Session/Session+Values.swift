// SPDX-License-Identifier: MIT

extension Session {
  /// Takes a number from outside.
  ///
  /// The number that is there already changes nothing, so `1.50` stays while it is typed; another
  /// one is shown, with the caret as far from the end as before.
  package mutating func set(_ number: Numeral) -> Outcome {
    let number = number.canonical
    guard !isComposing else {
      waiting = Waiting(field: waiting?.field, value: number)
      return Outcome(changes: [])
    }
    let before = snapshot
    take(number)
    return Outcome(changes: changes(since: before))
  }

  /// Takes another style or locale: the same numeral in the new notation, the caret in its slot.
  package mutating func set(_ field: Field) -> Outcome {
    guard !isComposing else {
      waiting = Waiting(field: field, value: waiting?.value)
      return Outcome(changes: [])
    }
    let before = snapshot
    take(field)
    return Outcome(changes: changes(since: before))
  }

  /// The field that numbers from outside are meant for: one that waits comes before them.
  package var newestField: Field { waiting?.field ?? field }
}

extension Session {
  /// Takes a canonical number while no text is marked.
  mutating func take(_ number: Numeral) {
    let isSame = number.isSameNumber(as: value) || number.isSameNumber(as: held.numeral)
    value = number
    if !isActive {
      hold(field.idle(number))
    } else if isSame {
      if !isEdited { original = number }
    } else {
      original = number
      isEdited = false
      history = History()
      show(number)
    }
  }

  /// Takes another field while no text is marked.
  mutating func take(_ newField: Field) {
    let old = field
    field = newField
    guard isActive else { return hold(field.idle(value)) }
    let isFromOutside = !isEdited && held.numeral == old.active(value)
    let slot = held.caret.index
    let numeral = isFromOutside ? field.active(value) : field.carried(held.numeral)
    hold(field.state(of: numeral, caret: slot))
  }

  /// Shows a number from outside in an active field, with the caret as far from the end as before.
  private mutating func show(_ number: Numeral) {
    let behind = held.numeral.contentCount - held.caret.index
    let numeral = field.active(number)
    hold(field.state(of: numeral, caret: max(0, numeral.contentCount - behind)))
  }
}

/// What the app has set while an input method was composing: it is taken when that ends.
final class Waiting: Sendable {
  let field: Field?
  let value: Numeral?

  init(field: Field?, value: Numeral?) {
    self.field = field
    self.value = value
  }
}
