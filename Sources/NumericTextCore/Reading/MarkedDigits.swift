// SPDX-License-Identifier: MIT

/// The digits of a text with the marks between them, before it is known what the marks mean.
///
/// The meaning is decided in this order; the first that fits is taken:
///
/// | Reading | Decimal separator | Group separator |
/// |---|---|---|
/// | by locale | the notation's own | the notation's own, or a mark that only ever groups |
/// | by shape | the last mark, if it occurs once | any one mark |
/// | by shape | none | any one mark, in plausible places |
/// | as prose | as above without the last mark | as above, if the last mark ends the text |
///
/// Places are plausible if every group has three digits, or two but for the last (India, by commas or
/// before a fraction: `6.27.156` is none), or the notation's own sizes, and if a whole number does
/// not start with a zero: `0,123` is a fraction.
/// The notation's own group separator may stand behind more zeros, which a style can fill in.
/// Dashes group only before a fraction: `1-000-000.42` is a number, `600-123-456` is none.
struct MarkedDigits {
  let ownDecimal: Mark
  let ownGroup: Mark
  private let grouping: Grouping
  private var digits = Digits()
  private var marks: [(mark: Mark, index: Int)] = []

  init(_ notation: Notation) {
    ownDecimal = Mark(notation.decimalSeparator, own: .ownDecimal)
    ownGroup = Mark(notation.groupSeparator, own: .ownGroup)
    grouping = notation.grouping
  }

  mutating func append(_ digit: UInt8) { digits.append(digit) }

  mutating func append(_ mark: Mark) { marks.append((mark, digits.count)) }

  /// Adds a mark behind the last digit if it can be a decimal separator that was typed first;
  /// otherwise it only ends a sentence.
  mutating func appendTrailing(_ mark: Mark) {
    guard mark == ownDecimal, !marks.contains(where: { $0.mark == mark }) else { return }
    append(mark)
  }

  func canBeDecimal(_ mark: Mark) -> Bool { mark == ownDecimal || mark.canBeDecimal }

  /// The numeral that digits and marks make together.
  func numeral() throws(Refusal) -> Numeral {
    guard !digits.isEmpty else { throw .notANumber }
    let meaning = try meaning()
    return Numeral(
      isNegative: false,
      digits: digits,
      integerCount: meaning.integerCount(of: digits.count),
      hasSeparator: meaning != .whole
    )
  }

  private func meaning() throws(Refusal) -> Meaning {
    guard let last = marks.last else { return .whole }
    if let meaning = meaning(of: marks[...], last) { return meaning }
    let front = marks.dropLast()
    guard let secondLast = front.last, last.index == digits.count, last.mark != .zeroCents,
      let meaning = meaning(of: front, secondLast)
    else { throw .severalNumbers }
    return meaning
  }

  /// What marks mean together, nil if they do not belong to one number.
  private func meaning(
    of marks: ArraySlice<(mark: Mark, index: Int)>,
    _ last: (mark: Mark, index: Int)
  ) -> Meaning? {
    let front = marks.dropLast()
    let separator = Meaning.separator(at: last.index)
    if last.mark == ownDecimal, isGrouped(front, upTo: last.index, byLocale) { return separator }
    if isGrouped(marks, upTo: digits.count, byLocale) { return .whole }
    let isSingle = !front.contains { $0.mark == last.mark }
    if isSingle, canBeDecimal(last.mark), isGrouped(front, upTo: last.index, byShape) {
      return separator
    }
    return isGrouped(marks, upTo: digits.count, byShape) ? .whole : nil
  }

  /// Whether the notation groups with a mark.
  ///
  /// Where the Arabic decimal separator is at home, numbers in ASCII digits are grouped by commas
  /// nearly everywhere (CLDR, symbols of the numbering system `latn`).
  private func byLocale(_ mark: Mark) -> Bool {
    if mark == ownGroup || (mark == .comma && ownDecimal == .arabicDecimal) { return true }
    return mark.onlyGroups && mark != ownDecimal
  }

  private func byShape(_ mark: Mark) -> Bool { !mark.onlyStartsFraction }

  /// Whether a whole number can start like this: with a zero only if the notation fills it in.
  private func canStart(with first: (mark: Mark, index: Int), of count: Int) -> Bool {
    if digits[0] != 0 || digits.areZero { return true }
    let isFraction = count == 1 && first.index == 1 && canBeDecimal(first.mark)
    return first.mark == ownGroup && !isFraction
  }

  /// Whether these marks are one and the same group separator, and stand where one may stand.
  private func isGrouped(
    _ marks: ArraySlice<(mark: Mark, index: Int)>,
    upTo end: Int,
    _ canGroup: (Mark) -> Bool
  ) -> Bool {
    guard let first = marks.first, let last = marks.last else { return true }
    guard canGroup(first.mark), marks.allSatisfy({ $0.mark == first.mark }) else { return false }
    let isWhole = self.marks.last?.index != end
    guard first.index > 0, !isWhole || canStart(with: first, of: marks.count) else { return false }
    if first.mark == .dash, isWhole || marks.count == 1 { return false }
    let lastSize = end - last.index
    let sizes = zip(marks, marks.dropFirst()).lazy.map { $1.index - $0.index }
    let indian = first.mark == .comma || !isWhole ? 2 : 3
    let own = byLocale(first.mark) ? grouping.secondary : 3
    return [3, indian, own].contains { size in
      (lastSize == 3 || lastSize == grouping.primary)
        && first.index <= max(size, marks.count == 1 ? lastSize : 0)
        && sizes.allSatisfy { $0 == size }
    }
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
