// SPDX-License-Identifier: MIT

public import Foundation

extension NumericTextStyle {
  /// Creates a style from a Foundation format style.
  ///
  /// The style adopts the locale, precision, grouping, signs, separators, rounding and scale.
  ///
  /// ```swift
  /// let format = Decimal.FormatStyle.Currency(code: "EUR").precision(.fractionLength(0...3))
  /// NumericTextStyle(format: format).format(5)  // "€5" in en_US
  /// ```
  ///
  /// The format must write plain decimal numbers. Use `init(validating:)` if you don't know whether
  /// it does.
  ///
  /// - Parameter format: A format such as `Decimal.FormatStyle` or
  ///   `IntegerFormatStyle<Int>.Percent`.
  /// - Complexity: About a hundred calls of the format. O(1) for a format equal to a recent one.
  public init<Format: NumericTextFormat>(format: Format) where Format.FormatInput == Value {
    switch Self.storage(of: format) {
    case .success(let storage): self.init(storage)
    case .failure(let error): preconditionFailure(error.description)
    }
  }

  /// Creates a style from a Foundation format style, or throws an error if the texts of the format
  /// cannot be typed.
  ///
  /// ```swift
  /// try NumericTextStyle(validating: Decimal.FormatStyle().notation(.scientific))
  /// // throws .notPlain(example: "1.234E3")
  /// ```
  ///
  /// - Parameter format: A format such as `Decimal.FormatStyle` or
  ///   `IntegerFormatStyle<Int>.Percent`.
  /// - Throws: A ``NumericTextFormatError`` for scientific, compact and other notations that don't
  ///   show every digit, for affixes that change with the number, and for any format whose texts
  ///   the style cannot reproduce.
  public init<Format: NumericTextFormat>(
    validating format: Format
  ) throws(NumericTextFormatError) where Format.FormatInput == Value {
    self.init(try Self.storage(of: format).get())
  }

  private static func storage<Format: NumericTextFormat>(of format: Format) -> FormatStyles.Result
  where Format.FormatInput == Value {
    // An instance of a class can change, so a style derived from it must not be cached.
    guard !(Format.self is AnyClass) else {
      return FormatStyles.newStorage(for: Value.self) { () throws(NumericTextFormatError) in
        try choices(format)
      }
    }
    return FormatStyles.storage(of: format, for: Value.self, format.locale) {
      () throws(NumericTextFormatError) in try choices(format)
    }
  }

  private static func choices<Format: NumericTextFormat>(
    _ format: Format
  ) throws(NumericTextFormatError) -> StyleChoices where Format.FormatInput == Value {
    let currency = format as? any CurrencyFormat
    if let code = currency?.currencyCode, !code.isCurrencyCode { throw .noCurrency(code: code) }
    let text = { (number: Decimal) in Value(exactly: number).map { format.format($0) } }
    var probed = try ProbedFormat.derived(from: text, format.locale, for: Value.self)
    probed.currencySymbol = currency?.symbol
    probed.currencyCode = currency?.currencyCode
    var choices = StyleChoices(.format(probed))
    choices.locale = format.locale
    choices.rules.rounding = probed.display.rounding.rule
    return choices
  }
}

extension NumericTextValue {
  /// Creates the value that is exactly equal to `number`, or returns nil if the type would round
  /// it.
  fileprivate init?(exactly number: Decimal) {
    guard let numeral = number.numeral, let value = Self(numeral: numeral) else { return nil }
    guard value.numeral == numeral else { return nil }
    self = value
  }
}

/// A Foundation format style that a field can use.
///
/// The format styles of `Decimal`, the integer types and the floating-point types conform.
public protocol NumericTextFormat: FormatStyle, Sendable where FormatOutput == String {
  /// The locale of the style.
  var locale: Locale { get }
}

extension Decimal.FormatStyle: NumericTextFormat {}
extension Decimal.FormatStyle.Percent: NumericTextFormat {}
extension Decimal.FormatStyle.Currency: NumericTextFormat {}
extension IntegerFormatStyle: NumericTextFormat {}
extension IntegerFormatStyle.Percent: NumericTextFormat {}
extension IntegerFormatStyle.Currency: NumericTextFormat {}
extension FloatingPointFormatStyle: NumericTextFormat {}
extension FloatingPointFormatStyle.Percent: NumericTextFormat {}
extension FloatingPointFormatStyle.Currency: NumericTextFormat {}
