// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import Foundation
  import NumericTextUI
  public import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #endif

  /// A replacement for NumberTextField with the same initializer: a field for an optional decimal
  /// with a `NumberFormatter`.
  ///
  /// ```swift
  /// NumberTextField("Enter here...", value: $value, formatter: formatter) { number in
  ///   print(number ?? 0)
  /// }
  /// ```
  ///
  /// On devices with an on-screen keyboard, the field uses the decimal pad.
  nonisolated public struct NumberTextField: View {
    private let title: String
    private let value: Binding<Decimal?>
    private let formatter: NumberFormatter
    private let onChange: @MainActor (Decimal?) -> Void
    private let onCommit: @MainActor (Decimal?) -> Void

    /// Creates a field with a formatter.
    ///
    /// - Parameters:
    ///   - title: The placeholder of an empty field.
    ///   - value: The number, or nil for an empty field. In a percent field, 50 % is 0.5.
    ///   - formatter: The formatter of the number.
    ///   - onChange: Called with each new number while typing.
    ///   - onCommit: Called with the number when editing ends.
    public init(
      _ title: some StringProtocol,
      value: Binding<Decimal?>,
      formatter: NumberFormatter,
      onChange: @escaping @MainActor (Decimal?) -> Void = { _ in },
      onCommit: @escaping @MainActor (Decimal?) -> Void = { _ in }
    ) {
      self.title = String(title)
      self.value = value
      self.formatter = formatter
      self.onChange = onChange
      self.onCommit = onCommit
    }

    /// The field.
    @MainActor public var body: some View {
      NumericTextField(title, value: heard, formatter: formatter)
        .onCommit { onCommit(value.wrappedValue) }
        .decimalPad()
    }

    /// The binding, which also calls `onChange` when it is set.
    private var heard: Binding<Decimal?> {
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
    nonisolated fileprivate func decimalPad() -> some View {
      // Only platforms with `UITextField` let an app choose the keyboard.
      #if canImport(UIKit) && !os(watchOS)
        numericTextKeyboard(.decimalPad)
      #else
        self
      #endif
    }
  }
#endif
