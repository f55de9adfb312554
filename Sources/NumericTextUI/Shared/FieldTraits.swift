// SPDX-License-Identifier: MIT

import NumericText

/// The style's requirements for the keyboard, the caret and assistive technologies.
struct FieldTraits: Equatable, Sendable {
  /// Whether the keyboard needs a decimal separator.
  ///
  /// False if no fraction digits are allowed, and for minor-units entry, where typing `123` enters
  /// 1.23.
  var needsSeparator = false

  /// Whether the keyboard needs the operators of an expression.
  var needsOperators = false

  /// Whether the keyboard needs a minus sign.
  ///
  /// False if only negative numbers are allowed, because then the field inserts the sign.
  var needsMinus = false

  /// Whether keys and gestures can step the value.
  var hasStep = false

  /// Whether the text has a format of its own while the field is not being edited.
  ///
  /// Offsets in that text don't correspond to the digits of the text for editing.
  var hasIdleFormat = false
}

extension FieldTraits {
  init<Value>(_ style: NumericTextStyle<Value>) {
    let rules = style.field(allowsEmpty: false).rules
    needsSeparator = rules.precision.fraction.upperBound > 0 && rules.entry == .natural
    let allowsBothSigns = rules.bounds.allowNegative && rules.bounds.allowPositive
    needsOperators = rules.allowsArithmetic
    needsMinus = rules.allowsSign && allowsBothSigns
    hasStep = rules.step != nil
    hasIdleFormat = rules.functions.idleText != nil
  }
}
