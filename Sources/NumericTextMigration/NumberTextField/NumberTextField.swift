// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import Foundation
  import NumericTextUI
  public import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #endif

  /// A field with the call site of NumberTextField: an optional decimal with a number formatter.
  ///
  /// ```swift
  /// NumberTextField("Enter here...", value: $value, formatter: formatter) { number in
  ///   print(number ?? 0)
  /// }
  /// ```
  ///
  /// Where there is a keyboard on the screen it is the decimal pad.
  nonisolated public struct NumberTextField: View {
    private let title: String
    private let value: Binding<Decimal?>
    private let formatter: NumberFormatter
    private let isActive: Binding<Bool>?
    private let onChange: @MainActor (Decimal?) -> Void
    private let onCommit: @MainActor (Decimal?) -> Void

    /// A field with a formatter.
    ///
    /// - Parameters:
    ///   - title: The text that an empty field shows.
    ///   - value: The number, nil for an empty field. A percent of 50 % is 0.5.
    ///   - formatter: How the number is shown.
    ///   - isActive: True gives the field the focus, false takes it away; nil for none.
    ///   - onChange: Called with each number that is typed.
    ///   - onCommit: Called with the number when editing ends.
    public init(
      _ title: some StringProtocol,
      value: Binding<Decimal?>,
      formatter: NumberFormatter,
      isActive: Binding<Bool>? = nil,
      onChange: @escaping (Decimal?) -> Void = { _ in },
      onCommit: @escaping (Decimal?) -> Void = { _ in }
    ) {
      // Views are made and their actions called on the main actor, whatever the types of old code say.
      nonisolated(unsafe) let (change, commit) = (onChange, onCommit)
      self.title = String(title)
      self.value = value
      self.formatter = formatter
      self.isActive = isActive
      self.onChange = { change($0) }
      self.onCommit = { commit($0) }
    }

    /// A field with a formatter and a bound focus, as from version 0.3 on.
    ///
    /// ```swift
    /// NumberTextField(placeholder: "Price", value: $price, formatter: formatter, isActive: $isActive) {
    ///   print($0 ?? 0)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - placeholder: The text that an empty field shows.
    ///   - value: The number, nil for an empty field. A percent of 50 % is 0.5.
    ///   - formatter: How the number is shown.
    ///   - isActive: True gives the field the focus, false takes it away.
    ///   - onCommit: Called with the number when editing ends.
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

    /// The field.
    @MainActor public var body: some View {
      NumericTextField(title, value: reported, formatter: formatter)
        .onNumericTextCommitCause { _ in onCommit(value.wrappedValue) }
        .focus(isActive)
        .decimalPad()
    }

    /// The value, with a call of `onChange` for each write.
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

  extension View {
    @ViewBuilder
    nonisolated fileprivate func focus(_ isActive: Binding<Bool>?) -> some View {
      if let isActive { numericTextFocus(isActive) } else { self }
    }

    nonisolated fileprivate func decimalPad() -> some View {
      // Only systems with UIKit's text fields have keyboards to choose from.
      #if canImport(UIKit) && !os(watchOS)
        numericTextKeyboard(.decimalPad)
      #else
        self
      #endif
    }
  }
#endif
