// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import NumericText
  public import SwiftUI

  extension View {
    /// Adds an action for edits that the numeric fields inside this view refuse.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount, style: .number.bounds(0...))
    ///   .onRefusal { reason in hint = "\(reason)" }
    /// ```
    ///
    /// - Parameter action: Hears of the reason. The field itself has not changed.
    /// - Returns: A view that tells of refusals.
    nonisolated public func onRefusal(
      perform action: @escaping @MainActor (Refusal) -> Void
    ) -> some View {
      transformEnvironment(\.fieldActions) { $0.onRefusal.insert(action, at: 0) }
    }

    /// Adds an action for the rules that the numbers in the fields inside this view come to break.
    ///
    /// It is called for styles that only report their rules, also for values that the app sets.
    ///
    /// ```swift
    /// NumericTextField("Age", value: $age, style: .number.bounds(0...130).enforcement(.reportOnly))
    ///   .onNumericTextViolation { violation in hint = violation.map { "\($0)" } ?? "" }
    /// ```
    ///
    /// - Parameter action: Called with the rule, and with nil once the value keeps all rules.
    /// - Returns: A view that reports violations.
    nonisolated public func onNumericTextViolation(
      perform action: @escaping @MainActor (NumericTextViolation?) -> Void
    ) -> some View {
      transformEnvironment(\.fieldActions) { $0.onViolation.insert(action, at: 0) }
    }

    /// Adds an action for the end of editing in the numeric fields inside this view.
    ///
    /// Return and the loss of focus both end it. The bound value is within its rules by then.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount, style: .number)
    ///   .onCommit { save(amount) }
    /// ```
    nonisolated public func onCommit(perform action: @escaping @MainActor () -> Void) -> some View {
      transformEnvironment(\.fieldActions) { $0.onCommit.insert(action, at: 0) }
    }

    /// Adds an action for the begin and the end of editing in the numeric fields inside this view.
    ///
    /// - Parameter action: Hears true when editing begins, and false when it ends.
    /// - Returns: A view that tells of editing.
    nonisolated public func onEditingChanged(
      perform action: @escaping @MainActor (Bool) -> Void
    ) -> some View {
      transformEnvironment(\.fieldActions) { $0.onEditingChanged.insert(action, at: 0) }
    }

    /// Selects the whole text of a numeric field inside this view when it gets the focus, so that typing
    /// replaces the number.
    ///
    /// ```swift
    /// NumericTextField("Quantity", value: $quantity, style: .number)
    ///   .numericTextSelectsAllOnFocus()
    /// ```
    ///
    /// It reaches fields that format while they are typed into; those that format on commit are
    /// SwiftUI's own, which place the caret by themselves.
    ///
    /// - Parameter selectsAll: Whether the whole text is selected.
    /// - Returns: A view whose numeric fields select their text.
    nonisolated public func numericTextSelectsAllOnFocus(_ selectsAll: Bool = true) -> some View {
      environment(\.fieldActions.selectsAllOnFocus, selectsAll)
    }

    /// Adds an action for each text that an event leads to.
    nonisolated package func onNumericText(
      perform action: @escaping @MainActor (String) -> Void
    ) -> some View {
      transformEnvironment(\.fieldActions) { $0.onText.insert(action, at: 0) }
    }

    /// Adds an action for each commit, which is called with what made it.
    nonisolated package func onNumericTextCommitCause(
      perform action: @escaping @MainActor (CommitCause) -> Void
    ) -> some View {
      transformEnvironment(\.fieldActions) { $0.onCommitCause.insert(action, at: 0) }
    }

    /// Ties the focus of a numeric field to a value, in both directions.
    ///
    /// `focused(_:)` of SwiftUI reaches fields that are made of SwiftUI alone: those that format on
    /// commit, and all of them on a watch. A field that formats while it is typed into is one of
    /// UIKit or AppKit; this modifier reaches it as well.
    ///
    /// ```swift
    /// @State private var isEditingAmount = false
    ///
    /// NumericTextField("Amount", value: $amount, style: .number)
    ///   .numericTextFocus($isEditingAmount)
    /// ```
    ///
    /// To move between such a field and others that have a `FocusState`, hand its changes on with
    /// `onChange`.
    ///
    /// - Parameter isFocused: True gives the field the focus, false takes it away.
    /// - Returns: A view whose numeric field follows the value. Apply it to one field.
    nonisolated public func numericTextFocus(_ isFocused: Binding<Bool>) -> some View {
      environment(\.fieldActions.focus, isFocused)
    }
  }
#endif
