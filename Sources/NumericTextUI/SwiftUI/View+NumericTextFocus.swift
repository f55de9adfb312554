// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Binds the focus of a numeric field to a Boolean value.
    ///
    /// SwiftUI's `focused(_:)`, applied to the field itself, also lets the app move the focus. When
    /// the user moves the focus, however, SwiftUI may not update the focus state, because a field
    /// with live formatting is a UIKit or AppKit text field. `numericTextFocus(_:)` always updates
    /// the Boolean value.
    ///
    /// ```swift
    /// @State private var isEditingAmount = false
    ///
    /// NumericTextField("Amount", value: $amount, style: .number)
    ///   .numericTextFocus($isEditingAmount)
    /// ```
    ///
    /// If other fields of the view use a `FocusState`, keep it in sync with the Boolean value: when
    /// one of the two changes, set the other one in `onChange`.
    ///
    /// - Parameter isFocused: A binding to whether the field has focus. Set it to move the focus.
    /// - Returns: A view whose focus is bound. Apply this modifier to a single field.
    nonisolated public func numericTextFocus(_ isFocused: Binding<Bool>) -> some View {
      environment(\.fieldOptions.focus, isFocused)
    }

    /// Binds the focus of a numeric field to `isFocused`, or has no effect if it is nil.
    nonisolated package func numericTextFocus(ifBound isFocused: Binding<Bool>?) -> some View {
      transformEnvironment(\.fieldOptions) { $0.focus = isFocused ?? $0.focus }
    }

    /// Gives a numeric field focus while `focus` is equal to `value`, and updates `focus` when the
    /// user moves the focus.
    ///
    /// ```swift
    /// @State private var field: String?
    ///
    /// NumericTextField("Net", value: $net, style: .number)
    ///   .numericTextFocus($field, equals: "net")
    /// NumericTextField("Gross", value: $gross, style: .number)
    ///   .numericTextFocus($field, equals: "gross")
    /// ```
    ///
    /// - Parameters:
    ///   - focus: A binding to the value of the field with focus, or to nil if no field has focus.
    ///   - value: The value that identifies this field.
    /// - Returns: A view whose focus is bound. Apply this modifier to a single field.
    nonisolated public func numericTextFocus<Value: Hashable>(
      _ focus: Binding<Value?>,
      equals value: Value
    ) -> some View {
      numericTextFocus(focus[dynamicMember: \.[isEqualTo: value]])
    }
  }

  extension Optional where Wrapped: Hashable {
    /// Whether the optional is equal to `value`.
    ///
    /// Setting this to true stores `value`. Setting it to false stores nil if the optional is equal
    /// to `value`, and has no effect otherwise.
    subscript(isEqualTo value: Wrapped) -> Bool {
      get { self == value }
      set {
        if newValue {
          self = value
        } else if self == value {
          self = nil
        }
      }
    }
  }

  // watchOS has neither UIKit nor AppKit text fields.
  #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
    extension View {
      /// Binds the selection of a numeric field to a range.
      ///
      /// This modifier affects only fields with live formatting.
      ///
      /// ```swift
      /// @State private var selection: Range<Int>?
      ///
      /// NumericTextField("Amount", value: $amount, style: .number)
      ///   .numericTextSelection($selection)
      /// ```
      ///
      /// - Parameter selection: A binding to the range in UTF-16 offsets of the visible text, or to
      ///   nil when the field isn't being edited. A range set by the app is adjusted to the nearest
      ///   valid positions.
      /// - Returns: A view whose selection is bound. Apply this modifier to a single field.
      nonisolated public func numericTextSelection(
        _ selection: Binding<Range<Int>?>
      ) -> some View {
        environment(\.fieldOptions.selection, SelectionBinding(selection))
      }

      /// Binds the selection of a numeric field to a `TextSelection`, as in SwiftUI's own text
      /// fields.
      ///
      /// This modifier affects only fields with live formatting.
      ///
      /// ```swift
      /// @State private var selection: TextSelection?
      ///
      /// NumericTextField("Amount", value: $amount, style: .number)
      ///   .numericTextSelection($selection)
      /// ```
      ///
      /// - Parameter selection: A binding to the selection in the visible text, or to nil when the
      ///   field isn't being edited. A selection set by the app is adjusted to the nearest valid
      ///   positions. If it has several ranges, the field selects everything from the first to the
      ///   last.
      /// - Returns: A view whose selection is bound. Apply this modifier to a single field.
      @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
      nonisolated public func numericTextSelection(
        _ selection: Binding<TextSelection?>
      ) -> some View {
        environment(\.fieldOptions.selection, SelectionBinding(selection))
      }
    }
  #endif
#endif
