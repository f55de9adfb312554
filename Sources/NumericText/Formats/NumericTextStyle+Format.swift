// SPDX-License-Identifier: MIT

public import Foundation

extension NumericTextStyle {
  /// The style of a Foundation format style, with its locale, precision, grouping, signs, separators,
  /// rounding and scale.
  ///
  /// ```swift
  /// let format = Decimal.FormatStyle.Currency(code: "EUR").precision(.fractionLength(0...3))
  /// NumericTextStyle(format: format).format(5)  // "€5" in en_US
  /// ```
  ///
  /// A format that does not write plain decimal numbers is a programmer error; use
  /// `init(validating:)` for one that is not known beforehand.
  ///
  /// - Parameter format: A style such as `Decimal.FormatStyle` or `IntegerFormatStyle<Int>.Percent`.
  /// - Complexity: About fifty calls of the format; O(1) for a format that is equal to a recent one.
  public init<Format: NumericTextFormat>(format: Format) where Format.FormatInput == Value {
    do throws(NumericTextFormatError) {
      try self.init(validating: format)
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// The style of a Foundation format style, if it writes numbers that can be typed.
  ///
  /// ```swift
  /// try NumericTextStyle(validating: Decimal.FormatStyle().notation(.scientific))
  /// // throws .notPlain(example: "1.234E3")
  /// ```
  ///
  /// - Parameter format: A style such as `Decimal.FormatStyle` or `IntegerFormatStyle<Int>.Percent`.
  /// - Throws: A ``NumericTextFormatError`` for scientific, compact and other notations that do not
  ///   write every digit, and for affixes that change with the number.
  public init<Format: NumericTextFormat>(
    validating format: Format
  ) throws(NumericTextFormatError) where Format.FormatInput == Value {
    // A class may change, so an instance says nothing about how it writes numbers later.
    let key = Format.self is AnyClass ? nil : AnyHashable(format)
    let storage = FormatStyles.storage(of: key, for: Value.self, format.locale) {
      () throws(NumericTextFormatError) in
      let probed = try ProbedFormat(locale: format.locale) { number in
        let value = number.numeral.flatMap { Value(numeral: $0) }
        guard let value, value.numeral == number.numeral else { return nil }
        return format.format(value)
      }
      var choices = StyleChoices(.format(probed))
      choices.locale = format.locale
      choices.rules.rounding = probed.rounding
      return choices
    }
    self.init(try storage.get())
  }
}

/// A Foundation format style that a field can take over.
///
/// The format styles of `Decimal`, of the integers and of the floating-point numbers conform.
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
