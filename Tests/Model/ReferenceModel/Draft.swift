// SPDX-License-Identifier: MIT

/// The result of an edit before the bounds are applied.
enum Attempt {
  case refused
  /// The edit is accepted but changes nothing.
  case nothing
  /// The edit only moves the caret. The associated value is the number of digits and decimal
  /// separators before the new position.
  case moved(Int)
  case edited(Draft)
}

/// The content and the caret during an edit: first without the selected characters, then with the
/// new ones, before the bounds are applied.
struct Draft {
  var content: Content
  var caret: Int
  /// Whether the only integer digit is a zero that a deletion left.
  ///
  /// The next digit does not replace such a zero.
  var hasUncoveredZero = false
  /// Whether the decimal separator was removed together with all fraction digits.
  ///
  /// This happens if the caret is before the separator, and all fraction digits are zeros that only
  /// pad the fraction.
  var hasFillingSeparator = false
  /// Whether the edit turned a typed mark into a grouping separator.
  var hasGrouped = false

  /// The integer digits after the caret.
  ///
  /// A lone zero is included only if a deletion left it.
  var integerAfterCaret: [Character] {
    let integer = content.integer
    let isPlaceholder = caret == 0 && integer == ["0"] && !hasUncoveredZero
    return isPlaceholder ? [] : Array(integer[caret...])
  }

  /// Removes the leading zeros of the integer part, all of which must be before the caret.
  mutating func dropZerosInFront() {
    while content.hasZerosInFront {
      content.characters.removeFirst()
      caret -= 1
    }
  }
}

extension Style {
  /// Returns the content without the selected characters.
  ///
  /// Every edit that replaces the selection starts from this content.
  func remainder(of editing: Editing) -> Draft {
    guard !isTill else { return tillRemainder(of: editing) }
    var rest = unfilled(editing)
    let selection = editing.selection
    let lower = min(max(selection.lower, 0), rest.content.count)
    let upper = min(max(selection.upper, 0), rest.content.count)
    rest.caret = lower
    rest.hasUncoveredZero = selection.isCaret && editing.hasUncoveredZero
    // A sign that is not selected stays.
    guard !covers(selection, editing.content) else {
      rest.content = Content(isNegative: keepsSign(selection, of: editing.content))
      rest.caret = 0
      return rest
    }
    if selection.replacesSign { rest.content.isNegative = false }
    rest.content.characters.removeSubrange(lower..<upper)
    if rest.content.point == nil { rest.content.openDigits = nil }
    if lower < upper {
      // A typed digit replaces a lone zero, but not a zero that remains after a deletion.
      rest.hasUncoveredZero = lower == 0 && rest.content.integer == ["0"]
    }
    return rest
  }

  /// Returns whether a minus stays when all selected digits are replaced or deleted.
  func keepsSign(_ selection: Selection, of content: Content) -> Bool {
    content.isNegative && !selection.replacesSign
  }
}
