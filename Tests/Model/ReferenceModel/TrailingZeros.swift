// SPDX-License-Identifier: MIT

/// BEHAVIOUR section 2a: "the fraction is always at least as long as its minimum".
///
/// An edit takes the filling off, does what it would do without it, and fills up again.
extension Style {
  /// The content without its filling, which "stands after the caret".
  func unfilled(_ editing: Editing) -> Remainder {
    var rest = Remainder(content: editing.content, caret: editing.selection.lower)
    guard fillsFractionLive, let fraction = rest.content.fraction else { return rest }
    guard fraction.count <= minFraction else { return rest }
    let caret = editing.selection.upper
    while rest.content.count > caret, rest.content.characters.last == "0",
      rest.content.point != nil
    {
      rest.content.characters.removeLast()
    }
    if rest.content.count > caret, rest.content.characters.last == "." {
      rest.content.characters.removeLast()
      rest.hasFillingSeparator = true
    }
    return rest
  }

  /// The content with its fraction filled up to the minimum.
  func filled(_ content: Content) -> Content {
    guard fillsFractionLive, !content.isEmpty else { return content }
    var content = content
    if content.point == nil { content.characters.append(".") }
    let missing = minFraction - (content.fraction?.count ?? 0)
    content.characters += Array(repeating: "0", count: max(missing, 0))
    return content
  }

  func filled(_ attempt: Attempt) -> Attempt {
    guard case .edited(var draft) = attempt else { return attempt }
    draft.content = filled(draft.content)
    return .edited(draft)
  }

  /// "Focus, clamping, stepping and a value from outside leave the caret before the filling zeros,
  /// and before a separator that only they follow".
  func lastSlot(of content: Content) -> Int {
    guard fillsFractionLive else { return content.count }
    let editing = Editing(content: content, selection: .caret(0))
    return unfilled(editing).content.count
  }

  /// "it is inserted and the last digit drops where minimum and maximum are equal …, and is refused
  /// otherwise, as it is at the very end of a full fraction".
  func dropsLastDigit(of draft: Draft) -> Bool {
    guard fillsFractionLive, minFraction == maxFraction else { return false }
    let count = draft.content.fraction?.count ?? 0
    return count > maxFraction && draft.caret < draft.content.count
  }

  /// The deletions that only step, or nil where section 3 decides.
  func deletingAtFilling(backward: Bool, in editing: Editing) -> Attempt? {
    guard fillsFractionLive, let point = editing.content.point else { return nil }
    let selection = editing.selection
    // "a selection of the separator alone is stepped over"
    guard selection.isCaret else {
      guard selection.lower == point, selection.upper == point + 1 else { return nil }
      // "Every key deletes a selection alike."
      return .moved(point)
    }
    // "a separator that must be there is stepped over, both ways"
    let caret = selection.lower
    if backward { return caret == point + 1 ? .moved(point) : nil }
    if caret == point { return .moved(point + 1) }
    // "⌫ and ⌦ step over filling zeros."
    let isFilling = caret >= unfilled(editing).content.count && caret < editing.content.count
    return isFilling ? .moved(caret + 1) : nil
  }
}
