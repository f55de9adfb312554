// SPDX-License-Identifier: MIT

/// One field with all that happens to it: the bytes tell what, the laws are checked after each event.
struct FuzzPlay {
  private(set) var session: Session

  /// The law that was broken first, with what the field held then.
  private(set) var violation: String?

  /// Whether the style was changed since the field got the focus: its rules bind the next edit only.
  private(set) var hasChangedField = false

  /// Whether the app has set the number since the field got the focus: no rules bind that.
  private(set) var hasSetValue = false

  /// Whether the number was committed by Return since the field got the focus.
  private var hasSubmitted = false

  /// Whether undo may have brought back a number from outside, past a commit.
  var isRestored: Bool { hasSubmitted && session.canRedo }

  private var bytes: FuzzBytes
  private let isTraced: Bool

  init(_ bytes: some Sequence<UInt8>, isTraced: Bool) {
    self.bytes = FuzzBytes(bytes)
    self.isTraced = isTraced
    let field = self.bytes.field()
    session = Session(field, value: field.held(self.bytes.numeral()))
    if isTraced { print(field, session.sketch) }
  }

  /// Plays events until the bytes run out or a law breaks.
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
    note(event)
    checkOutcome(outcome, since: before, event)
    checkState()
    checkEdit(event, outcome, since: before)
  }

  private mutating func note(_ event: FuzzEvent) {
    switch event {
    case .change: hasChangedField = true
    case .set: hasSetValue = true
    case .event(.submit): hasSubmitted = true
    default: break
    }
    if !session.isActive {
      hasChangedField = false
      hasSetValue = false
      hasSubmitted = false
    }
  }

  mutating func expect(_ holds: Bool, _ law: String) {
    guard !holds, violation == nil else { return }
    violation = "\(law): \(session.sketch)"
  }
}

extension Session {
  /// What an active field shows, nil while it is idle.
  var activeState: FieldState? { isActive ? state : nil }

  /// What a field holds, in one line.
  var sketch: String {
    "\(text.debugDescription) \(selection) value \(value) numeral "
      + "\(activeState?.numeral.description ?? "idle")\(isComposing ? " composing" : "")"
  }
}

extension Field {
  /// The value that an app can hold: one that is not optional is zero instead of nothing.
  func held(_ value: Numeral) -> Numeral {
    value.digits.isEmpty && !rules.allowsEmpty ? .zero : value
  }
}
