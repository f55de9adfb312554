// SPDX-License-Identifier: MIT

/// Reads events from the fuzzer's bytes, performs them in one field, and checks the laws after each
/// event.
struct FuzzPlay {
  private(set) var session: Session

  var laws = SessionLaws()

  /// The first violated law with the state of the field, or nil if no law is violated.
  var violation: String? { laws.broken.map { "\($0.law): \($0.detail)" } }

  private var bytes: FuzzBytes
  private let isTraced: Bool

  init(_ bytes: some Sequence<UInt8>, isTraced: Bool) {
    self.bytes = FuzzBytes(bytes)
    self.isTraced = isTraced
    let field = self.bytes.field()
    session = Session(field, value: field.held(self.bytes.numeral()))
    if isTraced { print(field, session.sketch) }
  }

  /// Plays up to 96 events, and stops if the bytes run out or a law is violated.
  mutating func run() {
    checkState()
    var count = 0
    while !bytes.isEmpty, violation == nil, count < 96 {
      step(bytes.event(session.field.notation))
      count += 1
    }
  }

  private mutating func step(_ event: FuzzEvent) {
    let before = session
    if isTraced { print(event) }
    let outcome = event.play(on: &session)
    if isTraced { print("  ", session.sketch, outcome.refusal?.name ?? "") }
    laws.check(event.cause, outcome, from: before, to: session)
    checkState()
    checkEdit(event, outcome, since: before)
  }

  mutating func expect(_ holds: Bool, _ law: String) {
    laws.expect(holds, law, session, "numeral \(session.state.numeral)")
  }
}

extension Session {
  /// The state of the active field, or nil if the field is idle.
  var activeState: FieldState? { isActive ? state : nil }
}

extension Field {
  /// Returns zero if `value` is empty and the field cannot be empty, otherwise `value`.
  func held(_ value: Numeral) -> Numeral {
    value.digits.isEmpty && !rules.allowsEmpty ? .zero : value
  }
}
