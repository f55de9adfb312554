// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import NumericText
  public import SwiftUI

  // MARK: - Overview
  //
  // Versions of most of the package's view modifiers that apply to a single field. Each returns a
  // field, so that other modifiers of `NumericTextField` can follow it. See `FieldModifiers`.

  nonisolated extension NumericTextField {
    /// Adds an action for edits that the field refuses.
    public func onNumericTextRefusal(
      perform action: @escaping @MainActor (NumericTextRefusal) -> Void
    ) -> Self {
      setting { $0.onRefusal.insert(action, at: 0) }
    }

    /// Adds an action that is called with the new text when a number was replaced by the nearest
    /// allowed number.
    public func onNumericTextClamp(perform action: @escaping @MainActor (String) -> Void) -> Self {
      setting { $0.onClamp.insert(action, at: 0) }
    }

    /// Adds an action for pasted table cells: the field takes the first, and the action receives the
    /// rest, row by row.
    public func onNumericTextRest(perform action: @escaping @MainActor ([String]) -> Void) -> Self {
      setting { $0.onRest.insert(action, at: 0) }
    }

    /// Adds an action that is called with the formatted result of an expression when the result
    /// changes.
    public func onNumericTextResult(
      perform action: @escaping @MainActor (String?) -> Void
    ) -> Self {
      setting { $0.onResult.insert(action, at: 0) }
    }

    /// Adds an action that is called when the number starts or stops violating a rule.
    public func onNumericTextViolation(
      perform action: @escaping @MainActor (NumericTextViolation?) -> Void
    ) -> Self {
      setting { $0.onViolation.insert(action, at: 0) }
    }

    /// Adds an action that is called when the field commits its number.
    public func onNumericTextCommit(perform action: @escaping @MainActor () -> Void) -> Self {
      setting { $0.onCommit.insert(action, at: 0) }
    }

    /// Adds an action for the Return key.
    public func onNumericTextSubmit(perform action: @escaping @MainActor () -> Void) -> Self {
      setting { $0.onSubmit.insert(action, at: 0) }
    }

    /// Adds an action for the beginning and end of editing.
    public func onNumericTextEditingChanged(
      perform action: @escaping @MainActor (Bool) -> Void
    ) -> Self {
      setting { $0.onEditingChanged.insert(action, at: 0) }
    }

    /// Selects the whole text when the field receives focus, so that typing replaces the number.
    public func numericTextSelectsAllOnFocus(_ selectsAll: Bool = true) -> Self {
      setting { $0.selectsAllOnFocus = selectsAll }
    }

    /// Sets the VoiceOver gesture that increases or decreases the value.
    public func numericTextStepGesture(_ gesture: NumericTextStepGesture) -> Self {
      setting { $0.stepGesture = gesture }
    }

    /// Sets the border of the field.
    public func numericTextBorder(_ border: NumericTextBorder) -> Self {
      setting { $0.border = border }.plain { $0.numericTextBorder(border) }
    }

    /// Binds the focus of the field to a Boolean value.
    public func numericTextFocus(_ isFocused: Binding<Bool>) -> Self {
      setting { $0.focus = isFocused }
    }

    /// Gives the field focus while `focus` is equal to `value`, and updates `focus` when the user
    /// moves the focus.
    public func numericTextFocus<Value: Hashable>(
      _ focus: Binding<Value?>,
      equals value: Value
    ) -> Self {
      numericTextFocus(focus[dynamicMember: \.[isEqualTo: value]])
    }
  }

  // watchOS has neither UIKit nor AppKit text fields.
  #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
    nonisolated extension NumericTextField {
      /// Binds the selection of the field to a range of UTF-16 offsets.
      public func numericTextSelection(_ selection: Binding<Range<Int>?>) -> Self {
        setting { $0.selection = SelectionBinding(selection) }
      }

      /// Binds the selection of the field to a `TextSelection`, as in SwiftUI's own text fields.
      @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
      public func numericTextSelection(_ selection: Binding<TextSelection?>) -> Self {
        setting { $0.selection = SelectionBinding(selection) }
      }
    }
  #endif

  // On watchOS and tvOS, drags cannot change the number in a field.
  #if canImport(UIKit) && !os(watchOS) && !os(tvOS) || canImport(AppKit)
    nonisolated extension NumericTextField {
      /// Lets horizontal drags change the number.
      public func numericTextScrubbing(_ isEnabled: Bool = true) -> Self {
        setting { $0.allowsScrubbing = isEnabled }
      }
    }
  #endif
#endif
