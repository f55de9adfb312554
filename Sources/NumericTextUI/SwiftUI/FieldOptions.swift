// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import NumericText
  import SwiftUI

  // UIKit and AppKit have different options for text fields. watchOS has neither kind.
  #if canImport(UIKit) && !os(watchOS)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  /// The callbacks, bindings and options that SwiftUI modifiers set for numeric fields.
  struct FieldOptions {
    var onRefusal: [@MainActor (NumericTextRefusal) -> Void] = []
    var onClamp: [@MainActor (String) -> Void] = []
    var onRest: [@MainActor ([String]) -> Void] = []
    var onResult: [@MainActor (String?) -> Void] = []
    var onViolation: [@MainActor (NumericTextViolation?) -> Void] = []
    var onCommit: [@MainActor () -> Void] = []
    var onCommitCause: [@MainActor (CommitCause) -> Void] = []
    var onSubmit: [@MainActor () -> Void] = []
    var onEditingChanged: [@MainActor (Bool) -> Void] = []
    var onText: [@MainActor (String) -> Void] = []
    var focus: Binding<Bool>?

    /// A closure for each `focused` modifier, which returns whether the modifier's focus state
    /// requests the focus for the field.
    var focusRequests: [() -> Bool] = []
    var border = NumericTextBorder.automatic
    var showsFormLabel = false
    var selectsAllOnFocus = false
    var stepGesture = NumericTextStepGesture.automatic
    var allowsScrubbing = false

    // The options of UIKit and AppKit text fields.
    #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
      var selection: SelectionBinding?
      var font: PlatformFont?
      var color: PlatformColor?
      var refusals = RefusalSignals()
      var configure: [@MainActor (PlatformTextField) -> Void] = []
      var onUpdate: [@MainActor (PlatformTextField) -> Void] = []
    #endif

    // The options that depend on UIKit's keyboards.
    #if canImport(UIKit) && !os(watchOS)
      var keyboardType: UIKeyboardType?

      /// The keyboard that a field from `NumericTextMigration` uses, unless the app sets a
      /// keyboard.
      var defaultKeyboardType: UIKeyboardType?
      var accessory: NumericTextFieldConfiguration.Accessory = []
      var returnKeyType: UIReturnKeyType?
      var contentType: UITextContentType?
    #endif
  }

  /// How a field signals a refused edit.
  struct RefusalSignals {
    var announces = true

    /// Whether to play haptic feedback, or the alert sound on a Mac.
    var signals = false
    var message: (@MainActor (NumericTextRefusal) -> String)?
  }

  extension EnvironmentValues {
    private struct FieldOptionsKey: EnvironmentKey {
      static var defaultValue: FieldOptions { FieldOptions() }
    }

    var fieldOptions: FieldOptions {
      get { self[FieldOptionsKey.self] }
      set { self[FieldOptionsKey.self] = newValue }
    }
  }

  extension FieldOptions {
    /// Sets the callbacks of `model` to the actions that modifiers have added.
    ///
    /// The innermost modifier's action is called first.
    ///
    /// - Parameters:
    ///   - model: The model of the field.
    ///   - run: Called with each action. It performs the action immediately or later.
    @MainActor
    func listen<FieldValue>(
      to model: FieldModel<FieldValue>,
      run: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void = { $0() }
    ) {
      func all<Value: Sendable>(_ actions: [@MainActor (Value) -> Void]) -> (Value) -> Void {
        { value in run { actions.forEach { $0(value) } } }
      }
      model.onText = all(onText)
      model.onRefusal = all(onRefusal)
      model.onViolation = all(onViolation)
      model.onClamp = { [weak model, onClamp] _ in
        guard let text = model?.session.text else { return }
        run { onClamp.forEach { $0(text) } }
      }
      model.onRest = all(onRest)
      model.onResult = all(onResult)
      model.onCommit = { [onCommit] in run { onCommit.forEach { $0() } } }
      model.onCommitCause = all(onCommitCause)
      model.onSubmit = { [onSubmit] in run { onSubmit.forEach { $0() } } }
      model.onEditingChanged = { [onEditingChanged, focus] isEditing in
        run {
          if let focus, focus.wrappedValue != isEditing { focus.wrappedValue = isEditing }
          onEditingChanged.forEach { $0(isEditing) }
        }
      }
    }
  }
#endif
