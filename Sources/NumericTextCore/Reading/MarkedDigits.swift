// SPDX-License-Identifier: MIT

/// The digits of a text with the marks between them, before it is known what the marks mean.
///
/// The meaning is decided in this order; the first that fits is taken:
///
/// | Reading | Decimal separator | Group separator |
/// |---|---|---|
/// | by locale | the notation's own | the notation's own, or a mark that only ever groups |
/// | in a field of whole numbers | none | any one mark before exactly three digits |
/// | by shape | the last mark, if it occurs once | any one mark |
/// | by shape | none | any one mark, in plausible places |
/// | as prose | as above without the last mark | as above, if the last mark ends the text |
///
/// Places are plausible if every group has three digits, or two but for the last (India, by commas or
/// before a fraction: `6.27.156` is none), or the notation's own sizes, and if the number does not
/// start with a zero: `0,123` is a fraction, unless the field prints 123 so.
/// Where the notation's own mark both groups and starts a fraction, and in a field of whole numbers,
/// it starts a fraction only before as many digits as the field prints, or where it cannot group.
/// Dashes group only before a fraction: `1-000-000.42` is a number, `600-123-456` is none.
struct MarkedDigits: Sendable {
  let ownDecimal: Mark
  let ownGroup: Mark
  private let grouping: Grouping
  private let expected: ExpectedDigits

  /// Whether an exponent follows the digits, so that they may have a fraction in any field.
  var isScaled = false

  /// The digits up to the last one, wherever marks stand between them.
  private var row = DigitRun()

  /// The marks, those without the last one, and those without the last two.
  private var marks = MarkRun()
  private var frontMarks = MarkRun()
  private var earlierMarks = MarkRun()

  /// Digits and marks of a text that has not been read yet.
  init(_ lexicon: Lexicon) {
    ownDecimal = lexicon.decimalMark
    ownGroup = lexicon.groupMark
    grouping = lexicon.grouping
    expected = lexicon.expected
  }

  mutating func append(_ digit: UInt8) { row.append(digit) }

  /// Adds the ASCII digits that stand together from a position on, and tells the one behind them.
  mutating func append(_ text: ScalarText, from start: Int, upTo end: Int) -> Int {
    row.append(text, from: start, upTo: end)
  }

  mutating func append(_ mark: Mark) {
    earlierMarks = frontMarks
    frontMarks = marks
    marks.append(mark, at: row.count)
  }

  /// Adds a mark behind the last digit if it can be a decimal separator that was typed first;
  /// otherwise it only ends a sentence.
  mutating func appendTrailing(_ mark: Mark) {
    guard mark == ownDecimal, !marks.contains(mark) else { return }
    append(mark)
  }

  var hasMarks: Bool { marks.count > 0 }

  func canBeDecimal(_ mark: Mark) -> Bool { mark == ownDecimal || mark.canBeDecimal }

  /// The numeral that digits and marks make together, without a fraction of zeros where no fraction
  /// can be typed.
  ///
  /// - Throws: `notANumber` without digits, `severalNumbers` for marks that no number has, and
  ///   `tooManyDigits`.
  func numeral() throws(Refusal) -> Numeral {
    guard row.count > 0 else { throw .notANumber }
    let meaning = try meaning()
    let integerCount = meaning.integerCount(of: row.count)
    let numeral = try row.numeral(integerCount: integerCount, hasSeparator: meaning != .whole)
    return dropsFraction(after: integerCount) ? numeral.trimmed(toFraction: 0) : numeral
  }

  /// Whether the digits after the first `count` ones are a fraction of zeros where none can be typed.
  ///
  /// Marks that change nothing as keys start no fraction there: the keys of `12.00` make 1200 in
  /// de_DE, but the comma of `1,234.00` is refused.
  private func dropsFraction(after count: Int) -> Bool {
    guard !takesFraction, row.isZero(after: count) else { return false }
    return count == row.count || printsFraction(after: count) || startsFractionAsKey(marks.last)
      || (frontMarks.count > 0 && startsFractionAsKey(frontMarks.last))
  }

  private func startsFractionAsKey(_ mark: Mark) -> Bool {
    canBeDecimal(mark) && mark != ownGroup
  }

  private func meaning() throws(Refusal) -> Meaning {
    guard marks.count > 0 else { return .whole }
    if let meaning = meaning(of: marks, without: frontMarks) { return meaning }
    guard frontMarks.count > 0, marks.lastIndex == row.count, marks.last != .zeroCents,
      let meaning = meaning(of: frontMarks, without: earlierMarks)
    else { throw .severalNumbers }
    return meaning
  }

  /// What marks mean together, of which all but the last stand in front; nil if they do not belong
  /// to one number.
  private func meaning(of marks: MarkRun, without front: MarkRun) -> Meaning? {
    let separator = Meaning.separator(at: marks.lastIndex)
    let isOwn =
      marks.last == ownDecimal && isGrouped(front, upTo: marks.lastIndex, byShape: false)
    if isOwn, !groupsFirst || printsFraction(after: marks.lastIndex) { return separator }
    if isGrouped(marks, upTo: row.count, byShape: false) || isThousands(marks) { return .whole }
    if isOwn { return separator }
    if !front.contains(marks.last), canBeDecimal(marks.last),
      isGrouped(front, upTo: marks.lastIndex, byShape: true)
    {
      return separator
    }
    return isGrouped(marks, upTo: row.count, byShape: true) ? .whole : nil
  }

  private var takesFraction: Bool { expected.takesFraction || isScaled }

  /// Whether the notation's own decimal separator groups wherever it can.
  private var groupsFirst: Bool {
    !takesFraction || (ownDecimal == ownGroup && grouping.primary > 0)
  }

  /// Whether the digits after the first `count` ones are a fraction that the field always prints.
  private func printsFraction(after count: Int) -> Bool {
    let fraction = expected.fraction
    guard fraction.lowerBound > 0, fraction.contains(row.count - count) else { return false }
    return takesFraction || row.isZero(after: count)
  }

  /// Whether one mark groups thousands because no fraction can be typed: `12.000`.
  private func isThousands(_ marks: MarkRun) -> Bool {
    !takesFraction && marks.count == 1 && row.count - marks.lastIndex == 3
      && isGrouped(marks, upTo: row.count, byShape: true)
  }

  /// Whether these marks are one and the same group separator, and stand where one may stand.
  private func isGrouped(_ marks: MarkRun, upTo end: Int, byShape: Bool) -> Bool {
    guard marks.count > 0 else { return true }
    let mark = marks.last
    guard marks.areAlike, byShape ? !mark.onlyStartsFraction : groups(mark) else { return false }
    let isWhole = self.marks.lastIndex != end
    guard marks.firstIndex > 0, canStart(with: marks, upTo: end) else { return false }
    if mark == .dash, isWhole || marks.count == 1 { return false }
    return isSpaced(marks, upTo: end, isWhole)
  }

  /// Whether the notation groups with a mark.
  ///
  /// Where the Arabic decimal separator is at home, numbers in ASCII digits are grouped by commas
  /// nearly everywhere (CLDR, symbols of the numbering system `latn`).
  private func groups(_ mark: Mark) -> Bool {
    if mark == ownGroup || (mark == .comma && ownDecimal == .arabicDecimal) { return true }
    return mark.onlyGroups && mark != ownDecimal
  }

  /// Whether grouped integer digits can start like this: with a zero only if the field prints it.
  private func canStart(with marks: MarkRun, upTo end: Int) -> Bool {
    if !row.startsWithZero { return true }
    return marks.last == ownGroup && end == expected.leastIntegers
      && marks.count == grouping.separators(in: end)
  }

  /// Whether groups of these sizes are written somewhere.
  private func isSpaced(_ marks: MarkRun, upTo end: Int, _ isWhole: Bool) -> Bool {
    let lastSize = end - marks.lastIndex
    guard lastSize == 3 || lastSize == grouping.primary else { return false }
    let isShort = marks.count == 1 && marks.firstIndex <= lastSize
    func isSpaced(by size: Int) -> Bool {
      (isShort || marks.firstIndex <= size) && marks.isSpaced(by: size)
    }
    let isIndian = marks.last == .comma || !isWhole
    return isSpaced(by: 3) || (isIndian && isSpaced(by: 2))
      || (groups(marks.last) && isSpaced(by: grouping.secondary))
  }
}

/// What the marks of a number say.
private enum Meaning: Hashable {
  /// There is no decimal separator.
  case whole
  /// The decimal separator stands behind this many digits.
  case separator(at: Int)

  func integerCount(of count: Int) -> Int {
    switch self {
    case .whole: count
    case .separator(let index): index
    }
  }
}
