// SPDX-License-Identifier: MIT

public import Foundation

/// Writes and reads amounts of a currency, and is the style of a field that they are typed into.
///
/// ```swift
/// let formatter = CurrencyFormatter {
///   $0.currency = .euro
///   $0.locale = CurrencyLocale.englishUnitedStates
/// }
/// formatter.string(from: 30.0)        // "€30.00"
/// formatter.decimal(from: "€1,234.5")  // 1234.5
/// ```
///
/// A property that is not set follows the locale and the currency. In a field, digits fill from the
/// right, as at a till: `3` `4` `5` `6` is `€34.56`.
///
/// Amounts are `Decimal` inside: 38 digits, all of them exact.
public struct CurrencyFormatter: Equatable, Sendable {
  var settings = CurrencySettings() {
    didSet { memo = FieldMemo() }
  }

  // Benchmark "text of a value, CurrencyFormatter": the engine is kept with the settings.
  private var memo = FieldMemo()

  /// The formatter of the current locale and its currency.
  public static let `default` = CurrencyFormatter()

  /// A formatter of the current locale and its currency.
  public init() {}

  /// A formatter that a closure sets up.
  ///
  /// ```swift
  /// let formatter = CurrencyFormatter { $0.hasDecimals = false }
  /// ```
  ///
  /// - Parameter build: Sets the properties that differ from the locale's and the currency's.
  public init(_ build: (inout CurrencyFormatter) -> Void) { build(&self) }

  /// The engine that writes and reads amounts.
  private var field: Field {
    if let field = memo.field(allowsEmpty: true, in: .current) { return field }
    let locale = settings.followCurrentLocale ? Locale.current : nil
    let field = style(for: Decimal.self).field(allowsEmpty: true)
    memo.keep(field, allowsEmpty: true, following: locale)
    return field
  }

  /// Whether both have the same settings.
  public static func == (left: CurrencyFormatter, right: CurrencyFormatter) -> Bool {
    left.settings == right.settings
  }
}

// MARK: - Texts and amounts

extension CurrencyFormatter {
  /// The text of an amount, within the lowest and the highest one.
  ///
  /// ```swift
  /// CurrencyFormatter { $0.currency = .yen }.string(from: 1234)  // "¥1,234" in en_US
  /// ```
  ///
  /// - Parameter amount: A number of any type, such as `Double` or `Decimal`.
  /// - Returns: The text, nil for a number that is not finite.
  /// - Complexity: O(*n*), where *n* is the number of digits.
  public func string(from amount: some NumericTextValue) -> String? {
    guard let numeral = amount.numeral else { return nil }
    let field = field
    return field.idleText(numeral.clamped(to: field.rules.bounds))
  }

  /// The exact amount in a text that a person wrote or this formatter did.
  ///
  /// ```swift
  /// CurrencyFormatter().decimal(from: "-$0.10")  // -0.1
  /// ```
  ///
  /// The plain digits that ``unformatted(string:)`` gives are read as such in every locale.
  ///
  /// - Parameter text: Such as `-R$ 1.234,56`; the sign is kept.
  /// - Returns: The amount as it is written, nil if there is none, or if it has a fraction and the
  ///   formatter has no decimals.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func decimal(from text: String) -> Decimal? {
    numeral(from: text).flatMap { Decimal(numeral: $0) }
  }

  /// The amount in a text as the nearest binary number.
  ///
  /// ```swift
  /// CurrencyFormatter().double(from: "$1,234.50")  // 1234.5
  /// ```
  ///
  /// - Parameter text: Such as `-R$ 1.234,56`; the sign is kept.
  /// - Returns: The amount, nil if there is none. Prefer ``decimal(from:)`` for money.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func double(from text: String) -> Double? {
    numeral(from: text).flatMap { Double($0.description) }
  }

  /// The amount in a text as plain digits.
  ///
  /// ```swift
  /// CurrencyFormatter().unformatted(string: "-$1,234.50")  // "-1234.5"
  /// ```
  ///
  /// - Parameter text: Such as `-R$ 1.234,56`; the sign is kept.
  /// - Returns: ASCII digits with a point, without grouping; nil if there is no amount.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func unformatted(string text: String) -> String? {
    (try? field.read(text))?.description
  }

  /// The number in a text, plain digits first: a point before as many digits as a fraction may have
  /// is its decimal separator.
  private func numeral(from text: String) -> Numeral? {
    guard let plain = Numeral(text), plain.integerCount > 0, plain.fractionCount > 0,
      plain.fractionCount <= decimalDigits
    else { return try? field.read(text) }
    return plain.canonical
  }

  /// The text that a field starts with: zero, or the amount nearest to it.
  public var initialText: String { string(from: 0 as Decimal) ?? "" }
}

// MARK: - In a field

extension CurrencyFormatter {
  /// The style of a field that amounts are typed into.
  ///
  /// ```swift
  /// var session = NumericTextSession(value: 0 as Decimal, style: CurrencyFormatter().style())
  /// session.type("5")
  /// session.text  // "$0.05" in en_US
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the bound value.
  ///   - entry: From which end typed digits fill the amount.
  ///   - clearsWhenValueIsZero: Whether zero is shown as an empty field.
  /// - Returns: The style.
  public func style<Value: NumericTextValue>(
    for type: Value.Type = Decimal.self,
    entry: Rules.Entry = .minorUnits,
    clearsWhenValueIsZero: Bool = false
  ) -> NumericTextStyle<Value> {
    NumericTextStyle<Value>(.locale(.currency(code: currencyCode)))
      .precision(integer: 1...maxIntegers, fraction: decimalDigits)
      .bounds(lower: Self.value(minAmount), upper: Self.value(maxAmount))
      .with {
        $0.locale = resolvedLocale
        $0.rules.entry = entry
        $0.changes = settings.changes
        $0.changes.areOfFormatter = true
        $0.rules.zeroText = zeroSymbol.map { Symbol($0) }
        $0.rules.emptyText = nilSymbol.isEmpty ? nil : Symbol(nilSymbol)
        $0.rules.clearsZero = clearsWhenValueIsZero
      }
  }

  /// A bound in the type of a field's value; one that it cannot hold does not bind it.
  private static func value<Value: NumericTextValue>(_ amount: Decimal?) -> Value? {
    amount?.numeral.flatMap { Value(numeral: $0) }
  }
}
