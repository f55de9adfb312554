// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

/// Calls `body` for every session that is reachable with up to `depth` presses.
///
/// Sessions with the same state and value behave in the same way, so only the first of them is
/// visited. This covers all sequences of presses without playing each of them.
func withEverySession(
  from starts: [Session],
  depth: Int,
  presses: [Event] = Event.editsAndArrow,
  _ body: (Session) throws -> Void
) throws {
  var exploration = Exploration(from: starts, presses: presses)
  try exploration.forEach(depth: depth, body)
}

/// Calls `body` for `session` with every selection of its text.
func withEverySelection(of session: Session, _ body: (Session) throws -> Void) throws {
  let length = session.text.utf16.count
  try withEvery("lower", in: 0...length) { lower in
    try withEvery("upper", in: lower...length) { upper in
      var selecting = session
      _ = selecting.select(lower..<upper)
      try body(selecting)
    }
  }
}

/// The sessions that have been reached, and those among them whose presses are still to be played.
private struct Exploration {
  private struct Place: Hashable {
    let state: FieldState?
    let value: Numeral
  }

  private var seen: Set<Place> = []
  private var frontier: [(session: Session, path: [Event])] = []
  let presses: [Event]

  init(from sessions: [Session], presses: [Event]) {
    self.presses = presses
    for session in sessions { visit(session, []) }
  }

  private mutating func visit(_ session: Session, _ path: [Event]) {
    guard seen.insert(Place(state: session.state, value: session.value)).inserted else { return }
    frontier.append((session, path))
  }

  /// Calls `body` for every session within `depth` presses of the start.
  mutating func forEach(depth: Int, _ body: (Session) throws -> Void) throws {
    for level in 0...depth {
      let current = frontier
      frontier = []
      for (session, path) in current {
        try withTrace("presses: \(path.keys)") { try body(session) }
        if level < depth { press(session, path) }
      }
    }
  }

  private mutating func press(_ session: Session, _ path: [Event]) {
    for press in presses {
      var next = session
      if next.play(press).refusal == nil { visit(next, path + [press]) }
    }
  }
}

extension Session {
  /// Returns active sessions to start from: an empty field, and fields whose numbers together
  /// contain every kind of character.
  ///
  /// If the rules require a value, the first field shows zero, or the bound that is nearest to zero.
  static func starts(_ notation: Notation, _ rules: Rules) -> [Session] {
    ["", "1", "1234", "-1234.5"].compactMap { text in
      let field = Field(notation, rules)
      var number = field.normalized(numeral(text)).value
      if number.digits.isEmpty, !rules.allowsEmpty {
        number = Numeral.zero.clamped(to: rules.bounds)
      }
      if number.isNegative, rules.signs == .onlyPlus { return nil }
      guard rules.precision.allows(number) else { return nil }
      var session = Session(field, value: number)
      _ = session.focus()
      return session
    }
  }
}

extension Precision {
  /// Returns whether `number` is short enough to be typed.
  func allows(_ number: Numeral) -> Bool {
    let text = number.canonical.description
    let integers = text.drop { $0 == "-" || $0 == "0" }.prefix { $0 != "." }.count
    let significant = text.filter { $0.isNumber }.drop { $0 == "0" }.count
    return integers <= integer.upperBound && number.canonical.fractionCount <= fraction.upperBound
      && significant <= total.upperBound
  }
}
