// SPDX-License-Identifier: MIT

/// Typed marks that can group or start a fraction, such as the comma in English.
///
/// After one to three digits, such a mark is *open*: it is shown as typed and counts as the decimal
/// separator, until a third digit after it makes it a grouping separator.
extension Style {
  /// The mark that can be open, or nil if the style has none.
  var openMark: Character? {
    let isNatural = !isTill && typesFractions && separators == .localized
    guard isNatural, mostIntegers > 3, let mark = place.ambiguousMark else { return nil }
    // If groups have fewer than three digits, a typed grouping separator always groups.
    guard !hasShortGroups else { return nil }
    // The decimal separator of a known keyboard is never ambiguous.
    return mark == keyboard?.decimalMark ? nil : mark
  }

  /// The number of digits that are always accepted after an open mark.
  ///
  /// A third digit would make the mark group.
  static let mostAfterOpenMark = 2

  /// Returns whether an open mark can follow the integer part of `content`.
  private func canStandOpen(after content: Content) -> Bool {
    guard let first = content.integer.first else { return false }
    return first != "0" && content.integer.count <= 3
  }

  func typingOpenMark(in editing: Editing) -> Attempt {
    let rest = remainder(of: editing)
    if let point = rest.content.point {
      guard rest.caret <= point else { return groupingPair(rest) ?? .refused }
      let canStandOpen = rest.content.isOpen && canStandOpen(after: rest.content)
      return canStandOpen && rest.caret == point ? typingSeparator(in: editing) : .nothing
    }
    let integer = rest.content.integer
    // Before other integer digits, the mark can only be a grouping separator, which the field
    // inserts automatically.
    guard rest.caret == integer.count else { return .nothing }
    guard canStandOpen(after: rest.content) else {
      let isRepeated = editing.hasGrouped && integer.first != "0" && integer.count > 3
      return isRepeated ? .nothing : typingSeparator(in: editing)
    }
    var draft = rest
    draft.caret += 1
    draft.content.characters.append(".")
    draft.content.openDigits = 0
    insertDemandedSign(into: &draft.content, after: rest.content)
    return .edited(settled(draft))
  }

  /// Returns the result of a second mark, which shows that the two digits before it are a group:
  /// `1,23,` in India.
  ///
  /// Returns nil if the digits cannot be a group.
  private func groupingPair(_ rest: Draft) -> Attempt? {
    let content = rest.content
    guard otherGroups == 2, content.isOpen, content.integer.count <= 2,
      content.fraction?.count == 2, rest.caret == content.count
    else { return nil }
    return grouping(rest)
  }
}

// MARK: - Digits after an open mark

extension Style {
  /// Returns the result of inserting digits after an open mark.
  ///
  /// The third digit after the mark turns it into a grouping separator: `1,23` becomes `1,234`.
  /// Returns nil if the mark is then followed by more than three digits, so that it starts a
  /// fraction.
  func inserting(_ digits: [Character], behindOpenMarkIn rest: Draft) -> Attempt? {
    var draft = rest
    draft.caret += digits.count
    draft.content.characters.insert(contentsOf: digits, at: rest.caret)
    switch draft.content.fraction?.count ?? 0 {
    case ...Self.mostAfterOpenMark: return .edited(settled(draft))
    case Self.mostAfterOpenMark + 1: return grouping(draft)
    default: return nil
    }
  }

  /// Returns the result of joining the digits on both sides of an open mark, which has turned out
  /// to be a grouping separator.
  ///
  /// This is refused, and never clamped, if the number becomes too long or is past a bound.
  func grouping(_ draft: Draft) -> Attempt {
    guard let point = draft.content.point else { return .refused }
    var draft = draft
    draft.content.characters.remove(at: point)
    draft.content.openDigits = nil
    if draft.caret > point { draft.caret -= 1 }
    draft.hasGrouped = true
    guard draft.content.integer.count <= mostIntegers, !isRefusedByBound(draft.content) else {
      return .refused
    }
    return .edited(draft)
  }

  func isRefusedByBound(_ content: Content) -> Bool {
    guard enforcement == .clamp || enforcement == .refuse, let number = content.number else {
      return false
    }
    return isPast(number)
  }
}

// MARK: - Pasting after an open mark

extension Style {
  /// Returns the result of pasting at the end of a text with an open mark.
  ///
  /// The text and the pasted text are read together. Returns nil if there is no open mark, or if
  /// the caret is not at the end.
  func pastingAfterOpenMark(_ text: String, _ editing: Editing) -> Attempt? {
    let rest = remainder(of: editing)
    guard rest.content.isOpen, let mark = openMark, rest.caret == rest.content.count else {
      return nil
    }
    let shown = String(rest.content.characters.map { $0 == "." ? mark : $0 })
    guard var reading = reading(shown + text), reading.sign == nil, !reading.hasMagnitude else {
      return .refused
    }
    // A positive number stays positive, even if the bounds allow only negative ones.
    reading.sign = rest.content.isNegative ? .minus : .plus
    guard let fraction = reading.fraction, reading.integer == rest.content.integer else {
      guard case .edited(var draft) = replacing(with: reading, isNegative: false) else {
        return .refused
      }
      draft.hasGrouped = true
      return isRefusedByBound(draft.content) ? .refused : .edited(draft)
    }
    var draft = rest
    draft.content.characters = reading.integer + ["."] + fraction
    draft.caret = draft.content.count
    draft = settled(draft)
    // If no pasted digit fits, the paste is refused.
    return draft.content == closedUnfilled(rest.content) ? .refused : .edited(draft)
  }
}

// MARK: - The end of an open mark

extension Style {
  /// Returns the draft with its open mark updated after an edit.
  ///
  /// If the digits around the mark no longer allow an open mark, it is closed. Otherwise,
  /// `openDigits` is updated.
  func settled(_ draft: Draft) -> Draft {
    var draft = draft
    draft.content = settled(draft.content)
    draft.caret = min(draft.caret, draft.content.count)
    return draft
  }

  func settled(_ content: Content) -> Content {
    guard content.openDigits != nil else { return content }
    guard let fraction = content.fraction, canStandOpen(after: content),
      fraction.count <= Self.mostAfterOpenMark
    else { return closed(content) }
    var settled = content
    settled.openDigits = min(fraction.count, fractionRoom(in: content))
    return settled
  }

  /// Returns the content with the decimal separator of the locale instead of an open mark.
  ///
  /// Digits after the mark that exceed the precision are removed, unless `takesScalableFractions`
  /// is true.
  func closed(_ content: Content) -> Content {
    guard content.openDigits != nil else { return content }
    guard takesScalableFractions else { return filled(closedUnfilled(content)) }
    var closed = content
    (closed.openDigits, closed.isScalable) = (nil, true)
    return closed
  }

  /// Returns the content with the decimal separator of the locale instead of an open mark, and
  /// without digits after the mark that exceed the precision.
  ///
  /// Unlike `closed(_:)`, this adds no zeros.
  func closedUnfilled(_ content: Content) -> Content {
    var closed = content
    closed.openDigits = nil
    guard content.isOpen, let point = content.point else { return closed }
    closed.characters = Array(closed.characters.prefix(point + 1 + fractionRoom(in: content)))
    return closed
  }

  /// Restores the open mark if the edit removed it together with the padding zeros after it.
  ///
  /// Returns the draft unchanged if no mark was removed, or if the mark can no longer be open.
  func keepingOpen(_ draft: Draft, from start: Editing) -> Draft {
    guard start.content.isOpen, unfilled(start).hasFillingSeparator else { return draft }
    let integer = draft.content.integer
    let isPadding = draft.content.fraction?.areZeros ?? false
    guard isPadding, draft.caret <= integer.count else { return draft }
    var kept = draft
    kept.content.characters = integer + ["."]
    kept.content.openDigits = 0
    guard canStandOpen(after: kept.content) else { return draft }
    kept.content = filled(kept.content)
    return settled(kept)
  }
}

// MARK: - After a mark has grouped

extension Style {
  /// Returns whether a typed mark still counts as having grouped after an edit.
  ///
  /// It no longer counts if the whole text was selected before the edit, or if the field is now
  /// empty or shows only a zero.
  func keepsGrouping(_ draft: Draft, from start: Editing) -> Bool {
    guard !draft.hasGrouped else { return true }
    guard start.hasGrouped, !covers(start.selection, start.content) else { return false }
    var editing = start
    editing.content = draft.content
    editing.selection = .caret(draft.caret)
    return !["", "0"].contains(String(unfilled(editing).content.characters))
  }
}

// MARK: - Zero cents

extension Style {
  /// Returns whether `key`, typed right after a separator key, stands for zero cents, as in `5.-`.
  func isZeroCents(_ key: Character, in editing: Editing) -> Bool {
    guard !allowsArithmetic, "-–—−".contains(key), editing.selection.isCaret else { return false }
    return editing.selection.lower >= unfilled(editing).content.count
  }

  /// Returns whether `key` is a separator key, or the colon or slash of `9:-` and `500/-`, and is
  /// typed after a digit.
  func isSeparatorAfterDigit(_ key: Character, in editing: Editing) -> Bool {
    guard key.isDecimalMark || key == ":" || key == "/" else { return false }
    let rest = remainder(of: editing)
    // If the field shows only zeros, the separator does not count as typed after a digit.
    return editing.selection.lower > 0 && rest.caret > 0 && !rest.content.digits.areZeros
  }
}
