// SPDX-License-Identifier: MIT

// The values that the app sees, and the numbers that the field shows for them.

extension Field {
  /// Returns the number that the field shows for `value`: 12.5 for 0.125 in a percent field.
  func number(of value: Numeral) -> Numeral {
    notation.scale == 0 ? value : value.scaled(byPowerOfTen: notation.scale)
  }

  /// Returns the number that `content` represents.
  func number(in content: Content) -> Numeral { content.number(within: rules.precision) }

  /// Returns the value of a number that the field shows: 0.125 for 12.5 in a percent field.
  func value(ofNumber number: Numeral) -> Numeral {
    notation.scale == 0 ? number : number.scaled(byPowerOfTen: -notation.scale)
  }

  /// Returns the value that the app receives for a typed numeral: the nearest value within the
  /// bounds.
  ///
  /// If the field cannot be empty, an empty numeral counts as zero.
  func value(of numeral: Numeral) -> Numeral { value(ofNumber: admissible(numeral)) }

  private func admissible(_ numeral: Numeral) -> Numeral {
    let isShort = numeral.isPlainWhole && stages.shortNumbers.contains(numeral)
    if isShort, rules.functions.shown == nil { return numeral }
    if numeral.digits.isEmpty, rules.allowsEmpty { return Numeral() }
    let number = numeral.digits.isEmpty ? Numeral.zero : numeral.canonical
    let nearest = rules.functions.nearest?(number) ?? number
    return stages.shortNumbers.contains(nearest) ? nearest : nearest.clamped(to: rules.bounds)
  }

  /// Returns a value set by the app, adjusted to the rules.
  ///
  /// First, the value is clamped to the bounds, unless violations are only reported. Afterwards,
  /// excess digits are cut off: the first digits of a long integer part, and the last digits of a
  /// long fraction. If the result is outside the bounds, it is clamped again.
  ///
  /// - Returns: The value, and whether a bound has replaced it.
  func normalized(_ value: Numeral) -> (value: Numeral, isClamped: Bool) {
    guard !value.digits.isEmpty else { return (value, false) }
    let number = number(of: value)
    let isBounded = !rules.onlyReports
    let bounded = isBounded ? number.clamped(to: rules.bounds) : number
    let cut = rules.precision.cut(bounded)
    let fitting = cut.clamped(to: rules.bounds)
    let isKept = bounded.isSameNumber(as: number) && fitting.isSameNumber(as: cut)
    return (self.value(ofNumber: fitting), isBounded && !isKept)
  }

  /// Returns `value`, rounded if the number type stores fewer digits.
  func stored(_ value: Numeral) -> Numeral {
    guard value.digits.count > rules.precision.total.upperBound else { return value }
    return rules.functions.stored?(value) ?? value
  }

  /// Returns whether the number type can represent `value`.
  func canStore(_ value: Numeral) -> Bool {
    rules.functions.stored.map { $0(value) != nil } ?? true
  }

  /// Returns whether `value` is a bound that was published instead of `shown`, the number in the
  /// text.
  ///
  /// This is false if the text shows `value` rounded. If the style only reports numbers outside its
  /// bounds, the bound can only be a limit of the number type.
  func isBound(_ value: Numeral, for shown: Numeral) -> Bool {
    let isPast = !shown.clamped(to: rules.bounds).isSameNumber(as: shown)
    guard !rules.onlyReports || isPast else { return false }
    let number = number(of: value)
    return !shown.isSameNumber(as: number) && !shown.isSameNumber(as: editingForm(of: number))
  }

  /// Calls the app's own rule, and returns whether it forbids `value`.
  ///
  /// The web engine has no such rule: pages check the values themselves.
  func forbids(_ value: Numeral) -> Bool {
    guard let allows = rules.functions.allows, !value.digits.isEmpty else { return false }
    return !allows(value)
  }

  /// Returns the rule that `value` violates.
  ///
  /// The result is nil if the value violates no rule, or if the style enforces its rules.
  package func violation(of value: Numeral) -> NumericTextViolation? {
    value.digits.isEmpty ? nil : rules.violation(of: number(of: value))
  }
}
