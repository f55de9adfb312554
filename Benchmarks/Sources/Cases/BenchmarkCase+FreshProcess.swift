// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension BenchmarkCase {
  /// Cases that measure the first task of a new process.
  ///
  /// Each measurement needs its own process, so NumericText and Foundation run in separate
  /// processes. The results are checked after the measurement.
  public static var freshProcess: [BenchmarkCase] { [firstField] }

  /// A case that creates the first field of a process and reads its text.
  private static var firstField: BenchmarkCase {
    let typed = "$1,234.50"
    let field = {
      NumericTextSession(
        value: Decimal(sign: .plus, exponent: -1, significand: 12345),
        style: .currency(code: "USD").locale(Locale(identifier: "en_US"))
      ).text
    }
    let reformatted = {
      let format = Decimal.FormatStyle.Currency(code: "USD", locale: Locale(identifier: "en_US"))
      return (try? format.parseStrategy.parse(typed)).map { format.format($0) }
    }
    return BenchmarkCase(
      name: "first field of a fresh process",
      unit: "field",
      work: Work("NumericTextSession", countedRounds: 1, repeating: field),
      foundation: Work("parse + format", countedRounds: 1, repeating: reformatted)
    ) {
      try expect(field(), typed)
      try expect(reformatted(), typed)
    }
  }
}
