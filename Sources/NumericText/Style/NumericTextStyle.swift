// SPDX-License-Identifier: MIT

package import Foundation

/// The notation in which a field shows a number, and the rules for what can be typed.
///
/// Start with `number`, `percent` or `currency(code:)`, and add modifiers. A style is a value: each
/// modifier returns a new style.
///
/// ```swift
/// let style = NumericTextStyle<Decimal>.currency(code: "SEK")
///   .locale(Locale(identifier: "sv_SE"))
///   .bounds(0...)
/// style.format(1234.5)  // "1 234,50 kr"
/// ```
///
/// The default locale is the current one. Without bounds or a precision, a style allows every
/// number of its type.
public struct NumericTextStyle<Value: NumericTextValue>: Equatable, Sendable {
  // All copies of a style share this object and the engines that it stores, so that each engine is
  // created only once (benchmark "session made").
  private let storage: StyleStorage

  init(_ storage: StyleStorage) { self.storage = storage }

  init(_ choices: StyleChoices) { self.init(StyleStorage(choices, for: Value.self)) }

  package init(_ source: NotationSource) { self.init(StyleChoices(source)) }

  /// Returns the engine that edits numbers in fields with this style.
  ///
  /// If `allowsEmpty` is true, the fields can be empty.
  package func field(allowsEmpty: Bool) -> Field { storage.field(allowsEmpty: allowsEmpty) }
}

extension NumericTextStyle {
  package var choices: StyleChoices { storage.choices }

  /// Returns a copy of the style, with settings modified by `change`.
  func with(_ change: (inout StyleChoices) -> Void) -> Self {
    var choices = choices
    change(&choices)
    return Self(choices)
  }

  package var source: NotationSource { storage.choices.source }
  package var locale: Locale? { storage.choices.locale }
  package var rounding: FloatingPointRoundingRule { storage.choices.rules.rounding.rule }
  package var formatting: NumericTextFormatting { storage.choices.rules.formatting }
  package var prefix: String { storage.choices.prefix }
  package var suffix: String { storage.choices.suffix }
  /// The contradiction between two settings of the style, or nil if there is none.
  package var contradiction: StyleContradiction? {
    do throws(StyleContradiction) {
      _ = try choices.checkedField(allowsEmpty: true, for: Value.self)
      return nil
    } catch {
      return error
    }
  }

  package var zeroText: String? { storage.choices.rules.zeroText?.text }
}

extension NumericTextStyle {
  /// A style for plain numbers.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.format(1234567)  // "1,234,567" in en_US
  /// ```
  public static var number: NumericTextStyle { NumericTextStyle(.locale(.number)) }

  /// A style for percentages, in which the value 0.125 is shown and typed as 12.5 %.
  ///
  /// ```swift
  /// NumericTextStyle<Double>.percent.format(0.125)  // "12.5%" in en_US
  /// ```
  ///
  /// With an integer type, the value 5 is shown and typed as 5 %, because 0.05 is not an integer.
  /// This is also how Foundation formats integers.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.percent.format(5)  // "5%" in en_US
  /// ```
  public static var percent: NumericTextStyle { NumericTextStyle(.locale(.percent)) }

  /// Returns a style for amounts in a currency, with the currency's number of fraction digits.
  ///
  /// If the code is not a constant in your source, such as a code from a server, check it first:
  /// ``Currency/init(code:)`` returns nil for a code that is not in ISO 4217.
  ///
  /// ```swift
  /// let code = "euro"
  /// let currency = Currency(code: code) ?? .euro
  /// NumericTextStyle<Decimal>.currency(currency).format(1234)      // "€1,234.00" in en_US
  /// NumericTextStyle<Decimal>.currency(code: "JPY").format(1234)  // "¥1,234" in en_US
  /// ```
  ///
  /// The code must consist of three letters, but doesn't have to belong to a known currency. Any
  /// other code is a programmer error, which stops the program.
  ///
  /// - Parameter code: An ISO 4217 code such as `SEK`.
  /// - Returns: The style.
  public static func currency(code: String) -> NumericTextStyle {
    precondition(code.isCurrencyCode, "\"\(code)\" is not the code of a currency such as USD.")
    return NumericTextStyle(.locale(.currency(code: code)))
  }

  /// Returns a style for amounts in a currency, with the currency's number of fraction digits.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.currency(.swedishKrona).format(1234)  // "SEK 1,234.00" in en_US
  /// ```
  ///
  /// - Parameter currency: A currency of ISO 4217.
  /// - Returns: The style.
  public static func currency(_ currency: Currency) -> NumericTextStyle {
    NumericTextStyle(.locale(.currency(code: currency.code)))
  }
}
