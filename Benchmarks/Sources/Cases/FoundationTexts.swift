// SPDX-License-Identifier: MIT

import Foundation

/// What a field made of a Foundation format does after a key: it parses the text and formats the
/// value, as `Decimal(text, format:)` and `value.formatted(format)` do.
struct FoundationTexts<Format: ParseableFormatStyle>
where Format.FormatOutput == String, Format.FormatInput: Equatable {
  var format: Format
  var texts: [String]

  /// Parsing and formatting each text, over and over.
  var work: Work {
    Work("parse + format", units: texts.count) { [format, texts] rounds in
      for _ in 0..<rounds {
        for text in texts { keep(Self.reformatted(text, format)) }
      }
    }
  }

  private static func reformatted(_ text: String, _ format: Format) -> String? {
    guard let value = try? format.parseStrategy.parse(text) else { return nil }
    return format.format(value)
  }

  /// Checks that Foundation reads these values in the texts, and writes the texts for them.
  func check(_ values: [Format.FormatInput]) throws {
    for (text, value) in zip(texts, values) {
      try expect(format.parseStrategy.parse(text), value)
      try expect(format.format(value), text)
    }
  }
}
