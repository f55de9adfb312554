// SPDX-License-Identifier: MIT

// The fuzzer compiles this folder and the engine as one module.
#if canImport(NumericTextCore)
  package import NumericTextCore
#endif

/// The laws that every session obeys, in every field.
///
/// Unit tests, random and exhaustive scripts, and the fuzzer check them after each event.
package struct SessionLaws {
  /// What happens to a session.
  package enum Cause {
    case event(Event)

    /// The app sets the value or the style.
    case newValue, newStyle
  }

  /// The first violated law with the state of the field, or nil if no law is violated.
  package private(set) var broken: (law: String, detail: String)?

  /// Whether the app has changed the style since the field received the focus.
  ///
  /// The new rules apply only from the next edit on.
  package private(set) var hasNewStyle = false

  /// Whether the app has set the value since the field received the focus.
  ///
  /// Such a value need not obey the rules.
  private var hasNewValue = false

  /// Whether the user has committed the number with Return since the field received the focus.
  private var hasSubmitted = false

  /// Whether the current value may be a value from before a commit, restored by undo or redo.
  ///
  /// Such a value can be outside the bounds if the app set it.
  private(set) var isRestored = false

  /// Whether the value may break the rules, because the app has changed the style or the value, or
  /// undo has restored such a value.
  package var isFromApp: Bool { hasNewStyle || hasNewValue || isRestored }

  package init() {}

  /// Checks the laws of an event.
  ///
  /// - Parameters:
  ///   - cause: What has happened.
  ///   - outcome: The outcome that the session has returned.
  ///   - before: The session before the event.
  ///   - after: The session after the event.
  package mutating func check(
    _ cause: Cause,
    _ outcome: Outcome,
    from before: Session,
    to after: Session
  ) {
    remember(cause, before, after)
    checkChanges(outcome, before, after)
    checkRefusal(outcome, before, after)
    checkBounds(outcome, after)
    if cause.editsNothing { checkThatNothingIsEdited(before, after) }
    if case .event(.edit(.type(let key))) = cause, outcome.refusal == nil {
      checkInput(key, before, after)
    }
    if !after.isActive { forget() }
  }

  private mutating func remember(_ cause: Cause, _ before: Session, _ after: Session) {
    if after.value != before.value { isRestored = false }
    switch cause {
    case .newStyle: hasNewStyle = true
    case .newValue: hasNewValue = true
    case .event(.submit): hasSubmitted = true
    case .event(.undo), .event(.redo): if hasSubmitted { isRestored = true }
    case .event: break
    }
  }

  private mutating func forget() {
    (hasNewStyle, hasNewValue, hasSubmitted, isRestored) = (false, false, false, false)
  }

  /// Records a violation of `law` unless `holds` is true.
  package mutating func expect(
    _ holds: Bool,
    _ law: String,
    _ session: Session,
    _ detail: @autoclosure () -> String = ""
  ) {
    if !holds, broken == nil { broken = (law, "\(session.sketch) \(detail())") }
  }
}

extension SessionLaws.Cause {
  /// Whether the value that the event publishes must obey the rules of the field.
  package var isEdit: Bool {
    switch self {
    case .event(.edit), .event(.input), .event(.confirmMarkedText), .event(.step),
      .event(.scrub(.by)):
      true
    case .event, .newValue, .newStyle: false
    }
  }

  /// Whether the event affects only the focus, the selection or the style.
  fileprivate var editsNothing: Bool {
    switch self {
    case .newStyle, .event(.focus), .event(.select), .event(.selectAll), .event(.move): true
    case .newValue, .event: false
    }
  }
}

extension Session {
  /// A description of the field on one line, for messages.
  package var sketch: String {
    let state = isComposing ? "composing" : isActive ? "active" : "idle"
    return "\(text.debugDescription) \(selection) value \(value) \(state)"
  }

  /// Returns whether both fields have the same text, selection and value.
  package func looks(like other: Session) -> Bool {
    text.utf8.elementsEqual(other.text.utf8) && selection == other.selection
      && value == other.value
  }

  /// Returns whether both fields have equally many edits to undo and to redo.
  func hasHistory(of other: Session) -> Bool {
    undoCount == other.undoCount && redoCount == other.redoCount
  }
}
