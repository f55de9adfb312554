// SPDX-License-Identifier: MIT

/// A selection in terms of content, independent of the formatted text.
enum Selection: Hashable, Sendable {
  case caret(CaretSlot)

  /// The content between two different slots.
  case slots(Range<CaretSlot>)

  /// The whole text, including affixes.
  case all

  /// Creates the selection between `slots`, or a caret if they are equal.
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

extension Layout {
  /// Returns the slots at both ends of a selection.
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

  /// Returns the selection of the content in `range`.
  ///
  /// Each end moves to the last slot at or before it, except that a range of the whole text selects
  /// the whole text.
  func selection(nearestTo range: Range<Int>) -> Selection {
    if range.lowerBound <= 0, range.upperBound >= length, length > 0, !range.isEmpty { return .all }
    let lower = slot(at: range.lowerBound)
    return Selection(lower..<max(lower, slot(at: range.upperBound)))
  }
}
