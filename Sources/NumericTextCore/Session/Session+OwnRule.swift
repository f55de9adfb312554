// SPDX-License-Identifier: MIT

// The app's own rule, a function that accepts or forbids a value. The web engine has no such function:
// pages check the values themselves.
extension Session {
  /// Refuses a value that the app's own rule forbids, unless the field only reports violations.
  ///
  /// The zero that a deletion leaves counts as an empty field, to which the rule doesn't apply.
  func checkOwnRule(_ value: Numeral, after run: History.Run) throws(Refusal) {
    guard let allows = field.rules.functions.allows, field.rules.reported == nil,
      !value.digits.isEmpty, run != .deleting || !value.isZero, !allows(value)
    else { return }
    throw .notAllowed
  }

  /// Records whether the app's own rule forbids the value, in a field that only reports violations.
  mutating func noteOwnRule() {
    guard let allows = field.rules.functions.allows else {
      isForbidden = false
      return
    }
    isForbidden = field.rules.reported != nil && !value.digits.isEmpty && !allows(value)
  }
}
