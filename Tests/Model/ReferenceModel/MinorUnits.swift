// SPDX-License-Identifier: MIT

/// Minor-unit entry, in which typed digits move in from the right.
///
/// An edit changes only the *units*: the digits without the decimal separator. The separator is then
/// inserted again, before the cents.
extension Style {
  /// Returns the digits of the field without the selected ones.
  func units(of editing: Editing) -> Draft {
    let (selection, content) = (editing.selection, editing.content)
    guard !covers(selection, content) else {
      return Draft(content: Content(isNegative: keepsSign(selection, of: content)), caret: 0)
    }
    var units = units(of: content, without: max(selection.lower, 0)..<max(selection.upper, 0))
    if selection.replacesSign { units.content.isNegative = false }
    if selection.isCaret { units.hasUncoveredZero = editing.hasUncoveredZero }
    return units
  }

  private func units(of content: Content, without range: Range<Int>) -> Draft {
    let before = content.characters[..<range.lowerBound].filter { $0 != "." }
    var units = Draft(content: content, caret: before.count)
    units.content.characters = before + content.characters[range.upperBound...].filter { $0 != "." }
    let isDeletion = units.content.count < content.digits.count
    units.hasUncoveredZero = isDeletion && isBeforeOnlyZero(units)
    return units
  }

  /// Returns whether the caret is before a zero that is the only integer digit: `|0.05`.
  private func isBeforeOnlyZero(_ units: Draft) -> Bool {
    units.caret == 0 && units.content.count == maxFraction + 1
      && units.content.characters.first == "0"
  }

  /// Returns the units after the caret.
  ///
  /// A zero that is the only integer digit is omitted, unless it remained after a deletion.
  func afterCaret(_ units: Draft) -> ArraySlice<Character> {
    let isPlaceholder = isBeforeOnlyZero(units) && !units.hasUncoveredZero
    return units.content.characters[units.caret...].dropFirst(isPlaceholder ? 1 : 0)
  }

  /// Returns `units` with the decimal separator before the cents, and with the zeros before it.
  func amount(_ units: Draft) -> Draft {
    var draft = units
    let missing = max(maxFraction + 1 - units.content.count, 0)
    draft.content.characters = Array(repeating: "0", count: missing) + units.content.characters
    if maxFraction > 0 {
      draft.content.characters.insert(".", at: draft.content.count - maxFraction)
    }
    let after = units.content.count - units.caret
    let isBeforeSeparator = maxFraction > 0 && after >= maxFraction
    draft.caret = max(draft.content.count - after - (isBeforeSeparator ? 1 : 0), 0)
    return draft
  }

  /// Returns the content that shows a number, with zeros after its fraction.
  func tillContent(_ number: Number) -> Content {
    let digits = Array(number.shifted(by: maxFraction).integerText)
    let content = Content(isNegative: number.isNegative, characters: digits)
    return amount(Draft(content: content, caret: 0)).content
  }

  /// Returns the content that remains after the selection is deleted.
  func tillRemainder(of editing: Editing) -> Draft {
    guard !editing.selection.isCaret else {
      return Draft(content: editing.content, caret: max(editing.selection.lower, 0))
    }
    let units = units(of: editing)
    return units.content.isEmpty ? units : amount(units)
  }

  /// Returns whether the field shows zero.
  ///
  /// False if the zeros remained after a deletion, because such zeros count as typed.
  func showsTillZero(_ editing: Editing) -> Bool {
    guard let number = editing.content.number else { return false }
    return number.isZero && !editing.content.hasZerosInFront && !editing.hasUncoveredZero
  }
}

// MARK: - Deleting

extension Style {
  /// Returns the result of deleting the digit at `index`, or nil if it cannot be deleted.
  func deletingUnit(at index: Int, backward: Bool, in editing: Editing) -> Attempt? {
    if backward, showsTillZero(editing) { return deletingTillZero(editing) }
    guard !isTillFilling(index, editing) else { return nil }
    return tillDeleted(units(of: editing.content, without: index..<index + 1), editing)
  }

  /// Returns whether the digit at `index` is one of the leading zeros in an amount such as `$0.03`.
  private func isTillFilling(_ index: Int, _ editing: Editing) -> Bool {
    guard !editing.content.hasZerosInFront, !editing.hasUncoveredZero else { return false }
    return editing.content.characters[...index].filter { $0 != "." }.areZeros
  }

  /// Returns the result of deleting backward in a field that shows zero.
  ///
  /// In an optional field, `-$0.00|` becomes `$0.00|`, which then becomes empty. If the currency
  /// has no minor units, `-¥0|` becomes `-¥|`.
  private func deletingTillZero(_ editing: Editing) -> Attempt {
    if isOptional, maxFraction == 0 {
      let empty = Content(isNegative: editing.content.isNegative)
      return tillDeleted(Draft(content: empty, caret: 0), editing)
    }
    guard !editing.content.isNegative else {
      return deletingSign(tillRemainder(of: editing), editing)
    }
    return isOptional ? .edited(Draft(content: Content(), caret: 0)) : .nothing
  }

  func tillDeleted(_ units: Draft, _ editing: Editing) -> Attempt {
    var draft = units.content.isEmpty ? units : amount(units)
    // If the bounds forbid a minus, it is deleted together with the last digit.
    if forbidsMinus, (draft.content.number ?? .zero).isZero { draft.content.isNegative = false }
    return deleted(draft, editing)
  }
}
