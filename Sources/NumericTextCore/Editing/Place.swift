// SPDX-License-Identifier: MIT

/// The content that an edit replaces.
struct Place: Hashable, Sendable {
  /// The slots at both ends, which are equal for an insertion.
  let slots: Range<CaretSlot>

  /// Whether the replaced range of the text is empty.
  let isEmpty: Bool

  /// Whether all content is replaced, including the sign.
  let isWhole: Bool

  /// Whether the sign is replaced together with some of the content.
  let coversSign: Bool

  /// Creates the place of a selection.
  init(_ selection: Selection, _ layout: Layout) {
    slots = layout.slots(of: selection)
    coversSign = false
    isEmpty = selection.isCaret
    switch selection {
    case .caret: isWhole = false
    case .slots(let slots): isWhole = slots.lowerBound.index == 0 && slots.upperBound == layout.end
    case .all: isWhole = true
    }
  }

  private init(_ slots: Range<CaretSlot>, like place: Place) {
    self.slots = slots
    isEmpty = place.isEmpty
    isWhole = place.isWhole
    coversSign = place.coversSign
  }

  /// Returns this place after inserting `distance` integer digits before it.
  func moved(by distance: Int) -> Place {
    let lower = CaretSlot(max(0, slots.lowerBound.index + distance))
    let upper = CaretSlot(max(0, slots.upperBound.index + distance))
    return Place(lower..<upper, like: self)
  }

  /// Creates the place of the content that a range of UTF-16 offsets overlaps.
  ///
  /// - Throws: `rangeOutsideText`.
  init(_ range: Range<Int>, in layout: Layout) throws(Refusal) {
    guard range.lowerBound >= 0, range.upperBound <= layout.length else { throw .rangeOutsideText }
    slots = layout.slots(around: range)
    isEmpty = range.isEmpty
    let coversContent = slots.lowerBound.index == 0 && slots.upperBound == layout.end
    let isAllText = !range.isEmpty && range == 0..<layout.length
    isWhole = coversContent && (!slots.isEmpty || isAllText)
    coversSign = layout.start > 0 && range.lowerBound == 0 && range.upperBound > layout.start
  }
}
