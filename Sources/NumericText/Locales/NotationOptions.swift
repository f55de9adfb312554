// SPDX-License-Identifier: MIT

/// The options of a notation that don't depend on the locale.
///
/// ```swift
/// let style = NumericTextStyle<Decimal>.currency(code: "USD").sign(.accounting).grouping(.never)
/// style.format(-1234)  // "($1234.00)"
/// ```
package struct NotationOptions: Hashable, Sendable {
  var sign = NumericTextSign.automatic
  var grouping = NumericTextGrouping.automatic
}

/// The way in which signs are shown.
public enum NumericTextSign: Hashable, Sendable, CaseIterable {
  /// A minus sign for negative numbers.
  case automatic

  /// A sign for all numbers.
  case always

  /// No sign.
  ///
  /// Negative numbers cannot be typed.
  case never

  /// Negative numbers in parentheses, in locales that write amounts in this way.
  case accounting

  /// Negative numbers in parentheses, and a plus sign for positive numbers.
  case accountingAlways
}

/// Whether digits are grouped.
public enum NumericTextGrouping: Hashable, Sendable, CaseIterable {
  /// Digits are grouped as in the locale.
  case automatic

  /// Digits are not grouped.
  case never
}
