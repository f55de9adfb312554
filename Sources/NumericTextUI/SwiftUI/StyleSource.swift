// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import Foundation
  import NumericText
  import SwiftUI

  /// The source of a field's style: a style, a format style, or a number formatter.
  ///
  /// It stores closures rather than the format style, because iOS 15 doesn't support constrained
  /// existential types.
  struct StyleSource<Number: NumericTextValue> {
    /// A closure that returns the style for the locale of the environment.
    let style: (Locale) -> Result<NumericTextStyle<Number>, NumericTextFormatError>

    /// A closure that creates SwiftUI's own text field, for a format that cannot be applied while
    /// the user types.
    ///
    /// It is never called if the source is a style.
    let nativeField: (Binding<Number?>, Text?, AnyView) -> AnyView
  }

  extension StyleSource {
    /// Creates a source that returns `style`.
    init(_ style: NumericTextStyle<Number>) {
      self.style = { locale in .success(style.locale == nil ? style.locale(locale) : style) }
      nativeField = { _, _, label in label }
    }

    /// Creates the source for a Foundation format style.
    init<Format: NumericTextFormat & ParseableFormatStyle>(_ format: Format)
    where Format.FormatInput == Number {
      style = { locale in
        // A format with the default locale uses the locale of the environment, as in SwiftUI's own
        // text field.
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

    /// Creates the source for a number formatter.
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
    /// Logs once that a field falls back to SwiftUI's own text field because of this error.
    @MainActor
    func logOnce() {
      guard loggedErrors.insert(self).inserted else { return }
      Platform.logFault("NumericTextField: \(self) The field parses its text when editing ends.")
    }
  }
#endif
