// SPDX-License-Identifier: MIT

import AppKit

@testable import NumericTextReplay
@testable import NumericTextUI
@testable import ScenarioSupport

/// Creates AppKit text fields, each in its own window.
struct DeskFrontEnd: FrontEnd {
  func field<Bound: NumericTextBoundValue>(
    value: Bound,
    style: NumericTextStyle<Bound.Number>
  ) -> any PlayedField<Bound> { DeskField(value, style) }
}

/// Plays scenarios in an AppKit text field, as a user with a keyboard and a mouse.
final class DeskField<Bound: NumericTextBoundValue>: PlayedField {
  private let desk: Desk
  private let delegate: NumericTextFieldDelegate<Bound>
  private(set) var value: Bound

  /// Whether the last event was Return.
  private var isReturned = false

  /// Creates an instance for a field that already has a delegate.
  init(_ desk: Desk, _ delegate: NumericTextFieldDelegate<Bound>, _ value: Bound) {
    self.desk = desk
    self.delegate = delegate
    self.value = value
  }

  init(_ value: Bound, _ style: NumericTextStyle<Bound.Number>) {
    desk = Desk()
    self.value = value
    delegate = NumericTextFieldDelegate(value: value, style: style)
    delegate.onChange = { [unowned self] in self.value = $0 }
    delegate.attach(to: desk.field)
  }

  var text: String { desk.field.stringValue }

  /// The selection while the number is being edited, otherwise nil.
  ///
  /// Also nil after Return, when AppKit selects the whole text.
  var selection: Range<Int>? {
    delegate.session.isActive && !isReturned ? desk.field.currentEditor()?.selection : nil
  }

  func set(value: Bound) {
    self.value = value
    delegate.value = value
  }

  func set(style: NumericTextStyle<Bound.Number>) { delegate.style = style }

  func play(_ event: Event, times: Int) {
    switch event {
    case .submit: isReturned = true
    case .focus: break
    default: isReturned = false
    }
    switch event {
    case .focus(let offset):
      if offset != nil || !delegate.session.isActive { desk.tap(at: offset ?? focusOffset) }
    case .blur: desk.leave()
    case .scrub(let scrub): desk.event { delegate.adapter.scrub(scrub) }
    case .undo: press(times) { desk.undo() }
    case .redo: press(times) { desk.redo() }
    default: edit(event, times: times)
    }
  }

  /// The caret offset that the engine would choose if the field received focus now.
  private var focusOffset: Int? {
    var session = delegate.session
    return session.focus().selection.upperBound
  }

  /// Performs an event, and first clicks into the field if it isn't being edited.
  private func edit(_ event: Event, times: Int) {
    if desk.editor == nil { desk.tap() }
    switch event {
    case .submit: desk.pressReturn()
    case .cancel: desk.press("cancelOperation:")
    case .edit(.type(let text)): desk.event { desk.insert(text) }
    case .edit(.paste(let text)): desk.paste(text)
    case .mark(let text): desk.mark(text)
    case .confirmMarkedText: desk.unmark()
    case .edit(.delete(.backward)): press(times) { desk.deleteBackward() }
    case .edit(.delete(.forward)): press(times) { desk.press("deleteForward:") }
    case .select(let range): desk.select(range)
    case .selectAll: desk.select(0..<text.utf16.count)
    case .step(let count, let size): desk.event { delegate.step(by: count, size) }
    case .edit(.toggleSign): desk.event { delegate.toggleSign() }
    case .edit(.decimalKey): desk.event { delegate.typeDecimalKey() }
    case .move(let move, _): desk.press(Self.arrow(move))
    case .edit(.replace(let range, let text)): replace(range, text)
    case .input(let text, let caret): input(text, caret)
    default: break
    }
  }

  /// Presses a key up to `count` times, and stops when a press changes nothing.
  private func press(_ count: Int, _ key: () -> Void) {
    for _ in 0..<count {
      let before = desk.shown
      key()
      if desk.shown == before { return }
    }
  }

  private static func arrow(_ move: NumericTextCaretMove) -> String {
    switch move {
    case .backward: "moveLeft:"
    case .forward: "moveRight:"
    case .start: "moveToBeginningOfLine:"
    case .end: "moveToEndOfLine:"
    }
  }

  /// Replaces `range` with `text`, as a drop does.
  ///
  /// A range outside the text is ignored, because nothing can be dropped there.
  private func replace(_ range: Range<Int>, _ text: String) {
    guard let editor = desk.editor, range.clamped(to: editor.whole) == range else { return }
    let place = NSRange(location: range.lowerBound, length: range.count)
    desk.event { desk.insert(text, at: place) }
  }

  /// Replaces the whole text at once, as an item of the macOS Services menu does.
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
}
