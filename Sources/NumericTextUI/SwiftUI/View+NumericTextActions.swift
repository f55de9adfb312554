// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import NumericText
  public import SwiftUI

  extension View {
    /// Adds an action for edits that the numeric fields in this view refuse.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount, style: .number.bounds(0...))
    ///   .onRefusal { reason in hint = "\(reason)" }
    /// ```
    ///
    /// - Parameter action: Called with the reason. The field itself is unchanged.
    /// - Returns: A view that reports refusals.
    nonisolated public func onRefusal(
      perform action: @escaping @MainActor (Refusal) -> Void
    ) -> some View {
      transformEnvironment(\.fieldActions) { $0.onRefusal.insert(action, at: 0) }
    }

    /// Adds an action for rules that the numbers in this view's fields violate.
    ///
    /// The action is called for styles with `.reportOnly`, also after the app has set a value.
    ///
    /// ```swift
    /// NumericTextField("Age", value: $age, style: .number.bounds(0...130).enforcement(.reportOnly))
    ///   .onNumericTextViolation { violation in hint = violation.map { "\($0)" } ?? "" }
    /// ```
    ///
    /// - Parameter action: Called with the rule, and with nil when the value is valid again.
    /// - Returns: A view that reports violations.
    nonisolated public func onNumericTextViolation(
      perform action: @escaping @MainActor (NumericTextViolation?) -> Void
    ) -> some View {
      transformEnvironment(\.fieldActions) { $0.onViolation.insert(action, at: 0) }
    }

    /// Adds an action for the end of editing in the numeric fields in this view.
    ///
    /// Both Return and the loss of focus end editing. The bound value has been adjusted to the
    /// rules by then.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount, style: .number)
    ///   .onCommit { save(amount) }
    /// ```
    nonisolated public func onCommit(perform action: @escaping @MainActor () -> Void) -> some View {
      transformEnvironment(\.fieldActions) { $0.onCommit.insert(action, at: 0) }
    }

    /// Adds an action for the start and the end of editing in the numeric fields in this view.
    ///
    /// - Parameter action: Called with true when editing begins, and with false when it ends.
    /// - Returns: A view that reports editing.
    nonisolated public func onEditingChanged(
      perform action: @escaping @MainActor (Bool) -> Void
    ) -> some View {
      transformEnvironment(\.fieldActions) { $0.onEditingChanged.insert(action, at: 0) }
    }

    /// Selects the whole text of a numeric field in this view when it receives focus, so that
    /// typing replaces the number.
    ///
    /// ```swift
    /// NumericTextField("Quantity", value: $quantity, style: .number)
    ///   .numericTextSelectsAllOnFocus()
    /// ```
    ///
    /// This affects fields with live formatting. Fields with `formatting(.onCommit)` are SwiftUI's
    /// own text fields, which place the caret themselves.
    ///
    /// - Parameter selectsAll: Whether to select the whole text.
    /// - Returns: A view whose numeric fields select their text.
    nonisolated public func numericTextSelectsAllOnFocus(_ selectsAll: Bool = true) -> some View {
      environment(\.fieldActions.selectsAllOnFocus, selectsAll)
    }

    /// Adds an action for each text that an event results in.
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
    /// SwiftUI's `focused(_:)` works only for fields that are SwiftUI's own: those with
    /// `formatting(.onCommit)`, and all fields on watchOS. Fields with live formatting are UIKit or
    /// AppKit text fields. This modifier works for both kinds.
    ///
    /// ```swift
    /// @State private var isEditingAmount = false
    ///
    /// NumericTextField("Amount", value: $amount, style: .number)
    ///   .numericTextFocus($isEditingAmount)
    /// ```
    ///
    /// To move focus between this field and others with a `FocusState`, copy the changes in
    /// `onChange`.
    ///
    /// - Parameter isFocused: Whether the field has focus. Setting it moves the focus.
    /// - Returns: A view whose numeric field has the bound focus. Apply the modifier to a single
    ///   field.
    nonisolated public func numericTextFocus(_ isFocused: Binding<Bool>) -> some View {
      environment(\.fieldActions.focus, isFocused)
    }
  }
#endif
