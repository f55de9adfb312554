// SPDX-License-Identifier: MIT

/// Choices about how numbers are written that a locale leaves open.
///
/// ```swift
/// let style = NumericTextStyle<Decimal>.currency(code: "USD").sign(.accounting).grouping(.never)
/// style.format(-1234)  // "($1234.00)"
/// ```
public struct NotationOptions: Hashable, Sendable {
  /// When a sign is shown, and how.
  public enum Sign: Hashable, Sendable, CaseIterable {
    /// A minus sign below zero.
    case automatic

    /// A sign always.
    case always

    /// No sign. Numbers below zero cannot be typed.
    case never

    /// As accountants write it: brackets around numbers below zero, in the locales that do so.
    case accounting

    /// As accountants write it, with a plus sign above zero.
    case accountingAlways
  }

  /// Whether digits are grouped.
  public enum Grouping: Hashable, Sendable, CaseIterable {
    /// As the locale does.
    case automatic

    /// Not at all.
    case never
  }

  var sign = Sign.automatic
  var grouping = Grouping.automatic
}
