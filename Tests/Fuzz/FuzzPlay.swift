// SPDX-License-Identifier: MIT

/// Reads events from the fuzzer's bytes, performs them in one field, and checks the laws after each
/// event.
struct FuzzPlay {
  private(set) var session: Session

  /// The first violated law with the state of the field, or nil if no law is violated.
  private(set) var violation: String?

  /// Whether the app has changed the style since the field received the focus.
  ///
  /// The new rules apply only from the next edit on.
  private(set) var hasChangedField = false

  /// Whether the app has set the value since the field received the focus.
  ///
  /// Such a value need not obey the rules.
  private(set) var hasSetValue = false

  /// Whether the user has committed the number with Return since the field received the focus.
  private var hasSubmitted = false

  /// Whether the current value may be a value from before a commit, restored by undo or redo.
  ///
  /// Such a value can be outside the bounds if the app set it.
  private(set) var isRestored = false

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
    updateFlags(after: event, since: before)
    checkOutcome(outcome, since: before, event)
    checkState()
    checkEdit(event, outcome, since: before)
  }

  private mutating func updateFlags(after event: FuzzEvent, since before: Session) {
    if session.value != before.value { isRestored = false }
    switch event {
    case .change: hasChangedField = true
    case .set: hasSetValue = true
    case .event(.submit): hasSubmitted = true
    case .event(.undo), .event(.redo): if hasSubmitted { isRestored = true }
    default: break
    }
    if !session.isActive {
      hasChangedField = false
      hasSetValue = false
      hasSubmitted = false
      isRestored = false
    }
  }

  mutating func expect(_ holds: Bool, _ law: String) {
    guard !holds, violation == nil else { return }
    violation = "\(law): \(session.sketch)"
  }
}

extension Session {
  /// The state of the active field, or nil if the field is idle.
  var activeState: FieldState? { isActive ? state : nil }

  /// A description of the field's state on one line, for messages.
  var sketch: String {
    "\(text.debugDescription) \(selection) value \(value) numeral "
      + "\(activeState?.numeral.description ?? "idle")\(isComposing ? " composing" : "")"
  }
}

extension Field {
  /// Returns zero if `value` is empty and the field cannot be empty, otherwise `value`.
  func held(_ value: Numeral) -> Numeral {
    value.digits.isEmpty && !rules.allowsEmpty ? .zero : value
  }
}
