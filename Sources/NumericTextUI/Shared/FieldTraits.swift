// SPDX-License-Identifier: MIT

import NumericText

/// The properties of a style that affect the keyboard, the caret and other parts of a field on
/// screen.
struct FieldTraits: Equatable, Sendable {
  /// Whether the keyboard needs a decimal separator.
  ///
  /// This is false if no fraction digits are allowed. It is also false in minor-unit entry, in
  /// which typing `123` enters 1.23.
  var needsSeparator = false

  /// Whether the keyboard needs the operators of an expression.
  var needsOperators = false

  /// Whether the keyboard needs letters, for short forms such as `1.5k` and exponents such as `1e6`.
  var needsLetters = false

  /// Whether the keyboard needs a minus sign.
  ///
  /// This is false if only negative numbers are allowed, because then the field inserts the sign.
  var needsMinus = false

  /// Whether keys and gestures can increase and decrease the value in steps.
  var hasStep = false

  /// Whether copying puts plain digits such as `1234.5` on the pasteboard.
  var copiesPlainNumbers = false

  /// Whether a typed number is withheld from the app until it is committed.
  var publishesOnCommit = false

  /// Whether the field shows a special text, such as `1.2K` for 1234, while it is not being edited.
  ///
  /// Offsets in such a text don't correspond to positions in the number.
  var hasIdleFormat = false
}

extension FieldTraits {
  init<Value>(_ style: NumericTextStyle<Value>) {
    let rules = style.field(allowsEmpty: false).rules
    needsSeparator = rules.precision.fraction.upperBound > 0 && rules.entry == .natural
    let allowsBothSigns = rules.bounds.allowNegative && rules.bounds.allowPositive
    needsOperators = rules.allowsArithmetic
    needsLetters = rules.allowsExponents || !rules.magnitudes.isEmpty
    needsMinus = rules.allowsSign && allowsBothSigns
    hasStep = rules.hasStep
    publishesOnCommit = style.publishing == .onCommit
    copiesPlainNumbers = style.copiesPlainNumbers
    hasIdleFormat = rules.functions.idleText != nil
  }
}
