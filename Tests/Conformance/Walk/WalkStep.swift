// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import NumericTextReplay

/// Plays the events of a walk (a script) in a field, and checks the laws after each event.
struct WalkStep<Bound: NumericTextBoundValue> {
  private(set) var session: NumericTextSession<Bound>
  private(set) var broken: (law: String, detail: String)?
  private(set) var fields: WalkFields<Bound>

  /// Whether the app has set a value or a style since the walk started.
  ///
  /// A value from the app doesn't have to follow the rules of the style until the next edit.
  private(set) var isFromOutside = false

  /// The states that are already checked, or nil if the state is checked again after each event.
  private let seen: SeenStates?

  init(_ fields: WalkFields<Bound>, _ value: Bound, seen: SeenStates? = nil) {
    self.seen = seen
    self.fields = fields
    session = NumericTextSession(value: value, style: fields.style)
  }

  var field: Field { fields.field }

  mutating func play(_ event: WalkEvent) {
    let before = session
    let outcome = perform(event.event)
    checkOutcome(outcome, since: before)
    // A refused event keeps the state, which has already been checked.
    guard outcome.refusal == nil else { return }
    checkCells()
    if !isPastBounds(before.value) { checkValue(outcome, event) }
    if event.editsNothing { checkThatNothingIsEdited(since: before) }
    if !session.isComposing, seen?.insert(session, after: event) ?? true { checkState() }
    guard !before.isComposing, !session.isComposing else { return }
    // Pastes are checked only in exhaustive scripts, whose texts are known. With the random texts
    // of other scripts, a paste can ignore some separators.
    guard case .field(.edit(let edit), _) = event.event else { return }
    if seen != nil, case .paste(let text) = edit { checkPaste(of: text, outcome, since: before) }
    if case .type(let key) = edit { checkInput(key, from: before) }
  }

  /// Checks the laws that depend only on the current state.
  private mutating func checkState() {
    checkCommit()
    checkHistory()
    checkScrub()
    checkSameAgain()
    checkOtherStyles()
    checkOwnText()
    checkFresh()
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
    guard !holds, broken == nil else { return }
    broken = (
      law, "\(session.text.debugDescription) \(session.selection) \(session.plainText) " + detail()
    )
  }
}
