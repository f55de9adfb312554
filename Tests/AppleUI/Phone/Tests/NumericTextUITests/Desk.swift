// SPDX-License-Identifier: MIT

import TouchUser

@testable import NumericTextUI

/// A text field with its delegate, a simulated user, and the callbacks that the app received.
final class Desk<Bound: NumericTextBoundValue> {
  let field: UITextField
  let delegate: NumericTextFieldDelegate<Bound>
  let user: User
  private(set) var published: [Bound] = []
  private(set) var refusals: [NumericTextRefusal] = []
  private(set) var commits = 0
  private(set) var changes = 0

  init(
    _ value: Bound,
    _ style: NumericTextStyle<Bound.Number> = .number,
    in field: UITextField = UITextField(),
    locale: String = "en_US"
  ) {
    self.field = field
    user = User(of: field)
    delegate = NumericTextFieldDelegate(
      value: value,
      style: style.locale(Locale(identifier: locale)).keyboard(Locale(identifier: locale))
    )
    delegate.onChange = { [unowned self] in published.append($0) }
    delegate.onRefusal = { [unowned self] in refusals.append($0) }
    delegate.onCommit = { [unowned self] in commits += 1 }
    delegate.attach(to: field)
    field.addAction(UIAction { [unowned self] _ in changes += 1 }, for: .editingChanged)
  }

  var window: UIWindow { user.window }

  /// The text with `|` at the caret, or with brackets around the selection.
  var shown: String {
    var text = field.text ?? ""
    let (lower, upper) = (user.selection.lowerBound, user.selection.upperBound)
    let marks = lower == upper ? [(lower, "|")] : [(upper, "]"), (lower, "[")]
    for (offset, mark) in marks {
      text.insert(contentsOf: mark, at: text.utf16.index(text.startIndex, offsetBy: offset))
    }
    return text
  }
}
