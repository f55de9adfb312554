// SPDX-License-Identifier: MIT

package import Foundation

/// A description of how a number is shown and of what can be typed into its field.
///
/// Start with one of the three kinds and refine it with modifiers. A style is a value; each
/// modifier returns a new one.
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
  // Benchmark "session made": a style is a single reference, and creates its engines only once.
  private let storage: StyleStorage

  init(_ storage: StyleStorage) { self.storage = storage }

  init(_ choices: StyleChoices) { self.init(StyleStorage(choices, for: Value.self)) }

  package init(_ source: NotationSource) { self.init(StyleChoices(source)) }

  /// Returns the editing engine for this style.
  package func field(allowsEmpty: Bool) -> Field {
    storage.field(allowsEmpty: allowsEmpty)
  }
}

extension NumericTextStyle {
  package var choices: StyleChoices { storage.choices }

  /// Returns a style with modified choices.
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
  /// The choices that contradict each other, or nil if there are none.
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
  public static var percent: NumericTextStyle { NumericTextStyle(.locale(.percent)) }

  /// Returns a style for amounts of a currency, with the currency's number of fraction digits.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.currency(code: "JPY").format(1234)  // "¥1,234" in en_US
  /// ```
  ///
  /// The code must consist of three letters, which need not be a known currency. Any other code is
  /// a programmer error.
  ///
  /// - Parameter code: An ISO 4217 code such as `SEK`.
  /// - Returns: The style.
  public static func currency(code: String) -> NumericTextStyle {
    precondition(code.isCurrencyCode, "\"\(code)\" is not the code of a currency such as USD.")
    return NumericTextStyle(.locale(.currency(code: code)))
  }

  /// Returns a style for amounts of a currency, with the currency's number of fraction digits.
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
