// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import TouchUser
import UIKit

@testable import NumericTextReplay
@testable import NumericTextUI
@testable import ScenarioSupport

/// Creates UIKit text fields that are used by touch: `UITextField` or `NumericTextInput`.
struct TouchFrontEnd: FrontEnd {
  var rangeMethod = UITextFieldStage.RangeMethod.single
  var isPlain = false

  func field<Bound: NumericTextBoundValue>(
    value: Bound,
    style: NumericTextStyle<Bound.Number>
  ) -> any PlayedField<Bound> {
    let textField = isPlain ? UITextField() : NumericTextInput()
    textField.stage.rangeMethod = rangeMethod
    return TouchField(textField, value, style)
  }
}

/// Plays scenarios in a UIKit text field, with the touches and keys of a phone's user.
final class TouchField<Bound: NumericTextBoundValue>: PlayedField {
  let textField: UITextField
  let delegate: NumericTextFieldDelegate<Bound>
  private(set) var value: Bound
  private var window: UIView?
  private var user: User { User(of: textField) }

  init(_ textField: UITextField, _ value: Bound, _ style: NumericTextStyle<Bound.Number>) {
    self.textField = textField
    self.value = value
    delegate = NumericTextFieldDelegate(value: value, style: style)
    delegate.onChange = { [unowned self] in self.value = $0 }
    delegate.attach(to: textField)
    useKeyboardWithBothSeparators()
  }

  /// Creates an instance for a field that already has a delegate.
  init(
    _ textField: UITextField,
    _ delegate: NumericTextFieldDelegate<Bound>,
    _ value: Bound,
    keeping window: UIView
  ) {
    self.textField = textField
    self.delegate = delegate
    self.value = value
    self.window = window
    useKeyboardWithBothSeparators()
  }

  /// Puts the field on an iPad, because scenarios contain separators that a phone's pad lacks.
  private func useKeyboardWithBothSeparators() {
    textField.traitCollection = UITraitCollection(userInterfaceIdiom: .pad)
  }

  var text: String { textField.text ?? "" }

  var selection: Range<Int>? { textField.isEditing ? user.selection : nil }

  func set(value: Bound) {
    self.value = value
    delegate.value = value
  }

  func set(style: NumericTextStyle<Bound.Number>) { delegate.style = style }

  func play(_ event: Event, times: Int) {
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
    case .undo: press(times) { user.undo() }
    case .redo: press(times) { user.redo() }
    default: edit(event, times: times)
    }
  }

  /// Performs an event, and first taps into the field if it isn't being edited.
  private func edit(_ event: Event, times: Int) {
    user.tap()
    switch event {
    case .edit(.type(let text)): textField.typeKey(text)
    case .edit(.paste(let text)): user.paste(text)
    case .mark(let text): user.mark(text)
    case .confirmMarkedText: textField.unmarkText()
    case .edit(.delete(.backward)): press(times) { user.deleteBackward() }
    case .edit(.delete(.forward)): press(times) { user.deleteForward() }
    case .select(let range): select(range.clamped(to: 0..<text.utf16.count))
    case .selectAll: select(0..<text.utf16.count)
    case .move(let move, _): user.press(move)
    case .edit(.replace(let range, let text)):
      textField.propose(NSRange(location: range.lowerBound, length: range.count), text)
    case .input(let text, let caret): textField.replaceUnasked(text, caret: caret)
    default: break
    }
  }

  /// Selects `range` by touch.
  ///
  /// If the selection changes by only one character, this asks the delegate to select the range
  /// instead, because UIKit would report the touch in the same way as an arrow key.
  private func select(_ range: Range<Int>) {
    let old = user.selection
    let distances = [
      abs(range.lowerBound - old.lowerBound), abs(range.upperBound - old.upperBound),
    ]
    if distances.max() == 1 { delegate.perform(.select(range)) } else { user.select(range) }
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

extension User {
  /// Moves the caret by one character, or to the start or the end of the text.
  fileprivate func press(_ move: NumericTextCaretMove) {
    switch move {
    case .backward: moveLeft()
    case .forward: moveRight()
    case .start: select(0..<0)
    case .end: select(length..<length)
    }
  }
}
