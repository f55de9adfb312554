// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// The editing session of a field on screen, with callbacks for its changes.
///
/// Each event calls `onChange` at most once.
@MainActor
final class FieldModel<FieldValue: NumericTextBoundValue> {
  private(set) var session: NumericTextSession<FieldValue>

  /// The properties of the style that affect the keyboard, the caret and other parts of the field.
  private(set) var traits: FieldTraits

  /// Whether the field has focus.
  private(set) var hasFocus = false

  /// Whether Return has committed the number and nothing has changed since.
  private var isCommitted = false

  private var dragReport = DragReport()

  /// The value that the app has received or set last, which can differ from the session's value.
  private var publication = Publication<FieldValue>()

  /// Called with each new value, before `perform` returns.
  var onChange: (FieldValue) -> Void = { _ in }

  /// Called with the new text when an event has changed it, before `perform` returns.
  var onText: (String) -> Void = { _ in }

  /// Called when an edit is refused, and at most once during a drag.
  var onRefusal: (NumericTextRefusal) -> Void = { _ in }

  /// Called with the new value when a number has been replaced by the nearest allowed number, after
  /// an edit or at the end of editing.
  var onClamp: (FieldValue) -> Void = { _ in }

  /// Called when several table cells have been pasted, with the texts of all cells but the first.
  var onRest: ([String]) -> Void = { _ in }

  /// Called with the formatted result of the expression in the field when the result changes, and
  /// with nil when there is no expression anymore.
  var onResult: (String?) -> Void = { _ in }

  /// The last result passed to `onResult`.
  private var reportedResult: String?

  /// Called with a rule when the value begins to violate it, and with nil when the value is valid
  /// again.
  ///
  /// If the value already violates a rule when the callback is set, the next call of
  /// `reportViolation()` reports that rule.
  var onViolation: ((NumericTextViolation?) -> Void)?

  /// The last violation passed to `onViolation`.
  private var reportedViolation: NumericTextViolation?

  /// Called when the number is committed: when Return is pressed, when editing ends, or when a drag
  /// of a field without focus ends.
  ///
  /// It is not called for the end of editing if Return has already committed the number.
  var onCommit: () -> Void = {}

  /// Called together with `onCommit`, with the reason for the commit.
  var onCommitCause: (CommitCause) -> Void = { _ in }

  /// Called when Return is pressed, after the number has been committed.
  var onSubmit: () -> Void = {}

  /// Called with the new selection in UTF-16 offsets when an event has changed it.
  var onSelection: (Range<Int>) -> Void = { _ in }

  /// Called with true when the field receives focus, and with false when it loses focus.
  var onEditingChanged: (Bool) -> Void = { _ in }

  init(value: FieldValue, style: NumericTextStyle<FieldValue.Number>) {
    session = NumericTextSession(value: value, style: style)
    traits = FieldTraits(style)
  }
}

// MARK: - Events

extension FieldModel: FieldEditing {
  var engine: Session { session.engine }
  var canCancel: Bool { session.canCancel }
  var locale: Locale { session.style.locale ?? .current }

  /// The value that the app has received or set last.
  ///
  /// With `publishing(.onCommit)`, the session's value can be a newer number, which the user has
  /// typed but not committed.
  var publishedValue: FieldValue { publication.value(in: session) }

  var spokenText: String { session.style.spoken(session.value.number) }

  func message(for refusal: NumericTextRefusal) -> String {
    session.style.refusalMessage(for: refusal)
  }

  func message(for violation: NumericTextViolation) -> String {
    session.style.violationMessage(for: violation)
  }

  @discardableResult
  func perform(_ event: Event) -> Outcome {
    let (wasActive, wasEdited, oldValue) = (engine.isActive, engine.isEdited, session.value)
    let endsIdleDrag = event == .scrub(.ended) && !wasActive && dragReport.hasChanges
    let outcome = dragReport.take(event, session.perform(event))
    publish(event, outcome, since: oldValue)
    if outcome.changes.contains(.text) { onText(session.text) }
    if outcome.changes.contains(.selection) { onSelection(session.selection) }
    if let refusal = outcome.refusal { onRefusal(refusal) }
    if outcome.isClamped { onClamp(session.value) }
    if outcome.changes.contains(.rest) { onRest(engine.restOfCells) }
    reportResult()
    reportViolation()
    if wasActive, outcome.refusal == nil { noteCommit(event, outcome, wasEdited: wasEdited) }
    if endsIdleDrag { commit(.end(isEdited: true)) }
    if event == .submit, outcome.refusal == nil { onSubmit() }
    follow(event)
    return outcome
  }

  private func publish(_ event: Event, _ outcome: Outcome, since oldValue: FieldValue) {
    let new = publication.newValue(
      since: oldValue,
      in: session,
      outcome: outcome,
      isTyping: traits.publishesOnCommit && event.isTyping
    )
    if let new { onChange(new) }
  }

  private func reportResult() {
    guard session.resultText != reportedResult else { return }
    reportedResult = session.resultText
    onResult(reportedResult)
  }

  func reportViolation() {
    let violation = engine.violation
    guard let onViolation, violation != reportedViolation else { return }
    reportedViolation = violation
    onViolation(violation)
  }

  /// Calls `onCommit` after Return, and after the end of editing if Return hasn't already committed
  /// the number.
  private func noteCommit(_ event: Event, _ outcome: Outcome, wasEdited: Bool) {
    let isRepeated = event == .blur && isCommitted
    // The callback can end editing, which must not commit the number again.
    if event == .submit {
      isCommitted = true
    } else if event == .blur || !outcome.changes.isDisjoint(with: [.text, .value]) {
      isCommitted = false
    }
    if event == .submit || (event == .blur && !isRepeated) {
      commit(event == .submit ? .submit : .end(isEdited: wasEdited))
    }
  }

  private func commit(_ cause: CommitCause) {
    onCommit()
    onCommitCause(cause)
  }

  private func follow(_ event: Event) {
    let hadFocus = hasFocus
    if case .focus = event { hasFocus = true }
    if event == .blur { hasFocus = false }
    if hadFocus != hasFocus { onEditingChanged(hasFocus) }
  }
}

// MARK: - Changes by the app

extension FieldModel {
  /// Sets the value.
  ///
  /// If `value` is equal to `publishedValue`, a number that the user is typing is kept.
  func set(value: FieldValue) {
    guard publication.takes(value) else { return }
    session.set(value: value)
    reportViolation()
  }

  /// Sets the style.
  ///
  /// Setting the current style again has no effect.
  func set(style: NumericTextStyle<FieldValue.Number>) {
    guard style != session.style else { return }
    traits = FieldTraits(style)
    session.set(style: style)
    reportViolation()
  }
}

/// The part of the interface of `FieldModel` that doesn't depend on the value type.
///
/// Objective-C cannot call methods in extensions of generic classes. With this protocol, the
/// adapters can be nongeneric classes.
@MainActor
protocol FieldEditing: AnyObject {
  /// The session of the field.
  var engine: Session { get }

  /// The value in words, or an empty text if there is no value.
  var spokenText: String { get }

  /// Returns the sentence that explains a refusal, in the language of `locale`.
  func message(for refusal: NumericTextRefusal) -> String

  /// Returns the sentence that explains a violation, in the language of `locale`.
  func message(for violation: NumericTextViolation) -> String

  /// The locale for messages.
  var locale: Locale { get }

  /// The properties of the style that affect the keyboard, the caret and other parts of the field.
  var traits: FieldTraits { get }

  /// Whether the Escape key would change the text or the value.
  var canCancel: Bool { get }

  /// The number, or nil if there is none.
  var nsNumber: NSNumber? { get }

  /// Returns the number that the field would have with another text, without changing the field.
  func nsNumber(of text: String) -> NSNumber?

  /// Returns the text that the field shows for a number, without changing the field.
  func text(of number: NSNumber?) -> String?

  /// Sets the number, unless the type of the value cannot represent it.
  func set(nsNumber: NSNumber?)

  /// Performs an event and calls the callbacks for its outcome.
  ///
  /// During a drag, only the first refusal is reported, both to the callback and in the outcomes.
  @discardableResult
  func perform(_ event: Event) -> Outcome

  /// Calls the callback for violations if the violation has changed since the last call of the
  /// callback.
  func reportViolation()
}

/// The reason for committing the number of a field.
package enum CommitCause: Sendable {
  /// The Return key.
  case submit

  /// The end of editing, or the end of a drag that has changed the number of a field without focus.
  ///
  /// `isEdited` is true after a drag. At the end of editing, it is true if the number was edited
  /// since the field received focus, or since Return was last pressed.
  case end(isEdited: Bool)
}

/// A record of a drag: whether it has changed the value, and whether a refusal was reported.
struct DragReport: Equatable {
  /// Whether the drag has changed the value.
  private(set) var hasChanges = false

  private var hasRefusal = false

  /// Records the outcome of a step of the drag, or resets the record after any other event.
  ///
  /// - Returns: The outcome, without its refusal if a refusal was already reported in this drag.
  mutating func take(_ event: Event, _ outcome: Outcome) -> Outcome {
    guard case .scrub(.by) = event else {
      self = DragReport()
      return outcome
    }
    if outcome.changes.contains(.value) { hasChanges = true }
    guard outcome.refusal != nil else { return outcome }
    defer { hasRefusal = true }
    return hasRefusal ? Outcome(changes: outcome.changes) : outcome
  }
}
