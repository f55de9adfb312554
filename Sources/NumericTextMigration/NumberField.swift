// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import Foundation
  public import NumericText
  import NumericTextUI
  public import SwiftUI

  #if canImport(UIKit) && !os(watchOS)
    public import UIKit
  #endif

  /// A replacement for the field of the NumberField package, with the same initializer.
  ///
  /// The value changes with each key, and the text is formatted when the field loses focus.
  ///
  /// ```swift
  /// NumberField("Price", value: $price, formatter: formatter)
  /// ```
  nonisolated public struct NumberField<FieldValue: NumericTextBoundValue>: View {
    private let title: LocalizedStringKey
    private let value: Binding<FieldValue>
    private let formatter: NumberFormatter
    private let onEditingChanged: @MainActor (Bool) -> Void
    private let onCommit: @MainActor () -> Void

    /// Creates a field with a formatter.
    ///
    /// - Parameters:
    ///   - title: The placeholder of an empty field.
    ///   - value: A binding to a number or an optional number, which is updated with each key.
    ///   - formatter: The formatter for the number when the field isn't being edited.
    ///   - onEditingChanged: Called with true when editing begins, and with false when it ends.
    ///   - onCommit: Called when Return is pressed, and when editing ends if the number was edited.
    public init(
      _ title: LocalizedStringKey,
      value: Binding<FieldValue>,
      formatter: NumberFormatter,
      onEditingChanged: @escaping (Bool) -> Void = { _ in },
      onCommit: @escaping () -> Void = {}
    ) {
      // SwiftUI creates views and calls their actions on the main actor, although the types of the
      // closures don't say so.
      nonisolated(unsafe) let (changed, commit) = (onEditingChanged, onCommit)
      self.title = title
      self.value = value
      self.formatter = formatter
      self.onEditingChanged = { changed($0) }
      self.onCommit = { commit() }
    }

    /// Creates a field with a formatter, as in the file `DecimalField.swift` of NumberField.
    ///
    /// ```swift
    /// NumberField(label: "Amount", value: $amount, formatter: formatter)
    /// ```
    ///
    /// - Parameters:
    ///   - label: The placeholder of an empty field, which is not localized.
    ///   - value: A binding to a number or an optional number, which is updated with each key.
    ///   - formatter: The formatter for the number when the field isn't being edited.
    public init(label: String, value: Binding<FieldValue>, formatter: NumberFormatter) {
      self.init(LocalizedStringKey("\(label)"), value: value, formatter: formatter)
    }

    /// The content of the view.
    @MainActor public var body: some View {
      NumericTextField(title, value: value, formatter: formatter)
        .changingStyle { $0.formatting(.onCommit) }
        .onNumericTextEditingChanged(perform: onEditingChanged)
        .onNumericTextCommitCause { if $0.isCommitOfEdit { onCommit() } }
        .decimalPad()
    }
  }

  // Only platforms with `UITextField` have keyboard types.
  #if canImport(UIKit) && !os(watchOS)
    nonisolated extension NumberField {
      /// Sets the keyboard.
      ///
      /// The default is the decimal pad.
      public func keyboardType(_ type: UIKeyboardType) -> some View { numericTextKeyboard(type) }
    }
  #endif

  extension View {
    /// Gives the numeric fields in this view the decimal pad, unless the app sets a keyboard.
    nonisolated func decimalPad() -> some View {
      // Only platforms with `UITextField` have keyboard types.
      #if canImport(UIKit) && !os(watchOS)
        numericTextDefaultKeyboard(.decimalPad)
      #else
        self
      #endif
    }
  }

  /// A number field with an optional decimal value.
  public typealias DecimalField = NumberField<Decimal?>
#endif
