// SPDX-License-Identifier: MIT

/// A position at which the caret can be, given as the number of content characters before it.
///
/// Content characters are the digits and the decimal separator:
///
///     text        $ 1 , 2 3 4 . 5
///     slot         0 1   2 3 4 5 6
struct CaretSlot: Hashable, Comparable, Sendable {
  /// The number of content characters before the slot, or -1 before a minus sign.
  var index: Int

  init(_ index: Int) { self.index = index }

  /// The slot before the minus sign, in a field that shows plain digits while it is edited.
  static var beforeMinus: CaretSlot { CaretSlot(-1) }

  /// A slot after all content characters, however many there are.
  ///
  /// `Field.state(of:_:)` replaces it with the slot after the last content character.
  static var last: CaretSlot { CaretSlot(.max) }

  static func < (left: CaretSlot, right: CaretSlot) -> Bool { left.index < right.index }
}
