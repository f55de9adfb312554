// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import Foundation
  import NumericText

  /// The styles of formats that fields have shown already.
  ///
  /// Taking a format apart costs some fifty calls of it, and views ask at every update.
  @MainActor
  enum StyleCache {
    private struct Key: Hashable {
      let source: AnyHashable
      let locale: Locale
      let type: ObjectIdentifier
    }

    private static var results: [Key: Any] = [:]
    private static let limit = 64

    /// The style of a source in a locale, or why it has none.
    static func style<Number>(
      of source: StyleSource<Number>,
      in locale: Locale
    ) -> Result<NumericTextStyle<Number>, NumericTextFormatError> {
      guard let value = source.key() else { return source.style(locale) }
      let key = Key(source: value, locale: locale, type: ObjectIdentifier(Number.self))
      typealias Style = Result<NumericTextStyle<Number>, NumericTextFormatError>
      if let style = results[key] as? Style { return style }
      let style = source.style(locale)
      if results.count >= limit { results = [:] }
      results[key] = style
      if case .failure(let error) = style { report(error) }
      return style
    }

    /// Says once why a field does less than it could.
    private static func report(_ error: NumericTextFormatError) {
      NSLog("NumericTextField: %@", "\(error) The field takes its text when editing ends.")
    }
  }
#endif
