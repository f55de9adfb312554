// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import NumericText

/// The texts that are recognized as a currency are derived from Foundation's texts for amounts.
struct FoundationFormatTests {
  @Test func everyNameHasALetterOrASymbol() {
    for locale in Locale.availableIdentifiers.sorted().map(Locale.init(identifier:)) {
      for code in ["EGP", "EUR", "IRR"] {
        for word in FoundationFormat(kind: .currency(code: code), locale: locale).currencyNames {
          #expect(
            word.text.unicodeScalars.contains {
              $0.properties.isAlphabetic || $0.properties.generalCategory == .currencySymbol
            },
            "\(word.text.debugDescription) of \(code) in \(locale.identifier)"
          )
        }
      }
    }
  }

  @Test(arguments: [
    ("pl_PL", "PLN", ["złote", "złotych", "złoty"]), ("ro_RO", "RON", ["lei", "de lei", "leu"]),
    ("ar_EG", "EGP", ["جنيه", "جنيهات"]), ("en_US", "USD", ["dollars", "US dollars", "$"]),
  ])
  func namesHaveEveryPluralForm(identifier: String, code: String, names: [String]) {
    let locale = Locale(identifier: identifier)
    let format = FoundationFormat(kind: .currency(code: code), locale: locale)
    let found = format.currencyNames.map(\.text)
    #expect(Set(names).subtracting(found).isEmpty, "\(found)")
  }
}
