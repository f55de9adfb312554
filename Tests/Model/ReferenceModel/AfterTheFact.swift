// SPDX-License-Identifier: MIT

/// Edits that platforms report as replacements of shown text.
extension Field {
  /// Performs a replacement that the platform reports before changing the text.
  mutating func replace(_ report: Report) {
    guard layout.contains(report.range) else { return refused = true }
    guard !report.range.isEmpty || !report.text.isEmpty else { return }
    let before = self
    focused { before.editing == nil ? $0.replace(report, inTextOf: before) : $0.perform(report) }
  }

  /// Returns the replacement with which the platform would have reported an `input` event before
  /// changing the text.
  ///
  /// Returns other events unchanged, and also an `input` event that leaves the text as it was.
  func reportedBefore(_ event: Event) -> Event {
    guard case .input(let text, let caret) = event else { return event }
    let old = Array(layout.text.utf16)
    let new = Array(text.utf16)
    let end = min(max(caret, 0), new.count)
    guard let change = selectedReport(old, new, end) ?? report(old, new, end) else { return event }
    let isOverAll = isPasteOverAll(change, resultingIn: text, caret: end)
    return .replace(isOverAll ? Report(range: 0..<layout.end, text: text) : change)
  }

  /// Returns whether the user has probably pasted `text` over the whole text, with which it can have
  /// its start in common.
  ///
  /// This is assumed if nothing is selected, and the change replaces the end of the number, or inserts
  /// an own text of the field or cells after the number.
  private func isPasteOverAll(_ change: Report, resultingIn text: String, caret: Int) -> Bool {
    let isInNumber = editing.map { $0.selection.isCaret && $0.expression == nil } ?? true
    guard isInNumber, !change.text.isEmpty else { return false }
    guard change.range.isEmpty else {
      let isNegative = (editing?.content ?? value.map(style.idleContent))?.isNegative ?? false
      // A positive number stays positive, even if the bounds allow only negative ones.
      let reachesEnd = change.range.upperBound >= layout.offsets.last ?? 0
      return reachesEnd && (isNegative || !style.demandsMinus)
    }
    guard change.text.count > 1 else { return false }
    let startsWithGap = style.cells(of: change.text).count == 1
    if startsWithGap, style.cells(of: text).count > 1 { return true }
    return shows(text, caret: caret)
  }

  /// Returns whether the field, with or without focus, would format the number in `text` as exactly
  /// `text`, and `caret` is after the number.
  private func shows(_ text: String, caret: Int) -> Bool {
    guard let reading = style.reading(text) else { return false }
    guard reading.sign == .minus ? !style.forbidsMinus : !style.demandsMinus else { return false }
    let number = reading.number.shifted(by: -style.scale)
    let layouts = [style.layout(style.freshEditing(number).content), style.idleLayout(number)]
    return layouts.contains { $0.text == text && $0.offsets.last.map { $0 <= caret } ?? false }
  }

  /// Returns the report of an edit that replaced only the selection.
  ///
  /// Returns nil if such an edit cannot turn `old` into `new`.
  private func selectedReport(_ old: [UInt16], _ new: [UInt16], _ caret: Int) -> Report? {
    guard let editing, !editing.selection.isCaret else { return nil }
    let ends = layout.offsets(of: editing.selection)
    let tail = old[ends[1]...]
    guard new.count == caret + tail.count, new.count >= ends[0] + tail.count else { return nil }
    let inserted = new[ends[0]..<caret]
    guard Array(old[..<ends[0]] + inserted + tail) == new else { return nil }
    return Report(range: ends[0]..<ends[1], text: String(decoding: inserted, as: UTF16.self))
  }

  /// Returns the smallest replacement that turns `old` into `new` and ends at the caret, or at the
  /// end if the text after the caret is new.
  ///
  /// Returns nil if both texts are the same.
  private func report(_ old: [UInt16], _ new: [UInt16], _ caret: Int) -> Report? {
    guard old != new else { return nil }
    let isCaretAtEnd = !old.suffix(new.count - caret).elementsEqual(new[caret...])
    let tail = isCaretAtEnd ? 0 : new.count - caret
    let longest = min(old.count, new.count) - tail
    let head = (0..<longest).first { old[$0] != new[$0] } ?? longest
    return Report(
      range: head..<(old.count - tail),
      text: String(decoding: new[head..<(new.count - tail)], as: UTF16.self)
    )
  }

  /// Performs the typed key, the paste or the deletion that a replacement represents.
  private mutating func perform(_ report: Report) {
    guard let editing else { return }
    let ends = layout.offsets(of: editing.selection)
    guard !isRepetition(report, selected: ends) else { return }
    let isSelection = ends == [report.range.lowerBound, report.range.upperBound]
    let replaced = isSelection ? editing.selection : selection(of: report.range)
    perform(report, over: replaced, selected: editing.selection, at: ends)
  }

  /// Performs a replacement of the characters in `replaced`, while `selected` was selected, which
  /// has its ends at the offsets `ends`.
  private mutating func perform(
    _ report: Report,
    over replaced: Selection,
    selected: Selection,
    at ends: [Int]
  ) {
    let isSelection = ends == [report.range.lowerBound, report.range.upperBound]
    guard report.text.isEmpty else {
      // A replacement away from the caret is undone by itself.
      guard let start = start(at: replaced) else { return }
      return insert(report.text, in: start, keyRun: isSelection ? .typing : .single)
    }
    let count = replaced.upper - max(replaced.lower, 0)
    let isSign = replaced.includesSign && count == 0
    let isForward = !isSign && report.range.lowerBound >= ends[1]
    // A deletion of at most one digit, separator or sign is a press of a key. If the platform deletes
    // only grouping separators or symbols, the key deletes the next character of the content.
    let isKey = selected.isCaret && count <= 1 && (isSign || !replaced.includesSign)
    let key = Selection.caret(isForward ? replaced.lower : replaced.upper)
    delete(backward: !isForward, from: start(at: isKey ? key : replaced))
  }

  /// Returns the selection of everything in `range`, including a sign before the first number in it.
  private func selection(of range: Range<Int>) -> Selection {
    let shown = layout
    let isInExpression = editing?.expression != nil
    var selection = shown.selection(of: isInExpression ? shown.withoutOuterSpace(range) : range)
    selection.isWhole = !range.isEmpty && range == 0..<shown.end
    selection.includesSign =
      shown.includesSign(range) || (selection.lower < 0 && selection.lower < selection.upper)
    return selection
  }

  /// Returns whether the platform replaces text that is not selected with the same text, as when it
  /// corrects a word.
  private func isRepetition(_ report: Report, selected: [Int]) -> Bool {
    let (shown, range) = (Array(layout.text.utf16), report.range)
    return !range.isEmpty && selected != [range.lowerBound, range.upperBound]
      && Array(shown[range]) == Array(report.text.utf16)
  }

  /// Returns the state before an edit that replaces or deletes a selection other than the user's.
  private func start(at selection: Selection) -> Editing? {
    var start = editing
    start?.selection = selection
    if selection != editing?.selection { start?.hasUncoveredZero = false }
    return start
  }

  /// Performs a replacement in the text of a field without focus.
  ///
  /// The zeros of the shown fraction are kept like typed digits. Zeros that pad the integer part
  /// are removed. If the field shows zero or nothing, it counts as empty.
  private mutating func replace(_ report: Report, inTextOf before: Field) {
    let shown = before.layout
    let end = shown.offsets.last ?? 0
    var content = Content()
    var replaced = Selection.caret(0)
    if let value = before.value, !style.shownNumber(value).isZero {
      content = style.idleContent(value)
      replaced = before.selection(of: report.range)
      let zeros = content.zerosInFront
      // A deletion of only padding zeros changes nothing.
      guard !report.text.isEmpty || replaced.upper == 0 || replaced.upper > zeros else { return }
      content.characters.removeFirst(zeros)
      replaced.lower = max(replaced.lower - zeros, 0)
      replaced.upper = max(replaced.upper - zeros, 0)
    }
    guard !content.isEmpty || !report.text.isEmpty else {
      return deleteZero(report.range, of: shown)
    }
    let focused = snapshot
    let caret = Selection.caret(style.lastSlot(of: content))
    editing = Editing(content: content, selection: caret)
    if content.isEmpty, style.isOptional { value = nil }
    if !before.isRepetition(report, selected: [end, end]) {
      perform(report, over: replaced, selected: caret, at: [end, end])
    }
    history.start(from: focused)
    guard let edited = editing, edited.expression == nil else { return }
    if edited.content == content {
      value = focused.value
      if content != focused.editing?.content { editing = focused.editing }
    }
    if editing?.content == focused.editing?.content, value == focused.value { history = History() }
  }

  /// Performs a deletion in the idle text of zero or of a missing number, which only empties the whole
  /// field.
  private mutating func deleteZero(_ range: Range<Int>, of shown: Layout) {
    guard range == 0..<shown.end else { return }
    delete(backward: true, from: editing.flatMap { start(at: style.all(of: $0)) })
  }
}
