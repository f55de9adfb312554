// SPDX-License-Identifier: MIT

/// The digits of a field with minor-unit entry, in which typed digits move in from the right.
///
/// An edit changes only the digits. The decimal separator is then inserted again, before the cents.
struct TillDigits {
  var isNegative: Bool
  /// The digits before the caret; the digits after it are in `after`.
  var before: [Character]
  var after: [Character]
  var hasUncoveredZero = false

  var all: [Character] { before + after }
}

extension Style {
  /// Returns the digits of the field without the selected ones.
  func tillDigits(of editing: Editing) -> TillDigits {
    let content = editing.content
    guard !covers(editing.selection, content) else {
      let isNegative = keepsSign(editing.selection, of: content)
      return TillDigits(isNegative: isNegative, before: [], after: [])
    }
    let selection = editing.selection
    var digits = tillDigits(of: content, without: max(selection.lower, 0)..<max(selection.upper, 0))
    if selection.replacesSign { digits.isNegative = false }
    if selection.isCaret { digits.hasUncoveredZero = editing.hasUncoveredZero }
    return digits
  }

  private func tillDigits(of content: Content, without range: Range<Int>) -> TillDigits {
    var digits = TillDigits(
      isNegative: content.isNegative,
      before: content.characters[..<range.lowerBound].filter { $0 != "." },
      after: content.characters[range.upperBound...].filter { $0 != "." }
    )
    if digits.all.count < content.digits.count {
      digits.hasUncoveredZero = digits.uncoversZero(fraction: maxFraction)
    }
    return digits
  }

  /// Returns the content of a field with these digits, and the caret after `digits.before`.
  func tillDraft(_ digits: TillDigits) -> Draft {
    var draft = Draft(content: tillContent(digits), caret: 0)
    let isBeforeSeparator = maxFraction > 0 && digits.after.count >= maxFraction
    let behind = digits.after.count + (isBeforeSeparator ? 1 : 0)
    draft.caret = max(draft.content.count - behind, 0)
    draft.hasUncoveredZero = digits.hasUncoveredZero
    return draft
  }

  /// Returns the content that shows a number, with zeros after its fraction.
  func tillContent(_ number: Number) -> Content {
    let digits = Array(number.shifted(by: maxFraction).integerText)
    return tillContent(TillDigits(isNegative: number.isNegative, before: digits, after: []))
  }

  private func tillContent(_ digits: TillDigits) -> Content {
    let missing = max(maxFraction + 1 - digits.all.count, 0)
    var characters = Array(repeating: Character("0"), count: missing) + digits.all
    if maxFraction > 0 { characters.insert(".", at: characters.count - maxFraction) }
    return Content(isNegative: digits.isNegative, characters: characters)
  }

  /// Returns the content that remains after the selection is deleted.
  func tillRemainder(of editing: Editing) -> Draft {
    guard !editing.selection.isCaret else {
      return Draft(content: editing.content, caret: max(editing.selection.lower, 0))
    }
    let digits = tillDigits(of: editing)
    guard !digits.all.isEmpty else {
      return Draft(content: Content(isNegative: digits.isNegative), caret: 0)
    }
    return tillDraft(digits)
  }

  /// Returns whether the field shows zero.
  ///
  /// False if the zeros remained after a deletion, because such zeros count as typed.
  func showsTillZero(_ editing: Editing) -> Bool {
    guard let number = editing.content.number else { return false }
    return number.isZero && !editing.content.hasZerosInFront && !editing.hasUncoveredZero
  }
}

extension TillDigits {
  /// Returns whether the caret is before a zero that is the only integer digit: `|0.05`.
  func uncoversZero(fraction: Int) -> Bool {
    before.isEmpty && after.count == fraction + 1 && after.first == "0"
  }

  /// Returns the digits after the caret.
  ///
  /// A zero that is the only integer digit is omitted, unless it remained after a deletion.
  func afterCaret(fraction: Int) -> [Character] {
    let isPlaceholder = uncoversZero(fraction: fraction) && !hasUncoveredZero
    return isPlaceholder ? Array(after.dropFirst()) : after
  }
}

// MARK: - Deleting

extension Style {
  func deletingTill(backward: Bool, in editing: Editing) -> Attempt {
    guard editing.selection.isCaret else {
      return deletingTillSelection(editing)
    }
    let caret = editing.selection.lower
    let edge = backward ? 0 : -1
    guard caret > edge else {
      guard caret == edge else { return .nothing }
      return deletingSign(tillRemainder(of: editing), editing)
    }
    guard backward || caret < editing.content.count else { return .nothing }
    let index = backward ? caret - 1 : caret
    let step = Attempt.moved(backward ? caret - 1 : caret + 1)
    guard editing.content.characters[index] != "." else { return step }
    guard !showsTillZero(editing) else {
      return backward ? deletingTillZero(editing) : step
    }
    guard !isTillFilling(index, editing) else { return step }
    return tillDeleted(tillDigits(of: editing.content, without: index..<index + 1))
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
      return tillDeleted(TillDigits(isNegative: editing.content.isNegative, before: [], after: []))
    }
    guard !editing.content.isNegative else {
      return deletingSign(tillRemainder(of: editing), editing)
    }
    return isOptional ? .edited(Draft(content: Content(), caret: 0)) : .nothing
  }

  private func deletingTillSelection(_ editing: Editing) -> Attempt {
    let selection = editing.selection
    if !covers(selection, editing.content), selection.upper == selection.lower + 1,
      selection.lower == editing.content.point
    {
      return .moved(selection.lower)
    }
    let digits = tillDigits(of: editing)
    // A minus that the bounds demand can be deleted only if the number is zero.
    let hasLostSign = editing.content.isNegative && !digits.isNegative
    guard !hasLostSign || !demandsMinus || digits.all.areZeros else { return .refused }
    return tillDeleted(digits)
  }

  private func tillDeleted(_ digits: TillDigits) -> Attempt {
    guard !digits.all.isEmpty else {
      return .edited(completed(Draft(content: Content(isNegative: digits.isNegative), caret: 0)))
    }
    var draft = tillDraft(digits)
    // If the bounds forbid a minus, it is deleted together with the last digit.
    if forbidsMinus, (draft.content.number ?? .zero).isZero { draft.content.isNegative = false }
    return .edited(draft)
  }
}
