// SPDX-License-Identifier: MIT

public import Foundation

// MARK: - Locale and currency

extension CurrencyFormatter {
  /// The locale that determines how amounts are written.
  ///
  /// The default is the current locale.
  public var locale: any LocaleConvertible {
    get { resolvedLocale }
    set { settings.locale = newValue.locale }
  }

  /// The currency.
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

  /// The symbol of the currency, which can be any text.
  public var currencySymbol: String {
    get { settings.changes.currency ?? standard.notation.currencySymbol }
    set { settings.changes.currency = newValue }
  }

  /// Whether the symbol is shown.
  ///
  /// The default is true.
  public var showCurrencySymbol: Bool {
    get { settings.changes.showsCurrency }
    set { settings.changes.showsCurrency = newValue }
  }

  var resolvedLocale: Locale { settings.locale ?? .autoupdatingCurrent }

  /// The locale's notation for the currency, without any changes.
  private var standard: LocaleNotation {
    LocaleNotation.of(.currency(code: currencyCode), resolvedLocale, NotationOptions())
  }
}

extension Currency {
  /// Creates the currency of a locale's region, or returns nil if it has none.
  fileprivate init?(of locale: Locale) {
    // `Locale.currency` requires macOS 13 and iOS 16. The older property returns the same code.
    guard let code = (locale as NSLocale).object(forKey: .currencyCode) as? String else {
      return nil
    }
    self.init(rawValue: code)
  }
}

// MARK: - Bounds and digits

extension CurrencyFormatter {
  /// The minimum amount that can be typed, or nil if there is none.
  public var minAmount: Decimal? {
    get { settings.minAmount }
    set { settings.minAmount = newValue }
  }

  /// The maximum amount that can be typed, or nil if there is none.
  ///
  /// Greater amounts are clamped to it.
  public var maxAmount: Decimal? {
    get { settings.maxAmount }
    set { settings.maxAmount = newValue }
  }

  /// ``minAmount`` as a binary floating-point number.
  public var minValue: Double? {
    get { minAmount.map { ($0 as NSDecimalNumber).doubleValue } }
    set { minAmount = newValue?.numeral.flatMap { Decimal(numeral: $0) } }
  }

  /// ``maxAmount`` as a binary floating-point number.
  public var maxValue: Double? {
    get { maxAmount.map { ($0 as NSDecimalNumber).doubleValue } }
    set { maxAmount = newValue?.numeral.flatMap { Decimal(numeral: $0) } }
  }

  /// The number of fraction digits.
  ///
  /// The default is the currency's: two for dollars, none for yen.
  public var decimalDigits: Int {
    get { settings.decimalDigits ?? standard.fractionDigits }
    set { settings.decimalDigits = max(0, newValue) }
  }

  /// Whether there are fraction digits.
  ///
  /// Setting this to true restores the currency's number of fraction digits, or sets it to two if
  /// the currency has none. Setting it to nil restores the default.
  public var hasDecimals: Bool? {
    get { decimalDigits > 0 }
    set { showDecimals(newValue) }
  }

  /// Sets whether there are fraction digits, or restores the default if `isShown` is nil.
  package mutating func showDecimals(_ isShown: Bool?) {
    let standard = standard.fractionDigits
    settings.decimalDigits = isShown.map { $0 ? (standard > 0 ? standard : 2) : 0 }
  }

  /// The maximum number of integer digits, at least one.
  ///
  /// The default is as many as `Decimal` can hold.
  public var maxIntegers: Int {
    get { settings.maxIntegers ?? max(1, Self.mostDigits - decimalDigits) }
    set { limitIntegers(newValue) }
  }

  /// Sets the maximum number of integer digits, or restores the default if `count` is nil.
  package mutating func limitIntegers(_ count: Int?) {
    settings.maxIntegers = count.map { max(1, $0) }
  }

  /// The maximum number of digits.
  public var maxDigitsCount: Int { maxIntegers + decimalDigits }

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

  /// Whether an idle field shows the decimal separator even if there are no fraction digits.
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

  /// The number of digits in the group next to the decimal separator.
  public var groupingSize: Int {
    get { settings.changes.primaryGroup ?? standard.notation.grouping.primary }
    set { settings.changes.primaryGroup = max(0, newValue) }
  }

  /// The number of digits in every other group.
  public var secondaryGroupingSize: Int {
    get {
      settings.changes.secondaryGroup ?? settings.changes.primaryGroup
        ?? standard.notation.grouping.secondary
    }
    set { settings.changes.secondaryGroup = max(0, newValue) }
  }

  /// Whether digits are grouped at all.
  public var hasGroupingSeparator: Bool {
    get { settings.changes.isGrouped && groupingSize > 0 }
    set { settings.changes.isGrouped = newValue }
  }
}

// MARK: - Texts for an idle field

extension CurrencyFormatter {
  /// The text that an idle field shows for zero, or nil to show zero as an amount.
  public var zeroSymbol: String? {
    get { settings.zeroSymbol }
    set { settings.zeroSymbol = newValue }
  }

  /// The text that an idle field shows if there is no amount.
  public var nilSymbol: String {
    get { settings.nilSymbol }
    set { settings.nilSymbol = newValue }
  }
}
