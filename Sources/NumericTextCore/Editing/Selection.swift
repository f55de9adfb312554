// SPDX-License-Identifier: MIT

/// A caret or a selection, stored in caret slots instead of text offsets.
///
/// A caret slot is the number of digits and decimal separators before a caret position.
enum Selection: Hashable, Sendable {
  case caret(CaretSlot)

  /// The digits and decimal separators between two different caret slots.
  case slots(Range<CaretSlot>)

  /// The whole text, including affixes.
  case all

  /// Creates a selection from one caret slot to another, or a caret if both slots are equal.
  init(_ slots: Range<CaretSlot>) {
    self = slots.isEmpty ? .caret(slots.lowerBound) : .slots(slots)
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

/// The layout of a text, which converts between caret slots and UTF-16 offsets.
protocol SlotLayout {
  /// The first caret slot of the text.
  var first: CaretSlot { get }

  /// The last caret slot of the text.
  var end: CaretSlot { get }

  /// The length of the text in UTF-16 code units.
  var length: Int { get }

  /// Returns the UTF-16 offset of a caret slot.
  func offset(of slot: CaretSlot) -> Int

  /// Returns the last caret slot at or before `offset`, or the first slot if there is none.
  func slot(at offset: Int) -> CaretSlot
}

extension SlotLayout {
  /// Returns the caret slots at the start and the end of a selection.
  func slots(of selection: Selection) -> Range<CaretSlot> {
    switch selection {
    case .caret(let slot): slot..<slot
    case .slots(let slots): slots
    case .all: first..<end
    }
  }

  /// Returns the UTF-16 offsets of a selection.
  func offsets(of selection: Selection) -> Range<Int> {
    switch selection {
    case .caret(let slot):
      let offset = offset(of: slot)
      return offset..<offset
    case .slots(let slots): return offset(of: slots.lowerBound)..<offset(of: slots.upperBound)
    case .all: return 0..<length
    }
  }

  /// Returns the selection closest to `range`, a range of UTF-16 offsets.
  ///
  /// If `range` is the whole text, everything is selected. Otherwise, each end moves back to the
  /// nearest caret slot.
  func selection(nearestTo range: Range<Int>) -> Selection {
    if range.lowerBound <= 0, range.upperBound >= length, length > 0, !range.isEmpty { return .all }
    let lower = slot(at: range.lowerBound)
    return Selection(lower..<max(lower, slot(at: range.upperBound)))
  }
}
