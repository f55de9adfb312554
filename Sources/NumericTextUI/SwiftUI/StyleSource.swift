// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import Foundation
  import NumericText
  import SwiftUI

  /// Where a field's style comes from: a style of its own, a format style, or a number formatter.
  ///
  /// It is made of functions because existential types with parameters are too new for iOS 15.
  struct StyleSource<Number: NumericTextValue> {
    /// The style where the surroundings have a locale.
    let style: (Locale) -> Result<NumericTextStyle<Number>, NumericTextFormatError>

    /// SwiftUI's own field, for a format that cannot be typed key by key.
    let nativeField: (Binding<Number?>, Text?, AnyView) -> AnyView
  }

  extension StyleSource {
    /// A style as the app gave it.
    init(_ style: NumericTextStyle<Number>) {
      self.style = { locale in .success(style.locale == nil ? style.locale(locale) : style) }
      nativeField = { _, _, label in label }
    }

    /// A format style of Foundation.
    init<Format: NumericTextFormat & ParseableFormatStyle>(_ format: Format)
    where Format.FormatInput == Number {
      style = { locale in
        // A format that nobody gave a locale follows the surroundings, as in SwiftUI's own field.
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

    /// A number formatter of Foundation.
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
    /// Logs a fault, once for each error, because the field on screen is SwiftUI's own.
    @MainActor
    func logOnce() {
      guard loggedErrors.insert(self).inserted else { return }
      Platform.logFault("NumericTextField: \(self) The field takes its text when editing ends.")
    }
  }
#endif
