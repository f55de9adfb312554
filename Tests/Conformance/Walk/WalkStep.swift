// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// Plays the events of a walk (a script) in a field, and checks the laws after each event.
struct WalkStep<Bound: NumericTextBoundValue> {
  private(set) var session: NumericTextSession<Bound>
  private(set) var broken: (law: String, detail: String)?
  private(set) var fields: WalkFields<Bound>

  /// Whether the app has set a value or a style since the walk started.
  ///
  /// A value from the app doesn't have to follow the rules of the style until the next edit.
  private(set) var isFromOutside = false

  /// The states that are already checked, or nil to check the state after each event.
  private let seen: SeenStates?

  init(
    _ style: WalkStyle,
    _ value: Bound,
    changes: [WalkChange] = [],
    seen: SeenStates? = nil
  ) {
    self.seen = seen
    fields = WalkFields(style, changes: changes)
    session = NumericTextSession(value: value, style: fields.style)
  }

  var style: WalkStyle { fields.choices }
  var field: Field { fields.field }

  mutating func play(_ event: WalkEvent) {
    let before = session
    let outcome = perform(event)
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
    if seen != nil, case .paste(let text) = event { checkPaste(of: text, outcome, since: before) }
    if case .type(let key) = event { checkInput(key, from: before) }
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

  private mutating func perform(_ event: WalkEvent) -> NumericTextOutcome<Bound> {
    switch event {
    case .focus: return session.focus()
    case .blur: return session.blur()
    case .submit: return session.submit()
    case .cancel: return session.cancel()
    case .confirm: return session.confirmMarkedText()
    case .toggleSign: return session.toggleSign()
    case .decimalKey: return session.typeDecimalKey()
    case .undo: return session.undo()
    case .redo: return session.redo()
    case .backspace: return session.deleteBackward()
    case .delete: return session.deleteForward()
    case .type(let text): return session.type(text)
    case .paste(let text): return session.paste(text)
    case .mark(let text): return session.mark(text)
    case .select(let range): return session.select(range)
    case .selectAll: return session.selectAll()
    case .move(let move): return session.move(move)
    case .replace(let range, let text): return session.replace(range, with: text)
    case .input(let text, let caret): return session.input(text, caret: caret)
    case .step(let count): return session.step(by: count)
    case .scrub(let count, let size): return session.scrub(by: count, size)
    case .endScrub: return session.endScrubbing()
    case .cancelScrub: return session.cancelScrubbing()
    case .set(let number):
      isFromOutside = true
      return session.set(value: Walk.bound(number) ?? session.value)
    case .style(let change):
      isFromOutside = true
      fields = WalkFields(change.applied(to: style))
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
