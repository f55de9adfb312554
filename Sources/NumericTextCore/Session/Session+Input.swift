// SPDX-License-Identifier: MIT

/// Edits that a platform has already made, and edits of a field without focus.
extension Session {
  /// Handles a change of the text that the platform has already made.
  ///
  /// If the text hasn't changed, the user has only moved the caret.
  mutating func input(_ text: String, _ caret: Int) throws(Refusal) {
    let change = TextChange(from: state.text, to: text, caret: caret, replacing: state.offsets)
    guard !change.isNothing else {
      if isActive { try act(on: .select(caret..<caret)) }
      return
    }
    if isPasteOverAll(change, resultingIn: text, caret) {
      return try act(on: .edit(.replace(0..<state.layout.length, with: text)))
    }
    try act(on: .edit(.replace(change.range, with: change.text)))
  }

  /// Returns whether the user has probably pasted `text` over the whole text of the field.
  ///
  /// A text over the whole text can begin like it: if the user pastes `0,50 €` over `0,00 €`, `change`
  /// replaces only `00 €` with `50 €`. If only this change were performed, the result would be 50 €.
  /// So this is assumed if nothing is selected, and `change` replaces the end of the number with more
  /// than a sign or separator, or inserts several characters after which `text` is exactly the text that
  /// the field shows for a number, or several cells of which the first is the whole number.
  ///
  /// If the field shows a special text such as `1.2K`, this is assumed if `change` replaces a part of
  /// it.
  private func isPasteOverAll(
    _ change: TextChange,
    resultingIn text: String,
    _ caret: Int
  ) -> Bool {
    if !isActive, field.hasIdleText(for: value) {
      return !change.range.isEmpty && !change.text.isEmpty
    }
    guard state.expression == nil, !isActive || state.selection.isCaret, !change.text.isEmpty
    else { return false }
    let key = change.text.onlyScalar
    if change.range.isEmpty {
      if key != nil { return false }
      let startsCell = PastedCells(change.text) == nil && PastedCells(text) != nil
      if field.rules.allowsCells, startsCell { return true }
    } else if key.map({ field.stages.lexicon.digit($0) != nil }) ?? true {
      // A number that was set with a sign that the bounds forbid keeps it, unless all of it is replaced.
      let keepsSign = field.rules.signs == .onlyMinus && !state.numeral.isNegative
      let end = state.layout.offset(of: state.layout.end)
      if change.range.upperBound >= end, !keepsSign { return true }
    }
    return field.shows(text, caret: caret)
  }

  /// Starts editing and performs an edit.
  ///
  /// If the edit is refused, editing doesn't start.
  mutating func editIdle(_ request: EditRequest) throws(Refusal) {
    let idle = state
    let hasIdleText = field.hasIdleText(for: value)
    try attempt { session throws(Refusal) in
      session.activate()
      let focused = (value: session.value, isClamped: session.isClamped)
      session.isClamped = false
      if case .replace(let range, let text) = request {
        try session.edit(shown: idle, hasIdleText, range, text)
      } else {
        try session.act(on: .edit(request))
      }
      // Starting to edit may have clamped the value. Report that, unless the edit has then changed
      // the value again.
      session.isClamped = session.isClamped || (focused.isClamped && focused.value == session.value)
      return true
    }
  }

  /// Performs an edit whose offsets refer to the text that the field showed before editing started.
  ///
  /// If the number is zero or missing, the edit starts with an empty number. Deleting the whole
  /// text empties an optional field.
  ///
  /// If the field showed a special text, such as `1.2K` for 1234, text is inserted or deleted at the
  /// end of the exact number, unless the edit replaces the whole text.
  private mutating func edit(
    shown idle: FieldState,
    _ hasIdleText: Bool,
    _ range: Range<Int>,
    _ text: String
  ) throws(Refusal) {
    let edit = try field.edit(.replace(range, with: text), in: idle)
    let isEmpty = idle.numeral.isZero
    if hasIdleText || (isEmpty && edit.action.isDeletion) {
      let isWhole = range == 0..<idle.layout.length
      guard isWhole || hasIdleText else { return }
      if isWhole { moveSelection(to: 0..<Int.max) }
      return try act(on: .edit(text.isEmpty ? .delete(.backward) : .type(text)))
    }
    let zeros = isEmpty ? 0 : idle.numeral.redundantLeadingZeros
    let numeral = isEmpty ? Numeral() : idle.numeral.dropping(leadingZeros: zeros)
    let start = field.stages.state(of: numeral, .caret(.last))
    let end = edit.place.slots.upperBound.index
    if edit.action.isDeletion, end > 0, end <= zeros { return }
    let place = isEmpty ? Place(start.selection, start.layout) : edit.place.moved(by: -zeros)
    let next = try field.apply(
      Edit(edit.action, edit.text, in: place, edit.run),
      to: start,
      of: value
    )
    guard next.content != start.content else {
      if next.content == state.content { show(next) }
      return
    }
    try advance(to: next, edit.run)
  }
}
