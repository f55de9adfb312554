// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// A number type of an app's own: an amount of money.
struct Money: NumericTextValue, ExpressibleByIntegerLiteral {
  var amount: Decimal

  static var numericTextLimits: NumericTextLimits { Decimal.numericTextLimits }

  var numeral: Numeral? { amount.numeral }

  init(amount: Decimal) { self.amount = amount }

  init(integerLiteral value: Int) { amount = Decimal(value) }

  init?(numeral: Numeral) {
    guard let amount = Decimal(numeral: numeral) else { return nil }
    self.amount = amount
  }
}

extension Money {
  /// Foundation's format of the same amount.
  struct FormatStyle: ParseableFormatStyle {
    private let format = Decimal.FormatStyle(locale: .enUS)

    func format(_ value: Money) -> String { format.format(value.amount) }

    var parseStrategy: ParseStrategy { ParseStrategy() }
  }

  struct ParseStrategy: Foundation.ParseStrategy {
    private let format = Decimal.FormatStyle(locale: .enUS)

    func parse(_ text: String) throws -> Money {
      Money(amount: try format.parseStrategy.parse(text))
    }
  }
}
