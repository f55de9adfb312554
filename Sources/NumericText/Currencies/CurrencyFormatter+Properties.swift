// SPDX-License-Identifier: MIT

public import Foundation

// MARK: - Locale and currency

extension CurrencyFormatter {
  /// The locale that determines the notation of amounts.
  ///
  /// The default is the current locale.
  public var locale: any LocaleConvertible {
    get { resolvedLocale }
    set { settings.locale = newValue.locale }
  }

  /// The currency of the amounts.
  ///
  /// The default is the locale's currency, or US dollars if it has none.
  public var currency: Currency {
    get { settings.currency ?? Currency(of: resolvedLocale) ?? .dollar }
    set {
      settings.currency = newValue
      settings.currencyCode = nil
    }
  }

  /// The code of the currency, such as `EUR`.
  ///
  /// The default is the ISO 4217 code of ``currency``. You can set a code that ISO 4217 doesn't
  /// define, such as `BTC`. Setting ``currency`` restores the default.
  public var currencyCode: String {
    get { settings.currencyCode ?? currency.rawValue }
    set { settings.currencyCode = newValue }
  }

  /// The currency symbol in amounts.
  ///
  /// The default is the locale's symbol for the currency. You can set any text.
  public var currencySymbol: String {
    get { settings.changes.currency ?? standard.notation.currencySymbol }
    set { settings.changes.currency = newValue }
  }

  /// Whether amounts contain the currency symbol.
  ///
  /// The default is true.
  public var showCurrencySymbol: Bool {
    get { settings.changes.showsCurrency }
    set { settings.changes.showsCurrency = newValue }
  }

  var resolvedLocale: Locale { settings.locale ?? .autoupdatingCurrent }

  /// The locale's notation for the currency, without the changes made by this formatter's
  /// properties.
  private var standard: LocaleNotation {
    LocaleNotation.of(.currency(code: currencyCode), resolvedLocale)
  }
}

extension Currency {
  /// Creates the currency of a locale's region, or returns nil if the region has none.
  fileprivate init?(of locale: Locale) {
    // `Locale.currency` requires macOS 13 and iOS 16. The older key of
    // `NSLocale` returns the same code.
    guard let code = (locale as NSLocale).object(forKey: .currencyCode) as? String else {
      return nil
    }
    self.init(rawValue: code)
  }
}

// MARK: - Bounds and digits

extension CurrencyFormatter {
  /// The minimum amount, or nil if there is none.
  ///
  /// Smaller amounts are replaced by the minimum. Using a formatter whose minimum exceeds its
  /// maximum is a programmer error.
  public var minAmount: Decimal? {
    get { settings.minAmount }
    set { settings.minAmount = newValue }
  }

  /// The maximum amount, or nil if there is none.
  ///
  /// Greater amounts are replaced by the maximum.
  public var maxAmount: Decimal? {
    get { settings.maxAmount }
    set { settings.maxAmount = newValue }
  }

  /// The same bound as ``minAmount``, as a `Double`.
  public var minValue: Double? {
    get { minAmount.map { ($0 as NSDecimalNumber).doubleValue } }
    set { minAmount = newValue?.numeral.flatMap { Decimal(numeral: $0) } }
  }

  /// The same bound as ``maxAmount``, as a `Double`.
  public var maxValue: Double? {
    get { maxAmount.map { ($0 as NSDecimalNumber).doubleValue } }
    set { maxAmount = newValue?.numeral.flatMap { Decimal(numeral: $0) } }
  }

  /// The number of fraction digits in amounts.
  ///
  /// The default depends on the currency: two for dollars, none for yen.
  public var decimalDigits: Int {
    get { settings.decimalDigits ?? standard.fractionDigits }
    set { settings.decimalDigits = max(0, newValue) }
  }

  /// Whether amounts have fraction digits.
  ///
  /// Setting this property to true gives amounts as many fraction digits as the currency has, or
  /// two if the currency has none. Setting it to false removes the fraction digits, and setting it
  /// to nil restores the default.
  public var hasDecimals: Bool? {
    get { decimalDigits > 0 }
    set { showDecimals(newValue) }
  }

  /// Sets whether amounts have fraction digits, or restores the default if `isShown` is nil.
  package mutating func showDecimals(_ isShown: Bool?) {
    let standard = standard.fractionDigits
    settings.decimalDigits = isShown.map { $0 ? (standard > 0 ? standard : 2) : 0 }
  }

  /// The maximum number of integer digits, which is at least one.
  ///
  /// The default is 38 minus the number of fraction digits, because `Decimal` is exact up to 38
  /// digits.
  public var maxIntegers: Int {
    get { settings.maxIntegers ?? max(1, Self.mostDigits - decimalDigits) }
    set { limitIntegers(newValue) }
  }

  /// Sets the maximum number of integer digits, or restores the default if `count` is nil.
  package mutating func limitIntegers(_ count: Int?) {
    settings.maxIntegers = count.map { max(1, $0) }
  }

  /// The maximum number of integer and fraction digits together.
  public var maxDigitsCount: Int {
    let (sum, isTooLarge) = maxIntegers.addingReportingOverflow(decimalDigits)
    return isTooLarge ? .max : sum
  }

  private static let mostDigits = 38
}

// MARK: - Separators and groups

extension CurrencyFormatter {
  /// The decimal separator.
  ///
  /// Setting the separator to an empty string restores the locale's separator.
  public var decimalSeparator: String {
    get { settings.changes.decimal ?? standard.notation.decimalSeparator.text }
    set { settings.changes.decimal = newValue.isEmpty ? nil : newValue }
  }

  /// Whether a field without focus shows the decimal separator even after an amount without
  /// fraction digits.
  public var alwaysShowsDecimalSeparator: Bool {
    get { settings.changes.alwaysShowsSeparator ?? standard.notation.alwaysShowsSeparator }
    set { settings.changes.alwaysShowsSeparator = newValue }
  }

  /// The grouping separator.
  public var groupingSeparator: String {
    get { settings.changes.grouping ?? standard.notation.groupSeparator.text }
    set {
      settings.changes.grouping = newValue
      settings.changes.isGrouped = true
    }
  }

  /// The number of integer digits in the group directly before the decimal separator.
  public var groupingSize: Int {
    get { settings.changes.primaryGroup ?? standard.notation.grouping.primary }
    set { settings.changes.primaryGroup = max(0, newValue) }
  }

  /// The number of integer digits in each group except the one directly before the decimal
  /// separator.
  public var secondaryGroupingSize: Int {
    get {
      settings.changes.secondaryGroup ?? settings.changes.primaryGroup
        ?? standard.notation.grouping.secondary
    }
    set { settings.changes.secondaryGroup = max(0, newValue) }
  }

  /// Whether integer digits are grouped.
  public var hasGroupingSeparator: Bool {
    get { settings.changes.isGrouped && groupingSize > 0 }
    set { settings.changes.isGrouped = newValue }
  }
}

// MARK: - Texts for an idle field

extension CurrencyFormatter {
  /// The text that a field without focus shows for zero, or nil to show zero as an amount.
  public var zeroSymbol: String? {
    get { settings.zeroSymbol }
    set { settings.zeroSymbol = newValue }
  }

  /// The text that a field without focus shows if its value is nil.
  public var nilSymbol: String {
    get { settings.nilSymbol }
    set { settings.nilSymbol = newValue }
  }
}
