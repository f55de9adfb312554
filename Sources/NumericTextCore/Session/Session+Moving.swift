// SPDX-License-Identifier: MIT

/// Where an arrow key moves the caret.
///
/// ```swift
/// session.paste("1234")      // text "$1,234", selection 6..<6
/// session.move(.backward)    // selection 5..<5
/// session.move(.start)       // selection 1..<1
/// ```
public enum CaretMove: Hashable, Sendable, CaseIterable {
  /// One content character to the left in memory order: towards the start of the number.
  case backward

  /// One content character towards the end of the number.
  case forward

  /// In front of the number.
  case start

  /// Behind the number.
  case end
}

extension Session {
  /// Moves the caret, or the end of the selection that is not its anchor.
  mutating func moveCaret(_ move: CaretMove, extending isExtending: Bool) {
    activate()
    let layout = layout
    let slots = layout.slots(of: held.selection)
    if isExtending {
      extend(move, from: slots)
    } else {
      let target = layout.offset(of: move.target(from: slots, layout))
      snapSelection(to: target..<target)
    }
  }

  private mutating func extend(_ move: CaretMove, from slots: Range<CaretSlot>) {
    let layout = layout
    let ends = layout.offset(of: slots.lowerBound)..<layout.offset(of: slots.upperBound)
    let anchor = self.anchor ?? (move.isBackward ? ends.upperBound : ends.lowerBound)
    let from = anchor == ends.lowerBound ? slots.upperBound : slots.lowerBound
    let target = layout.offset(of: move.target(from: from..<from, layout))
    snapSelection(to: min(anchor, target)..<max(anchor, target))
    self.anchor = anchor
  }
}

extension CaretMove {
  fileprivate var isBackward: Bool { self == .backward || self == .start }

  /// The slot that this move leads to.
  ///
  /// A range collapses to the end that lies in its direction.
  fileprivate func target(from slots: Range<CaretSlot>, _ layout: Layout) -> CaretSlot {
    switch self {
    case .start: return CaretSlot(0)
    case .end: return layout.end
    case .backward:
      let slot = slots.lowerBound
      return slots.isEmpty ? CaretSlot(max(0, slot.index - 1)) : slot
    case .forward:
      let slot = slots.upperBound
      return slots.isEmpty ? min(layout.end, CaretSlot(slot.index + 1)) : slot
    }
  }
}
