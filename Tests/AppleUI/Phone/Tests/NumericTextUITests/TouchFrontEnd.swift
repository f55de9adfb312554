// SPDX-License-Identifier: MIT

import SimulatedUser
import SwiftUI

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
    return PlayedTextField(Touch(user: User(of: textField)), value, style)
  }
}

/// The front end for tests that run both on a phone and on a Mac.
typealias PlatformFrontEnd = TouchFrontEnd

extension TouchFrontEnd {
  static let played = [
    TouchFrontEnd(), TouchFrontEnd(isPlain: true),
    TouchFrontEnd(rangeMethod: .several, isPlain: true),
  ]

  static let playedAtRandom = [
    TouchFrontEnd(), TouchFrontEnd(rangeMethod: .several), TouchFrontEnd(isPlain: true),
  ]

  static let forced = FrontEndReport.forcedByTextFields
}

/// A user as the player of scenarios needs one.
struct Touch: FieldUser {
  let user: User

  var field: UITextField { user.field }

  var selection: Range<Int> { user.selection }

  func useKeyboardWithBothSeparators(_ adapter: TextFieldAdapter) {
    field.traitCollection = UITraitCollection(userInterfaceIdiom: .pad)
  }

  func tap(at offset: Int?) { user.tap(at: offset) }

  func leave() { user.leave() }

  func pressReturn() { user.pressReturn() }

  func insert(_ text: String) { field.typeKey(text) }

  func paste(_ text: String) { user.paste(text) }

  func mark(_ text: String) { user.mark(text) }

  func deleteBackward() { field.deleteBackward() }

  func deleteForward() { field.deleteForward() }

  func move(_ move: NumericTextCaretMove) { Hand(field: field).move(move) }

  /// Selects `range`, as a user does by touch.
  ///
  /// The adapter takes a change of the selection by one character for an arrow key. In this case,
  /// the adapter therefore receives `range` directly instead of from the field.
  func select(_ range: Range<Int>, _ adapter: TextFieldAdapter) {
    let (old, new) = (selection, range.clamped(to: 0..<user.text.utf16.count))
    let distances = [
      abs(new.lowerBound - old.lowerBound), abs(new.upperBound - old.upperBound),
    ]
    if distances.max() == 1 { adapter.perform(.select(new)) } else { user.select(new) }
  }

  func selectAll(_ adapter: TextFieldAdapter) { select(0..<user.text.utf16.count, adapter) }

  func replace(_ range: Range<Int>, with text: String) {
    field.propose(NSRange(location: range.lowerBound, length: range.count), text)
  }

  func replaceAll(with text: String, caret: Int, _ adapter: TextFieldAdapter) {
    field.replaceUnasked(text, caret: caret)
  }
}

/// Returns an object that plays scenarios in the UIKit field of a SwiftUI view, or nil if the view
/// has no such field.
func platformHand<Bound: NumericTextBoundValue>(
  on host: ViewHost,
  value: Bound
) -> (any PlayedField<Bound>)? {
  guard let field = host.platformViews.first?.view as? UITextField,
    let delegate = field.delegate as? NumericTextFieldDelegate<Bound>
  else { return nil }
  return PlayedTextField(Touch(user: User(of: field)), delegate, value)
}
