// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension BenchmarkCase {
  /// Cases that paste text into a field.
  static var pastes: [BenchmarkCase] {
    [
      paste("20 characters", ["-1,234,567,890.12345", "-1,234,567,890.54321"]),
      currencyWord,
      paste("1,000,000 characters", [long(12), long(34)], .plain, 1),
      paste("1,000,000 characters, calculating", [long(12), long(34)], .calculating, 1),
    ] + ["$", "USD ", "-"].map { refused($0) }
      + ["$", "÷", "1+"].map { refused($0, .calculating, ", calculating") }
  }

  /// A case that pastes amounts with the currency's code after them.
  private static var currencyWord: BenchmarkCase {
    let texts = ["1,234,567,890.12 USD", "1,234,567,890.21 USD"]
    let session = NumericTextSession<Decimal>(.dollars)
    // Foundation's format cannot parse the code, so it parses the same amounts with a dollar sign.
    let format = Decimal.FormatStyle.Currency(typed: "USD", .enUS)
    let shown = texts.map { "$" + $0.dropLast(4) }
    return BenchmarkCase(
      name: "paste with a currency word",
      unit: "paste",
      work: Work("select + paste", units: 2) { rounds in
        var session = session
        for _ in 0..<rounds { for text in texts { keep(session.pasteOverAll(text)) } }
      },
      foundation: FoundationTexts(format: format, texts: shown).work
    ) {
      var session = session
      try expect(texts.map { session.pasteOverAll($0).text }, shown)
    }
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

  private static func paste(
    _ what: String,
    _ texts: [String],
    _ style: NumericTextStyle<Decimal> = .plain,
    _ countedRounds: Int? = nil
  ) -> BenchmarkCase {
    let session = NumericTextSession<Decimal>(style)
    let format = Decimal.FormatStyle(locale: .enUS).precision(.fractionLength(0...5))
    let foundation = FoundationTexts(format: format, texts: texts).work
    return BenchmarkCase(
      name: "paste of \(what)",
      unit: "paste",
      work: Work("select + paste", units: texts.count, countedRounds: countedRounds) { rounds in
        var session = session
        for _ in 0..<rounds {
          for text in texts { keep(session.pasteOverAll(text)) }
        }
      },
      foundation: Work(foundation.name, units: texts.count, countedRounds: countedRounds) {
        foundation.run($0)
      }
    ) {
      var session = session
      for text in texts {
        let outcome = session.pasteOverAll(text)
        let value = try format.parseStrategy.parse(text)
        try expect(outcome.refusal, nil)
        try expect(outcome.value, value)
        try expect(outcome.text, format.format(value))
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
