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
    styles.withLock { styles in
      guard let place = styles.firstIndex(of: style) else {
        styles = [style] + styles.prefix(limit - 1)
        return style
      }
      let same = styles[place]
      // What is asked for most comes to stand in front.
      if place > 0 { styles.swapAt(place - 1, place) }
      return same
    }
  }
}
