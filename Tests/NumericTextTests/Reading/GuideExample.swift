// SPDX-License-Identifier: MIT

import Foundation

/// An example in the guide `Reading.md`: a text, its locale, and the number that it represents or
/// `refused`.
struct GuideExample: Hashable, CustomStringConvertible {
  let locale: String
  let text: String
  let result: String

  init(_ reading: ReadingCase) {
    locale = reading.locale
    text = Self.visible(reading.text)
    result = reading.expect.refused == nil ? reading.expect.description : "refused"
  }

  private init(locale: String, text: String, result: String) {
    self.locale = locale
    self.text = text
    self.result = result
  }

  var description: String { "\(text) in \(locale) reads as \(result)" }

  /// Returns the examples in all tables of the guide.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  static func all() -> [GuideExample] {
    let text = LocaleData.source("Sources/NumericText/NumericText.docc/Reading.md") ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("|") }.flatMap { examples(in: $0) }
  }

  /// Returns the examples in a table row, such as `5,-` da_DK → `5`.
  ///
  /// The default locale is en_US.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  private static func examples(in row: Substring) -> [GuideExample] {
    let pattern = #/`([^`]+)`(?: ([a-z]{2}_[A-Z]{2}))? → (?:`([^`]+)`|refused)/#
    return row.matches(of: pattern).map { match in
      GuideExample(
        locale: match.2.map(String.init) ?? "en_US",
        text: String(match.1),
        result: match.3.map(String.init) ?? "refused"
      )
    }
  }

  /// Returns the text with invisible characters written as `\u` escapes.
  private static func visible(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      let isSpace = scalar.properties.isWhitespace && scalar != " "
      let isFormat = scalar.properties.generalCategory == .format || scalar.value == 0xFFFC
      let hex = String(scalar.value, radix: 16, uppercase: true)
      let code = String(repeating: "0", count: max(0, 4 - hex.count)) + hex
      result += isSpace || isFormat ? "\\u\(code)" : String(scalar)
    }
  }
}
