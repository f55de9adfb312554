// SPDX-License-Identifier: MIT

import AppKit
import SwiftUI

@testable import NumericTextReplay
@testable import NumericTextUI
@testable import ScenarioSupport
@testable import SimulatedUser

/// Creates AppKit text fields, each in its own window.
struct DeskFrontEnd: FrontEnd {
  func field<Bound: NumericTextBoundValue>(
    value: Bound,
    style: NumericTextStyle<Bound.Number>
  ) -> any PlayedField<Bound> { DeskField(value, style) }
}

/// The front end for tests that run both on a phone and on a Mac.
typealias PlatformFrontEnd = DeskFrontEnd

extension DeskFrontEnd {
  static let played = [DeskFrontEnd()]
  static let playedAtRandom = played

  /// The ids of the scenarios in which AppKit differs from the engine, with the reasons.
  static let forced = FrontEndReport.forcedByTaps.merging([
    "focus-typed-after-submit": selected,
    "focus-submit-active": selected,
    "focus-submit-caret": selected,
    "focus-submit-history": selected,
    "focus-submit-escape": selected,
    "focus-submit-till": selected,
    "open-marks-can-start-a-fraction-after-commit": selected,
    "exponents-in-whole-numbers": selected,
    "magnitudes-refused-commit-leaves-separator": selected,
    "deleting-zeros-ungrouped-yen": "Pasting the same text changes nothing.",
    "minor-units-own-text-over-itself": "Pasting the same text changes nothing.",
    "affixes-replaced-by-the-same-prefix": replaced,
    "arithmetic-replaced-by-the-same-operator": replaced,
    "separators-any-replaced-by-the-same-mark": replaced,
  ]) { _, reason in reason }

  private static let replaced = "AppKit moves the caret after the replaced text."
  private static let selected = "AppKit selects the text after Return, so the next key replaces it."
}

/// Plays scenarios in an AppKit text field, as a user with a keyboard and a mouse.
final class DeskField<Bound: NumericTextBoundValue>: PlayedField {
  private let user: User
  private let delegate: NumericTextFieldDelegate<Bound>
  private(set) var value: Bound

  /// Whether the last event was Return.
  private var isReturned = false

  /// Creates an instance for a field that already has a delegate.
  init(_ user: User, _ delegate: NumericTextFieldDelegate<Bound>, _ value: Bound) {
    self.user = user
    self.delegate = delegate
    self.value = value
  }

  init(_ value: Bound, _ style: NumericTextStyle<Bound.Number>) {
    user = User()
    self.value = value
    delegate = NumericTextFieldDelegate(value: value, style: style)
    delegate.onChange = { [unowned self] in self.value = $0 }
    delegate.attach(to: user.field)
  }

  var text: String { user.field.stringValue }

  /// The selection while the number is being edited, otherwise nil.
  ///
  /// Also nil after Return, when AppKit selects the whole text.
  var selection: Range<Int>? {
    delegate.session.isActive && !isReturned ? user.field.currentEditor()?.selection : nil
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
      if offset != nil || !delegate.session.isActive { user.tap(at: offset ?? focusOffset) }
    case .blur: user.leave()
    case .scrub(let scrub): user.event { delegate.adapter.scrub(scrub) }
    case .undo: press(times) { user.undo() }
    case .redo: press(times) { user.redo() }
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
    if user.editor == nil { user.tap() }
    switch event {
    case .submit: user.pressReturn()
    case .cancel: user.press("cancelOperation:")
    case .edit(.type(let text)): user.event { user.insert(text) }
    case .edit(.paste(let text)): user.paste(text)
    case .mark(let text): user.mark(text)
    case .confirmMarkedText: user.unmark()
    case .edit(.delete(.backward)): press(times) { user.deleteBackward() }
    case .edit(.delete(.forward)): press(times) { user.press("deleteForward:") }
    case .select(let range): user.select(range)
    case .selectAll: user.select(0..<text.utf16.count)
    case .step(let count, let size): user.event { delegate.step(by: count, size) }
    case .edit(.toggleSign): user.event { delegate.toggleSign() }
    case .edit(.decimalKey): user.event { delegate.typeDecimalKey() }
    case .move(let move, _): user.press(Self.arrow(move))
    case .edit(.replace(let range, let text)): replace(range, text)
    case .input(let text, let caret): input(text, caret)
    default: break
    }
  }

  /// Presses a key up to `count` times, and stops when a press changes nothing.
  private func press(_ count: Int, _ key: () -> Void) {
    for _ in 0..<count {
      let before = user.shown
      key()
      if user.shown == before { return }
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
    guard let editor = user.editor, range.clamped(to: editor.whole) == range else { return }
    let place = NSRange(location: range.lowerBound, length: range.count)
    user.event { user.insert(text, at: place) }
  }

  /// Replaces the whole text at once, as an item of the macOS Services menu does.
  private func input(_ text: String, _ caret: Int) {
    user.event {
      guard let editor = user.editor else { return }
      let whole = NSRange(location: 0, length: editor.whole.count)
      guard editor.shouldChangeText(in: whole, replacementString: text) else { return }
      editor.string = text
      editor.setSelectedRange(NSRange(location: caret, length: 0))
      editor.didChangeText()
    }
  }
}

/// Returns an object that plays scenarios in the AppKit field of a SwiftUI view, or nil if the view
/// has no such field.
func platformHand<Bound: NumericTextBoundValue>(
  on host: ViewHost,
  value: Bound
) -> (any PlayedField<Bound>)? {
  guard let field = host.platformViews.first?.view as? NSTextField,
    let delegate = host.platformViews.first?.coordinator as? FieldCoordinator<Bound>
  else { return nil }
  return DeskField(User(of: field), delegate.delegate, value)
}
