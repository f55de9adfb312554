// SPDX-License-Identifier: MIT

import NumericText
import UIKit

@testable import NumericTextUI
@testable import ScenarioSupport
@testable import numeric_text

/// Text fields of UIKit in a window, plain ones or our own.
@MainActor
final class HandFrontEnd: FrontEnd {
  private let window: UIView
  private let isPlain: Bool
  private var last: UITextField?

  init(in window: UIView, isPlain: Bool) {
    self.window = window
    self.isPlain = isPlain
  }

  func field<Bound: NumericTextBoundValue>(
    value: Bound,
    style: NumericTextStyle<Bound.Number>
  ) -> any PlayedField<Bound> {
    last?.removeFromSuperview()
    let field = isPlain ? UITextField(frame: .zero) : NumericTextInput(frame: .zero)
    window.addSubview(field)
    last = field
    return HandField(field, value, style)
  }
}

/// A text field with its delegate and a hand.
final class HandField<Bound: NumericTextBoundValue>: PlayedField {
  private let hand: Hand
  private let delegate: NumericTextFieldDelegate<Bound>
  private(set) var value: Bound

  init(_ field: UITextField, _ value: Bound, _ style: NumericTextStyle<Bound.Number>) {
    hand = Hand(field: field)
    self.value = value
    delegate = NumericTextFieldDelegate(value: value, style: style)
    delegate.onChange = { [unowned self] in self.value = $0 }
    delegate.attach(to: field)
  }

  var text: String { hand.text }

  var selection: Range<Int>? { hand.field.isEditing ? hand.selection : nil }

  func set(value: Bound) {
    self.value = value
    delegate.value = value
  }

  func set(style: NumericTextStyle<Bound.Number>) { delegate.style = style }

  func play(_ event: ScriptEvent) {
    // Each event of a script comes in a turn of its own.
    delegate.endTurn()
    switch event {
    case .focus(let offset): hand.tap(at: offset)
    case .blur: hand.leave()
    case .submit: hand.pressReturn()
    case .cancel: delegate.cancel()
    case .step(let count): delegate.step(by: count)
    case .toggleSign: delegate.toggleSign()
    case .undo(let count): press(count) { hand.field.undoManager?.undo() }
    case .redo(let count): press(count) { hand.field.undoManager?.redo() }
    case .set, .style: break
    default: edit(event)
    }
  }

  /// Nobody types into a field without tapping it first.
  private func edit(_ event: ScriptEvent) {
    hand.tap(at: nil)
    switch event {
    case .type(let text), .paste(let text): hand.insert(text)
    case .mark(let text): mark(text)
    case .confirm: hand.field.unmarkText()
    case .backspace(let count): press(count) { hand.deleteBackward() }
    case .delete(let count): press(count) { hand.deleteForward() }
    case .select(let range): delegate.play(.select(range))
    case .selectAll: hand.select(0..<text.utf16.count)
    case .move(let move): self.move(move)
    case .replace(let range, let text): hand.replace(range, with: text)
    case .input(let text, let caret): delegate.play(.edit(.input(text, caret: caret)))
    default: break
    }
  }

  private func mark(_ text: String) {
    let caret = NSRange(location: text.utf16.count, length: 0)
    hand.field.setMarkedText(text, selectedRange: caret)
  }

  private func move(_ move: CaretMove) {
    switch move {
    case .backward: hand.move(by: -1)
    case .forward: hand.move(by: 1)
    case .start: hand.select(0..<0)
    case .end: hand.select(text.utf16.count..<text.utf16.count)
    }
  }

  /// Presses a key so many times, or until it does nothing any more.
  private func press(_ count: Int, _ key: () -> Void) {
    for _ in 0..<count {
      let (text, selection) = (text, selection)
      key()
      if text == self.text, selection == self.selection { return }
    }
  }
}
