// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import Foundation
  public import NumericText
  public import SwiftUI

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated extension NumericTextField where Label == Text {
    /// Creates a field with a style and a title from a string catalog.
    ///
    /// - Parameters:
    ///   - title: The title, which describes the purpose of the field.
    ///   - value: A binding to a number or an optional number.
    ///   - style: How the number is shown, and what can be typed.
    ///   - prompt: The placeholder of an empty field. The default is the title.
    @_disfavoredOverload
    public init(
      _ title: LocalizedStringResource,
      value: Binding<FieldValue>,
      style: NumericTextStyle<FieldValue.Number>,
      prompt: Text? = nil
    ) {
      self.init(value, StyleSource(style), prompt: prompt, label: Text(title))
    }

    /// Creates a field with a title from a string catalog, and with a style in a trailing closure.
    ///
    /// - Parameters:
    ///   - title: The title, which describes the purpose of the field.
    ///   - value: A binding to a number or an optional number.
    ///   - prompt: The placeholder of an empty field. The default is the title.
    ///   - style: How the number is shown, and what can be typed.
    @_disfavoredOverload
    public init(
      _ title: LocalizedStringResource,
      value: Binding<FieldValue>,
      prompt: Text? = nil,
      style: () -> NumericTextStyle<FieldValue.Number>
    ) {
      self.init(value, StyleSource(style()), prompt: prompt, label: Text(title))
    }

    /// Creates a field with a Foundation format style and a title from a string catalog.
    ///
    /// - Parameters:
    ///   - title: The title, which describes the purpose of the field.
    ///   - value: A binding to a number or an optional number.
    ///   - format: A format such as `.currency(code: "SEK")`.
    ///   - prompt: The placeholder of an empty field. The default is the title.
    @_disfavoredOverload
    public init<Format: NumericTextFormat & ParseableFormatStyle>(
      _ title: LocalizedStringResource,
      value: Binding<FieldValue>,
      format: Format,
      prompt: Text? = nil
    ) where Format.FormatInput == FieldValue.Number {
      self.init(value, StyleSource(format), prompt: prompt, label: Text(title))
    }

    /// Creates a field with a number formatter and a title from a string catalog.
    ///
    /// - Parameters:
    ///   - title: The title, which describes the purpose of the field.
    ///   - value: A binding to a number or an optional number.
    ///   - formatter: A formatter that is already configured.
    ///   - prompt: The placeholder of an empty field. The default is the title.
    @_disfavoredOverload
    public init(
      _ title: LocalizedStringResource,
      value: Binding<FieldValue>,
      formatter: NumberFormatter,
      prompt: Text? = nil
    ) {
      self.init(value, StyleSource(formatter), prompt: prompt, label: Text(title))
    }
  }
#endif
