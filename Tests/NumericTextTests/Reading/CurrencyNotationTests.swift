// SPDX-License-Identifier: MIT

import CurrencyNames
import Foundation
import NumericText
import Testing

/// An English style can read an amount in any currency and locale, unless the text is ambiguous.
@Suite(
  .enabled(
    if: LocaleData.matchesTheSources,
    "This version of Foundation has other notations: make generate"
  )
)
struct CurrencyNotationTests {
  private static let english = NumericTextStyle<Decimal>.number.locale(.english)

  /// Locales in which amounts are unusual: some have letters next to a currency symbol, others use
  /// special scripts or abbreviations.
  @Test(arguments: [
    "am", "ar", "be", "br", "brx", "de_AT", "es_419", "ff_Adlm", "fr_CA", "fr_CH", "ru", "sv", "wo",
  ])
  func readsEveryCurrencyOfALocale(_ identifier: String) {
    for code in CurrencyNames.codes.sorted() {
      let style = Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: identifier))
        .precision(.fractionLength(2))
      for text in [style, style.presentation(.narrow)].map({ $0.format(12.34) }) {
        guard !Self.isAmbiguous(text) else { continue }
        #expect((try? Self.english.parse(text)) == 12.34, "\(text) of \(code)")
      }
    }
  }

  @Test func readsTheNotationsOfNKo() {
    for code in ["USD", "GBP", "NZD", "XPF", "SEK", "GNF"] {
      let style = Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: "nqo"))
      let text = style.precision(.fractionLength(2)).format(12.34)
      #expect((try? Self.english.parse(text)) == 12.34, "\(text) of \(code)")
    }
  }

  /// Returns whether the text next to the number can mean a different number in another locale,
  /// such as `K` for thousands.
  private static func isAmbiguous(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: \.isDigit),
      let last = scalars.lastIndex(where: \.isDigit)
    else { return false }
    let before = word(scalars[..<first])
    let after = word(scalars[(last + 1)...])
    let letters = after.filter { ("A"..."Z").contains($0) }
    let isMultiple =
      after.count == 1 ? after == letters : CurrencyNotations.multiples.contains(letters)
    // Switzerland writes `$T` for Tonga's dollar.
    let isMultipleBefore = CurrencyNotations.multiples.contains(String(before.dropFirst()))
    return isMultiple || isMultipleBefore
      || !CurrencyNotations.ambiguous.isDisjoint(with: [before, after])
  }

  private static func word(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    let visible = scalars.filter {
      $0.properties.generalCategory != .format && !$0.properties.isWhitespace
    }
    return String(String.UnicodeScalarView(visible))
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { properties.numericType == .decimal }
}
