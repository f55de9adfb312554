// SPDX-License-Identifier: MIT

import NumericText
import UIKit

@testable import NumericTextReplay
@testable import NumericTextUI
@testable import ScenarioSupport

/// A simulated user of a UIKit text field.
@MainActor
protocol FieldUser {
  var field: UITextField { get }

  /// The selection in UTF-16 offsets.
  var selection: Range<Int> { get }

  /// Chooses a keyboard with all separators, because a decimal pad has only one of them.
  func useKeyboardWithBothSeparators(_ adapter: TextFieldAdapter)

  func tap(at offset: Int?)
  func leave()
  func pressReturn()

  /// Types a character, or another text that the keyboard inserts at once.
  func insert(_ text: String)
  func paste(_ text: String)
  func deleteBackward()
  func deleteForward()
  func move(_ move: NumericTextCaretMove)
  func select(_ range: Range<Int>, _ adapter: TextFieldAdapter)
  func selectAll(_ adapter: TextFieldAdapter)

  /// Shows marked text, as an input method does.
  func mark(_ text: String)

  /// Replaces a range with a text, as an input method does.
  func replace(_ range: Range<Int>, with text: String)

  /// Replaces the whole text without asking the delegate.
  func replaceAll(with text: String, caret: Int, _ adapter: TextFieldAdapter)
}

/// A text field that is played by a simulated user, with its delegate.
final class PlayedTextField<Bound: NumericTextBoundValue, User: FieldUser>: PlayedField {
  private let user: User
  private let delegate: NumericTextFieldDelegate<Bound>
  private(set) var value: Bound

  init(_ user: User, _ value: Bound, _ style: NumericTextStyle<Bound.Number>) {
    self.user = user
    self.value = value
    delegate = NumericTextFieldDelegate(value: value, style: style)
    delegate.onChange = { [unowned self] in self.value = $0 }
    user.useKeyboardWithBothSeparators(delegate)
    delegate.attach(to: user.field)
  }

  /// Creates an instance for a field that already has a delegate.
  init(_ user: User, _ delegate: NumericTextFieldDelegate<Bound>, _ value: Bound) {
    self.user = user
    self.delegate = delegate
    self.value = value
    user.useKeyboardWithBothSeparators(delegate)
  }

  var text: String { user.field.text ?? "" }

  var selection: Range<Int>? { user.field.isEditing ? user.selection : nil }

  func set(value: Bound) {
    self.value = value
    delegate.value = value
  }

  func set(style: NumericTextStyle<Bound.Number>) { delegate.style = style }

  func play(_ event: Event, times: Int) {
    // In an app, the run loop runs between two events, so the adapter's turn ends.
    delegate.endTurn()
    switch event {
    case .focus(let offset): user.tap(at: offset)
    case .blur: user.leave()
    case .submit: user.pressReturn()
    case .cancel: delegate.cancel()
    case .step(let count, let size): delegate.step(by: count, size)
    case .scrub(let scrub): delegate.scrub(scrub)
    case .edit(.toggleSign): delegate.toggleSign()
    case .edit(.decimalKey): delegate.typeDecimalKey()
    case .undo: press(times) { user.field.undoManager?.undo() }
    case .redo: press(times) { user.field.undoManager?.redo() }
    default: edit(event, times: times)
    }
  }

  /// Performs an event, and first taps into the field if it isn't being edited.
  private func edit(_ event: Event, times: Int) {
    user.tap(at: nil)
    switch event {
    case .edit(.type(let text)): user.insert(text)
    case .edit(.paste(let text)): user.paste(text)
    case .mark(let text): user.mark(text)
    case .confirmMarkedText: user.field.unmarkText()
    case .edit(.delete(.backward)): press(times) { user.deleteBackward() }
    case .edit(.delete(.forward)): press(times) { user.deleteForward() }
    case .select(let range): user.select(range, delegate)
    case .selectAll: user.selectAll(delegate)
    case .move(let move, _): user.move(move)
    case .edit(.replace(let range, let text)): user.replace(range, with: text)
    case .input(let text, let caret): user.replaceAll(with: text, caret: caret, delegate)
    default: break
    }
  }

  /// Presses a key up to `count` times, and stops when a press changes nothing.
  private func press(_ count: Int, _ key: () -> Void) {
    for _ in 0..<count {
      let (text, selection) = (text, selection)
      key()
      if text == self.text, selection == self.selection { return }
    }
  }
}
