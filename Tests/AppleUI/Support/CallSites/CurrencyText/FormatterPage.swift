// SPDX-License-Identifier: MIT

import Foundation
import NumericTextMigration

// A wallet that formats and parses prices, written for the formatters in the package CurrencyText.
// Only the import was changed.

extension CurrencyFormatter {
  fileprivate static let `default`: CurrencyFormatter = {
    .init {
      $0.currency = .euro
      $0.locale = CurrencyLocale.germanGermany
      $0.hasDecimals = true
      $0.minValue = 5
      $0.maxValue = 100_000_000
    }
  }()
}

struct PriceList {
  var prices: [String: Double] = ["Bread": 3.5, "Bicycle": 1299]

  func lines() -> [String] {
    let formatter = CurrencyFormatter {
      $0.locale = Locale(identifier: "en_US")
      $0.currencyCode = "USD"
    }
    return prices.sorted { $0.key < $1.key }.compactMap { name, price in
      formatter.string(from: price).map { "\(name): \($0)" }
    }
  }

  func defaultText(of price: Double) -> String? { CurrencyFormatter.default.string(from: price) }
}

struct WalletSettings {
  var isSymbolShown = true
  var region: LocaleConvertible = CurrencyLocale.current

  func formatter() -> CurrencyFormatter {
    CurrencyFormatter { formatter in
      formatter.locale = region
      formatter.currency = Currency(rawValue: "BRL") ?? .dollar
      formatter.showCurrencySymbol = isSymbolShown
      formatter.decimalDigits = 3
      formatter.decimalSeparator = ","
      formatter.alwaysShowsDecimalSeparator = true
      formatter.groupingSeparator = "."
      formatter.groupingSize = 3
      formatter.secondaryGroupingSize = 2
      formatter.hasGroupingSeparator = true
      formatter.maxIntegers = 9
      formatter.zeroSymbol = "free"
      formatter.nilSymbol = "none"
      formatter.minValue = nil
      formatter.maxValue = 1_000_000.5
    }
  }

  func symbol() -> String {
    var formatter = CurrencyFormatter()
    formatter.currencySymbol = "₿"
    return formatter.currencySymbol
  }

  func report() -> [String] {
    let formatter = self.formatter()
    var lines = ["\(formatter.maxDigitsCount) digits", formatter.currencyCode]
    if formatter.hasDecimals { lines.append("decimals") }
    if let most = formatter.maxIntegers { lines.append("up to \(most)") }
    if let lowest = formatter.minValue { lines.append("from \(lowest)") }
    if let highest = formatter.maxValue { lines.append("to \(highest)") }
    lines.append(formatter.locale.locale.identifier)
    lines.append(formatter.initialText)
    return lines
  }
}

// MARK: - Functions that accept or create formatters

func total(_ texts: [String], _ formatter: CurrencyFormatting) -> Double {
  texts.compactMap { text in
    formatter.unformatted(string: text).flatMap { formatter.double(from: $0) }
  }
  .reduce(0, +)
}

func afterKey(_ text: String, _ formatter: CurrencyFormatting & CurrencyAdjusting) -> [String?] {
  [
    formatter.formattedStringWithAdjustedDecimalSeparator(from: text),
    formatter.formattedStringAdjustedToFitAllowedValues(from: text),
  ]
}

func englishFormatter(_ currency: Currency) -> CurrencyFormatter {
  .init {
    $0.currency = currency
    $0.locale = CurrencyLocale.englishUnitedStates
  }
}

func setUpRupees() -> CurrencyFormatter.InitHandler {
  { $0.currency = .indianRupee }
}

func plainText(_ number: Double?) -> String? {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.numberStyle = .decimal
  return formatter.string(from: number)
}

func allCodes() -> [String] { Currency.allCases.map(\.rawValue) }

func allRegions() -> [String] { CurrencyLocale.allCases.map(\.rawValue) }
