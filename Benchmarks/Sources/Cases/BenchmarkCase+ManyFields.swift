// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension BenchmarkCase {
  /// A case that creates 10,000 fields, focuses each of them, and types one key into it.
  static var manyFields: BenchmarkCase {
    let count = 10_000
    return BenchmarkCase(
      name: "10,000 fields, a key in each",
      unit: "field",
      work: Work("session, focus, key", units: count, countedRounds: 1) { fields(count) },
      foundation: Work("format, parse, format", units: count, countedRounds: 1) {
        foundationTexts(count)
      }
    ) {
      let fields = fields(2000)
      let texts = foundationTexts(2000)
      try expect(fields.map(\.text), texts)
      try expect(fields.last?.value, 19_995)
      try expect(texts.last, "$19,995")
    }
  }

  private static func fields(_ count: Int) -> [NumericTextSession<Decimal>] {
    let style = NumericTextStyle<Decimal>.dollars
    return (0..<count).map { number in
      var session = NumericTextSession(value: Decimal(number), style: style)
      session.focus()
      session.type("5")
      return session
    }
  }

  private static func foundationTexts(_ count: Int) -> [String] {
    let format = Decimal.FormatStyle.Currency(typed: "USD", .enUS)
    return (0..<count).map { number in
      let typed = format.format(Decimal(number)) + "5"
      guard let value = try? Decimal(typed, format: format) else { return "" }
      return format.format(value)
    }
  }
}
