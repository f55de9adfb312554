// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// An amount of money, as an example of a number type that an app defines.
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
  /// A format style that formats the amount with Foundation's format for `Decimal`.
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
