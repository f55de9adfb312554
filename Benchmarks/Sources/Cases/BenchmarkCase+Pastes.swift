// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension BenchmarkCase {
  /// Cases that paste text into a field.
  static var pastes: [BenchmarkCase] {
    [
      paste("of 20 characters", ["-1,234,567,890.12345", "-1,234,567,890.54321"]),
      currencyWord,
      paste("of 1,000,000 characters", [long(12), long(34)], .plain, 1),
      paste("of 1,000,000 characters, calculating", [long(12), long(34)], .calculating, 1),
    ] + ["$", "USD ", "-"].map { refused($0) }
      + ["$", "÷", "1+"].map { refused($0, .calculating, ", calculating") }
  }

  /// A case that pastes amounts with the currency's code after them.
  private static var currencyWord: BenchmarkCase {
    let texts = ["1,234,567,890.12 USD", "1,234,567,890.21 USD"]
    // Foundation's format cannot parse the code, so it parses the same amounts with a dollar sign.
    let shown = texts.map { "$" + $0.dropLast(4) }
    let format = Decimal.FormatStyle.Currency(typed: "USD", .enUS)
    let foundation = FoundationTexts(format: format, texts: shown)
    return paste("with a currency word", texts, .dollars, foundation)
  }

  /// Returns a case that pastes a million characters: `symbol`, repeated many times.
  ///
  /// The field refuses the paste, because the pasted text contains no number.
  private static func refused(
    _ symbol: String,
    _ style: NumericTextStyle<Decimal> = .dollars,
    _ suffix: String = ""
  ) -> BenchmarkCase {
    let text = String(repeating: symbol, count: 1_000_000 / symbol.count)
    let session = NumericTextSession<Decimal>(style)
    let format = Decimal.FormatStyle.Currency(typed: "USD", .enUS)
    return BenchmarkCase(
      name: "refused paste of 1,000,000 characters, \(symbol)\(suffix)",
      unit: "paste",
      work: Work("paste", countedRounds: 1) { rounds in
        var session = session
        for _ in 0..<rounds { keep(session.paste(text)) }
      },
      foundation: Work("parse", countedRounds: 1) { try? format.parseStrategy.parse(text) }
    ) {
      var session = session
      try expect(session.paste(text).refusal == nil, false)
    }
  }

  /// Returns a text of a million digits: zeros followed by `number`, which must have two digits.
  private static func long(_ number: Int) -> String {
    String(repeating: "0", count: 999_998) + String(number)
  }

  /// Returns a case that pastes plain numbers.
  private static func paste(
    _ what: String,
    _ texts: [String],
    _ style: NumericTextStyle<Decimal> = .plain,
    _ countedRounds: Int? = nil
  ) -> BenchmarkCase {
    let format = Decimal.FormatStyle(locale: .enUS).precision(.fractionLength(0...5))
    return paste(what, texts, style, FoundationTexts(format: format, texts: texts), countedRounds)
  }

  private static func paste<Format: ParseableFormatStyle>(
    _ what: String,
    _ texts: [String],
    _ style: NumericTextStyle<Decimal>,
    _ foundation: FoundationTexts<Format>,
    _ countedRounds: Int? = nil
  ) -> BenchmarkCase where Format.FormatInput == Decimal {
    let session = NumericTextSession<Decimal>(style)
    return BenchmarkCase(
      name: "paste \(what)",
      unit: "paste",
      work: Work("select + paste", units: texts.count, countedRounds: countedRounds) { rounds in
        var session = session
        for _ in 0..<rounds { for text in texts { keep(session.pasteOverAll(text)) } }
      },
      foundation: foundation.work(countedRounds: countedRounds)
    ) {
      var session = session
      for (text, parsed) in zip(texts, foundation.texts) {
        let outcome = session.pasteOverAll(text)
        let value = try foundation.format.parseStrategy.parse(parsed)
        try expect(outcome.refusal, nil)
        try expect(outcome.value, value)
        try expect(outcome.text, foundation.format.format(value))
      }
    }
  }
}

extension NumericTextSession {
  /// Selects the whole text and pastes `pasted` over it.
  mutating func pasteOverAll(_ pasted: String) -> NumericTextOutcome<FieldValue> {
    select(0..<text.utf16.count)
    return paste(pasted)
  }
}
