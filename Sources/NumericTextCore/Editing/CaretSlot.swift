// SPDX-License-Identifier: MIT

/// A legal caret place, counted in content characters: slot 0 stands before the first one, slot
/// *n* right after the *n*th.
///
///     text        $ 1 , 2 3 4 . 5
///     slot         0 1   2 3 4 5 6
struct CaretSlot: Hashable, Comparable, Sendable {
  /// The number of content characters in front.
  var index: Int

  init(_ index: Int) { self.index = index }

  static func < (left: CaretSlot, right: CaretSlot) -> Bool { left.index < right.index }
}
