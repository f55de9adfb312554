// SPDX-License-Identifier: MIT

/// The time at which an app receives the value that is being typed.
public enum NumericTextPublishing: Hashable, Sendable, CaseIterable {
  /// The app receives the value after every edit.
  case onEdit

  /// The app receives the value when it is committed: when the user presses Return or leaves the
  /// field.
  case onCommit
}

extension NumericTextStyle {
  /// Returns a style with which an app receives either each value while it is typed, or only
  /// committed values.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Decimal>.currency(code: "USD").publishing(.onCommit)
  /// ```
  ///
  /// With `.onCommit`, the bindings of fields, `onChange` of delegates and the `value` of
  /// `<numeric-field>` keep the last committed value while the user types, pastes, deletes, undoes
  /// and redoes. Return and the end of editing publish the number. Steps and drags publish it at
  /// once, as in Qt if `keyboardTracking` is off. Escape publishes the number that it restores if
  /// the app has a different one. Setting the value that the app already has does nothing, so the
  /// typed text stays. Setting a different value replaces the typed number.
  ///
  /// The value of a ``NumericTextSession`` is always the number of its text, whatever the style. An
  /// app that owns a session decides when to read the value.
  ///
  /// - Parameter publishing: The time of publishing.
  /// - Returns: The modified style.
  public func publishing(_ publishing: NumericTextPublishing) -> Self {
    with { $0.publishing = publishing }
  }

  /// The time at which an app receives the value that is being typed.
  package var publishing: NumericTextPublishing { choices.publishing }
}

/// The value that an app has received from a field, which differs from the session's value while
/// the style withholds a typed number.
///
/// After each event, a field calls `newValue` to find out which value to pass to the app.
package struct Publication<FieldValue: NumericTextBoundValue>: Sendable {
  /// The value that the app has while a newer value is withheld from it, otherwise nil.
  private var kept: FieldValue?

  package init() {}

  /// Returns the value that the app has received or set last, which differs from the session's value
  /// while a typed number is withheld.
  package func value(in session: NumericTextSession<FieldValue>) -> FieldValue {
    kept ?? session.value
  }

  /// Returns the value that the app must receive after an event, or nil if the app already has it.
  ///
  /// - Parameters:
  ///   - old: The session's value before the event.
  ///   - session: The session after the event.
  ///   - outcome: The outcome of the event. If the event was refused, the number is not finished.
  ///   - isTyping: Whether the style publishes on commit, and the event doesn't finish a number.
  /// - Returns: The value, or nil.
  package mutating func newValue(
    since old: FieldValue,
    in session: NumericTextSession<FieldValue>,
    outcome: Outcome,
    isTyping: Bool
  ) -> FieldValue? {
    let isWithheld = (isTyping || outcome.refusal != nil) && session.isActive
    guard isWithheld || kept != nil else {
      return outcome.changes.contains(.value) ? session.value : nil
    }
    let known = kept ?? old
    kept = isWithheld && known != session.value ? known : nil
    return isWithheld || known == session.value ? nil : session.value
  }

  /// Returns whether the field must adopt a value that the app sets, and discards a withheld number
  /// in this case.
  ///
  /// The result is false only if a typed number is withheld, and `value` is the value that the app
  /// already has.
  package mutating func takes(_ value: FieldValue) -> Bool {
    guard let kept else { return true }
    guard kept != value else { return false }
    self.kept = nil
    return true
  }
}

extension Event {
  /// Whether the user may still be typing the number after the event.
  package var isTyping: Bool {
    switch self {
    case .edit, .input, .undo, .redo, .mark, .confirmMarkedText, .focus, .select, .selectAll, .move:
      true
    case .blur, .submit, .cancel, .step, .scrub: false
    }
  }
}
