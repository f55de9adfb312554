// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import Foundation
  import NumericTextUI
  public import SwiftUI

  #if canImport(UIKit) && !os(watchOS)
    public import UIKit
  #endif

  /// A replacement for the field of the NumberTextField package, with the same initializers.
  ///
  /// The value is an optional decimal, which is formatted by a number formatter.
  ///
  /// ```swift
  /// NumberTextField("Enter here...", value: $value, formatter: formatter) { number in
  ///   print(number ?? 0)
  /// }
  /// ```
  ///
  /// The on-screen keyboard is the decimal pad.
  nonisolated public struct NumberTextField: View {
    private let title: String
    private let value: Binding<Decimal?>
    private let formatter: NumberFormatter
    private let isActive: Binding<Bool>?
    private let onChange: @MainActor (Decimal?) -> Void
    private let onCommit: @MainActor (Decimal?) -> Void

    /// Creates a field with a formatter.
    ///
    /// - Parameters:
    ///   - title: The placeholder of an empty field.
    ///   - value: A binding to the number, or to nil for an empty field. With a percent formatter,
    ///     50 % is 0.5.
    ///   - formatter: The formatter of the number.
    ///   - isActive: A binding to whether the field has focus, or nil for no binding.
    ///   - onChange: Called with each new number while typing.
    ///   - onCommit: Called with the number when Return is pressed, and when editing ends.
    public init(
      _ title: some StringProtocol,
      value: Binding<Decimal?>,
      formatter: NumberFormatter,
      isActive: Binding<Bool>? = nil,
      onChange: @escaping (Decimal?) -> Void = { _ in },
      onCommit: @escaping (Decimal?) -> Void = { _ in }
    ) {
      // SwiftUI creates views and calls their actions on the main actor, although the types of the
      // closures don't say so.
      nonisolated(unsafe) let (change, commit) = (onChange, onCommit)
      self.title = String(title)
      self.value = value
      self.formatter = formatter
      self.isActive = isActive
      self.onChange = { change($0) }
      self.onCommit = { commit($0) }
    }

    /// Creates a field with a formatter and a focus binding, as in NumberTextField 0.3 and later.
    ///
    /// ```swift
    /// NumberTextField(placeholder: "Price", value: $price, formatter: formatter, isActive: $isActive) {
    ///   print($0 ?? 0)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - placeholder: The placeholder of an empty field.
    ///   - value: A binding to the number, or to nil for an empty field. With a percent formatter,
    ///     50 % is 0.5.
    ///   - formatter: The formatter of the number.
    ///   - isActive: A binding to whether the field has focus.
    ///   - onCommit: Called with the number when Return is pressed, and when editing ends.
    public init(
      placeholder: String,
      value: Binding<Decimal?>,
      formatter: NumberFormatter,
      isActive: Binding<Bool>,
      onCommit: @escaping (Decimal?) -> Void
    ) {
      self.init(
        placeholder,
        value: value,
        formatter: formatter,
        isActive: isActive,
        onCommit: onCommit
      )
    }

    /// The content of the view.
    @MainActor public var body: some View {
      NumericTextField(title, value: reported, formatter: formatter)
        .onNumericTextCommitCause { _ in onCommit(value.wrappedValue) }
        .numericTextFocus(ifBound: isActive)
        .decimalPad()
    }

    /// A binding that stores the number in `value`, and then passes it to `onChange`.
    private var reported: Binding<Decimal?> {
      let (value, onChange) = (value, onChange)
      return Binding(
        get: { value.wrappedValue },
        set: { number in
          value.wrappedValue = number
          MainActor.assumeIsolated { onChange(number) }
        }
      )
    }
  }

  // Only platforms with `UITextField` have keyboard types.
  #if canImport(UIKit) && !os(watchOS)
    nonisolated extension NumberTextField {
      /// Sets the keyboard.
      ///
      /// The default is the decimal pad.
      public func keyboardType(_ type: UIKeyboardType) -> some View { numericTextKeyboard(type) }
    }
  #endif
#endif
