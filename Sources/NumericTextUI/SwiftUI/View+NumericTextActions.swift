// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import NumericText
  public import SwiftUI

  extension View {
    /// Adds an action for edits that the numeric fields in this view refuse.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount, style: .number.bounds(0...))
    ///   .onNumericTextRefusal { reason in hint = "\(reason)" }
    /// ```
    ///
    /// - Parameter action: Called with the reason. The refused edit hasn't changed the field.
    /// - Returns: A view that reports refusals.
    nonisolated public func onNumericTextRefusal(
      perform action: @escaping @MainActor (NumericTextRefusal) -> Void
    ) -> some View {
      transformEnvironment(\.fieldOptions) { $0.onRefusal.insert(action, at: 0) }
    }

    /// Adds an action that is called when a number in this view's fields is replaced by the nearest
    /// allowed number.
    ///
    /// ```swift
    /// NumericTextField("Percent", value: $percent, style: .number.bounds(0...100))
    ///   .onNumericTextClamp { text in hint = "Changed to \(text)" }
    /// ```
    ///
    /// - Parameter action: Called with the new text of the field.
    /// - Returns: A view that reports clamped numbers.
    nonisolated public func onNumericTextClamp(
      perform action: @escaping @MainActor (String) -> Void
    ) -> some View {
      transformEnvironment(\.fieldOptions) { $0.onClamp.insert(action, at: 0) }
    }

    /// Adds an action that is called when a row or column of numbers is pasted into one of this
    /// view's fields.
    ///
    /// The field takes the first number, and the action receives the texts of the others.
    ///
    /// Only a field whose style has `allowsCells()` accepts several numbers:
    ///
    /// ```swift
    /// NumericTextField("January", value: $january, style: .number.allowsCells())
    ///   .onNumericTextRest { texts in hint = "\(texts.count) more" }
    /// ```
    ///
    /// - Parameter action: Called with the texts of the other cells, row by row.
    /// - Returns: A view that reports the texts of the other cells.
    nonisolated public func onNumericTextRest(
      perform action: @escaping @MainActor ([String]) -> Void
    ) -> some View {
      transformEnvironment(\.fieldOptions) { $0.onRest.insert(action, at: 0) }
    }

    /// Adds an action for the results of expressions in the numeric fields inside this view.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount, style: .number.allowsArithmetic())
    ///   .onNumericTextResult { text in hint = text.map { "= \($0)" } ?? "" }
    /// ```
    ///
    /// - Parameter action: Called with the formatted result when it changes, and with nil when
    ///   there is no expression.
    /// - Returns: A view that reports results.
    nonisolated public func onNumericTextResult(
      perform action: @escaping @MainActor (String?) -> Void
    ) -> some View {
      transformEnvironment(\.fieldOptions) { $0.onResult.insert(action, at: 0) }
    }

    /// Adds an action that is called when a number in this view's fields starts or stops violating
    /// a rule.
    ///
    /// Only a style with `.reportOnly` allows a number to violate its rules. The action is also
    /// called after the app has set a value.
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
      transformEnvironment(\.fieldOptions) { $0.onViolation.insert(action, at: 0) }
    }

    /// Adds an action that is called when a numeric field inside this view commits its number.
    ///
    /// A field commits its number when Return is pressed, when it loses focus, and when a drag ends
    /// while the field has no focus. If Return has already committed the number, the loss of focus
    /// doesn't call the action. The action is called after the bound value has been adjusted to the
    /// rules.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount, style: .number)
    ///   .onNumericTextCommit { save(amount) }
    /// ```
    nonisolated public func onNumericTextCommit(
      perform action: @escaping @MainActor () -> Void
    ) -> some View {
      transformEnvironment(\.fieldOptions) { $0.onCommit.insert(action, at: 0) }
    }

    /// Adds an action for the Return key in the numeric fields inside this view.
    ///
    /// SwiftUI's `onSubmit(of:_:)` affects fields that format on commit, and any field to which it
    /// is applied directly. This modifier affects all numeric fields inside the view.
    ///
    /// ```swift
    /// Form {
    ///   NumericTextField("Amount", value: $amount, style: .number)
    /// }
    /// .onNumericTextSubmit { save(amount) }
    /// ```
    ///
    /// - Parameter action: Called after the number has been committed.
    /// - Returns: A view that performs the action.
    nonisolated public func onNumericTextSubmit(
      perform action: @escaping @MainActor () -> Void
    ) -> some View {
      transformEnvironment(\.fieldOptions) { $0.onSubmit.insert(action, at: 0) }
    }

    /// Adds an action for the beginning and end of editing in the numeric fields inside this view.
    ///
    /// - Parameter action: Called with true when editing begins, and with false when it ends.
    /// - Returns: A view that reports editing.
    nonisolated public func onNumericTextEditingChanged(
      perform action: @escaping @MainActor (Bool) -> Void
    ) -> some View {
      transformEnvironment(\.fieldOptions) { $0.onEditingChanged.insert(action, at: 0) }
    }

    /// Makes the numeric fields inside this view select their whole text when they receive focus,
    /// so that typing replaces the number.
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
      environment(\.fieldOptions.selectsAllOnFocus, selectsAll)
    }

    /// Sets the VoiceOver gesture that increases or decreases the values of the numeric fields
    /// inside this view.
    ///
    /// The default, `.automatic`, uses swipes until a field is edited, and actions during editing.
    /// A field with `formatting(.onCommit)` cannot switch: for such a field, `.automatic` always
    /// uses swipes on Apple Watch, where text isn't edited in place, and always uses actions
    /// elsewhere. On a Mac, keys change the value.
    ///
    /// ```swift
    /// NumericTextField("Quantity", value: $quantity, style: .number.step(1))
    ///   .numericTextStepGesture(.swipes)
    /// ```
    ///
    /// - Parameter gesture: Swipes, actions, or swipes until the text is edited.
    /// - Returns: A view in whose numeric fields this gesture changes the value.
    nonisolated public func numericTextStepGesture(
      _ gesture: NumericTextStepGesture
    ) -> some View {
      environment(\.fieldOptions.stepGesture, gesture)
    }

    /// Adds an action that is called with the new text after each event that changes the text.
    nonisolated package func onNumericText(
      perform action: @escaping @MainActor (String) -> Void
    ) -> some View {
      transformEnvironment(\.fieldOptions) { $0.onText.insert(action, at: 0) }
    }

    /// Adds an action that is called with the reason for each commit.
    nonisolated package func onNumericTextCommitCause(
      perform action: @escaping @MainActor (CommitCause) -> Void
    ) -> some View {
      transformEnvironment(\.fieldOptions) { $0.onCommitCause.insert(action, at: 0) }
    }
  }
#endif
