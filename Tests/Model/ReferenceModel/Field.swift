// SPDX-License-Identifier: MIT

/// A field of the reference model, which implements the documented behavior as directly as
/// possible.
package struct Field: Sendable {
  var style: Style
  var value: Number?
  /// The state of the field while it is being edited, otherwise nil.
  var editing: Editing?
  var history = History()
  /// The state of the field before the drag in progress, or nil if there is no drag.
  ///
  /// Canceling the drag restores this state.
  var scrub: (state: History.Snapshot, history: History)?

  /// Whether the last key was a separator key after a digit, or a dash for zero cents after such a
  /// key.
  ///
  /// A dash that is typed next stands for zero cents, as in `5.-`.
  var followsSeparatorKey = false
  private var followedSeparatorKey = false

  /// The last key if it was a letter or a slash.
  ///
  /// A full stop that is typed next can end an abbreviation, as in `Rs.`, and a digit can be a part
  /// of the suffix, as in `m2`.
  var lastLetter: Character?
  private var previousLetter: Character?

  /// Whether the last event was refused.
  var refused = false
  var clamped: Number?

  /// The cells after the first cell of a pasted text, which the field did not insert.
  var otherCells: [String] = []

  /// Creates a field that is not being edited.
  ///
  /// If the style requires a value and `value` is nil, the field starts with zero.
  package init(style: Style, value: Number?) {
    self.style = style
    self.value = value ?? (style.isOptional ? nil : .zero)
  }

  package var isActive: Bool { editing != nil }

  var layout: Layout {
    guard let editing else { return style.idleLayout(value) }
    if let expression = editing.expression { return style.layout(of: expression) }
    return style.layout(editing.content)
  }
}

// MARK: - Events

extension Field {
  package mutating func perform(_ given: Event) {
    let (event, others) = style.takingFirstCell(of: reportedBefore(given))
    refused = false
    otherCells = []
    defer { if !refused { otherCells = others } }
    clamped = nil
    followedSeparatorKey = followsSeparatorKey
    followsSeparatorKey = false
    previousLetter = lastLetter
    lastLetter = nil
    endScrub(by: event)
    let before = self
    defer {
      if leavesNoTrace(event, since: before) {
        followsSeparatorKey = followedSeparatorKey
        if case .type = event {} else { lastLetter = previousLetter }
      }
    }
    switch event {
    case .focus: focus()
    case .blur: blur()
    case .submit: submit()
    case .set(let new): set(new)
    case .style(let new): change(to: new)
    case .undo(let count): repeating(count) { $0.history.undo(from: $0.snapshot, $0.style) }
    case .redo(let count): repeating(count) { $0.history.redo() }
    case .scrub(let count, let size): scrub(count, size)
    case .endScrub: endScrub()
    case .cancelScrub: cancelScrub()
    case .replace(let report): replace(report)
    // The platform has not changed the text, so the user has only moved the caret.
    case .input(_, let caret): select(caret, caret)
    // The decimal key types the decimal separator of the locale, which is never ambiguous.
    case .decimalKey:
      previousLetter = nil
      performKey(.type(style.decimalMark))
    case .type, .paste, .backspace, .delete, .select, .arrow, .selectAll, .step:
      performKey(event)
    }
  }

  /// Returns whether `event` changed nothing, so that a dash after it can still stand for zero
  /// cents.
  ///
  /// For example, an app can set the same value again between the keys `.` and `-`.
  private func leavesNoTrace(_ event: Event, since before: Field) -> Bool {
    let isSame = snapshot == before.snapshot && style == before.style
    return switch event {
    case .focus, .set, .style: isSame
    case .undo, .redo, .step, .scrub, .endScrub, .cancelScrub: refused || isSame
    case .submit: refused
    case .type(let key): style.hasNoMeaning(key)
    case .replace(let report):
      !before.layout.contains(report.range)
        || (report.text.count == 1 && report.text.allSatisfy(style.hasNoMeaning))
    default: false
    }
  }

  /// Performs an event that requires the focus, such as a key or a paste.
  private mutating func performKey(_ event: Event) {
    let before = self
    focused { field in
      guard let editing = field.editing else { return }
      switch event {
      case .type(let key): field.insert(String(key), in: editing)
      case .paste(let text): field.insert(text, in: editing, keyRun: .single)
      case .backspace(let count): field.delete(count, backward: true)
      case .delete(let count): field.delete(count, backward: false)
      case .select(let lower, let upper): field.select(lower, upper)
      case .selectAll: field.move(to: field.style.all(of: editing))
      case .arrow(let arrow): field.move(to: .caret(field.slot(arrow, editing)))
      case .step(let count):
        let hasChanged = field.step(count, .regular, run: .single)
        // A step that changes nothing doesn't focus the field.
        if before.editing == nil, !field.refused, !hasChanged { field = before }
      default: break
      }
    }
  }

  /// Performs an edit that requires the focus.
  ///
  /// A field without focus first receives the focus, and loses it again if the edit is refused.
  /// Receiving the focus can clamp the value. This is reported unless the edit also changed the
  /// value.
  mutating func focused(_ edit: (inout Field) -> Void) {
    let before = self
    focus()
    let bound = clamped
    clamped = nil
    edit(&self)
    if clamped == nil, !refused, value == bound { clamped = bound }
    guard refused, before.editing == nil else { return }
    self = before
    refused = true
    followsSeparatorKey = false
    lastLetter = nil
  }

  /// Replaces the selection of `start` with a typed key or a pasted text.
  ///
  /// A single character is always treated as a key. `keyRun` is the kind of edit that the history
  /// records for it.
  mutating func insert(_ text: String, in start: Editing, keyRun: History.Run = .typing) {
    let key = text.count == 1 ? text.first : nil
    // A letter is remembered even if it is refused or types an operation.
    lastLetter = key.flatMap { style.isInAbbreviation($0, after: previousLetter) ? $0 : nil }
    if let key, continuesAffix(key) { return }
    if calculate(text, in: start, run: key == nil ? .single : keyRun) { return }
    guard let key else {
      apply(style.pasting(text, in: start), from: start, run: .single)
      return noteTypedZero(text)
    }
    if previousLetter != nil, key == ".", isBeforeFirstDigit(in: start) { return refused = true }
    let isZeroCents = followedSeparatorKey && style.isZeroCents(key, in: start)
    let attempt = isZeroCents ? .nothing : style.typing(key, in: start)
    // A key without effect, such as a space, can be between the separator key and the dash.
    var isIgnored =
      followedSeparatorKey && start.selection.lower > 0
      && ![.plus, .minus].contains(style.meaning(of: key))
    if case .nothing = attempt {} else { isIgnored = false }
    followsSeparatorKey =
      isZeroCents || isIgnored || style.isSeparatorAfterDigit(key, in: start)
    apply(attempt, from: start, run: style.meaning(of: key) == .other ? .single : keyRun)
    if editing?.content.digits.areZeros ?? true { followsSeparatorKey = false }
    noteTypedZero(text)
  }

  /// Returns whether a key typed in `start` would be before all digits that the user has typed.
  private func isBeforeFirstDigit(in start: Editing) -> Bool {
    guard start.expression == nil else { return false }
    return start.selection.lower <= 0 || (start.content.digits.areZeros && !start.hasTypedZero)
  }

  /// Returns whether a digit key continues a prefix or suffix that the letter before it is in.
  private func continuesAffix(_ key: Character) -> Bool {
    guard key.decimalDigit != nil, let letter = previousLetter else { return false }
    guard style.operation(letter) == nil, !letter.isCross else { return false }
    return [style.prefix, style.suffix].contains { $0.contains("\(letter)\(key)") }
  }

  /// If `text` is a typed zero or a pasted text, remembers whether the number is now zero.
  mutating func noteTypedZero(_ text: String) {
    guard text.count > 1 || text.first?.decimalDigit == "0", !refused else { return }
    let isZero = editing?.content.isZero ?? false
    editing?.hasTypedZero = isZero
  }

  private mutating func delete(_ count: Int, backward: Bool) {
    for _ in 0..<count { delete(backward: backward, from: editing) }
  }

  mutating func delete(backward: Bool, from start: Editing?) {
    guard let start else { return }
    guard start.expression == nil else {
      return deleteInExpression(backward: backward, from: start)
    }
    apply(style.deleting(backward: backward, in: start), from: start, run: .deleting)
  }
}

// MARK: - Edits

extension Field {
  /// Updates the text, the value and the history with the result of an edit.
  mutating func apply(_ attempt: Attempt, from start: Editing, run: History.Run) {
    switch attempt {
    case .nothing:
      editing?.hasUncoveredZero = false
      if run == .deleting { editing?.hasTypedZero = false }
    case .refused: refused = true
    case .moved(let slot):
      editing?.selection = .caret(slot)
      editing?.forgetZero()
      history.noteCaret(snapshot, run: run)
    case .edited(let draft): apply(draft, from: start, run: run)
    }
  }

  private mutating func apply(_ draft: Draft, from start: Editing, run: History.Run) {
    let isDeletion = run == .deleting
    var filled = draft
    filled.content = style.filled(draft.content)
    let settled = style.keepingOpen(style.settled(filled), from: start)
    guard let draft = style.withScalableFraction(settled),
      let admission = style.admit(draft, in: start, value: value, isDeletion: isDeletion),
      !isForbidden(admission, since: start, isDeletion: isDeletion)
    else { return refused = true }
    let isChanged = admission.draft.content.number != start.content.number
    clamped = admission.clamped
    let next = Editing(
      content: admission.draft.content,
      selection: .caret(admission.draft.caret),
      hasUncoveredZero: isDeletion && admission.draft.hasUncoveredZero,
      hasGrouped: clamped == nil && !admission.draft.content.isScalable
        && style.keepsGrouping(admission.draft, from: start),
      isEdited: start.isEdited || isChanged,
      isRestyled: start.isRestyled && !isChanged
    )
    show(next, admission.value, run: run)
  }

  /// Shows the result of an edit, which the history records unless it only moved the caret.
  mutating func show(_ next: Editing, _ newValue: Number?, run: History.Run) {
    let (before, old) = (snapshot, editing)
    (editing, value) = (next, newValue)
    let isSame = next.content == old?.content && next.expression == old?.expression
    if !isSame || value != before.value {
      record(since: before, run: run)
    } else if next.selection != old?.selection {
      history.noteCaret(snapshot, run: run)
    }
  }

  /// Returns whether the app's own rule forbids the number that results from an edit.
  ///
  /// A deletion that leaves zero is always accepted.
  private func isForbidden(_ new: Admission, since start: Editing, isDeletion: Bool) -> Bool {
    let isSame = new.draft.content == start.content && new.value == value
    guard let number = new.value, !isDeletion || number != .zero, !isSame,
      new.draft.content.number != start.content.number || new.clamped != nil
    else { return false }
    return style.refusesByOwnRule(number)
  }
}
