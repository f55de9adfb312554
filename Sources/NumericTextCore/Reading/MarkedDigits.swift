// SPDX-License-Identifier: MIT

/// The digits of a text, and the marks between them.
///
/// A mark is a separator such as `,` or `.`. Whether it is a decimal separator or a grouping
/// separator depends on the context. The first of these interpretations that fits is used:
///
/// 1. Each mark has its meaning in the notation. Marks that never start a fraction, such as an
///    apostrophe, can group digits in every notation.
/// 2. In a field for fewer than three fraction digits, a single mark before exactly three digits
///    groups them, unless fractions can be typed and the mark is the notation's decimal separator.
/// 3. In a field for fewer than three fraction digits, an apostrophe groups digits together with
///    the notation's grouping separator after it: `1'140,000`.
/// 4. The last mark is the decimal separator, and all marks before it are of one other kind and
///    group digits: `1.234,5`.
/// 5. All marks are of the same kind, and group digits: `1.234.567`.
/// 6. The last mark is punctuation, such as the period of a sentence. The marks before it have the
///    first meaning in this list that fits. This is impossible if the text is pasted before digits.
///
/// Grouping separators must be in plausible positions: all groups have three digits, or the group
/// sizes of the notation. Groups of two digits are plausible, too, if the last group has three, as
/// in India, and if the marks are commas or a fraction follows: `6,27,156` is a number, `6.27.156`
/// is not. A grouped number must not start with zero, unless the field formats numbers with leading
/// zeros: `0,123` is a fraction.
///
/// Some marks can be either separator: the separator of a notation that uses the same mark for
/// both, and every mark in a field without fractions. Such a mark is a decimal separator only if
/// its position rules out grouping, or if the number of digits after it fits the fraction that the
/// field always shows. The mark `٫` groups only as in Iran: repeated, or in whole numbers.
///
/// Dashes group digits only before a fraction: `1-000-000.42` is a number, `600-123-456` is not.
struct MarkedDigits: Sendable {
  private let lexicon: Lexicon

  /// Whether an exponent or a magnitude follows the digits, as in `1.5e3` and `1.5k`.
  ///
  /// If so, a fraction is accepted even in a field without fractions.
  var isScaled = false

  /// How many integer digits precede these digits in the number into which they are pasted.
  ///
  /// If there are any, these digits can begin with a grouping separator or with zero: `,234` after
  /// `1` gives 1,234.
  var preceding = 0

  var continuesInteger: Bool { preceding > 0 }

  /// How many integer digits follow these digits in the number into which they are pasted.
  var following = 0

  /// The digits read so far, without the marks.
  private var row = DigitRun()

  /// All marks read so far.
  private var marks = MarkRun()

  /// All marks except the last one.
  private var frontMarks = MarkRun()

  /// All marks except the last two.
  private var earlierMarks = MarkRun()

  /// The mark after the last digit, or nil if there is none.
  private(set) var trailing: Mark?

  /// Creates an empty sequence, in which `lexicon` determines the meaning of marks.
  init(_ lexicon: Lexicon) { self.lexicon = lexicon }

  var ownDecimal: Mark { lexicon.decimalMark }
  var ownGroup: Mark { lexicon.groupMark }
  private var grouping: Grouping { lexicon.notation.grouping }
  private var expected: Precision { lexicon.rules.precision }
  private var isPersian: Bool { lexicon.notation.digits[0] == "۰" }

  mutating func append(_ digit: UInt8) { row.append(digit) }

  /// Appends the ASCII digits from `start` on, up to `end`, and returns the position after them.
  mutating func append(_ text: ScalarText, from start: Int, upTo end: Int) -> Int {
    row.append(text, from: start, upTo: end)
  }

  mutating func append(_ mark: Mark) {
    earlierMarks = frontMarks
    frontMarks = marks
    marks.append(mark, at: row.count)
  }

  /// Adds a mark after the last digit if it can be a decimal separator without fraction digits, as
  /// in `5.`.
  ///
  /// A mark before digits into which the text is pasted has the same meaning as between digits. Any
  /// other mark after the last digit is punctuation. It is only remembered in `trailing`, because a
  /// repeated mark can mean a date.
  mutating func appendTrailing(_ mark: Mark) {
    trailing = mark
    guard following > 0 || (mark == ownDecimal && !marks.contains(mark)) else { return }
    append(mark)
  }

  var hasMarks: Bool { marks.count > 0 }
  var startsWithMark: Bool { hasMarks && marks.firstIndex == 0 }

  /// Whether the only mark is the notation's decimal separator, but would separate thousands in
  /// another notation, because it is before three digits, of which the field shows fewer.
  var canBeThousands: Bool {
    marks.last == ownDecimal && (ownDecimal != .arabicDecimal || isPersian) && takesFraction
      && isTooShort && marks.isSingle(before: 3, of: row.count)
      && (1...3).contains(marks.lastIndex) && !row.startsWithZero
  }

  func canBeDecimal(_ mark: Mark) -> Bool { mark == ownDecimal || mark.canBeDecimal }

  /// Returns the number that the digits and marks represent.
  ///
  /// In a field without fractions, a fraction that consists of zeros is removed: `12.00` is 12, and
  /// `.00` is 0. A fraction after a mark that groups, such as `,0` in Egypt, is kept.
  ///
  /// - Throws: `notANumber` if there are no digits, `severalNumbers` if the marks don't fit a
  ///   single number, or `tooManyDigits` if the number is too long.
  func numeral() throws(Refusal) -> Numeral {
    guard row.count > 0 else { throw .notANumber }
    let meaning = try meaning()
    let integerCount = meaning.integerCount(of: row.count)
    let numeral = try row.numeral(integerCount: integerCount, hasSeparator: meaning != .whole)
    guard dropsFraction(after: integerCount) else { return numeral }
    if integerCount + preceding == 0 { return groups(marks.last) ? numeral : .zero }
    return numeral.trimmed(toFraction: 0)
  }

  /// Returns whether to remove the digits after the first `count`.
  ///
  /// Digits are removed only if they are zeros, and the field has no fractions. Even then, a paste
  /// must not result in a different number than typing the same characters. In de_DE, typing
  /// `12.00` results in 1200, so pasting it is refused rather than read as 12. Typing `1,234.00` is
  /// refused at the comma, so the zeros of a pasted `1,234.00` can be removed.
  private func dropsFraction(after count: Int) -> Bool {
    guard !takesFraction, row.isZero(after: count) else { return false }
    // Before other digits, zeros are not a fraction of their own.
    if count == row.count || following > 0 { return count == row.count }
    return (ownDecimal == ownGroup && printsFraction(after: count))
      || startsFractionAsKey(marks.last)
      || (frontMarks.count > 0 && startsFractionAsKey(frontMarks.last))
  }

  private func startsFractionAsKey(_ mark: Mark) -> Bool { canBeDecimal(mark) && mark != ownGroup }

  /// Returns the meaning of the marks.
  ///
  /// - Throws: `severalNumbers` if the marks don't fit a single number. A text that is pasted
  ///   before digits is refused in two more cases:
  ///   - The text alone has a fraction, but the text followed by the digits has none.
  ///   - The text starts with the notation's grouping separator, and because of the digits, this
  ///     separator is a decimal separator.
  private func meaning() throws(Refusal) -> MarkRun.Meaning {
    if following > 0, marks.last == .zeroCents, hasMarks { throw .severalNumbers }
    guard let meaning = possibleMeaning else { throw .severalNumbers }
    // A repeated mark can mean a date, as in the German `22.11.`.
    let isRepeated = meaning != .whole && trailing == marks.last && marks.last != ownDecimal
    if isRepeated, following == 0, takesFraction { throw .severalNumbers }
    guard following > 0, takesFraction else { return meaning }
    guard meaning == .whole else {
      let startsWithGroup = marks.lastIndex == 0 && marks.last == ownGroup
      if startsWithGroup, ownGroup != ownDecimal { throw .severalNumbers }
      return meaning
    }
    var alone = self
    alone.following = 0
    if marks.lastIndex == row.count { (alone.marks, alone.frontMarks) = (frontMarks, earlierMarks) }
    guard (alone.possibleMeaning ?? .whole) == .whole else { throw .severalNumbers }
    return meaning
  }

  private var possibleMeaning: MarkRun.Meaning? {
    guard marks.count > 0 else { return .whole }
    if let meaning = meaning(of: marks, without: frontMarks) { return meaning }
    let isPunctuation = marks.lastIndex == row.count && marks.last != .zeroCents && following == 0
    guard frontMarks.count > 0, isPunctuation else { return nil }
    return meaning(of: frontMarks, without: earlierMarks)
  }

  /// Returns the meaning of `marks`, or nil if they don't fit a single number.
  ///
  /// `front` contains all of the marks except the last one.
  private func meaning(of marks: MarkRun, without front: MarkRun) -> MarkRun.Meaning? {
    let separator = MarkRun.Meaning.separator(at: marks.lastIndex)
    let isOwnSeparator =
      marks.last == ownDecimal
      && (isGrouped(front, upTo: marks.lastIndex, byShape: false)
        || isMillions(front, without: earlierMarks, upTo: marks.lastIndex))
    if isOwnSeparator, !groupsFirst || printsFraction(after: marks.lastIndex) { return separator }
    if isGrouped(marks, upTo: row.count, byShape: false) || isThousands(marks)
      || isMillions(marks, without: front, upTo: row.count)
    {
      return .whole
    }
    if isOwnSeparator { return separator }
    if !front.contains(marks.last), canBeDecimal(marks.last),
      isGrouped(front, upTo: marks.lastIndex, byShape: true)
    {
      return separator
    }
    return isGrouped(marks, upTo: row.count, byShape: true) ? .whole : nil
  }

  private var takesFraction: Bool { expected.takesFraction || isScaled }

  /// Whether a mark that can be either separator is read as a grouping separator if its position
  /// allows grouping.
  private var groupsFirst: Bool {
    !takesFraction || (ownDecimal == ownGroup && grouping.primary > 0)
  }

  /// Returns whether the digits after the first `count` digits look like a fraction that the field
  /// shows, such as two digits in a field that always shows `5.00`.
  ///
  /// If the field shows a fraction, but accepts only whole numbers, these digits must be zeros.
  private func printsFraction(after count: Int) -> Bool {
    let fraction = expected.possibleFraction
    guard fraction.lowerBound > 0, fraction.contains(row.count - count) else { return false }
    return takesFraction || row.isZero(after: count)
  }

  /// Returns whether the only mark separates thousands, as in `12.000`, because the field has too
  /// few fraction digits for the three digits after it.
  ///
  /// The notation's own decimal separator does so only in a field without fractions.
  private func isThousands(_ marks: MarkRun) -> Bool {
    let groups = !takesFraction || (isTooShort && marks.last != ownDecimal)
    return groups && marks.isSingle(before: 3, of: row.count) && following == 0
      && (1...3).contains(preceding + marks.lastIndex)
      && isGrouped(marks, upTo: row.count, byShape: true)
  }

  /// Returns whether an apostrophe separates millions, as in `1'140,000` in Peru, because the
  /// notation's own grouping separator and exactly three digits follow, up to the digit at `end`.
  private func isMillions(_ marks: MarkRun, without front: MarkRun, upTo end: Int) -> Bool {
    marks.last == ownGroup && isTooShort && ownGroup != ownDecimal && front.count == 1
      && front.last == .apostrophe && marks.isSpaced(by: 3) && end - marks.lastIndex == 3
      && isGrouped(front, upTo: marks.lastIndex, byShape: false)
  }

  /// Whether the field has too few fraction digits for three digits after a mark.
  private var isTooShort: Bool { expected.possibleFraction.upperBound < 3 && !isScaled }

  /// Returns whether `marks` are grouping separators of one kind, in plausible positions within the
  /// first `end` digits.
  ///
  /// If `byShape` is true, marks can group digits even if they don't in the notation.
  private func isGrouped(_ marks: MarkRun, upTo end: Int, byShape: Bool) -> Bool {
    guard marks.count > 0 else { return true }
    let mark = marks.last
    // In Iran, shops also group digits with the decimal separator: `۵۱٫۸۹۹٫۰۰۰`, `۹۹٫۰۰۰`.
    let isIranian = mark == .arabicDecimal && (marks.count > 1 || (!takesFraction && isPersian))
    let canGroup = isIranian || !mark.onlyStartsFraction
    guard marks.areAlike, byShape ? canGroup : groups(mark) else { return false }
    let isWhole = marks.count == self.marks.count
    guard continuesInteger || (marks.firstIndex > 0 && canStart(with: marks, upTo: end)) else {
      return false
    }
    if mark == .dash, isWhole || marks.count == 1 { return false }
    return isSpaced(marks, upTo: end, isWhole)
  }

  /// Returns whether `mark` is a grouping separator in the notation.
  ///
  /// With the Arabic decimal separator, commas are grouping separators, too: locales with this
  /// separator group ASCII digits with commas (CLDR, numbering system `latn`).
  private func groups(_ mark: Mark) -> Bool {
    if mark == ownGroup || (mark == .comma && ownDecimal == .arabicDecimal) { return true }
    return mark.onlyGroups && mark != ownDecimal
  }

  /// Returns whether a grouped number can start with the digits before the first mark, which can
  /// start with zero only if the field itself formats numbers with leading zeros.
  private func canStart(with marks: MarkRun, upTo end: Int) -> Bool {
    if !row.startsWithZero { return true }
    return marks.last == ownGroup && end == min(expected.integer.lowerBound, NumeralDigits.limit)
      && marks.count == grouping.separators(in: end)
  }

  /// Returns whether the groups of digits that `marks` separate have sizes that some locale uses.
  private func isSpaced(_ marks: MarkRun, upTo end: Int, _ isWhole: Bool) -> Bool {
    let lastSize = end - marks.lastIndex
    if following > 0, isWhole, groups(marks.last), marks.firstIndex <= grouping.secondary,
      marks.isSpaced(by: grouping.secondary),
      grouping.hasSeparator(beforeLast: lastSize + following)
    {
      return true
    }
    guard lastSize == 3 || lastSize == grouping.primary else { return false }
    let isShort = marks.count == 1 && marks.firstIndex <= lastSize
    func isSpaced(by size: Int) -> Bool {
      (isShort || marks.firstIndex <= size) && marks.isSpaced(by: size)
    }
    let isIndian = marks.last == .comma || !isWhole
    return isSpaced(by: 3) || (isIndian && isSpaced(by: 2))
      || (grouping.primary > 0 && groups(marks.last) && isSpaced(by: grouping.secondary))
  }
}
