// SPDX-License-Identifier: MIT

import AppKit
import NumericText

@testable import NumericTextUI
@testable import numeric_text

/// Plays the events of a scenario as a person at a Mac does.
@MainActor
struct ScenarioPlayer<Bound: NumericTextBoundValue> {
  private let desk = Desk()
  private let delegate: NumericTextFieldDelegate<Bound>
  private let refusals = Refusals()
  private var style: ScriptStyle

  @MainActor private final class Refusals {
    var last: Refusal?
  }

  init(_ style: ScriptStyle, initial: Numeral?) throws(ScriptError) {
    self.style = style
    delegate = NumericTextFieldDelegate(
      value: try Self.bound(initial),
      style: try style.style(for: Bound.Number.self)
    )
    delegate.onRefusal = { [refusals] in refusals.last = $0 }
    delegate.attach(to: desk.field)
  }

  /// Plays an event and tells what stands on screen then.
  ///
  /// A field without the focus has no selection on screen; the model's stands for it.
  mutating func play(_ event: ScriptEvent) throws(ScriptError) -> ScenarioClaim.State {
    refusals.last = nil
    try perform(event)
    let editor = desk.field.currentEditor()
    return ScenarioClaim.State(
      text: editor?.string ?? desk.field.stringValue,
      selection: editor?.selection ?? delegate.model.selection,
      value: delegate.value.number?.numeral?.canonical.description,
      refused: refusals.last?.name
    )
  }

  private mutating func perform(_ event: ScriptEvent) throws(ScriptError) {
    switch event {
    case .blur: desk.leave()
    case .set(let number): delegate.value = try Self.bound(number)
    case .style(let changes):
      style = try style.changing(changes)
      delegate.style = try style.style(for: Bound.Number.self)
    case .focus(let offset):
      if offset != nil || !delegate.model.isActive { desk.click(at: offset) }
    default:
      if desk.editor == nil { desk.click() }
      edit(event)
    }
  }

  private func edit(_ event: ScriptEvent) {
    switch event {
    case .submit: desk.press("insertNewline:")
    case .cancel: desk.press("cancelOperation:")
    case .type(let text): desk.event { desk.insert(text) }
    case .paste(let text): desk.paste(text)
    case .mark(let text): desk.mark(text)
    case .confirm: desk.unmark()
    case .backspace(let count): press("deleteBackward:", count)
    case .delete(let count): press("deleteForward:", count)
    case .select(let range): desk.select(range)
    case .move(let move): desk.press(Self.arrow(move))
    case .step(let count): desk.event { delegate.step(by: count) }
    case .toggleSign: desk.event { delegate.toggleSign() }
    case .undo(let count): travel(count, { $0.canUndo }, { desk.undo() })
    case .redo(let count): travel(count, { $0.canRedo }, { desk.redo() })
    case .replace(let range, let text): replace(range, text)
    case .input(let text, let caret): input(text, caret)
    case .focus, .blur, .set, .style: break
    }
  }

  private func press(_ command: Selector, _ count: Int) {
    for _ in 0..<count {
      let before = desk.shown
      desk.press(command)
      if desk.shown == before { break }
    }
  }

  private static func arrow(_ move: CaretMove) -> Selector {
    switch move {
    case .backward: "moveLeft:"
    case .forward: "moveRight:"
    case .start: "moveToBeginningOfLine:"
    case .end: "moveToEndOfLine:"
    }
  }

  /// Goes back or forth; a menu item that is disabled stands for a refusal.
  private func travel(_ count: Int, _ isEnabled: (UndoManager) -> Bool, _ action: () -> Void) {
    for _ in 0..<count {
      guard let manager = desk.window.undoManager, isEnabled(manager) else {
        refusals.last = .noHistory
        return
      }
      action()
    }
  }

  /// Replaces a range, as a drop does.
  ///
  /// No drop falls outside the text.
  private func replace(_ range: Range<Int>, _ text: String) {
    guard let editor = desk.editor, range.clamped(to: editor.whole) == range else {
      refusals.last = .rangeOutsideText
      return
    }
    let place = NSRange(location: range.lowerBound, length: range.count)
    desk.event { desk.insert(text, at: place) }
  }

  /// Changes the whole text at once, as a service does.
  private func input(_ text: String, _ caret: Int) {
    desk.event {
      guard let editor = desk.editor else { return }
      let whole = NSRange(location: 0, length: editor.whole.count)
      guard editor.shouldChangeText(in: whole, replacementString: text) else { return }
      editor.string = text
      editor.setSelectedRange(NSRange(location: caret, length: 0))
      editor.didChangeText()
    }
  }

  private static func bound(_ numeral: Numeral?) throws(ScriptError) -> Bound {
    if numeral == nil, let empty = Bound(number: nil) { return empty }
    let number = Bound.Number(numeral: (numeral ?? .zero).canonical)
    guard let bound = number.flatMap({ Bound(number: $0) }) else {
      throw ScriptError("\(Bound.Number.self) cannot hold \(numeral ?? .zero).")
    }
    return bound
  }
}
