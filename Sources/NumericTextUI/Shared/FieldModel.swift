// SPDX-License-Identifier: MIT

import NumericText

/// The session behind a field on screen, and those who hear of what it does.
///
/// Each event is played once and publishes at most one value. Adapters ask for nothing else: they
/// hand in a `FieldEvent` and draw the `FieldOutcome`.
@MainActor
final class FieldModel<Bound: NumericTextBoundValue> {
  private(set) var session: NumericTextSession<Bound>

  /// What the style asks of the keyboard.
  private(set) var traits: FieldTraits

  /// Whether the field has the focus.
  private(set) var hasFocus = false

  /// Hears of each new value, once a change, before `perform` returns.
  var onChange: (Bound) -> Void = { _ in }

  /// Hears of each new text that an event leads to, before `perform` returns.
  var onText: (String) -> Void = { _ in }

  /// Hears of each edit that was refused.
  var onRefusal: (Refusal) -> Void = { _ in }

  /// Hears of the end of editing, and of Return.
  var onCommit: () -> Void = {}

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
  var canRedo: Bool { session.canRedo }
  var undoCount: Int { session.undoCount }
  var spokenText: String { session.style.spoken(session.value.number) }

  @discardableResult
  func perform(_ event: FieldEvent) -> FieldOutcome {
    let wasActive = session.isActive
    let outcome = session.perform(event)
    if outcome.changes.contains(.value) { onChange(outcome.value) }
    if outcome.changes.contains(.text) { onText(outcome.text) }
    if let refusal = outcome.refusal { onRefusal(refusal) }
    if wasActive, event == .submit || event == .blur { onCommit() }
    follow(event)
    return FieldOutcome(outcome)
  }

  private func follow(_ event: FieldEvent) {
    let hadFocus = hasFocus
    switch event {
    case .focus: hasFocus = true
    case .blur: hasFocus = false
    default: return
    }
    if hadFocus != hasFocus { onEditingChanged(hasFocus) }
  }
}

// MARK: - From outside

extension FieldModel {
  /// Takes a value from outside.
  ///
  /// The number that the field holds already changes nothing.
  @discardableResult
  func set(value: Bound) -> FieldOutcome { FieldOutcome(session.set(value: value)) }

  /// Takes another style; the same style changes nothing.
  @discardableResult
  func set(style: NumericTextStyle<Bound.Number>) -> FieldOutcome {
    guard style != session.style else {
      return FieldOutcome(text: text, selection: selection, changes: [], refusal: nil)
    }
    traits = FieldTraits(style)
    return FieldOutcome(session.set(style: style))
  }
}
