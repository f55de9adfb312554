// SPDX-License-Identifier: MIT

import NumericText
import UIKit

@testable import NumericTextReplay
@testable import NumericTextUI
@testable import ScenarioSupport

/// UIKit text fields in a window: plain ones, or `NumericTextInput`.
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

/// A text field with its delegate and a simulated user.
final class HandField<Bound: NumericTextBoundValue>: PlayedField {
  private let hand: Hand
  private let delegate: NumericTextFieldDelegate<Bound>
  private(set) var value: Bound

  init(_ field: UITextField, _ value: Bound, _ style: NumericTextStyle<Bound.Number>) {
    hand = Hand(field: field)
    self.value = value
    delegate = NumericTextFieldDelegate(value: value, style: style)
    delegate.onChange = { [unowned self] in self.value = $0 }
    // Scenarios contain separators that the decimal pad lacks.
    delegate.configuration.keyboardType = .numbersAndPunctuation
    delegate.attach(to: field)
  }

  var text: String { hand.text }

  var selection: Range<Int>? { hand.field.isEditing ? hand.selection : nil }

  func set(value: Bound) {
    self.value = value
    delegate.value = value
  }

  func set(style: NumericTextStyle<Bound.Number>) { delegate.style = style }

  func play(_ event: Event, times: Int) {
    // Each event of a script is handled in a separate turn of the run loop.
    delegate.endTurn()
    switch event {
    case .focus(let offset): hand.tap(at: offset)
    case .blur: hand.leave()
    case .submit: hand.pressReturn()
    case .cancel: delegate.cancel()
    case .step(let count, let size): delegate.step(by: count, size)
    case .scrub(let scrub): delegate.scrub(scrub)
    case .edit(.toggleSign): delegate.toggleSign()
    case .edit(.decimalKey): delegate.typeDecimalKey()
    case .undo: press(times) { hand.field.undoManager?.undo() }
    case .redo: press(times) { hand.field.undoManager?.redo() }
    default: edit(event, times: times)
    }
  }

  /// Taps into the field before typing, as a user does.
  private func edit(_ event: Event, times: Int) {
    hand.tap(at: nil)
    switch event {
    case .edit(.type(let text)), .edit(.paste(let text)): hand.insert(text)
    case .mark(let text): mark(text)
    case .confirmMarkedText: hand.field.unmarkText()
    case .edit(.delete(.backward)): press(times) { hand.deleteBackward() }
    case .edit(.delete(.forward)): press(times) { hand.deleteForward() }
    case .select(let range): delegate.perform(.select(range))
    case .selectAll: hand.select(0..<text.utf16.count)
    case .move(let move, _): self.move(move)
    case .edit(.replace(let range, let text)): hand.replace(range, with: text)
    case .input(let text, let caret): delegate.perform(.input(text, caret: caret))
    default: break
    }
  }

  private func mark(_ text: String) {
    let caret = NSRange(location: text.utf16.count, length: 0)
    // Only the stand-in has a keyboard whose language can be set.
    #if !canImport(ObjectiveC)
      hand.field.textInputMode = UITextInputMode("ja-JP")
    #endif
    hand.field.setMarkedText(text, selectedRange: caret)
  }

  private func move(_ move: NumericTextCaretMove) {
    switch move {
    case .backward: hand.move(by: -1)
    case .forward: hand.move(by: 1)
    case .start: hand.select(0..<0)
    case .end: hand.select(text.utf16.count..<text.utf16.count)
    }
  }

  /// Presses a key `count` times, or until it changes nothing.
  private func press(_ count: Int, _ key: () -> Void) {
    for _ in 0..<count {
      let (text, selection) = (text, selection)
      key()
      if text == self.text, selection == self.selection { return }
    }
  }
}
