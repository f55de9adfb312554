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

  /// This style with few enough fraction digits that a tiny number is shown as zero.
  var probe: Probe {
    Probe(locale: locale, scale: kind == .percent ? 2 : 0) { text($0, fraction: 0...3) }
  }

  /// The text of a value with a number of fraction digits.
  func text(_ value: Decimal, fraction: ClosedRange<Int>) -> String {
    let precision = NumberFormatStyleConfiguration.Precision.fractionLength(fraction)
    switch kind {
    case .number:
      return Decimal.FormatStyle(locale: locale).sign(strategy: numberSign).precision(precision)
        .format(value)
    case .percent:
      return Decimal.FormatStyle.Percent(locale: locale).sign(strategy: numberSign)
        .precision(precision).format(value)
    case .currency(let code):
      return Decimal.FormatStyle.Currency(code: code, locale: locale).sign(strategy: currencySign)
        .precision(precision).format(value)
    }
  }

  /// The number of fraction digits that the style shows of its own accord: a currency's minor unit.
  var standardFractionDigits: Int {
    guard case .currency(let code) = kind else { return 0 }
    let text = Decimal.FormatStyle.Currency(code: code, locale: locale).format(1)
    let digits = text.unicodeScalars.compactMap { DecimalDigit.value(of: $0) }
    guard let one = digits.firstIndex(of: 1) else { return 0 }
    return digits.count - one - 1
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

  private var numberSign: NumberFormatStyleConfiguration.SignDisplayStrategy {
    switch sign {
    case .automatic, .accounting: .automatic
    case .always, .accountingAlways: .always()
    case .never: .never
    }
  }

  private var currencySign: CurrencyFormatStyleConfiguration.SignDisplayStrategy {
    switch sign {
    case .automatic: .automatic
    case .always: .always()
    case .never: .never
    case .accounting: .accounting
    case .accountingAlways: .accountingAlways()
    }
  }
}
