// SPDX-License-Identifier: MIT

import Foundation

/// The work that a field based on a Foundation format does for each key: parsing the text and
/// formatting the value, as `Decimal(text, format:)` and `value.formatted(format)` do.
struct FoundationTexts<Format: ParseableFormatStyle>
where Format.FormatOutput == String, Format.FormatInput: Equatable {
  var format: Format
  var texts: [String]

  /// Returns a task that parses each text and formats the result.
  func work(countedRounds: Int? = nil) -> Work {
    Work("parse + format", units: texts.count, countedRounds: countedRounds) {
      [format, texts] rounds in
      for _ in 0..<rounds {
        for text in texts { keep(Self.reformatted(text, format)) }
      }
    }
  }

  private static func reformatted(_ text: String, _ format: Format) -> String? {
    guard let value = try? format.parseStrategy.parse(text) else { return nil }
    return format.format(value)
  }

  /// Throws an error unless each text is parsed as the corresponding value, and formatted back to
  /// the same text.
  func check(_ values: [Format.FormatInput]) throws {
    for (text, value) in zip(texts, values) {
      try expect(format.parseStrategy.parse(text), value)
      try expect(format.format(value), text)
    }
  }
}
