// SPDX-License-Identifier: MIT

package import Foundation

/// Foundation's `FormatStyle` for a kind of number, the source of all locale data.
package struct FoundationFormat: Sendable {
  package var kind: NumberKind
  package var locale: Locale
  package var sign: NotationOptions.Sign

  package init(kind: NumberKind, locale: Locale, sign: NotationOptions.Sign = .automatic) {
    self.kind = kind
    self.locale = locale
    self.sign = sign
  }

  /// The text of a value that a probe asks for.
  ///
  /// A whole amount shows the fraction digits of its currency. All other values show at least one
  /// fraction digit, so that the probe sees the decimal separator.
  func text(_ value: Decimal) -> String {
    switch kind {
    case .number:
      return Decimal.FormatStyle(locale: locale).sign(strategy: numberSign)
        .precision(.fractionLength(1...3)).format(value)
    case .percent:
      return Decimal.FormatStyle.Percent(locale: locale).sign(strategy: numberSign)
        .precision(.fractionLength(1...3)).format(value)
    case .currency(let code):
      var style = Decimal.FormatStyle.Currency(code: code, locale: locale)
      // ICU's formatter of the plain style is shared with an app that shows amounts by itself.
      if sign != .automatic { style = style.sign(strategy: currencySign) }
      if value.exponent < 0 { style = style.precision(.fractionLength(1...3)) }
      return style.format(value)
    }
  }

  /// Texts that stand for the currency: its code, its narrow symbol and its name.
  var words: [String] {
    guard case .currency(let code) = kind else { return [] }
    let style = Decimal.FormatStyle.Currency(code: code, locale: locale)
      .precision(.fractionLength(0))
    let affixes = [style.presentation(.narrow).format(2), style.presentation(.fullName).format(2)]
      .compactMap { Probe.Parts($0, digits: [2])?.affixes }
    return [code] + affixes.flatMap { [$0.prefix.text, $0.suffix.text] }.filter { !$0.isEmpty }
  }

  var numberSign: NumberFormatStyleConfiguration.SignDisplayStrategy {
    switch sign {
    case .automatic, .accounting: .automatic
    case .always, .accountingAlways: .always()
    case .never: .never
    }
  }

  var currencySign: CurrencyFormatStyleConfiguration.SignDisplayStrategy {
    switch sign {
    case .automatic: .automatic
    case .always: .always()
    case .never: .never
    case .accounting: .accounting
    case .accountingAlways: .accountingAlways()
    }
  }
}
