// SPDX-License-Identifier: MIT

package import Foundation

/// How a number is shown and what may be typed into its field.
///
/// A style starts as one of three kinds and is narrowed by modifiers. It is a plain value: each
/// modifier returns a new one.
///
/// ```swift
/// let style = NumericTextStyle<Decimal>.currency(code: "SEK")
///   .locale(Locale(identifier: "sv_SE"))
///   .bounds(0...)
/// style.format(1234.5)  // "1 234,50 kr"
/// ```
///
/// Without a locale a style uses the current one. Without bounds or precision it allows all that
/// its number type holds.
public struct NumericTextStyle<Value: NumericTextValue>: Equatable, Sendable {
  package var source: NotationSource
  package var locale: Locale?
  var options = NotationOptions()
  var changes = NotationChanges()
  var lower: Value?
  var upper: Value?
  var digits = DigitCounts()
  package var rounding = FloatingPointRoundingRule.toNearestOrEven
  var entry = Rules.Entry.natural
  package var formatting = Rules.Formatting.live
  var enforcement = Rules.Enforcement.clamp
  var separators = Rules.Separators.localized
  var normalizing = Rules.Normalizing.onEdit
  var keyboard: Locale?
  package var prefix = ""
  package var suffix = ""
  package var zeroText: String?
  var emptyText: String?
  var step: Value?
  var snapsToStep = false
  var clearsZero = false

  package init(_ source: NotationSource) { self.source = source }
}

extension NumericTextStyle {
  /// Plain numbers.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.format(1234567)  // "1,234,567" in en_US
  /// ```
  public static var number: NumericTextStyle { NumericTextStyle(.locale(.number)) }

  /// Parts of a hundred: the value 0.125 is shown and typed as 12.5 %.
  ///
  /// ```swift
  /// NumericTextStyle<Double>.percent.format(0.125)  // "12.5%" in en_US
  /// ```
  public static var percent: NumericTextStyle { NumericTextStyle(.locale(.percent)) }

  /// Amounts of a currency, with the fraction digits that it has.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.currency(code: "JPY").format(1234)  // "¥1,234" in en_US
  /// ```
  ///
  /// - Parameter code: An ISO 4217 code such as `SEK`.
  /// - Returns: The changed style.
  public static func currency(code: String) -> NumericTextStyle {
    NumericTextStyle(.locale(.currency(code: code)))
  }
}

/// How many digits a style asks for; what it leaves open comes from its kind and number type.
struct DigitCounts: Hashable, Sendable {
  var integer: ClosedRange<Int>?
  var fraction: ClosedRange<Int>?
  var total: ClosedRange<Int>?
}

/// What a style writes in another way than its locale does.
struct NotationChanges: Hashable, Sendable {
  var decimal: String?
  var grouping: String?
  var minus: String?
  var plus: String?
  var currency: String?
  var showsCurrency = true
  var isGrouped = true
  var primaryGroup: Int?
  var secondaryGroup: Int?
  var alwaysShowsSeparator: Bool?
}
