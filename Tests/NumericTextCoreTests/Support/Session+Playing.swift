// SPDX-License-Identifier: MIT

@testable import NumericTextCore

/// The result of an event and the state of the field after it.
struct Played: Hashable {
  let text: String
  let selection: Range<Int>
  let changes: NumericTextChanges
  let refusal: NumericTextRefusal?

  init(_ session: Session, _ outcome: Outcome) {
    text = session.text
    selection = session.selection
    changes = outcome.changes
    refusal = outcome.refusal
  }
}

extension Field {
  /// Returns the state of an active field that shows `text`, with the selection nearest to `range`.
  func state(showing text: String, selecting range: Range<Int>) -> FieldState {
    var state = stages.state(of: Numeral(text) ?? Numeral(), .caret(.last))
    state.select(state.layout.selection(nearestTo: range))
    return state
  }
}

extension Session {
  /// Creates the session of an active field in which each character of `keys` was typed.
  init(typing keys: String, in field: Field, value: Numeral = Numeral()) {
    self.init(field, value: value)
    _ = focus()
    for key in keys.unicodeScalars { _ = type(String(key)) }
  }

  /// The state of an active field, or nil while it is idle.
  var activeState: FieldState? { isActive ? state : nil }
}

// Shorthands for events in tests.
extension Session {
  mutating func play(_ event: Event) -> Played {
    let outcome = perform(event)
    return Played(self, outcome)
  }

  mutating func focus() -> Played { play(.focus()) }
  mutating func commit() -> Played { play(.blur) }
  mutating func cancel() -> Played { play(.cancel) }
  mutating func type(_ text: String) -> Played { play(.edit(.type(text))) }
  mutating func paste(_ text: String) -> Played { play(.edit(.paste(text))) }
  mutating func deleteBackward() -> Played { play(.edit(.delete(.backward))) }
  mutating func toggleSign() -> Played { play(.edit(.toggleSign)) }
  mutating func selectAll() -> Played { play(.selectAll) }
  mutating func select(_ range: Range<Int>) -> Played { play(.select(range)) }
  mutating func step(by count: Int) -> Played { play(.step(by: count)) }
  mutating func undo() -> Played { play(.undo) }
  mutating func redo() -> Played { play(.redo) }
  mutating func mark(_ text: String) -> Played { play(.mark(text)) }

  mutating func move(_ move: NumericTextCaretMove, extending isExtending: Bool = false) -> Played {
    play(.move(move, extending: isExtending))
  }

  mutating func replace(_ range: Range<Int>, with text: String) -> Played {
    play(.edit(.replace(range, with: text)))
  }

  mutating func input(_ text: String, caret: Int) -> Played {
    play(.input(text, caret: caret))
  }
}
