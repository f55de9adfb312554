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
    private let onChange: @MainActor (Decimal?) -> Void
    private let onCommit: @MainActor (Decimal?) -> Void

    /// A field with a formatter.
    ///
    /// - Parameters:
    ///   - title: What an empty field shows.
    ///   - value: The number, nil for an empty field. A percent of 50 % is 0.5.
    ///   - formatter: How the number is shown.
    ///   - onChange: Hears of each number that is typed.
    ///   - onCommit: Hears of the number when editing ends.
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
        .onNumericTextCommit { onCommit(value.wrappedValue) }
        .decimalPad()
    }

    /// The value, with a word to `onChange` for each write.
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
      // Only systems with UIKit's text fields have keyboards to choose from.
      #if canImport(UIKit) && !os(watchOS)
        numericTextKeyboard(.decimalPad)
      #else
        self
      #endif
    }
  }
#endif
