// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import NumericText
  import SwiftUI

  // MARK: - Overview
  //
  // SwiftUI's text field shows a typed key at once, and then writes the new text to the binding.
  // After that, the text field changes its text only if the binding returns another text than the
  // last time. Therefore, the binding first returns the typed text unchanged, and then the engine's
  // text.

  /// A SwiftUI text field that shows plain digits while editing, and the formatted number
  /// otherwise.
  struct PlainField<Label: View, FieldValue: NumericTextBoundValue>: View {
    let value: Binding<FieldValue>
    let style: NumericTextStyle<FieldValue.Number>
    let prompt: Text?
    let label: Label

    @State private var editor = PlainFieldEditor<FieldValue>()
    @State private var typed = TypedText()
    @FocusState private var isFocused: Bool
    @Environment(\.fieldOptions) private var options

    var body: some View {
      editor.update(value, style, options)
      return Group {
        if !editor.traits.hasStep {
          field
        } else if stepsBySwipes {
          field.accessibilityAdjustableAction { direction in
            step(by: direction == .increment ? 1 : -1)
          }
        } else {
          field
            .accessibilityAction(named: name(.increase)) { step(by: 1) }
            .accessibilityAction(named: name(.decrease)) { step(by: -1) }
        }
      }
    }

    /// Whether a VoiceOver swipe up or down changes the value by a step.
    ///
    /// If this is false, VoiceOver offers two actions. The result must not depend on the focus,
    /// because SwiftUI replaces the text field whenever the result changes. The new text field
    /// wouldn't have focus.
    private var stepsBySwipes: Bool {
      // On watchOS, text is edited on another screen, so swipes are never needed for the caret.
      #if os(watchOS)
        options.stepGesture.usesSwipes(isEditing: false)
      #else
        options.stepGesture.usesSwipes(isEditing: true)
      #endif
    }

    private func name(_ action: Sentence) -> Text {
      Text(verbatim: action.text(in: style.locale ?? .current))
    }

    private func step(by count: Int) { change { $0.step(by: count) } }

    private var field: some View {
      TextField(text: text, prompt: prompt) { label }
        .autocorrectionDisabled()
        .keyboard(for: editor.traits, options)
        .focused($isFocused)
        .onSubmit { change { $0.submit() } }
        .onNewValue(of: isFocused) { isFocused in
          change { $0.focus(isFocused) }
        }
        .onNewValue(of: typed) { _ in typed.text = nil }
        .onNewValue(of: options.focus?.wrappedValue) { isFocused = $0 ?? isFocused }
        .onAppear { isFocused = options.focus?.wrappedValue ?? isFocused }
        .onDisappear { editor.leave() }
    }

    private var text: Binding<String> {
      let (editor, typed) = (editor, $typed)
      return Binding(
        get: { MainActor.assumeIsolated { typed.wrappedValue.text ?? editor.text } },
        set: { text in
          MainActor.assumeIsolated { typed.wrappedValue = editor.take(text) }
        }
      )
    }

    private func change(_ event: (PlainFieldEditor<FieldValue>) -> Void) {
      event(editor)
      typed = editor.untyped
    }
  }

  extension View {
    /// Gives SwiftUI's own text field a keyboard with the keys that the style requires.
    ///
    /// A keyboard set with `numericTextKeyboard(_:)` takes precedence.
    fileprivate func keyboard(for traits: FieldTraits, _ options: FieldOptions) -> some View {
      // Only platforms with `UITextField` have keyboard types.
      #if canImport(UIKit) && !os(watchOS)
        keyboardType(options.keyboard(for: traits))
      #else
        self
      #endif
    }
  }
#endif
