// SPDX-License-Identifier: MIT

/// BEHAVIOUR section 1: "Content characters are digits and the decimal separator".
///
/// The content of `-$1,234.50` is `1234.50`; a point stands for the separator of every locale.
struct Content: Hashable, Sendable {
  var isNegative = false
  var characters: [Character] = []

  var count: Int { characters.count }
  var isEmpty: Bool { characters.isEmpty }
  var point: Int? { characters.firstIndex(of: ".") }
  var integer: [Character] { Array(characters[..<(point ?? count)]) }
  var fraction: [Character]? { point.map { Array(characters[($0 + 1)...]) } }
  var digits: [Character] { characters.filter { $0 != "." } }

  /// The number that is shown, or nil if there is no digit.
  var number: Number? {
    guard !digits.isEmpty else { return nil }
    return Number(isNegative: isNegative, integer: integer, fraction: fraction ?? [])
  }

  /// The number of digits that count towards a limit of all digits: zeros before the first other
  /// digit do not.
  var length: Int { digits.withoutZerosInFront.count }

  /// Section 3: "Zeros left in front by a deletion are drawn ungrouped while they stand there".
  var hasZerosInFront: Bool { integer.count > 1 && integer.first == "0" }
}

/// A selection in slots: the number of content characters before each end.
///
/// In plain text the slot before a minus is -1: "the minus is content with a slot before it".
struct Selection: Hashable, Sendable {
  var lower: Int
  var upper: Int
  /// "Select-all keeps the whole text, affixes included".
  var isWhole = false

  var isCaret: Bool { lower == upper && !isWhole }

  static func caret(_ slot: Int) -> Selection { Selection(lower: slot, upper: slot) }
}

/// What a field shows while it is active.
struct Editing: Hashable, Sendable {
  var content: Content
  var selection: Selection

  /// Section 3: the last edit was a deletion that uncovered the only zero of the integer part.
  var hasUncoveredZero = false

  /// The person changed the number since the value came from outside.
  var isEdited = false

  /// A new style came since, whose rules bind the next edit only.
  var isRestyled = false
}

extension Style {
  /// The first slot of a field that shows `content`.
  func firstSlot(of content: Content) -> Int { isPlain && content.isNegative ? -1 : 0 }

  /// Whether the selection holds every content character.
  func covers(_ selection: Selection, _ content: Content) -> Bool {
    guard !selection.isWhole else { return !content.isEmpty || content.isNegative }
    let first = firstSlot(of: content)
    return first < content.count && selection.lower <= first && selection.upper == content.count
  }

  /// Section 9: "Select all is an event of its own".
  func all(of content: Content) -> Selection {
    let isEmpty = content.isEmpty && !content.isNegative
    return Selection(
      lower: firstSlot(of: content),
      upper: content.count,
      isWhole: !isEmpty
    )
  }

  /// Section 6: "The selection keeps the distance of both ends from the end; whole stays whole".
  func selection(_ selection: Selection, of old: Content, movedTo new: Content) -> Selection {
    guard !selection.isWhole else { return all(of: new) }
    func moved(_ slot: Int) -> Int {
      max(new.count - (old.count - slot), firstSlot(of: new))
    }
    return Selection(lower: moved(selection.lower), upper: moved(selection.upper))
  }
}

extension Collection<Character> {
  var areZeros: Bool { allSatisfy { $0 == "0" } }
  var withoutZerosInFront: SubSequence { drop { $0 == "0" } }
}
