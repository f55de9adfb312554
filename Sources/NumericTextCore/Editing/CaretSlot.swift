// SPDX-License-Identifier: MIT

/// A valid caret position, counted in content characters: slot 0 is before the first one, slot *n*
/// directly after the *n*th.
///
///     text        $ 1 , 2 3 4 . 5
///     slot         0 1   2 3 4 5 6
struct CaretSlot: Hashable, Comparable, Sendable {
  /// The number of content characters before the slot.
  var index: Int

  init(_ index: Int) { self.index = index }

  /// The slot before a minus sign that is content, as in a field that shows plain digits while
  /// editing.
  static var beforeMinus: CaretSlot { CaretSlot(-1) }

  /// A slot after all content characters, which a state replaces with its own last slot.
  static var last: CaretSlot { CaretSlot(.max) }

  static func < (left: CaretSlot, right: CaretSlot) -> Bool { left.index < right.index }
}
