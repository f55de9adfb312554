// SPDX-License-Identifier: MIT

/// Where each character of a drawn numeral stands.
///
/// A layout holds counts and widths only. It answers where a slot is by arithmetic, and draws text
/// when asked. All offsets are UTF-16.
struct Layout: Sendable {
  /// Which pair of affixes is drawn.
  enum Sign: Sendable { case none, positive, zero, negative, negativeZero }

  let sign: Sign
  let integerCount: Int
  let digitCount: Int
  let hasSeparator: Bool
  let grouping: Grouping
  private let prefixWidth: Int
  private let suffixWidth: Int
  private let digitWidth: Int
  private let groupWidth: Int
  private let separatorWidth: Int

  /// The layout of a numeral that is being edited: every typed sign is shown.
  init(editing numeral: Numeral, in notation: Notation) {
    self.init(numeral, notation, Self.editingSign(of: numeral))
  }

  /// The layout of a numeral that is only shown: zero has the sign that the notation gives it.
  init(showing numeral: Numeral, in notation: Notation) {
    self.init(numeral, notation, Self.shownSign(of: numeral))
  }

  private init(_ numeral: Numeral, _ notation: Notation, _ sign: Sign) {
    self.sign = sign
    integerCount = numeral.integerCount
    digitCount = numeral.digits.count
    hasSeparator = numeral.hasSeparator
    grouping = notation.grouping
    digitWidth = notation.digits.width
    groupWidth = notation.groupSeparator.width
    separatorWidth = notation.decimalSeparator.width
    (prefixWidth, suffixWidth) = notation.affixWidths(sign)
  }

  private static func editingSign(of numeral: Numeral) -> Sign {
    if numeral.isNegative { return .negative }
    if numeral.digits.isEmpty { return .none }
    return numeral.isZero ? .zero : .positive
  }

  private static func shownSign(of numeral: Numeral) -> Sign {
    if numeral.digits.isEmpty { return .none }
    if numeral.isZero { return numeral.isNegative ? .negativeZero : .zero }
    return numeral.isNegative ? .negative : .positive
  }
}

extension Layout {
  /// The number of content characters.
  var contentCount: Int { digitCount + (hasSeparator ? 1 : 0) }

  /// The length of the whole text.
  var length: Int { offset(of: end) + suffixWidth }

  /// The slot after the last content character.
  var end: CaretSlot { CaretSlot(contentCount) }

  /// Where a slot stands.
  func offset(of slot: CaretSlot) -> Int {
    let isPastSeparator = hasSeparator && slot.index > integerCount
    let digits = isPastSeparator ? slot.index - 1 : slot.index
    let groups = grouping.separators(before: min(digits, integerCount), in: integerCount)
    return prefixWidth + digits * digitWidth + groups * groupWidth
      + (isPastSeparator ? separatorWidth : 0)
  }

  /// The slot behind all content characters that end at or before an offset.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of content characters.
  func slot(at offset: Int) -> CaretSlot {
    if offset >= self.offset(of: end) { return end }
    var low = 0
    var high = contentCount
    while high - low > 1 {
      let middle = (low + high) / 2
      if self.offset(of: CaretSlot(middle)) <= offset { low = middle } else { high = middle }
    }
    return CaretSlot(low)
  }

  /// The slots that the ends of a selection snap to.
  func slots(of selection: Range<Int>) -> Range<CaretSlot> {
    slot(at: selection.lowerBound)..<slot(at: selection.upperBound)
  }

  /// The slots around every content character that a range touches.
  func slots(around range: Range<Int>) -> Range<CaretSlot> {
    let lower = slot(at: range.lowerBound)
    var upper = slot(at: range.upperBound)
    if upper < end, range.lowerBound < range.upperBound, start(of: upper) < range.upperBound {
      upper.index += 1
    }
    return lower..<max(lower, upper)
  }

  /// A range with both ends moved to slots; the whole text stays whole.
  func snapped(_ range: Range<Int>) -> Range<Int> {
    let length = length
    if range.lowerBound <= 0, range.upperBound >= length, length > 0, !range.isEmpty {
      return 0..<length
    }
    let lower = offset(of: slot(at: range.lowerBound))
    return lower..<max(lower, offset(of: slot(at: range.upperBound)))
  }

  /// Where the content character behind a slot starts.
  private func start(of slot: CaretSlot) -> Int {
    let isSeparator = hasSeparator && slot.index == integerCount
    return offset(of: CaretSlot(slot.index + 1)) - (isSeparator ? separatorWidth : digitWidth)
  }
}

extension Notation {
  /// The affixes that are drawn around a number of this sign.
  func affixes(_ sign: Layout.Sign) -> Affixes {
    switch sign {
    case .none: Affixes()
    case .positive: affixes.positive
    case .zero: affixes.zero
    case .negative: affixes.negative
    case .negativeZero: affixes.negativeZero
    }
  }

  fileprivate func affixWidths(_ sign: Layout.Sign) -> (Int, Int) {
    switch sign {
    case .none: (0, 0)
    case .positive: (affixes.positive.prefix.width, affixes.positive.suffix.width)
    case .zero: (affixes.zero.prefix.width, affixes.zero.suffix.width)
    case .negative: (affixes.negative.prefix.width, affixes.negative.suffix.width)
    case .negativeZero: (affixes.negativeZero.prefix.width, affixes.negativeZero.suffix.width)
    }
  }
}
