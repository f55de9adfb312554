// SPDX-License-Identifier: MIT

/// The styles that made an engine last.
///
/// The body of a view makes its style anew each time, and a new style finds its engine here
/// (benchmark "notation, used before").
enum RecentStyles {
  private static let styles = Locked<[StyleStorage]>([])

  /// How many are kept: to compare more would take as long as to make an engine.
  private static let limit = 8

  /// A recent style of the same choices, or this one, which is a recent one from now on.
  static func same(as style: StyleStorage) -> StyleStorage {
    let recent = styles.withLock { $0 }
    if let same = recent.first(where: { $0 == style }) { return same }
    styles.withLock { $0 = [style] + $0.prefix(limit - 1) }
    return style
  }
}
