// SPDX-License-Identifier: MIT

/// Where a place puts group separators: `1,234,567`, `12,34,567`, `1234` but `12.345`.
///
/// Sizes and the minimum are those of CLDR (Unicode Technical Standard 35, part 3).
package struct Grouping: Hashable, Sendable {
  /// The number of digits in the group next to the separator, 0 for no grouping.
  package let primary: Int

  /// The number of digits in every other group.
  package let secondary: Int

  /// The number of digits that must stand in front of the last group for any grouping to happen.
  package let minimum: Int

  /// No group separators.
  package static let never = Grouping(primary: 0)

  /// Groups of these sizes.
  ///
  /// Without a second size all groups are alike.
  package init(primary: Int, secondary: Int? = nil, minimum: Int = 1) {
    self.primary = max(0, primary)
    self.secondary = max(1, secondary ?? primary)
    self.minimum = max(1, minimum)
  }

  /// The number of separators in an integer part of `count` digits.
  package func separators(in count: Int) -> Int {
    guard primary > 0, count >= primary + minimum else { return 0 }
    return 1 + (count - primary - 1) / secondary
  }

  /// The number of separators in front of the digit at `index` in an integer part of `count`
  /// digits, not counting one right before it.
  package func separators(before index: Int, in count: Int) -> Int {
    let total = separators(in: count)
    guard total > 0 else { return 0 }
    let behind = count - index
    return total - (behind < primary ? 0 : min(total, 1 + (behind - primary) / secondary))
  }

  /// Whether a separator stands right after the first `index` digits of `count`.
  package func hasSeparator(after index: Int, in count: Int) -> Bool {
    let behind = count - index
    guard primary > 0, index > 0, behind >= primary, count >= primary + minimum else {
      return false
    }
    return (behind - primary) % secondary == 0
  }
}
