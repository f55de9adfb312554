// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// A number type of an app's own: an amount as a count of cents.
struct Cents: NumericTextValue, ExpressibleByIntegerLiteral {
  var count: Int

  static var numericTextLimits: NumericTextLimits { NumericTextLimits(digits: 18) }

  var numeral: Numeral? { count.numeral?.scaled(byPowerOfTen: -2) }

  init(count: Int) { self.count = count }

  init(integerLiteral value: Int) { count = 100 * value }

  init?(numeral: Numeral) {
    guard let count = Int(numeral: numeral.scaled(byPowerOfTen: 2)) else { return nil }
    self.count = count
  }
}

extension Cents {
  /// Foundation's format of the same amount.
  struct FormatStyle: ParseableFormatStyle {
    private let format = Decimal.FormatStyle(locale: .enUS)

    func format(_ value: Cents) -> String { format.format(Decimal(value.count) / 100) }

    var parseStrategy: ParseStrategy { ParseStrategy() }
  }

  struct ParseStrategy: Foundation.ParseStrategy {
    private let format = Decimal.FormatStyle(locale: .enUS)

    func parse(_ text: String) throws -> Cents {
      let amount = try format.parseStrategy.parse(text) * 100
      return Cents(count: NSDecimalNumber(decimal: amount).intValue)
    }
  }
}
