// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import SwiftUI

  // macOS has neither keyboard types nor `UITextContentType`, and watchOS has no `UITextField`.
  #if canImport(UIKit) && !os(watchOS)
    public import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  // MARK: - Overview
  //
  // SwiftUI doesn't expose the values of most of these modifiers to UIKit and AppKit text fields.
  // If a modifier is applied to a field, Swift prefers its overload in this file, which also
  // affects fields that format while typing. Each overload returns a field, to which the next
  // overload can be applied. If a modifier is applied to a form or a stack, SwiftUI's own version
  // is called, which affects only fields that format on commit.

  nonisolated extension NumericTextField {
    /// Adds an action for the Return key.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount, style: .number)
    ///   .onSubmit { save(amount) }
    /// ```
    ///
    /// - Parameters:
    ///   - triggers: The triggers of the action, which should include `.text`.
    ///   - action: Called after the number has been committed.
    /// - Returns: A field that performs the action.
    public func onSubmit(
      of triggers: SubmitTriggers = .text,
      _ action: @escaping () -> Void
    ) -> Self {
      // If the parameter were `@Sendable`, Swift would prefer SwiftUI's own modifier.
      nonisolated(unsafe) let action = action
      return onNumericTextSubmit { if triggers.contains(.text) { action() } }
    }

    /// Sets the label of the return key in a field that formats on commit.
    ///
    /// A field that formats while the user types ignores the label, because a UIKit text field
    /// cannot read it. For such a field, use `numericTextReturnKey(_:)`.
    public func submitLabel(_ submitLabel: SubmitLabel) -> Self {
      plain { $0.submitLabel(submitLabel) }
    }

    /// Binds the focus of the field to a focus state.
    ///
    /// ```swift
    /// @FocusState private var isEditing: Bool
    ///
    /// NumericTextField("Amount", value: $amount, style: .number)
    ///   .focused($isEditing)
    /// ```
    ///
    /// Setting the state to true moves the focus to the field.
    public func focused(_ condition: FocusState<Bool>.Binding) -> Self {
      setting { $0.focusRequests.append { condition.wrappedValue } }
        .modified { $0.views.append { $0.focused(condition) } }
    }

    /// Binds the focus of the field to a value of a focus state.
    ///
    /// ```swift
    /// @FocusState private var field: String?
    ///
    /// NumericTextField("Net", value: $net, style: .number)
    ///   .focused($field, equals: "net")
    ///   .onSubmit { field = "gross" }
    /// NumericTextField("Gross", value: $gross, style: .number)
    ///   .focused($field, equals: "gross")
    /// ```
    ///
    /// - Parameters:
    ///   - binding: The focus state.
    ///   - value: The value of the state that identifies this field.
    /// - Returns: A field that receives the focus when the state is set to `value`.
    public func focused<Value: Hashable>(
      _ binding: FocusState<Value>.Binding,
      equals value: Value
    ) -> Self {
      setting { $0.focusRequests.append { binding.wrappedValue == value } }
        .modified { $0.views.append { $0.focused(binding, equals: value) } }
    }

    /// Sets the border of the field.
    ///
    /// The supported styles are `automatic`, `plain`, `roundedBorder`, and, on a Mac,
    /// `squareBorder`.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> Self {
      let border = NumericTextBorder(style)
      return setting { $0.border = border }.plain { $0.textFieldStyle(style) }
    }

    /// Sets the font of the field, or restores the default font if `font` is nil.
    public func font(_ font: Font?) -> Self { modified { $0.font = $0.font ?? .some(font) } }

    /// Sets the alignment of the text.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> Self {
      modified { $0.alignment = $0.alignment ?? alignment }
    }

    /// Prevents the user from editing the field if `disabled` is true.
    ///
    /// Disabling a field ends editing.
    public func disabled(_ disabled: Bool) -> Self {
      modified { $0.isDisabled = $0.isDisabled || disabled }
    }

    /// Has no effect: autocorrection is off in every numeric field.
    public func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }

    /// Sets the identifier by which UI tests find the field.
    public func accessibilityIdentifier(_ identifier: String) -> Self {
      modified { $0.views.append { $0.accessibilityIdentifier(identifier) } }
    }
  }

  // watchOS has neither UIKit nor AppKit text fields.
  #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
    nonisolated extension NumericTextField {
      /// Sets the color of the text, or restores the default color if `color` is nil.
      public func foregroundColor(_ color: Color?) -> Self {
        numericTextColor(color.map { PlatformColor($0) })
      }

      /// Sets the color of the text, if the style is a color.
      ///
      /// Other styles, such as gradients and materials, affect only fields that format on commit.
      public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self {
        if let color = style as? Color { return numericTextColor(PlatformColor(color)) }
        return plain { $0.foregroundStyle(style) }
      }
    }
  #endif

  // watchOS has no `UITextField`.
  #if canImport(UIKit) && !os(watchOS)
    nonisolated extension NumericTextField {
      /// Sets the keyboard of the field.
      public func keyboardType(_ type: UIKeyboardType) -> Self { numericTextKeyboard(type) }

      /// Sets the content type of the field.
      ///
      /// The content type determines what autofill offers. If `type` is nil, the system chooses it.
      public func textContentType(_ type: UITextContentType?) -> Self {
        numericTextContentType(type)
      }
    }
  #endif
#endif
