// SPDX-License-Identifier: MIT

import Foundation
import Laws
import NumericText
import NumericTextReplay

/// Plays the events of a walk (a script) in a field, and checks the laws after each event.
struct WalkStep<Bound: NumericTextBoundValue> {
  private(set) var session: NumericTextSession<Bound>
  private var laws = SessionLaws()
  private(set) var fields: WalkFields<Bound>

  /// Whether the app has set a value or a style since the walk started, or has started it with a
  /// value outside the bounds.
  ///
  /// A value from the app doesn't have to follow the rules of the style until the next edit.
  private(set) var isFromOutside = false

  /// The first violated law with the state of the field, or nil if no law is violated.
  var broken: (law: String, detail: String)? { laws.broken }

  /// The states that are already checked, or nil to check the state after each event.
  private let seen: SeenStates?

  init(_ fields: WalkFields<Bound>, _ value: Bound, seen: SeenStates? = nil) {
    self.seen = seen
    self.fields = fields
    session = NumericTextSession(value: value, style: fields.style)
    isFromOutside = isPastBounds(value)
  }

  var field: Field { fields.field }

  mutating func play(_ event: WalkEvent) {
    let before = session
    let outcome = perform(event.event)
    laws.check(event.cause, outcome.engine, from: before.engine, to: session.engine)
    checkOutcome(outcome)
    // A refused event keeps the state, which has already been checked.
    guard outcome.refusal == nil else { return }
    if !isPastBounds(before.value) { checkValue(outcome, event) }
    if seen?.insert(session, after: event) ?? true { checkState() }
    guard !before.isComposing, !session.isComposing else { return }
    // Pastes are checked only in exhaustive scripts, whose texts are known. With the random texts
    // of other scripts, a paste can ignore some separators.
    guard seen != nil, case .field(.edit(.paste(let text)), _) = event.event else { return }
    checkPaste(of: text, outcome, since: before)
  }

  /// Checks the laws that depend only on the current state.
  private mutating func checkState() {
    laws.checkState(session.engine)
    guard !session.isComposing else { return }
    checkCommit()
    checkSameStyle()
    checkOtherStyles()
    checkOwnText()
  }

  private mutating func perform(_ event: ScriptEvent) -> NumericTextOutcome<Bound> {
    switch event {
    case .field(let event, _): return session.outcome(of: event)
    case .set(let number):
      isFromOutside = true
      return session.set(value: Walk.bound(number) ?? session.value)
    case .style(let changes):
      // A change that contradicts the style is left out.
      if let changed = try? WalkFields<Bound>(fields.script.changing(changes)) {
        isFromOutside = true
        fields = changed
      }
      return session.set(style: fields.style)
    }
  }

  mutating func expect(_ holds: Bool, _ law: String, _ detail: @autoclosure () -> String) {
    laws.expect(holds, law, session.engine, detail())
  }
}

extension NumericTextOutcome {
  /// The outcome without the value type.
  fileprivate var engine: Outcome {
    Outcome(changes: changes, refusal: refusal, isClamped: clampedTo != nil)
  }
}
