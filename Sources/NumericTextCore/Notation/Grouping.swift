// SPDX-License-Identifier: MIT

/// How a locale groups integer digits: `1,234,567` in the United States, `12,34,567` in India, and
/// `1234` but `12.345` in Spain.
///
/// The group sizes and the minimum are defined by CLDR (Unicode Technical Standard 35, part 3).
package struct Grouping: Hashable, Sendable {
  /// The size of the group next to the decimal separator, or 0 for no grouping.
  package var primary: Int { Int(first) }

  /// The size of all groups except the one next to the decimal separator: 2 in `12,34,567`.
  package var secondary: Int { Int(others) }

  /// The minimum number of digits before the last group.
  ///
  /// If the minimum is 2, `1234` is not grouped, but `12.345` is.
  package var minimum: Int { Int(least) }

  // `UInt16` is enough for the longest number. It keeps layouts small, because each stores a
  // grouping.
  private let first: UInt16
  private let others: UInt16
  private let least: UInt16

  /// No grouping.
  package static let never = Grouping(primary: 0)

  /// A grouping that adds no separators, but keeps the secondary size, which still determines the
  /// meaning of typed and pasted separators.
  package var withoutSeparators: Grouping { Grouping(primary: 0, secondary: secondary) }

  /// Whether the last group has fewer than three digits.
  ///
  /// In such a notation, a typed grouping separator has no effect, so that the user can type a
  /// number exactly as it is shown.
  var isShort: Bool { (1...2).contains(primary) }

  /// Creates a grouping.
  ///
  /// Without a `secondary` size, all groups have the same size.
  package init(primary: Int, secondary: Int? = nil, minimum: Int = 1) {
    first = UInt16(clamping: primary)
    others = max(1, UInt16(clamping: secondary ?? primary))
    least = max(1, UInt16(clamping: minimum))
  }

  /// Returns the number of separators in an integer part of `count` digits.
  package func separators(in count: Int) -> Int {
    guard primary > 0, count >= primary + minimum else { return 0 }
    return 1 + (count - primary - 1) / secondary
  }

  /// Returns the number of grouping separators among the last `digits` digits of a grouped integer
  /// part, including a separator directly before them: 1 for the last three digits of `1,234`.
  func separators(inLast digits: Int) -> Int {
    digits < primary ? 0 : 1 + (digits - primary) / secondary
  }

  /// Returns whether there is a separator directly before the last `digits` digits of a grouped
  /// integer part.
  func hasSeparator(beforeLast digits: Int) -> Bool {
    primary > 0 && digits >= primary && self.digits(inLast: separators(inLast: digits)) == digits
  }

  /// Returns the number of integer digits in the last `groups` groups.
  func digits(inLast groups: Int) -> Int { groups == 0 ? 0 : primary + (groups - 1) * secondary }
}
