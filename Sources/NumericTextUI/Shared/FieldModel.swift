// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// The session behind a field on screen, and those who hear of what it does.
///
/// Each event is performed once and publishes at most one value.
@MainActor
final class FieldModel<Bound: NumericTextBoundValue> {
  private(set) var session: NumericTextSession<Bound>

  /// What the style asks of the keyboard.
  private(set) var traits: FieldTraits

  /// Whether the field has the focus.
  private(set) var hasFocus = false

  /// Whether Return has committed the number and nothing has changed since.
  private var isCommitted = false

  /// Hears of each new value, once a change, before `perform` returns.
  var onChange: (Bound) -> Void = { _ in }

  /// Hears of each new text that an event leads to, before `perform` returns.
  var onText: (String) -> Void = { _ in }

  /// Hears of each edit that was refused.
  var onRefusal: (Refusal) -> Void = { _ in }

  /// Called with the rule that the value has come to break, and with nil once it keeps them all.
  ///
  /// A violation is reported as soon as there is a callback.
  var onViolation: ((NumericTextViolation?) -> Void)?

  /// The violation that was reported last.
  private var reportedViolation: NumericTextViolation?

  /// Hears of the end of editing, and of Return.
  var onCommit: () -> Void = {}

  /// Called for Return, after the number was committed.
  var onSubmit: () -> Void = {}

  /// Called with the selection when an event has moved it, in UTF-16 offsets.
  var onSelection: (Range<Int>) -> Void = { _ in }

  /// Hears of the focus coming and going.
  var onEditingChanged: (Bool) -> Void = { _ in }

  init(value: Bound, style: NumericTextStyle<Bound.Number>) {
    session = NumericTextSession(value: value, style: style)
    traits = FieldTraits(style)
  }
}

// MARK: - From the platform

extension FieldModel: FieldEditing {
  var text: String { session.text }
  var selection: Range<Int> { session.selection }
  var isActive: Bool { session.isActive }
  var isComposing: Bool { session.isComposing }
  var selectedText: String { session.selectedText }
  var isEdited: Bool { session.isEdited }
  var redoCount: Int { session.redoCount }
  var undoCount: Int { session.undoCount }
  var violation: NumericTextViolation? { session.violation }
  var locale: Locale { session.style.locale ?? .current }
  var spokenText: String { session.style.spoken(session.value.number) }

  @discardableResult
  func perform(_ event: Event) -> Outcome {
    let wasActive = session.isActive
    let outcome = session.perform(event)
    if outcome.changes.contains(.value) { onChange(session.value) }
    if outcome.changes.contains(.text) { onText(session.text) }
    if outcome.changes.contains(.selection) { onSelection(session.selection) }
    if let refusal = outcome.refusal { onRefusal(refusal) }
    reportViolation()
    if wasActive { noteCommit(event, outcome) }
    if event == .submit { onSubmit() }
    follow(event)
    return outcome
  }

  func reportViolation() {
    guard let onViolation, violation != reportedViolation else { return }
    reportedViolation = violation
    onViolation(violation)
  }

  /// Calls `onCommit` for Return, and for the end of editing unless Return has just committed.
  private func noteCommit(_ event: Event, _ outcome: Outcome) {
    let isRepeated = event == .blur && isCommitted
    if event == .submit || (event == .blur && !isRepeated) { onCommit() }
    if event == .submit {
      isCommitted = true
    } else if event == .blur || !outcome.changes.isDisjoint(with: [.text, .value]) {
      isCommitted = false
    }
  }

  private func follow(_ event: Event) {
    let hadFocus = hasFocus
    if case .focus = event { hasFocus = true }
    if event == .blur { hasFocus = false }
    if hadFocus != hasFocus { onEditingChanged(hasFocus) }
  }
}

// MARK: - From outside

extension FieldModel {
  /// Takes a value from outside.
  ///
  /// The number that the field holds already changes nothing.
  func set(value: Bound) {
    session.set(value: value)
    reportViolation()
  }

  /// Takes another style; the same style changes nothing.
  func set(style: NumericTextStyle<Bound.Number>) {
    guard style != session.style else { return }
    traits = FieldTraits(style)
    session.set(style: style)
    reportViolation()
  }
}
