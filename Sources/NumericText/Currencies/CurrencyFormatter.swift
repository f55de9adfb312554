// SPDX-License-Identifier: MIT

public import Foundation

/// A type that formats and parses amounts in a currency, and creates styles for fields.
///
/// ```swift
/// let formatter = CurrencyFormatter {
///   $0.currency = .euro
///   $0.locale = Locale(identifier: "en_US")
/// }
/// formatter.string(from: 30.0)        // "€30.00"
/// formatter.decimal(from: "€1,234.5")  // 1234.5
/// ```
///
/// Properties that you don't set have the defaults of the locale and the currency. In a field,
/// digits fill the amount from the right, as on a cash register: typing `3` `4` `5` `6` results in
/// `€34.56`.
///
/// Amounts are stored as `Decimal`, so up to 38 digits are exact.
public struct CurrencyFormatter: Equatable, Sendable {
  var settings = CurrencySettings() {
    didSet { memo = FieldMemo() }
  }

  // The engine for the current settings, created only once (benchmark "text of a value,
  // CurrencyFormatter").
  private var memo = FieldMemo()

  /// The formatter for the current locale and its currency.
  public static let `default` = CurrencyFormatter()

  /// Creates a formatter for the current locale and its currency.
  public init() {}

  /// Creates a formatter and configures it with a closure.
  ///
  /// ```swift
  /// let formatter = CurrencyFormatter { $0.hasDecimals = false }
  /// ```
  ///
  /// - Parameter build: Sets the properties that differ from the defaults.
  public init(_ build: (inout CurrencyFormatter) -> Void) { build(&self) }

  /// The engine that formats and parses amounts, created only if `memo` doesn't contain one.
  private var field: Field {
    if let field = memo.field(allowsEmpty: true, in: .current) { return field }
    let locale = settings.dependsOnCurrentLocale ? Locale.current : nil
    let field = style(for: Decimal.self).field(allowsEmpty: true)
    memo.keep(field, allowsEmpty: true, following: locale)
    return field
  }

  /// Returns whether both formatters have the same settings.
  public static func == (left: CurrencyFormatter, right: CurrencyFormatter) -> Bool {
    left.settings == right.settings
  }
}

// MARK: - Texts and amounts

extension CurrencyFormatter {
  /// Returns the text of an amount, clamped to the minimum and maximum.
  ///
  /// ```swift
  /// CurrencyFormatter { $0.currency = .yen }.string(from: 1234)  // "¥1,234" in en_US
  /// ```
  ///
  /// - Parameter amount: A number of any type, such as `Double` or `Decimal`.
  /// - Returns: The text, or nil if the number is not finite.
  /// - Complexity: O(*n*), where *n* is the number of digits.
  public func string(from amount: some NumericTextValue) -> String? {
    guard let numeral = amount.numeral else { return nil }
    let field = field
    return field.idleText(numeral.clamped(to: field.rules.bounds))
  }

  /// Parses a text that was typed by the user or written by this formatter, and returns its exact
  /// amount.
  ///
  /// ```swift
  /// CurrencyFormatter().decimal(from: "-$0.10")  // -0.1
  /// ```
  ///
  /// The plain digits that ``unformatted(string:)`` returns are parsed correctly in every locale.
  ///
  /// - Parameter text: A text such as `-R$ 1.234,56`. The sign is kept.
  /// - Returns: The amount, or nil if the text doesn't contain one, or if the amount has a fraction
  ///   but the formatter has no decimals.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func decimal(from text: String) -> Decimal? {
    numeral(from: text).flatMap { Decimal(numeral: $0) }
  }

  /// Parses a text that was typed by the user or written by this formatter, and returns the
  /// `Double` nearest to its amount.
  ///
  /// ```swift
  /// CurrencyFormatter().double(from: "$1,234.50")  // 1234.5
  /// ```
  ///
  /// For money, prefer ``decimal(from:)``, which is exact.
  ///
  /// - Parameter text: A text such as `-R$ 1.234,56`. The sign is kept.
  /// - Returns: The amount, or nil if the text doesn't contain one.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func double(from text: String) -> Double? {
    numeral(from: text).flatMap { Double($0.description) }
  }

  /// Returns the amount in a text as plain digits.
  ///
  /// ```swift
  /// CurrencyFormatter().unformatted(string: "-$1,234.50")  // "-1234.5"
  /// ```
  ///
  /// - Parameter text: A text such as `-R$ 1.234,56`. The sign is kept.
  /// - Returns: ASCII digits with a decimal point and without grouping, or nil if the text contains
  ///   no amount.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func unformatted(string text: String) -> String? { (try? field.read(text))?.description }

  /// Parses a text in the formatter's notation, or plain digits such as `1234.5`.
  ///
  /// In every locale, a number such as `1234.5` is taken to be plain digits if it has at most
  /// `decimalDigits` digits after the point. So is a negative integer such as `-1`, whose dash
  /// could also be a symbol of the formatter, unless the formatter itself writes this text.
  private func numeral(from text: String) -> Numeral? {
    guard let plain = Numeral(text), plain.integerCount > 0,
      plain.fractionCount > 0 || (plain.isNegative && !plain.hasSeparator),
      plain.fractionCount <= decimalDigits
    else { return try? field.read(text) }
    let field = field
    if plain.fractionCount == 0, let own = try? field.read(text), field.idleText(own) == text {
      return own
    }
    return plain.canonical
  }

  /// The initial text of a field: zero, or the amount within the bounds that is closest to zero.
  public var initialText: String { string(from: 0 as Decimal) ?? "" }
}

// MARK: - In a field

extension CurrencyFormatter {
  /// Returns the style of a field for typing amounts.
  ///
  /// ```swift
  /// var session = NumericTextSession(value: 0 as Decimal, style: CurrencyFormatter().style())
  /// session.type("5")
  /// session.text  // "$0.05" in en_US
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the field's value.
  ///   - entry: The direction in which typed digits fill the amount.
  ///   - clearsWhenValueIsZero: Whether zero is shown as an empty field.
  /// - Returns: The style.
  public func style<Value: NumericTextValue>(
    for type: Value.Type = Decimal.self,
    entry: NumericTextEntry = .minorUnits,
    clearsWhenValueIsZero: Bool = false
  ) -> NumericTextStyle<Value> {
    NumericTextStyle<Value>(.locale(.currency(code: currencyCode)))
      .precision(integer: 1...maxIntegers, fraction: decimalDigits)
      .bounds(lower: Self.value(minAmount), upper: Self.value(maxAmount))
      .with {
        $0.locale = resolvedLocale
        $0.rules.entry = entry
        $0.changes = settings.changes
        $0.changes.belongToFormatter = true
        $0.rules.zeroText = zeroSymbol.map { Symbol($0) }
        $0.rules.emptyText = nilSymbol.isEmpty ? nil : Symbol(nilSymbol)
        $0.rules.clearsZero = clearsWhenValueIsZero
      }
  }

  /// Returns a bound as a value of the field's type, or nil if the type cannot represent it.
  private static func value<Value: NumericTextValue>(_ amount: Decimal?) -> Value? {
    amount?.numeral.flatMap { Value(numeral: $0) }
  }
}

/// The settings of a currency formatter.
///
/// A property that is nil has not been set, so its default applies.
struct CurrencySettings: Equatable, Sendable {
  var locale: Locale?
  var currency: Currency?

  /// The code to use instead of the currency's ISO 4217 code, or nil if none was set.
  var currencyCode: String?
  var decimalDigits: Int?
  var maxIntegers: Int?
  var changes = NotationChanges()
  var minAmount: Decimal?
  var maxAmount: Decimal?
  var zeroSymbol: String?
  var nilSymbol = ""

  /// Whether the formatter follows the current locale, which can change at any time.
  var dependsOnCurrentLocale: Bool { locale.followsCurrent }
}
