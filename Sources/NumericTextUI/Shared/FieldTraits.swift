// SPDX-License-Identifier: MIT

import NumericText

/// What a field asks of its keyboard and of assistive technologies.
struct FieldTraits: Equatable, Sendable {
  /// Whether the keyboard needs a decimal separator.
  ///
  /// Where digits fill from the right it does not.
  var needsSeparator = false

  /// Whether the keyboard needs a minus.
  ///
  /// Where only numbers below zero are allowed the field inserts it by itself.
  var needsMinus = false

  /// Whether the value can be stepped by keys and gestures.
  var hasStep = false
}

extension FieldTraits {
  init<Value>(_ style: NumericTextStyle<Value>) {
    let rules = style.field(allowsEmpty: false).rules
    needsSeparator = rules.precision.fraction.upperBound > 0 && rules.entry == .natural
    needsMinus = rules.allowsSign && rules.bounds.allowNegative && rules.bounds.allowPositive
    hasStep = rules.step != nil
  }
}
