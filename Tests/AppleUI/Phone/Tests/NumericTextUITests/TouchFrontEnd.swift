// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import TouchUser
import UIKit

@testable import Hands
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
    return PlayedTextField(User(of: textField), value, style)
  }
}

// `User` edits a stand-in for UIKit, which can simulate more than UIKit's public API allows.
extension User: FieldUser {
  func useKeyboardWithBothSeparators(_ adapter: TextFieldAdapter) {
    field.traitCollection = UITraitCollection(userInterfaceIdiom: .pad)
  }

  func insert(_ text: String) { field.typeKey(text) }

  func deleteBackward() { field.deleteBackward() }

  func deleteForward() { field.deleteForward() }

  func move(_ move: NumericTextCaretMove) {
    switch move {
    case .backward: moveLeft()
    case .forward: moveRight()
    case .start: select(0..<0)
    case .end: select(length..<length)
    }
  }

  /// Selects `range` by touch.
  ///
  /// If the selection changes by only one character, the range is passed directly to the adapter,
  /// because UIKit would report the touch in the same way as an arrow key.
  func select(_ range: Range<Int>, _ adapter: TextFieldAdapter) {
    let (old, new) = (selection, range.clamped(to: 0..<length))
    let distances = [
      abs(new.lowerBound - old.lowerBound), abs(new.upperBound - old.upperBound),
    ]
    if distances.max() == 1 { adapter.perform(.select(new)) } else { select(new) }
  }

  func selectAll(_ adapter: TextFieldAdapter) { select(0..<length, adapter) }

  func replace(_ range: Range<Int>, with text: String) {
    field.propose(NSRange(location: range.lowerBound, length: range.count), text)
  }

  func replaceAll(with text: String, caret: Int, _ adapter: TextFieldAdapter) {
    field.replaceUnasked(text, caret: caret)
  }
}
