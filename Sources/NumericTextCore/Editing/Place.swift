// SPDX-License-Identifier: MIT

/// The content that an edit replaces.
struct Place: Hashable, Sendable {
  /// The slots at both ends, which are equal for an insertion.
  let slots: Range<CaretSlot>

  /// Whether the replaced range of the text is empty.
  let isEmpty: Bool

  /// Whether all content is replaced, including the sign.
  let isWhole: Bool

  /// Whether the place starts at the first slot of the text.
  let isFirst: Bool

  /// Whether the place starts before a minus sign that is content.
  let startsBeforeMinus: Bool

  /// Whether the sign before the digits is replaced.
  let coversSign: Bool

  /// Creates the place that a selection covers.
  init(_ selection: Selection, _ layout: Layout) {
    let selected = layout.slots(of: selection)
    slots = selected.afterMinus
    isFirst = selected.lowerBound == layout.first
    startsBeforeMinus = selected.lowerBound.index < 0
    isEmpty = selection.isCaret
    coversSign = startsBeforeMinus && !isEmpty
    switch selection {
    case .caret: isWhole = false
    case .slots: isWhole = selected.lowerBound == layout.first && selected.upperBound == layout.end
    case .all: isWhole = true
    }
  }

  private init(_ slots: Range<CaretSlot>, like place: Place) {
    self.slots = slots
    isFirst = slots.lowerBound.index == 0
    isEmpty = place.isEmpty
    isWhole = place.isWhole
    startsBeforeMinus = place.startsBeforeMinus
    coversSign = place.coversSign
  }

  /// Returns this place after `distance` integer digits were inserted before it, or removed if
  /// `distance` is negative.
  func moved(by distance: Int) -> Place {
    let lower = CaretSlot(max(0, slots.lowerBound.index + distance))
    let upper = CaretSlot(max(0, slots.upperBound.index + distance))
    return Place(lower..<upper, like: self)
  }

  /// Creates the place that covers the content overlapped by a range of UTF-16 offsets.
  ///
  /// - Throws: `rangeOutsideText` if the range is outside the text.
  init(_ range: Range<Int>, in layout: Layout) throws(NumericTextRefusal) {
    guard range.lowerBound >= 0, range.upperBound <= layout.length else { throw .rangeOutsideText }
    let touched = layout.slots(around: range)
    slots = touched.afterMinus
    isFirst = touched.lowerBound == layout.first
    startsBeforeMinus = touched.lowerBound.index < 0
    isEmpty = range.isEmpty
    let coversContent = touched.lowerBound == layout.first && touched.upperBound == layout.end
    let isAllText = !range.isEmpty && range == 0..<layout.length
    isWhole = coversContent && (!slots.isEmpty || isAllText)
    coversSign =
      startsBeforeMinus
      ? !range.isEmpty
      : layout.start > 0 && range.lowerBound == 0 && range.upperBound > layout.start
  }
}

extension Range<CaretSlot> {
  /// The part of the range that starts at or after the slot before the first digit.
  fileprivate var afterMinus: Range<CaretSlot> {
    if lowerBound.index >= 0 { return self }
    return CaretSlot(0)..<Swift.max(CaretSlot(0), upperBound)
  }
}
