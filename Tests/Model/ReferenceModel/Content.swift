// SPDX-License-Identifier: MIT

/// The sign, the digits and the decimal separator of a text, without symbols and grouping
/// separators.
///
/// The `characters` of `-$1,234.50` are `1234.50`. A point represents the decimal separator of any
/// locale.
struct Content: Hashable, Sendable {
  var isNegative = false
  var characters: [Character] = []

  /// The number of digits after an open mark that belong to the number, or nil if the separator is
  /// not an open mark.
  ///
  /// An open mark is a typed mark that can still group or start a fraction. Two digits can always
  /// be typed after it, even if the precision allows fewer.
  var openDigits: Int?

  /// Whether the fraction doesn't count until a letter multiplies the number.
  ///
  /// In a field for whole numbers, `1.5` is 1 until the user types `k`.
  var isScalable = false

  var count: Int { characters.count }
  var isEmpty: Bool { characters.isEmpty }
  var point: Int? { characters.firstIndex(of: ".") }
  var integer: [Character] { Array(characters[..<(point ?? count)]) }
  var fraction: [Character]? { point.map { Array(characters[($0 + 1)...]) } }
  var digits: [Character] { characters.filter { $0 != "." } }

  /// Whether the separator is a typed mark that can still turn out to group.
  var isOpen: Bool { openDigits != nil && point != nil }

  /// The fraction digits that belong to the number.
  ///
  /// After an open mark, only the first `openDigits` digits belong to the number.
  var countedFraction: [Character] {
    let fraction = fraction ?? []
    return Array(fraction.prefix(isScalable ? 0 : openDigits ?? fraction.count))
  }

  /// The number that the content represents, or nil if it has no digits.
  var number: Number? {
    guard !digits.isEmpty else { return nil }
    return Number(isNegative: isNegative, integer: integer, fraction: countedFraction)
  }

  /// Whether the content has digits, all of which are zeros.
  var isZero: Bool { !digits.isEmpty && digits.areZeros }

  /// The number of digits, not counting leading zeros.
  ///
  /// An edit must not increase it beyond `maxTotal`.
  var length: Int { (integer + countedFraction).withoutZerosInFront.count }

  /// Whether the integer part has leading zeros, as in `01234` after a deletion.
  ///
  /// Such an integer part is not grouped.
  var hasZerosInFront: Bool { integer.count > 1 && integer.first == "0" }

  init(isNegative: Bool = false, characters: [Character] = []) {
    (self.isNegative, self.characters) = (isNegative, characters)
  }

  init(_ number: Number) {
    let fraction = number.fractionText.isEmpty ? "" : "." + number.fractionText
    self.init(isNegative: number.isNegative, characters: Array(number.integerText + fraction))
  }

  /// The number of leading zeros that `hasZerosInFront` is about.
  var zerosInFront: Int { min(integer.prefix { $0 == "0" }.count, max(integer.count - 1, 0)) }

  mutating func dropZerosInFront() {
    characters.removeFirst(zerosInFront)
  }
}

/// A selection whose ends are caret slots.
///
/// A slot is a position between two characters of the content. Its number is the count of content
/// characters before it. With formatting on commit, the caret can also be before the minus, at slot
/// -1.
struct Selection: Hashable, Sendable {
  var lower: Int
  var upper: Int
  /// Whether the whole text is selected, including the symbols around the number.
  var isWhole = false
  /// Whether the sign before the first selected number is selected, too.
  ///
  /// Only a platform can replace a sign that has no caret slot before it.
  var includesSign = false

  var isCaret: Bool { lower == upper && !isWhole && !includesSign }

  /// Whether an edit of the selection deletes the sign, unless it inserts another one.
  var replacesSign: Bool { isWhole || includesSign || (lower < 0 && !isCaret) }

  static func caret(_ slot: Int) -> Selection { Selection(lower: slot, upper: slot) }
}

/// The state of an active field.
struct Editing: Hashable, Sendable {
  var content: Content
  var selection: Selection

  /// The expression that the field shows, or nil if it shows a number.
  ///
  /// While an expression is shown, `content` contains its result.
  var expression: Expression?

  /// Whether the last edit was a deletion that left a zero as the only integer digit.
  ///
  /// Such a zero counts as typed, so the next digit doesn't replace it.
  var hasUncoveredZero = false

  /// Whether a typed mark has turned out to group, so that marks typed later group too.
  var hasGrouped = false

  /// Whether the only digit is a zero that the user typed.
  ///
  /// Such a zero counts as a number before an operator.
  var hasTypedZero = false

  /// Whether the user has changed the number since the app set it.
  var isEdited = false

  /// Whether the style has changed since the last edit of the number.
  ///
  /// If so, a commit keeps the value, because the new rules apply only from the next edit on.
  var isRestyled = false
}

extension Editing {
  /// Treats a zero that is the only integer digit as a placeholder, which the next digit replaces.
  mutating func forgetZero() { (hasUncoveredZero, hasTypedZero) = (false, false) }

  /// The number of digits, decimal separators and operations in the shown text.
  var count: Int { expression?.count ?? content.count }
}

extension Style {
  /// Returns the first caret slot in a field that shows `content`.
  func firstSlot(of content: Content) -> Int {
    isPlain && content.isNegative && sign != .never ? -1 : 0
  }

  /// Returns whether the selection contains every character of the content.
  func covers(_ selection: Selection, _ content: Content) -> Bool {
    guard !selection.isWhole else { return !content.isEmpty || content.isNegative }
    let first = firstSlot(of: content)
    return first < content.count && selection.lower <= first && selection.upper == content.count
  }

  /// Returns a selection of the whole text, which can show a number or an expression.
  func all(of editing: Editing) -> Selection {
    guard let expression = editing.expression else { return all(of: editing.content) }
    return Selection(lower: 0, upper: expression.count, isWhole: true)
  }

  /// Returns a selection of the whole text that shows `content`.
  func all(of content: Content) -> Selection {
    let isEmpty = content.isEmpty && !content.isNegative
    return Selection(
      lower: firstSlot(of: content),
      upper: content.count,
      isWhole: !isEmpty
    )
  }

  /// Returns the selection after `count` content characters are replaced with `new`.
  ///
  /// Both ends keep their distance from the end of the text. If the whole text was selected, it is
  /// selected again.
  ///
  /// The field can show more digits than it counts, for example after an open mark. An end of the
  /// selection after the last counted digit moves to the end of `new`.
  func selection(_ selection: Selection, ofCount count: Int, movedTo new: Content) -> Selection {
    guard !selection.isWhole else { return all(of: new) }
    func moved(_ slot: Int) -> Int {
      min(max(new.count - (count - slot), firstSlot(of: new)), new.count)
    }
    return Selection(lower: moved(selection.lower), upper: moved(selection.upper))
  }
}

extension Collection<Character> {
  var areZeros: Bool { allSatisfy { $0 == "0" } }
  var withoutZerosInFront: SubSequence { drop { $0 == "0" } }
}
