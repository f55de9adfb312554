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
  static let inEmptyField = Place(Numeral().slots, of: Numeral().slots)

  /// Creates a place (the part of the number to replace) from a selection.
  init(_ selection: Selection, _ layout: borrowing Layout) {
    self.init(layout.slots(of: selection), of: layout.slots, isText: selection == .all)
  }

  /// Creates a place from the replaced slots and from all slots of the number.
  ///
  /// - Parameters:
  ///   - touched: The caret slots before and after the replaced part.
  ///   - all: The first and the last caret slot.
  ///   - isText: Whether the edit replaces the whole text.
  ///   - isEmpty: Whether the edit replaces no text, or nil if the slots alone show this.
  ///   - coversSign: Whether the edit replaces the characters of the sign.
  init(
    _ touched: Range<CaretSlot>,
    of all: Range<CaretSlot>,
    isText: Bool = false,
    isEmpty: Bool? = nil,
    coversSign: Bool = false
  ) {
    self.isText = isText
    self.isEmpty = isEmpty ?? (touched.isEmpty && !isText)
    // The slot before a minus sign doesn't count.
    slots = max(CaretSlot(0), touched.lowerBound)..<max(CaretSlot(0), touched.upperBound)
    isFirst = touched.lowerBound == all.lowerBound
    startsBeforeMinus = touched.lowerBound.index < 0
    self.coversSign = coversSign || (startsBeforeMinus && !self.isEmpty)
    isWhole = isText || (!touched.isEmpty && touched == all)
  }

  /// Creates a place (the part of the content to replace) from `range`, a range of UTF-16 offsets in
  /// the text of `state`.
  ///
  /// - Throws: `rangeOutsideText` if the range is outside the text.
  init(_ range: Range<Int>, in state: borrowing FieldState) throws(Refusal) {
    let length = state.layout.length
    guard range.lowerBound >= 0, range.upperBound <= length else { throw .rangeOutsideText }
    self.init(
      state.layout.slots(around: state.withoutOuterSpace(range)),
      of: state.layout.slots,
      isText: !range.isEmpty && range == 0..<length,
      isEmpty: range.isEmpty,
      coversSign: state.hasSign(in: range)
    )
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

  /// Returns the range of the number that a deletion at this place removes: the replaced slots or,
  /// if there are none, one character before or after the caret.
  ///
  /// - Returns: The range, or nil if there is no such character.
  func deleted(isForward: Bool, from numeral: Numeral) -> Range<CaretSlot>? {
    guard slots.isEmpty else { return slots }
    let index = slots.lowerBound.index - (isForward ? 0 : 1)
    guard index >= 0, index < numeral.contentCount else { return nil }
    return CaretSlot(index)..<CaretSlot(index + 1)
  }
}
