// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Ties the focus of a numeric field to a value, in both directions.
    ///
    /// SwiftUI's `focused(_:)` reaches fields that are made of SwiftUI alone: those that format on
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

    /// Ties the focus of a numeric field to one of the values of a binding, in both directions.
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
    ///   - focus: The value of the field that has the focus, nil if none of them has it.
    ///   - value: The value of this field.
    /// - Returns: A view whose numeric field follows the binding. Apply it to one field.
    nonisolated public func numericTextFocus<Value: Hashable>(
      _ focus: Binding<Value?>,
      equals value: Value
    ) -> some View {
      numericTextFocus(focus[dynamicMember: \.[isEqualTo: value]])
    }
  }

  extension Optional where Wrapped: Hashable {
    /// Whether this is a value; setting it to false makes nil of the value.
    fileprivate subscript(isEqualTo value: Wrapped) -> Bool {
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

  // A platform has text fields of UIKit or of AppKit; a watch has neither.
  #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
    extension View {
      /// Ties the selection of a numeric field to a value, in both directions.
      ///
      /// It reaches fields that format while they are typed into.
      ///
      /// ```swift
      /// @State private var selection: Range<Int>?
      ///
      /// NumericTextField("Amount", value: $amount, style: .number)
      ///   .numericTextSelection($selection)
      /// ```
      ///
      /// - Parameter selection: The range in UTF-16 offsets of the text that is shown, nil while the
      ///   field is not edited. A range that is set is moved to the nearest place for a caret.
      /// - Returns: A view whose numeric field follows the value. Apply it to one field.
      nonisolated public func numericTextSelection(
        _ selection: Binding<Range<Int>?>
      ) -> some View {
        environment(\.fieldActions.selection, selection)
      }
    }
  #endif
#endif
