// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import Foundation
  public import NumericText
  public import SwiftUI

  nonisolated extension NumericTextField {
    /// Creates a field with a Foundation format style and a custom label.
    ///
    /// - Parameters:
    ///   - value: A binding to a number or an optional number.
    ///   - format: A format such as `.currency(code: "SEK")`. For a format that cannot be typed key
    ///     by key, such as scientific notation, SwiftUI's own field is used, and a fault is logged.
    ///   - prompt: The placeholder of an empty field. The default is the label.
    ///   - label: A view that describes the purpose of the field.
    public init<Format: NumericTextFormat & ParseableFormatStyle>(
      value: Binding<FieldValue>,
      format: Format,
      prompt: Text? = nil,
      @ViewBuilder label: () -> Label
    ) where Format.FormatInput == FieldValue.Number {
      self.init(value, StyleSource(format), prompt: prompt, label: label())
    }
  }

  nonisolated extension NumericTextField where Label == Text {
    /// Creates a field with a Foundation format style: a replacement for
    /// `TextField(_:value:format:)` that formats while typing.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount, format: .currency(code: "SEK"))
    /// ```
    ///
    /// - Parameters:
    ///   - titleKey: The localized title, which describes the purpose of the field.
    ///   - value: A binding to a number or an optional number.
    ///   - format: A format such as `.currency(code: "SEK")`. For a format that cannot be typed key
    ///     by key, such as scientific notation, SwiftUI's own field is used, and a fault is logged.
    ///   - prompt: The placeholder of an empty field. The default is the title.
    public init<Format: NumericTextFormat & ParseableFormatStyle>(
      _ titleKey: LocalizedStringKey,
      value: Binding<FieldValue>,
      format: Format,
      prompt: Text? = nil
    ) where Format.FormatInput == FieldValue.Number {
      self.init(value, StyleSource(format), prompt: prompt, label: Text(titleKey))
    }

    /// Creates a field with a Foundation format style and a title that is not localized.
    ///
    /// - Parameters:
    ///   - title: The title, which describes the purpose of the field.
    ///   - value: A binding to a number or an optional number.
    ///   - format: A format such as `.currency(code: "SEK")`.
    ///   - prompt: The placeholder of an empty field. The default is the title.
    @_disfavoredOverload
    public init<Format: NumericTextFormat & ParseableFormatStyle>(
      _ title: some StringProtocol,
      value: Binding<FieldValue>,
      format: Format,
      prompt: Text? = nil
    ) where Format.FormatInput == FieldValue.Number {
      self.init(value, StyleSource(format), prompt: prompt, label: Text(title))
    }
  }

  // MARK: - Number formatters

  nonisolated extension NumericTextField {
    /// Creates a field with a number formatter and a custom label.
    ///
    /// - Parameters:
    ///   - value: A binding to a number or an optional number.
    ///   - formatter: A formatter that is already configured.
    ///   - prompt: The placeholder of an empty field. The default is the label.
    ///   - label: A view that describes the purpose of the field.
    public init(
      value: Binding<FieldValue>,
      formatter: NumberFormatter,
      prompt: Text? = nil,
      @ViewBuilder label: () -> Label
    ) {
      self.init(value, StyleSource(formatter), prompt: prompt, label: label())
    }
  }

  nonisolated extension NumericTextField where Label == Text {
    /// Creates a field with a number formatter.
    ///
    /// - Parameters:
    ///   - titleKey: The localized title, which describes the purpose of the field.
    ///   - value: A binding to a number or an optional number.
    ///   - formatter: A formatter that is already configured. If its format cannot be typed key by
    ///     key, SwiftUI's own field is used, and a fault is logged.
    ///   - prompt: The placeholder of an empty field. The default is the title.
    public init(
      _ titleKey: LocalizedStringKey,
      value: Binding<FieldValue>,
      formatter: NumberFormatter,
      prompt: Text? = nil
    ) {
      self.init(value, StyleSource(formatter), prompt: prompt, label: Text(titleKey))
    }

    /// Creates a field with a number formatter and a title that is not localized.
    ///
    /// - Parameters:
    ///   - title: The title, which describes the purpose of the field.
    ///   - value: A binding to a number or an optional number.
    ///   - formatter: A formatter that is already configured.
    ///   - prompt: The placeholder of an empty field. The default is the title.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol,
      value: Binding<FieldValue>,
      formatter: NumberFormatter,
      prompt: Text? = nil
    ) {
      self.init(value, StyleSource(formatter), prompt: prompt, label: Text(title))
    }
  }
#endif
