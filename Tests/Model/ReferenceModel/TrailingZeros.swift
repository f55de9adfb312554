// SPDX-License-Identifier: MIT

/// Live trailing zeros: while the user types, zeros fill the fraction to its minimum length, as in
/// `42|.00`.
///
/// An edit removes these filling zeros, changes the other digits, and fills the fraction again.
extension Style {
  /// Returns the content without its filling zeros: the zeros after the caret that only pad the
  /// fraction to its minimum length.
  func unfilled(_ editing: Editing) -> Draft {
    var rest = Draft(content: editing.content, caret: editing.selection.lower)
    guard fillsFractionLive, let fraction = rest.content.fraction else { return rest }
    guard fraction.count <= leastFraction(of: rest.content) else { return rest }
    let caret = editing.selection.upper
    while rest.content.count > caret, rest.content.characters.last == "0",
      rest.content.point != nil
    {
      rest.content.characters.removeLast()
    }
    if rest.content.count > caret, rest.content.characters.last == "." {
      rest.content.characters.removeLast()
      rest.content.openDigits = nil
      rest.hasFillingSeparator = true
    }
    return rest
  }

  /// Returns `content` with zeros appended until its fraction has the minimum length.
  func filled(_ content: Content) -> Content {
    guard fillsFractionLive, !content.isEmpty else { return content }
    var content = content
    if content.point == nil { content.characters.append(".") }
    let missing = leastFraction(of: content) - (content.fraction?.count ?? 0)
    content.characters += Array(repeating: "0", count: max(missing, 0))
    return content
  }

  /// Returns the number of fraction digits to which zeros fill the fraction.
  ///
  /// It is at most two after an open mark (a typed mark that can still group), because three digits
  /// would be a group.
  private func leastFraction(of content: Content) -> Int {
    content.isOpen ? min(minFraction, Self.mostAfterOpenMark) : minFraction
  }

  /// Returns the caret slot after focusing, clamping, stepping or setting a value: `42.5|0`,
  /// `7|.00`.
  ///
  /// The slot is before the zeros that only pad the fraction, and before the separator if only such
  /// zeros follow it.
  func lastSlot(of content: Content) -> Int {
    guard fillsFractionLive else { return content.count }
    let editing = Editing(content: content, selection: .caret(0))
    return unfilled(editing).content.count
  }

  /// Returns the result of moving the caret before the separator at index `point`.
  ///
  /// An open mark is replaced with the decimal separator if only padding zeros follow it.
  func steppingBack(to point: Int, in editing: Editing) -> Attempt {
    guard editing.content.isOpen, unfilled(editing).content.fraction == [] else {
      return .moved(point)
    }
    return .edited(Draft(content: closed(editing.content), caret: point))
  }
}
