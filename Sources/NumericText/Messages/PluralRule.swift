// SPDX-License-Identifier: MIT

/// A rule that chooses the plural form for a whole number.
///
/// The rules are those of CLDR 48 for integers ("Language Plural Rules", cardinal), without the
/// form that some Romance languages use for millions. `Schema/languages.json` names the
/// rule of each language. Web pages use `Intl.PluralRules`, and a test checks that it agrees with
/// these rules.
package enum PluralRule: Sendable {
  /// The same form for all numbers.
  case single

  /// A form for 1, and another for all other numbers.
  case one

  /// A form for 0 and 1, and another for all other numbers.
  case zeroAndOne

  /// A form for 1, 21, 31 …, one for 2 to 4, 22 to 24 …, and one for all other numbers, including
  /// 11 to 14.
  case eastSlavic

  /// A form for 1, one for 2 to 4, 22 to 24 …, and one for all other numbers, including 12 to 14.
  case polish

  /// A form for 1, one for 2 to 4, and one for all other numbers.
  case czech

  /// A form for 1, one for 2, and one for all other numbers.
  case hebrew

  /// Six forms: for 0, for 1, for 2, for numbers whose last two digits are 03 to 10, for numbers
  /// whose last two digits are 11 to 99, and for all other numbers.
  case arabic

  /// Returns the category of `count` in CLDR, such as `one` or `other`.
  package func category(of count: Int) -> String {
    switch self {
    case .single: "other"
    case .one: count == 1 ? "one" : "other"
    case .zeroAndOne: count <= 1 ? "one" : "other"
    case .eastSlavic: Self.isOneLike(count) ? "one" : Self.isFew(count) ? "few" : "many"
    case .polish: count == 1 ? "one" : Self.isFew(count) ? "few" : "many"
    case .czech: count == 1 ? "one" : 2...4 ~= count ? "few" : "other"
    case .hebrew: count == 1 ? "one" : count == 2 ? "two" : "other"
    case .arabic: Self.arabicCategory(of: count)
    }
  }

  /// Returns whether a count ends in 1, but not in 11.
  private static func isOneLike(_ count: Int) -> Bool { count % 10 == 1 && count % 100 != 11 }

  /// Returns whether a count ends in 2, 3 or 4, but not in 12, 13 or 14.
  private static func isFew(_ count: Int) -> Bool {
    2...4 ~= count % 10 && !(12...14 ~= count % 100)
  }

  private static func arabicCategory(of count: Int) -> String {
    switch (count, count % 100) {
    case (0, _): "zero"
    case (1, _): "one"
    case (2, _): "two"
    case (_, 3...10): "few"
    case (_, 11...): "many"
    default: "other"
    }
  }
}
