// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// The settings of a `CurrencyFormatter` in JSON, as used in scripts and on the command line.
struct FormatterSettings {
  private static let keys: Set<String> = [
    "locale", "currency", "currencySymbol", "showCurrencySymbol", "minValue", "maxValue",
    "decimalDigits", "hasDecimals", "decimalSeparator", "alwaysShowsDecimalSeparator",
    "groupingSize", "secondaryGroupingSize", "groupingSeparator", "hasGroupingSeparator",
    "maxIntegers", "zeroSymbol", "nilSymbol", "clearsWhenValueIsZero",
  ]

  private let object: JSONObject

  init(_ object: JSONObject) throws(ScriptError) {
    try object.check(known: Self.keys)
    self.object = object
  }

  var clearsWhenValueIsZero: Bool {
    get throws(ScriptError) { try object.bool("clearsWhenValueIsZero") ?? false }
  }

  /// Returns the formatter with these settings.
  ///
  /// The formatter uses `locale` unless the settings contain another locale.
  func formatter(in locale: Locale) throws(ScriptError) -> CurrencyFormatter {
    var formatter = CurrencyFormatter()
    formatter.locale = try object.locale("locale") ?? locale
    if let code = try object.string("currency") {
      guard let currency = Currency(code: code) else {
        throw object.error("currency", "is not an ISO 4217 currency code: \"\(code)\"")
      }
      formatter.currency = currency
    }
    try setTexts(&formatter)
    try setDigits(&formatter)
    try setBounds(&formatter)
    return formatter
  }

  private func setTexts(_ formatter: inout CurrencyFormatter) throws(ScriptError) {
    if let text = try object.string("currencySymbol") { formatter.currencySymbol = text }
    if let shows = try object.bool("showCurrencySymbol") { formatter.showCurrencySymbol = shows }
    if let text = try object.string("decimalSeparator") { formatter.decimalSeparator = text }
    if let shows = try object.bool("alwaysShowsDecimalSeparator") {
      formatter.alwaysShowsDecimalSeparator = shows
    }
    if let text = try object.string("groupingSeparator") { formatter.groupingSeparator = text }
    if let has = try object.bool("hasGroupingSeparator") { formatter.hasGroupingSeparator = has }
    if let text = try object.string("zeroSymbol") { formatter.zeroSymbol = text }
    if let text = try object.string("nilSymbol") { formatter.nilSymbol = text }
  }

  private func setDigits(_ formatter: inout CurrencyFormatter) throws(ScriptError) {
    if let count = try count("decimalDigits") { formatter.decimalDigits = count }
    if let has = try object.bool("hasDecimals") { formatter.hasDecimals = has }
    if let count = try count("groupingSize") { formatter.groupingSize = count }
    if let count = try count("secondaryGroupingSize") { formatter.secondaryGroupingSize = count }
    if let count = try count("maxIntegers") { formatter.maxIntegers = count }
  }

  private func count(_ key: String) throws(ScriptError) -> Int? {
    guard let count = try object.int(key) else { return nil }
    guard count >= 0 else { throw object.error(key, "is negative") }
    return count
  }

  private func setBounds(_ formatter: inout CurrencyFormatter) throws(ScriptError) {
    formatter.minAmount = try amount("minValue")
    formatter.maxAmount = try amount("maxValue")
    guard let least = formatter.minAmount, let most = formatter.maxAmount, least > most else {
      return
    }
    throw object.error("minValue", "is greater than \"maxValue\"")
  }

  private func amount(_ key: String) throws(ScriptError) -> Decimal? {
    guard let numeral = try object.numeral(key) else { return nil }
    guard let amount = Decimal(numeral: numeral.canonical) else {
      throw object.error(key, "has more digits than Decimal holds")
    }
    return amount
  }
}
