// SPDX-License-Identifier: MIT

/// The positions of the characters in a formatted number.
///
/// The layout stores only counts and widths, and computes positions from them. All offsets are in
/// UTF-16 code units.
struct NumberLayout: Hashable, Sendable {
  private(set) var sign = Sign.none
  private var hasSeparator = false

  /// Whether the decimal separator is shown as a typed mark that can still become a grouping
  /// separator.
  private var isOpen = false

  private var startsWithMinus = false
  private var grouping = Grouping.never
  private var integerCount = 0
  private var digitCount = 0
  private var groupCount = 0

  /// The UTF-16 offset of the first digit.
  let start: Int

  private var digitWidth = 0
  private var groupWidth = 0
  private var separatorWidth = 0
  private var suffixWidth = 0

  /// Creates the layout of a number in a field with focus.
  ///
  /// Every typed sign is shown. A numeral that starts with zero is not grouped, because `0,123`
  /// looks like a fraction.
  init(editing numeral: borrowing Numeral, isOpen: Bool = false, in glyphs: borrowing Glyphs) {
    let isGrouped = !numeral.digits.startsWithZero
    self.init(numeral, glyphs, numeral.editingSign, isGrouped: isGrouped, isOpen: isOpen)
  }

  /// Creates the layout of a number in an expression.
  init(editing term: Term, in glyphs: Glyphs) {
    self.init(editing: term.number, isOpen: term.mark == .open, in: glyphs)
  }

  /// Creates the layout of a numeral in a field without focus.
  ///
  /// The notation decides whether zero has a sign.
  init(showing numeral: Numeral, in glyphs: Glyphs) {
    self.init(numeral, glyphs, numeral.shownSign, isGrouped: true)
  }

  /// Creates the layout of a text without a number, such as one that is shown instead of zero.
  init(textOfLength length: Int) { start = length }

  private init(
    _ numeral: borrowing Numeral,
    _ glyphs: borrowing Glyphs,
    _ sign: Sign,
    isGrouped: Bool,
    isOpen: Bool = false
  ) {
    self.sign = sign
    self.isOpen = isOpen
    hasSeparator = numeral.hasSeparator
    grouping = glyphs.grouping
    integerCount = numeral.integerCount
    digitCount = numeral.digits.count
    groupCount = isGrouped && !isOpen ? grouping.separators(in: integerCount) : 0
    let frame = glyphs.frame(sign)
    startsWithMinus = glyphs.minusIsContent && sign == .negative && frame.prefix.width > 0
    start = frame.prefix.width
    digitWidth = glyphs.zero.width
    groupWidth = glyphs.groupSeparator.width
    separatorWidth = hasSeparator ? glyphs.decimalSeparator(isOpen: isOpen).width : 0
    suffixWidth = frame.suffix.width
  }
}

extension Numeral {
  fileprivate var editingSign: Sign {
    if isNegative { return .negative }
    if digits.isEmpty { return .none }
    return isZero ? .zero : .positive
  }

  fileprivate var shownSign: Sign {
    if digits.isEmpty { return .none }
    return isNegative && isZero ? .negativeZero : editingSign
  }
}

// MARK: - Positions

extension NumberLayout {
  /// The length of the whole text.
  var length: Int {
    start + digitCount * digitWidth + groupCount * groupWidth + separatorWidth + suffixWidth
  }

  /// The UTF-16 offset after the last digit or decimal separator.
  var endOffset: Int { length - suffixWidth }

  /// The number of content characters, which are the digits and the decimal separator.
  var contentCount: Int { digitCount + (hasSeparator ? 1 : 0) }

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
    return start + digits * digitWidth + groups(before: digits) * groupWidth
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
    if offset >= endOffset { return end }
    if offset <= start { return offset < start ? first : CaretSlot(0) }
    var low = 0
    var high = contentCount
    while high - low > 1 {
      let middle = (low + high) / 2
      if self.offset(of: CaretSlot(middle)) <= offset { low = middle } else { high = middle }
    }
    return CaretSlot(low)
  }

  /// Returns the UTF-16 offset at which the digit or decimal separator after `slot` starts.
  func offset(ofCharacterAfter slot: CaretSlot) -> Int {
    if slot.index < 0 { return 0 }
    let isSeparator = hasSeparator && slot.index == integerCount
    return offset(of: CaretSlot(slot.index + 1)) - (isSeparator ? separatorWidth : digitWidth)
  }
}

// MARK: - Text

extension NumberLayout {
  /// Returns the text of `numeral`, which must be the numeral that this layout was created for.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text. At most one allocation.
  func text(of numeral: Numeral, in glyphs: Glyphs) -> String {
    String(capacity: byteCount(in: glyphs)) { room in
      var writer = UTF8Writer(room: room)
      draw(numeral.digits, on: &writer, with: glyphs)
      return writer.count
    }
  }

  /// Writes all parts of the text in order.
  @inline(__always)
  func draw(_ digits: NumeralDigits, on writer: inout UTF8Writer, with glyphs: Glyphs) {
    let frame = glyphs.frame(sign)
    writer.draw(frame.prefix, with: glyphs)
    drawIntegers(digits, on: &writer, with: glyphs)
    if hasSeparator {
      writer.draw(glyphs.decimalSeparator(isOpen: isOpen), with: glyphs)
      digits.forEach(in: integerCount..<digitCount) { writer.draw($0, with: glyphs) }
    }
    writer.draw(frame.suffix, with: glyphs)
  }

  @inline(__always)
  private func drawIntegers(
    _ digits: NumeralDigits,
    on writer: inout UTF8Writer,
    with glyphs: Glyphs
  ) {
    var groups = groupCount
    var left = integerCount - grouping.digits(inLast: groups)
    digits.forEach(in: 0..<integerCount) { digit in
      if left == 0 {
        writer.draw(glyphs.groupSeparator, with: glyphs)
        groups &-= 1
        left = groups == 0 ? grouping.primary : grouping.secondary
      }
      writer.draw(digit, with: glyphs)
      left &-= 1
    }
  }

  /// The length of the text in UTF-8 bytes.
  func byteCount(in glyphs: Glyphs) -> Int {
    let frame = glyphs.frame(sign)
    return frame.prefix.byteCount + frame.suffix.byteCount + digitCount * glyphs.zero.byteCount
      + groupCount * glyphs.groupSeparator.byteCount
      + (hasSeparator ? glyphs.decimalSeparator(isOpen: isOpen).byteCount : 0)
  }

  /// Calls `body` with the role and the range of each part of the text, in order.
  ///
  /// Empty affixes are left out. A text that is not formatted from a numeral has no parts.
  func forEachCell(_ body: (NumericTextRole, Range<Int>) -> Void) {
    func add(_ role: NumericTextRole, _ range: Range<Int>) {
      if !range.isEmpty { body(role, range) }
    }
    if sign != .none { add(.affix, 0..<start) }
    for index in 0..<contentCount {
      let slot = CaretSlot(index)
      let isSeparator = hasSeparator && index == integerCount
      add(.groupSeparator, offset(of: slot)..<offset(ofCharacterAfter: slot))
      add(
        isSeparator ? .decimalSeparator : .digit,
        offset(ofCharacterAfter: slot)..<offset(of: CaretSlot(index + 1))
      )
    }
    if sign != .none { add(.affix, offset(of: end)..<length) }
  }
}
