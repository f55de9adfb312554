// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import NumericText
  import SwiftUI

  /// The callbacks, bindings and options that SwiftUI modifiers set for numeric fields.
  struct FieldActions {
    var onRefusal: [@MainActor (NumericTextRefusal) -> Void] = []
    var onViolation: [@MainActor (NumericTextViolation?) -> Void] = []
    var onCommit: [@MainActor () -> Void] = []
    var onCommitCause: [@MainActor (CommitCause) -> Void] = []
    var onSubmit: [@MainActor () -> Void] = []
    var onEditingChanged: [@MainActor (Bool) -> Void] = []
    var onText: [@MainActor (String) -> Void] = []
    var focus: Binding<Bool>?
    var selection: Binding<Range<Int>?>?
    var border = NumericTextBorder.automatic
    var showsFormLabel = false
    var selectsAllOnFocus = false
    var stepGesture = NumericTextStepGesture.automatic
    var allowsScrubbing = false
  }

  extension EnvironmentValues {
    private struct FieldActionsKey: EnvironmentKey {
      static let defaultValue = FieldActions()
    }

    var fieldActions: FieldActions {
      get { self[FieldActionsKey.self] }
      set { self[FieldActionsKey.self] = newValue }
    }
  }

  extension FieldActions {
    /// Sets the callbacks of `model` to the actions that modifiers have added.
    ///
    /// The innermost modifier's action is called first.
    @MainActor
    func listen<Bound>(to model: FieldModel<Bound>) {
      model.onText = { [onText] text in onText.forEach { $0(text) } }
      model.onRefusal = { [onRefusal] refusal in onRefusal.forEach { $0(refusal) } }
      model.onCommit = { [onCommit] in onCommit.forEach { $0() } }
      model.onCommitCause = { [onCommitCause] cause in onCommitCause.forEach { $0(cause) } }
      model.onSubmit = { [onSubmit] in onSubmit.forEach { $0() } }
      model.onEditingChanged = { [onEditingChanged, focus] isEditing in
        if let focus, focus.wrappedValue != isEditing { focus.wrappedValue = isEditing }
        onEditingChanged.forEach { $0(isEditing) }
      }
    }
  }
#endif
