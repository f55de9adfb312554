// SPDX-License-Identifier: MIT

/// A caret or a selection, stored in caret slots instead of text offsets.
///
/// A caret slot is the number of content characters (digits, decimal separators and operations)
/// before a caret position.
enum Selection: Hashable, Sendable {
  case caret(CaretSlot)

  /// The content characters between two different caret slots.
  case slots(Range<CaretSlot>)

  /// The whole text, including affixes.
  case all

  /// Creates a selection from one caret slot to another, or a caret if both slots are equal.
  init(_ slots: Range<CaretSlot>) {
    self = slots.isEmpty ? .caret(slots.lowerBound) : .slots(slots)
  }

  /// Returns the caret slots at the start and the end of the selection, which are those of `all` if
  /// the whole text is selected.
  func slots(in all: @autoclosure () -> Range<CaretSlot>) -> Range<CaretSlot> {
    switch self {
    case .caret(let slot): slot..<slot
    case .slots(let slots): slots
    case .all: all()
    }
  }

  var isCaret: Bool {
    if case .caret = self { true } else { false }
  }

  /// Returns the selection with `change` applied to each slot.
  ///
  /// `all` is returned unchanged.
  func map(_ change: (CaretSlot) -> CaretSlot) -> Selection {
    switch self {
    case .caret(let slot): .caret(change(slot))
    case .slots(let slots): Selection(change(slots.lowerBound)..<change(slots.upperBound))
    case .all: .all
    }
  }
}

/// A valid position of the caret, given as the number of content characters before it.
///
/// Content characters are digits, decimal separators and operations:
///
///     text        $ 1 , 2 3 4 . 5
///     slot         0 1   2 3 4 5 6
struct CaretSlot: Hashable, Comparable, Sendable {
  /// The number of content characters before the slot, or -1 before a minus sign.
  var index: Int

  init(_ index: Int) { self.index = index }

  /// The slot before the minus sign, in a field that formats only on commit.
  static var beforeMinus: CaretSlot { CaretSlot(-1) }

  /// A slot after all content characters, however many there are.
  ///
  /// `Stages.state(of:_:)` replaces it with the slot after the last content character.
  static var last: CaretSlot { CaretSlot(.max) }

  static func < (left: CaretSlot, right: CaretSlot) -> Bool { left.index < right.index }
}

extension Range<CaretSlot> {
  /// The number of content characters between the two slots.
  var count: Int { upperBound.index - lowerBound.index }
}
