// SPDX-License-Identifier: MIT

/// The part of the content that an edit replaces, and whether the sign is replaced, too.
struct Place: Hashable, Sendable {
  /// The caret slots before and after the replaced digits and decimal separator.
  ///
  /// They are equal for an insertion.
  private(set) var slots: Range<CaretSlot>

  /// Whether the edit replaces no text.
  ///
  /// If only a grouping separator is selected, this is false although `slots` is empty.
  let isEmpty: Bool

  /// Whether the edit replaces all digits.
  let isWhole: Bool

  /// Whether the edit replaces the whole text, including the affixes.
  private let isText: Bool

  /// Whether the replaced part starts at the first caret slot of the text.
  private(set) var isFirst: Bool

  /// Whether the replaced part starts before a minus sign that the user can delete like a digit.
  let startsBeforeMinus: Bool

  /// Whether the edit replaces the sign before the digits.
  let coversSign: Bool

  /// Whether the number loses its sign, unless the edit inserts a sign.
  var replacesSign: Bool { isText || coversSign }

  /// The place of an edit in an empty field.
  static let inEmptyField = Place(FieldState.empty.selection, FieldState.empty.layout)

  /// Creates a place (the part of the number to replace) from a selection.
  init(_ selection: Selection, _ layout: borrowing Layout) {
    let all = layout.first..<layout.end
    self.init(layout.slots(of: selection), of: all, isText: selection == .all)
  }

  /// Creates a place from selected slots and from all slots of the number.
  init(_ selected: Range<CaretSlot>, of all: Range<CaretSlot>, isText: Bool = false) {
    self.isText = isText
    slots = selected.afterMinus
    isFirst = selected.lowerBound == all.lowerBound
    startsBeforeMinus = selected.lowerBound.index < 0
    isEmpty = selected.isEmpty && !isText
    coversSign = startsBeforeMinus && !isEmpty
    isWhole = isText || (!isEmpty && selected == all)
  }

  /// Returns this place, moved to the right because `distance` integer digits were inserted before
  /// it.
  ///
  /// If `distance` is negative, digits were removed, and the place is moved to the left.
  func moved(by distance: Int) -> Place {
    let lower = CaretSlot(max(0, slots.lowerBound.index + distance))
    let upper = CaretSlot(max(0, slots.upperBound.index + distance))
    var place = self
    place.slots = lower..<upper
    place.isFirst = lower.index == 0
    return place
  }

  /// Creates a place (the part of the number to replace) from `range`, a range of UTF-16 offsets.
  ///
  /// - Throws: `rangeOutsideText` if the range is outside the text.
  init(_ range: Range<Int>, in layout: borrowing Layout) throws(Refusal) {
    let (start, length, first, end) = (layout.start, layout.length, layout.first, layout.end)
    guard range.lowerBound >= 0, range.upperBound <= length else { throw .rangeOutsideText }
    let touched = layout.slots(around: range)
    slots = touched.afterMinus
    isFirst = touched.lowerBound == first
    startsBeforeMinus = touched.lowerBound.index < 0
    isEmpty = range.isEmpty
    isText = !range.isEmpty && range == 0..<length
    isWhole = touched == first..<end && (!slots.isEmpty || isText)
    coversSign =
      startsBeforeMinus
      ? !range.isEmpty : start > 0 && range.lowerBound == 0 && range.upperBound > start
  }
}

extension Range<CaretSlot> {
  /// The range without the slot before a minus sign: slots -1 to 2 become slots 0 to 2.
  fileprivate var afterMinus: Range<CaretSlot> {
    if lowerBound.index >= 0 { return self }
    return CaretSlot(0)..<Swift.max(CaretSlot(0), upperBound)
  }
}
