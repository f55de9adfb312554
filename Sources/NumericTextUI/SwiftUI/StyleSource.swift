// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import Foundation
  import NumericText
  import SwiftUI

  /// The source of a field's style: a style, a format style, or a number formatter.
  ///
  /// It stores closures because constrained existential types are not available on iOS 15.
  struct StyleSource<Number: NumericTextValue> {
    /// Returns the style for the locale of the environment.
    let style: (Locale) -> Result<NumericTextStyle<Number>, NumericTextFormatError>

    /// Creates SwiftUI's own text field, for a format that cannot be typed key by key.
    let nativeField: (Binding<Number?>, Text?, AnyView) -> AnyView
  }

  extension StyleSource {
    /// Uses a style.
    init(_ style: NumericTextStyle<Number>) {
      self.style = { locale in .success(style.locale == nil ? style.locale(locale) : style) }
      nativeField = { _, _, label in label }
    }

    /// Uses a Foundation format style.
    init<Format: NumericTextFormat & ParseableFormatStyle>(_ format: Format)
    where Format.FormatInput == Number {
      style = { locale in
        // A format with the default locale follows the environment, as in SwiftUI's own text field.
        let follows = format.locale == .autoupdatingCurrent
        let format = follows ? format.locale(locale) : format
        return Result { () throws(NumericTextFormatError) in
          try NumericTextStyle(validating: format)
        }
      }
      nativeField = { value, prompt, label in
        AnyView(TextField(value: value, format: format, prompt: prompt) { label })
      }
    }

    /// Uses a number formatter.
    init(_ formatter: NumberFormatter) {
      style = { _ in
        Result { () throws(NumericTextFormatError) in
          try NumericTextStyle(validating: formatter)
        }
      }
      nativeField = { value, prompt, label in
        AnyView(TextField(value: value.nsNumber, formatter: formatter, prompt: prompt) { label })
      }
    }
  }

  @MainActor private var loggedErrors: Set<NumericTextFormatError> = []

  extension NumericTextFormatError {
    /// Logs a fault, once per error, because the field falls back to SwiftUI's own.
    @MainActor
    func logOnce() {
      guard loggedErrors.insert(self).inserted else { return }
      Platform.logFault("NumericTextField: \(self) The field parses its text when editing ends.")
    }
  }
#endif
