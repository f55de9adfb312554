// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

/// Returns a formatter for US dollars in the United States, configured by `set`.
private func dollars(_ set: (inout CurrencyFormatter) -> Void = { _ in }) -> CurrencyFormatter {
  CurrencyFormatter {
    $0.currency = .dollar
    $0.locale = Locale.english
    set(&$0)
  }
}

@Suite struct CurrencyFormatterTests {
  @Test func formatsAllValueTypes() {
    #expect(dollars().string(from: Decimal(string: "1234.5") ?? 0) == "$1,234.50")
    #expect(dollars().string(from: 1234) == "$1,234.00")
    #expect(dollars().string(from: 0.5 as Float) == "$0.50")
    #expect(dollars().string(from: UInt8(7)) == "$7.00")
    #expect(dollars().string(from: Double.nan) == nil)
  }

  @Test func readsAmountsWithTheirSign() {
    #expect(dollars().decimal(from: "-$1,234.56") == Decimal(string: "-1234.56"))
    #expect(dollars().decimal(from: "($1,234.56)") == Decimal(string: "-1234.56"))
    #expect(dollars().double(from: "$0.1") == 0.1)
    #expect(dollars().unformatted(string: "-$1,234.50") == "-1234.5")
    #expect(dollars().unformatted(string: "nothing") == nil)
    #expect(dollars().decimal(from: "") == nil)
  }

  @Test func readsPlainDigitsWhateverTheSymbols() {
    let changes: [(inout CurrencyFormatter) -> Void] = [
      { $0.decimalSeparator = "-" }, { $0.currencySymbol = "-" }, { $0.groupingSeparator = "-" },
      { ($0.decimalSeparator, $0.hasDecimals) = ("-", false) },
    ]
    for formatter in changes.map(dollars) {
      let text = formatter.string(from: -1) ?? ""
      let digits = formatter.unformatted(string: text) ?? ""
      #expect(formatter.decimal(from: text) == -1, "\(text)")
      #expect(formatter.decimal(from: digits) == -1, "\(text)")
      #expect(formatter.double(from: digits) == -1, "\(text)")
    }
  }

  @Test func manyDigitsStayExact() {
    let amount = Decimal(string: "123456789012345678901234567890123456.78") ?? 0
    let text = dollars().string(from: amount)
    #expect(text == "$123,456,789,012,345,678,901,234,567,890,123,456.78")
    #expect(dollars().decimal(from: text ?? "") == amount)
  }
}

@Suite struct CurrencyFormatterPropertiesTests {
  @Test func defaultsComeFromTheLocaleAndTheCurrency() {
    let formatter = dollars()
    #expect(formatter.locale.locale.identifier == "en_US")
    #expect(formatter.currencyCode == "USD")
    #expect(formatter.currencySymbol == "$")
    #expect(formatter.showCurrencySymbol)
    #expect(formatter.minValue == nil && formatter.maxValue == nil)
    #expect(formatter.decimalDigits == 2 && formatter.hasDecimals == true)
    #expect(formatter.decimalSeparator == "." && formatter.groupingSeparator == ",")
    #expect(formatter.groupingSize == 3 && formatter.secondaryGroupingSize == 3)
    #expect(formatter.hasGroupingSeparator && !formatter.alwaysShowsDecimalSeparator)
    #expect(formatter.maxIntegers == 36 && formatter.maxDigitsCount == 38)
    #expect(formatter.zeroSymbol == nil && formatter.nilSymbol.isEmpty)
    #expect(formatter.initialText == "$0.00")
    #expect(CurrencyFormatter.default == CurrencyFormatter())
  }

  @Test func acceptsACodeThatIsNotAStandardCurrency() {
    var formatter = dollars { $0.currencyCode = "BTC" }
    #expect(formatter.currencyCode == "BTC")
    #expect(formatter.string(from: 1234.5) == "BTC\u{A0}1,234.50")
    formatter.currency = .euro
    #expect(formatter.currencyCode == "EUR")
  }

  @Test(arguments: ["de_DE", "pt_BR", "en_US", "fr_FR", "de_CH"])
  func unformattedTextIsPlainDigits(_ locale: String) {
    let formatter = CurrencyFormatter {
      $0.locale = Locale(identifier: locale)
      $0.currency = .euro
      $0.decimalDigits = 3
    }
    for amount in [12.345, -0.125, 1234.5, 12345, 123.456] as [Double] {
      let text = formatter.string(from: amount) ?? ""
      let plain = formatter.unformatted(string: text) ?? ""
      #expect(formatter.double(from: plain) == amount, "\(text)")
      #expect(formatter.double(from: text) == amount, "\(text)")
      #expect(formatter.decimal(from: plain)?.description == plain, "\(text)")
    }
    let whole = CurrencyFormatter {
      $0.locale = Locale.german
      $0.hasDecimals = false
    }
    #expect(whole.decimal(from: "12.345") == 12345)
  }

  @Test func initialTextIsTheNumberNearestToZero() {
    let formatter = dollars {
      $0.minValue = 5
      $0.maxValue = 10
    }
    #expect(formatter.initialText == "$5.00")
    #expect(formatter.minAmount == 5 && formatter.maxAmount == 10)
    #expect(dollars { $0.zeroSymbol = "none" }.initialText == "none")
  }

  @Test func fractionDigitsComeFromTheCurrencyUnlessSet() {
    let yen = dollars { $0.currency = .japaneseYen }
    #expect(yen.decimalDigits == 0 && yen.hasDecimals == false)
    #expect(dollars { $0.currency = .bahrainiDinar }.decimalDigits == 3)
    var formatter = yen
    formatter.hasDecimals = true
    #expect(formatter.decimalDigits == 2)
    formatter.hasDecimals = nil
    #expect(formatter.decimalDigits == 0)
  }

  @Test func numbersOfDigitsCanBeUnlimited() {
    let formatter = dollars { $0.maxIntegers = .max }
    #expect(formatter.maxDigitsCount == .max)
    #expect(formatter.string(from: 1234.5) == "$1,234.50")
    #expect(dollars { $0.maxIntegers = 3 }.maxDigitsCount == 5)
    #expect(dollars { $0.decimalDigits = .max }.string(from: 5)?.hasPrefix("$5.00") ?? false)
  }
}
