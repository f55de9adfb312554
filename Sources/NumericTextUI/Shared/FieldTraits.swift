// SPDX-License-Identifier: MIT

import NumericText

/// The requirements of a style on the keyboard and on assistive technologies.
struct FieldTraits: Equatable, Sendable {
  /// Whether the keyboard needs a decimal separator.
  ///
  /// False for minor-units entry.
  var needsSeparator = false

  /// Whether the keyboard needs a minus sign, or the other operators of an expression.
  ///
  /// False if only negative numbers are allowed, because then the field inserts the sign.
  var needsMinus = false

  /// Whether keys and gestures can step the value.
  var hasStep = false
}

extension FieldTraits {
  init<Value>(_ style: NumericTextStyle<Value>) {
    let rules = style.field(allowsEmpty: false).rules
    needsSeparator = rules.precision.fraction.upperBound > 0 && rules.entry == .natural
    let allowsBothSigns = rules.bounds.allowNegative && rules.bounds.allowPositive
    needsMinus = rules.allowsArithmetic || (rules.allowsSign && allowsBothSigns)
    hasStep = rules.step != nil
  }
}
