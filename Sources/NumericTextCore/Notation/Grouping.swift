// SPDX-License-Identifier: MIT

/// Where a place puts group separators: `1,234,567`, `12,34,567`, `1234` but `12.345`.
///
/// Sizes and the minimum are those of CLDR (Unicode Technical Standard 35, part 3).
package struct Grouping: Hashable, Sendable {
  /// The number of digits in the group next to the separator, 0 for no grouping.
  package var primary: Int { Int(first) }

  /// The number of digits in every other group.
  package var secondary: Int { Int(others) }

  /// The number of digits that must be before the last group for any grouping to happen.
  package var minimum: Int { Int(least) }

  // Few bytes each, because layouts hold a grouping. No number has as many digits.
  private let first: UInt16
  private let others: UInt16
  private let least: UInt16

  /// No group separators.
  package static let never = Grouping(primary: 0)

  /// Groups of these sizes.
  ///
  /// Without a second size all groups are alike.
  package init(primary: Int, secondary: Int? = nil, minimum: Int = 1) {
    first = UInt16(clamping: primary)
    others = max(1, UInt16(clamping: secondary ?? primary))
    least = max(1, UInt16(clamping: minimum))
  }

  /// The number of separators in an integer part of `count` digits.
  package func separators(in count: Int) -> Int {
    guard primary > 0, count >= primary + minimum else { return 0 }
    return 1 + groups(of: count - primary - 1)
  }

  /// The number of separators among the last `digits` digits of an integer part that is grouped,
  /// counting one right before them.
  func separators(inLast digits: Int) -> Int {
    digits < primary ? 0 : 1 + groups(of: digits - primary)
  }

  /// How often the secondary size fits, without a division for the sizes that people use (benchmark
  /// "key at 11 digits").
  private func groups(of digits: Int) -> Int {
    switch secondary {
    case 3: digits / 3
    case 2: digits / 2
    default: digits / secondary
    }
  }

  /// The number of digits behind the separator that has `groups` groups behind it.
  func digits(inLast groups: Int) -> Int {
    groups == 0 ? 0 : primary + (groups - 1) * secondary
  }
}
