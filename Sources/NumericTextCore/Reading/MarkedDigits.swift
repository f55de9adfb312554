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
///
/// Places are plausible if every group has three digits, or two but for the last (India), or the
/// notation's own sizes, and if a whole number does not start with a zero: `0,123` is a fraction.
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

  /// Adds a mark behind the last digit, if it can be a decimal separator that was typed first.
  mutating func appendTrailing(_ mark: Mark) -> Bool {
    guard mark == ownDecimal, !marks.contains(where: { $0.mark == mark }) else {
      return mark == .comma || mark == .period
    }
    append(mark)
    return true
  }

  func canBeDecimal(_ mark: Mark) -> Bool { mark == ownDecimal || mark.canBeDecimal }

  /// The numeral that digits and marks make together.
  func numeral() throws(Refusal) -> Numeral {
    guard !digits.isEmpty else { throw .notANumber }
    let separator = try separatorIndex()
    return Numeral(
      isNegative: false,
      digits: digits,
      integerCount: separator ?? digits.count,
      hasSeparator: separator != nil
    )
  }

  /// The number of digits in front of the decimal separator, nil if there is none.
  private func separatorIndex() throws(Refusal) -> Int? {
    guard let last = marks.last else { return nil }
    let front = marks.dropLast()
    if last.mark == ownDecimal, isGrouped(front, upTo: last.index, byLocale) { return last.index }
    if isGrouped(marks[...], upTo: digits.count, byLocale) { return nil }
    let isSingle = !front.contains { $0.mark == last.mark }
    if isSingle, canBeDecimal(last.mark), isGrouped(front, upTo: last.index, byShape) {
      return last.index
    }
    if isGrouped(marks[...], upTo: digits.count, byShape) { return nil }
    throw .severalNumbers
  }

  private func byLocale(_ mark: Mark) -> Bool {
    mark == ownGroup || (mark.onlyGroups && mark != ownDecimal)
  }

  private func byShape(_ mark: Mark) -> Bool { mark != .arabicDecimal }

  /// Whether these marks are one and the same group separator, and stand where one may stand.
  private func isGrouped(
    _ marks: ArraySlice<(mark: Mark, index: Int)>,
    upTo end: Int,
    _ canGroup: (Mark) -> Bool
  ) -> Bool {
    guard let first = marks.first, let last = marks.last else { return true }
    guard canGroup(first.mark), marks.allSatisfy({ $0.mark == first.mark }) else { return false }
    let isWhole = end == digits.count
    guard first.index > 0, !isWhole || digits[0] != 0 || digits.areZero else { return false }
    let lastSize = end - last.index
    let sizes = zip(marks, marks.dropFirst()).lazy.map { $1.index - $0.index }
    return [3, 2, grouping.secondary].contains { size in
      (lastSize == 3 || lastSize == grouping.primary)
        && first.index <= max(size, marks.count == 1 ? lastSize : 0)
        && sizes.allSatisfy { $0 == size }
    }
  }
}
