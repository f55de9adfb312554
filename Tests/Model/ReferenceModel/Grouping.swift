// SPDX-License-Identifier: MIT

/// The sizes of groups: those of the style, or else those of its locale.
extension Style {
  /// The size of the group next to the decimal separator.
  var lastGroup: Int { groupSizes?.first ?? 3 }

  /// The size of each group other than the last one.
  var otherGroups: Int { groupSizes?.last ?? (place.groupsInPairs ? 2 : 3) }

  /// Whether the digits are grouped, and the last group has fewer than three digits.
  var hasShortGroups: Bool { isGrouped && lastGroup < 3 }

  /// The smallest number of integer digits with a grouping separator, such as 4 for `1,234`.
  var leastGrouped: Int {
    lastGroup + (groupMinimum ?? (lastGroup == 3 ? place.groupMinimum : 1))
  }

  /// Returns whether a grouping separator precedes the last `count` of `total` integer digits.
  func groups(before count: Int, of total: Int) -> Bool {
    count > 0 && count < total && total >= leastGrouped && endsGroup(count)
  }

  /// Returns whether the last `count` digits form whole groups.
  func endsGroup(_ count: Int) -> Bool {
    count >= lastGroup && (count - lastGroup).isMultiple(of: otherGroups)
  }
}
