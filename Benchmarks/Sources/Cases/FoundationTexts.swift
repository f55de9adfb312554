// SPDX-License-Identifier: MIT

import Foundation

/// What a field made of a Foundation format does after each key: parse the text, format the value.
///
/// `Decimal(text, format:)` and `value.formatted(format)` are these two calls.
struct FoundationTexts<Format: ParseableFormatStyle & Sendable>
where Format.FormatOutput == String, Format.FormatInput: Equatable & Sendable {
  var format: Format
  var texts: [String]

  /// Parsing and formatting each text, over and over.
  var work: Work {
    let (format, texts) = (format, texts)
    return Work(units: texts.count) { rounds in
      for _ in 0..<rounds {
        for text in texts { keep(Self.reformat(text, format)) }
      }
    }
  }

  private static func reformat(_ text: String, _ format: Format) -> String? {
    guard let value = try? format.parseStrategy.parse(text) else { return nil }
    return format.format(value)
  }

  /// Checks that Foundation reads these values in the texts, and writes the texts for them.
  func check(_ values: [Format.FormatInput]) throws
  where Format.Strategy.ParseInput == String, Format.Strategy.ParseOutput == Format.FormatInput {
    for (text, value) in zip(texts, values) {
      try expect(format.parseStrategy.parse(text), value)
      try expect(format.format(value), text)
    }
  }
}
