// SPDX-License-Identifier: MIT

import Foundation

/// The settings of a currency formatter with the style that was made of them, shared by its copies.
///
/// Any thread may ask for the style.
final class CurrencyStorage: Sendable {
  let settings: CurrencySettings

  private let style = Locked<Made<NumericTextStyle<Decimal>>?>(nil)

  init(_ settings: CurrencySettings) { self.settings = settings }

  /// The style for amounts, which a function makes if it is not known or no longer up to date.
  func style(make: () -> NumericTextStyle<Decimal>) -> NumericTextStyle<Decimal> {
    if let known = style.withLock({ $0 })?.ifUpToDate { return known }
    let made = Made(followingCurrentLocale: settings.followCurrentLocale, make)
    style.withLock { $0 = made }
    return made.value
  }
}

extension CurrencyStorage: Equatable {
  /// Whether both have the same settings.
  static func == (left: CurrencyStorage, right: CurrencyStorage) -> Bool {
    left === right || left.settings == right.settings
  }
}
