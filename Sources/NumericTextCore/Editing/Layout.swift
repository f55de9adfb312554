// SPDX-License-Identifier: MIT

/// The positions of the characters in a formatted numeral.
///
/// A layout stores only counts and widths, and computes positions from them. All offsets are in
/// UTF-16 code units.
struct Layout: SlotLayout, Hashable, Sendable {
  let sign: Sign
  let hasSeparator: Bool
  private let startsWithMinus: Bool
  let grouping: Grouping

  // The counts have only 16 bits. This keeps the states of a field small, because each state
  // contains a layout (benchmark "key at 11 digits").
  private let integers: UInt16
  private let digits: UInt16
  private let groups: UInt16
  private let widths: Widths

  /// The lengths of the affixes, digits and separators, in UTF-16 code units.
  private struct Widths: Hashable {
    var prefix: Int32 = 0
    var suffix: Int32 = 0
    var digit: Int32 = 0
    var group: Int32 = 0
    var separator: Int32 = 0
  }

  /// Creates the layout of a numeral in a field with focus.
  ///
  /// Every typed sign is shown. A numeral that starts with zero is not grouped, because `0,123`
  /// looks like a fraction.
  @inline(__always)  // Benchmark "key at 11 digits": avoids a copy of the numeral.
  init(editing numeral: Numeral, in glyphs: Glyphs) {
    let outline = numeral.outline
    self.init(outline, glyphs, outline.editingSign, isGrouped: !outline.startsWithZero)
  }

  /// Creates the layout of a numeral in a field without focus.
  ///
  /// The notation decides whether zero has a sign.
  init(showing numeral: Numeral, in glyphs: Glyphs) {
    self.init(numeral.outline, glyphs, numeral.outline.shownSign, isGrouped: true)
  }

  /// Creates the layout of a text without a number, such as one that is shown instead of zero.
  init(textOfLength length: Int) {
    sign = .none
    hasSeparator = false
    startsWithMinus = false
    grouping = .never
    (integers, digits, groups) = (0, 0, 0)
    widths = Widths(prefix: Int32(clamping: length))
  }

  private init(_ outline: Numeral.Outline, _ glyphs: Glyphs, _ sign: Sign, isGrouped: Bool) {
    self.sign = sign
    hasSeparator = outline.hasSeparator
    grouping = glyphs.grouping
    integers = UInt16(truncatingIfNeeded: outline.integerCount)
    digits = UInt16(truncatingIfNeeded: outline.digitCount)
    let groupedCount = isGrouped ? outline.integerCount : 0
    groups = UInt16(truncatingIfNeeded: grouping.separators(in: groupedCount))
    let frame = glyphs.frame(sign)
    startsWithMinus = glyphs.minusIsContent && sign == .negative && frame.prefix.width > 0
    widths = Widths(
      prefix: frame.prefix.width,
      suffix: frame.suffix.width,
      digit: glyphs.zero.width,
      group: glyphs.groupSeparator.width,
      separator: glyphs.decimalSeparator.width
    )
  }
}

// MARK: - Counts and widths

extension Layout {
  var integerCount: Int { Int(integers) }
  var digitCount: Int { Int(digits) }
  var groupCount: Int { Int(groups) }
  private var suffixWidth: Int { Int(widths.suffix) }
  private var digitWidth: Int { Int(widths.digit) }
  private var separatorWidth: Int { Int(widths.separator) }

  /// The length of the whole text.
  var length: Int {
    start + digitCount * digitWidth + groupCount * Int(widths.group)
      + (hasSeparator ? separatorWidth : 0) + suffixWidth
  }
}

extension Numeral {
  /// The properties of a numeral that determine its layout: everything except the values of its
  /// digits.
  fileprivate struct Outline {
    let isNegative: Bool
    let isZero: Bool
    let startsWithZero: Bool
    let integerCount: Int
    let digitCount: Int
    let hasSeparator: Bool

    var editingSign: Sign {
      if isNegative { return .negative }
      if digitCount == 0 { return .none }
      return isZero ? .zero : .positive
    }

    var shownSign: Sign {
      if digitCount == 0 { return .none }
      if isZero { return isNegative ? .negativeZero : .zero }
      return isNegative ? .negative : .positive
    }
  }

  @inline(__always)  // Benchmark "key at 11 digits", as above.
  fileprivate var outline: Outline {
    Outline(
      isNegative: isNegative,
      isZero: digits.areZero,
      startsWithZero: digits.startsWithZero,
      integerCount: integerCount,
      digitCount: digits.count,
      hasSeparator: hasSeparator
    )
  }
}

extension Layout {
  /// The number of content characters, which are the digits and the decimal separator.
  var contentCount: Int { digitCount + (hasSeparator ? 1 : 0) }

  /// The UTF-16 offset of the first digit.
  var start: Int { Int(widths.prefix) }

  /// The first caret slot of the text: before the digits, or before a minus sign that the user can
  /// delete like a digit.
  var first: CaretSlot { startsWithMinus ? .beforeMinus : CaretSlot(0) }

  /// The last caret slot, which is after all digits and the decimal separator.
  var end: CaretSlot { CaretSlot(contentCount) }

  /// Returns the UTF-16 offset of a caret slot.
  func offset(of slot: CaretSlot) -> Int {
    if slot.index < 0 { return 0 }
    let isPastSeparator = hasSeparator && slot.index > integerCount
    let digits = isPastSeparator ? slot.index - 1 : slot.index
    return start + digits * digitWidth + groups(before: digits) * Int(widths.group)
      + (isPastSeparator ? separatorWidth : 0)
  }

  /// Returns the number of grouping separators before the integer digit at index `digit`.
  private func groups(before digit: Int) -> Int {
    guard groupCount > 0, digit < integerCount else { return groupCount }
    return groupCount - min(groupCount, grouping.separators(inLast: integerCount - digit))
  }

  /// Returns the last caret slot at or before `offset`, or the first slot if there is none.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of digits.
  func slot(at offset: Int) -> CaretSlot {
    if offset >= length - suffixWidth { return end }
    if offset <= start { return offset < start ? first : CaretSlot(0) }
    var low = 0
    var high = contentCount
    while high - low > 1 {
      let middle = (low + high) / 2
      if self.offset(of: CaretSlot(middle)) <= offset { low = middle } else { high = middle }
    }
    return CaretSlot(low)
  }

  /// Returns the caret slots that enclose all digits and the decimal separator in `range`, a range
  /// of UTF-16 offsets.
  ///
  /// A digit or separator that is only partly in `range` is included.
  func slots(around range: Range<Int>) -> Range<CaretSlot> {
    let lower = slot(at: range.lowerBound)
    if range.isEmpty { return lower..<lower }
    var upper = slot(at: range.upperBound)
    if upper < end, start(of: upper) < range.upperBound {
      upper.index += 1
    }
    return lower..<max(lower, upper)
  }

  /// Returns the UTF-16 offset at which the digit or decimal separator after `slot` starts.
  func start(of slot: CaretSlot) -> Int {
    if slot.index < 0 { return 0 }
    let isSeparator = hasSeparator && slot.index == integerCount
    return offset(of: CaretSlot(slot.index + 1)) - (isSeparator ? separatorWidth : digitWidth)
  }
}
