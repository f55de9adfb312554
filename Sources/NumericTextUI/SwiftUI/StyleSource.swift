// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import Foundation
  import NumericText
  import SwiftUI

  /// Where a field's style comes from: a style of its own, a format style, or a number formatter.
  protocol StyleSource<Number> {
    associatedtype Number: NumericTextValue

    /// What the style depends on besides the locale, nil if it needs no keeping.
    var key: AnyHashable? { get }

    /// The style where the surroundings have a locale.
    func style(in locale: Locale) throws(NumericTextFormatError) -> NumericTextStyle<Number>

    /// SwiftUI's own field, for a format that cannot be typed key by key.
    @MainActor
    func nativeField<Label: View>(
      _ value: Binding<Number?>,
      prompt: Text?,
      label: Label
    ) -> AnyView
  }

  /// A style as the app gave it.
  struct GivenStyle<Number: NumericTextValue>: StyleSource {
    let style: NumericTextStyle<Number>

    var key: AnyHashable? { nil }

    func style(in locale: Locale) -> NumericTextStyle<Number> {
      style.locale == nil ? style.locale(locale) : style
    }

    @MainActor
    func nativeField<Label: View>(
      _ value: Binding<Number?>,
      prompt: Text?,
      label: Label
    ) -> AnyView {
      AnyView(label)
    }
  }

  /// A format style of Foundation.
  struct FormatSource<Format: NumericTextFormat & ParseableFormatStyle>: StyleSource
  where Format.FormatInput: NumericTextValue {
    typealias Number = Format.FormatInput

    let format: Format

    var key: AnyHashable? { AnyHashable(format) }

    func style(in locale: Locale) throws(NumericTextFormatError) -> NumericTextStyle<Number> {
      // A format that nobody gave a locale follows the surroundings, as in SwiftUI's own field.
      let follows = format.locale == .autoupdatingCurrent
      return try NumericTextStyle(validating: follows ? format.locale(locale) : format)
    }

    @MainActor
    func nativeField<Label: View>(
      _ value: Binding<Number?>,
      prompt: Text?,
      label: Label
    ) -> AnyView {
      AnyView(TextField(value: value, format: format, prompt: prompt) { label })
    }
  }

  /// A number formatter of Foundation.
  struct FormatterSource<Number: NumericTextValue>: StyleSource {
    let formatter: NumberFormatter

    var key: AnyHashable? { AnyHashable(FormatterTraits(formatter)) }

    func style(in locale: Locale) throws(NumericTextFormatError) -> NumericTextStyle<Number> {
      try NumericTextStyle(validating: formatter)
    }

    @MainActor
    func nativeField<Label: View>(
      _ value: Binding<Number?>,
      prompt: Text?,
      label: Label
    ) -> AnyView {
      let number = value.nsNumber
      return AnyView(TextField(value: number, formatter: formatter, prompt: prompt) { label })
    }
  }
#endif
