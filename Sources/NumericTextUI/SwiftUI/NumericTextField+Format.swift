// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import Foundation
  public import NumericText
  public import SwiftUI

  nonisolated extension NumericTextField {
    /// A field with a format style of Foundation and a label of its own.
    ///
    /// - Parameters:
    ///   - value: The number, or optional number, that is typed.
    ///   - format: A style such as `.currency(code: "SEK")`. One that cannot be typed key by key,
    ///     such as a scientific one, gives SwiftUI's own field, and a line in the log says so.
    ///   - prompt: What an empty field shows. Without one it shows the label.
    ///   - label: What the field is for.
    public init<Format: NumericTextFormat & ParseableFormatStyle>(
      value: Binding<Bound>,
      format: Format,
      prompt: Text? = nil,
      @ViewBuilder label: () -> Label
    ) where Format.FormatInput == Bound.Number {
      self.init(value, StyleSource(format), prompt: prompt, label: label())
    }
  }

  nonisolated extension NumericTextField where Label == Text {
    /// A field with a format style of Foundation: `TextField(_:value:format:)` that formats while
    /// it is typed into.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount, format: .currency(code: "SEK"))
    /// ```
    ///
    /// - Parameters:
    ///   - titleKey: What the field is for, looked up in the app's texts.
    ///   - value: The number, or optional number, that is typed.
    ///   - format: A style such as `.currency(code: "SEK")`. One that cannot be typed key by key,
    ///     such as a scientific one, gives SwiftUI's own field, and a line in the log says so.
    ///   - prompt: What an empty field shows. Without one it shows the title.
    public init<Format: NumericTextFormat & ParseableFormatStyle>(
      _ titleKey: LocalizedStringKey,
      value: Binding<Bound>,
      format: Format,
      prompt: Text? = nil
    ) where Format.FormatInput == Bound.Number {
      self.init(value, StyleSource(format), prompt: prompt, label: Text(titleKey))
    }

    /// A field with a format style of Foundation and a title as it is.
    ///
    /// - Parameters:
    ///   - title: What the field is for.
    ///   - value: The number, or optional number, that is typed.
    ///   - format: A style such as `.currency(code: "SEK")`.
    ///   - prompt: What an empty field shows. Without one it shows the title.
    @_disfavoredOverload
    public init<Format: NumericTextFormat & ParseableFormatStyle>(
      _ title: some StringProtocol,
      value: Binding<Bound>,
      format: Format,
      prompt: Text? = nil
    ) where Format.FormatInput == Bound.Number {
      self.init(value, StyleSource(format), prompt: prompt, label: Text(title))
    }
  }

  // MARK: - Number formatters

  nonisolated extension NumericTextField {
    /// A field with a number formatter and a label of its own.
    ///
    /// - Parameters:
    ///   - value: The number, or optional number, that is typed.
    ///   - formatter: A formatter that is set up completely.
    ///   - prompt: What an empty field shows. Without one it shows the label.
    ///   - label: What the field is for.
    public init(
      value: Binding<Bound>,
      formatter: NumberFormatter,
      prompt: Text? = nil,
      @ViewBuilder label: () -> Label
    ) {
      self.init(value, StyleSource(formatter), prompt: prompt, label: label())
    }
  }

  nonisolated extension NumericTextField where Label == Text {
    /// A field with a number formatter.
    ///
    /// - Parameters:
    ///   - titleKey: What the field is for, looked up in the app's texts.
    ///   - value: The number, or optional number, that is typed.
    ///   - formatter: A formatter that is set up completely. One that cannot be typed key by key
    ///     gives SwiftUI's own field, and a line in the log says so.
    ///   - prompt: What an empty field shows. Without one it shows the title.
    public init(
      _ titleKey: LocalizedStringKey,
      value: Binding<Bound>,
      formatter: NumberFormatter,
      prompt: Text? = nil
    ) {
      self.init(value, StyleSource(formatter), prompt: prompt, label: Text(titleKey))
    }

    /// A field with a number formatter and a title as it is.
    ///
    /// - Parameters:
    ///   - title: What the field is for.
    ///   - value: The number, or optional number, that is typed.
    ///   - formatter: A formatter that is set up completely.
    ///   - prompt: What an empty field shows. Without one it shows the title.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol,
      value: Binding<Bound>,
      formatter: NumberFormatter,
      prompt: Text? = nil
    ) {
      self.init(value, StyleSource(formatter), prompt: prompt, label: Text(title))
    }
  }
#endif
