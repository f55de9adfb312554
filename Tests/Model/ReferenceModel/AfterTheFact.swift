// SPDX-License-Identifier: MIT

/// A platform's report that `text` replaces a range of the shown text, in UTF-16 offsets.
struct Report: Hashable {
  var range: Range<Int>
  var text: String
}

/// Edits that platforms report as replacements of shown text.
extension Field {
  /// Performs a replacement that the platform reports before changing the text.
  mutating func replace(_ given: Report) {
    let report = Report(range: given.range, text: style.firstCell(of: given.text))
    guard report.range.lowerBound >= 0, report.range.upperBound <= layout.end else {
      return refused = true
    }
    let before = self
    focused { before.editing == nil ? $0.replace(report, inTextOf: before) : $0.perform(report) }
  }

  /// Accepts a text that the platform has already changed.
  ///
  /// The outcome is the same as if the platform had reported the edit before changing the text.
  mutating func input(_ text: String, caret: Int) {
    let old = Array(layout.text.utf16)
    let new = Array(text.utf16)
    let caret = min(max(caret, 0), new.count)
    if let report = selectedReport(old, new, caret) { return replace(report) }
    guard old != new else {
      if editing != nil { select(caret, caret) }
      return
    }
    let change = report(old, new, caret)
    let isInNumber = editing.map { $0.selection.isCaret && $0.expression == nil } ?? true
    let isKey = change.text.count < (change.range.isEmpty ? 2 : 1)
    guard isInNumber, !isKey, shows(text, caret: caret) else { return replace(change) }
    // The whole number is replaced, as if the text were pasted.
    focused { field in
      if let editing = field.editing { field.insert(text, over: field.style.all(of: editing)) }
    }
  }

  /// Returns whether the field, with or without focus, would format the number in `text` as exactly
  /// `text`, and `caret` is after the number.
  private func shows(_ text: String, caret: Int) -> Bool {
    guard let reading = style.reading(text) else { return false }
    guard reading.sign == .minus || !style.demandsMinus else { return false }
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

  /// Returns the smallest replacement that turns `old` into `new` and ends at the caret.
  private func report(_ old: [UInt16], _ new: [UInt16], _ caret: Int) -> Report {
    let longestTail = min(old.count, new.count - caret)
    let tail =
      (0..<longestTail).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] }
      ?? longestTail
    let longestHead = min(old.count, new.count) - tail
    let head = (0..<max(longestHead, 0)).first { old[$0] != new[$0] } ?? max(longestHead, 0)
    let inserted = new[head..<(new.count - tail)]
    return Report(
      range: head..<(old.count - tail),
      text: String(decoding: inserted, as: UTF16.self)
    )
  }

  /// Performs the typed key, the paste or the deletion that a replacement represents.
  private mutating func perform(_ report: Report) {
    guard let editing, !isRepetition(report, selected: editing.selection) else { return }
    let (shown, range) = (layout, report.range)
    let ends = shown.offsets(of: editing.selection)
    let isSelection = ends == [range.lowerBound, range.upperBound]
    var selection = isSelection ? editing.selection : shown.selection(of: range)
    guard report.text.isEmpty else {
      selection.isWhole = !range.isEmpty && range == 0..<shown.end
      return insert(report.text, over: selection)
    }
    guard !range.isEmpty else { return }
    // If the platform deletes only grouping separators or symbols, the next character of the
    // content in the same direction is deleted instead.
    let isForward = range.lowerBound >= ends[1]
    if editing.selection.isCaret, selection.upper - selection.lower <= 1 {
      selection = .caret(isForward ? selection.lower : selection.upper)
    }
    delete(backward: !isForward, from: start(at: selection))
  }

  /// Returns whether the platform replaces text that is not selected with the same text, as when it
  /// corrects a word.
  private func isRepetition(_ report: Report, selected: Selection) -> Bool {
    let (shown, range) = (Array(layout.text.utf16), report.range)
    return !range.isEmpty && layout.offsets(of: selected) != [range.lowerBound, range.upperBound]
      && Array(shown[range]) == Array(report.text.utf16)
  }

  private mutating func insert(_ text: String, over selection: Selection) {
    if let start = start(at: selection) { insert(text, in: start) }
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
  /// are removed. If the value is zero or nil, the field counts as empty.
  private mutating func replace(_ report: Report, inTextOf before: Field) {
    let shown = before.layout
    var content = Content()
    var selection = Selection.caret(0)
    if let value = before.value, !value.isZero {
      content = style.idleContent(value)
      selection = shown.selection(of: report.range)
      while content.hasZerosInFront {
        content.characters.removeFirst()
        selection.lower = max(selection.lower - 1, 0)
        selection.upper = max(selection.upper - 1, 0)
      }
    }
    editing = Editing(content: content, selection: selection)
    guard report.text.isEmpty else { return insert(report.text, over: selection) }
    guard !content.isEmpty else {
      let fresh = style.freshEditing(value)
      editing = fresh
      guard report.range == 0..<shown.end, !report.range.isEmpty else { return }
      return delete(backward: true, from: start(at: style.all(of: fresh)))
    }
    delete(backward: true, from: editing)
  }
}
