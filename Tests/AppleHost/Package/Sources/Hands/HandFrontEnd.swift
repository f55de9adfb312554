// SPDX-License-Identifier: MIT

import NumericText
import UIKit

@testable import NumericTextReplay
@testable import NumericTextUI
@testable import ScenarioSupport

/// A front end whose fields are UIKit text fields in a window.
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
    return PlayedTextField(Hand(field: field), value, style)
  }
}

extension Hand: FieldUser {
  func useKeyboardWithBothSeparators(_ adapter: TextFieldAdapter) {
    adapter.configuration.keyboardType = .numbersAndPunctuation
  }

  func paste(_ text: String) { insert(text) }

  func move(_ move: NumericTextCaretMove) {
    switch move {
    case .backward: self.move(by: -1)
    case .forward: self.move(by: 1)
    case .start: select(0..<0)
    case .end: select(text.utf16.count..<text.utf16.count)
    }
  }

  func select(_ range: Range<Int>, _ adapter: TextFieldAdapter) {
    adapter.perform(.select(range))
  }

  func selectAll(_ adapter: TextFieldAdapter) { select(0..<text.utf16.count) }

  func mark(_ text: String) {
    let caret = NSRange(location: text.utf16.count, length: 0)
    // Only the stand-in has a keyboard whose language can be set.
    #if !canImport(ObjectiveC)
      field.textInputMode = UITextInputMode("ja-JP")
    #endif
    field.setMarkedText(text, selectedRange: caret)
  }

  func replaceAll(with text: String, caret: Int, _ adapter: TextFieldAdapter) {
    adapter.perform(.input(text, caret: caret))
  }
}
