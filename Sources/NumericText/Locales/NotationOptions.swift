// SPDX-License-Identifier: MIT

/// The settings of a notation that don't depend on the locale.
///
/// ```swift
/// let style = NumericTextStyle<Decimal>.currency(code: "USD").sign(.accounting).grouping(.never)
/// style.format(-1234)  // "($1234.00)"
/// ```
package struct NotationOptions: Hashable, Sendable {
  var sign = NumericTextSign.automatic
  var grouping = NumericTextGrouping.automatic
}

/// The signs that a field shows for positive and negative numbers.
public enum NumericTextSign: Hashable, Sendable, CaseIterable {
  /// Negative numbers have a minus sign.
  case automatic

  /// All numbers have a sign.
  case always

  /// Numbers have no sign.
  ///
  /// Negative numbers cannot be entered.
  case never

  /// Negative numbers are in parentheses, in locales that write amounts in this way.
  case accounting

  /// Negative numbers are in parentheses, positive numbers have a plus sign, and zero has no sign.
  case accountingAlways
}

/// Whether digits are grouped.
public enum NumericTextGrouping: Hashable, Sendable, CaseIterable {
  /// Digits are grouped as in the locale.
  case automatic

  /// Digits are not grouped.
  case never
}
