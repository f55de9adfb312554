// SPDX-License-Identifier: MIT

import NumericTextCore

/// A field of a page: a session, whose numbers are those shown, with the value that it stands for.
///
/// It is a class so that its session is changed in place.
final class OpenField {
  private(set) var session: Session

  /// The value, empty if the field is: 0.125 where 12.5 % are shown.
  private(set) var value: Numeral

  /// An empty field, or one of zero where a field may not be empty.
  init(_ field: Field) {
    value = field.rules.allowsEmpty ? Numeral() : .zero
    session = Session(field, value: value)
  }

  func perform(_ event: Event) -> Outcome {
    let outcome = session.perform(event)
    if outcome.changes.contains(.value) {
      value = session.value.scaled(byPowerOfTen: -session.field.notation.scale)
    }
    return outcome
  }

  /// Takes a value from outside.
  func set(_ value: Numeral) -> Outcome {
    self.value = value.canonical
    return session.set(value.scaled(byPowerOfTen: session.newestField.notation.scale))
  }

  /// Takes another style; one that shows the value larger or smaller shows the same value.
  func set(_ field: Field) -> Outcome {
    let isScaled = field.notation.scale != session.newestField.notation.scale
    let outcome = session.set(field)
    return isScaled ? set(value) : outcome
  }
}
