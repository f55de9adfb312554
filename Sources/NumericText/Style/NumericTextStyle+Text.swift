// SPDX-License-Identifier: MIT

extension NumericTextStyle {
  /// The text of an idle field with a value.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.currency(code: "USD").format(5)  // "$5.00" in en_US
  /// ```
  ///
  /// - Parameter value: The value, nil for an empty field.
  /// - Returns: The text, empty for nil and for numbers that are not finite.
  /// - Complexity: O(*n*), where *n* is the number of digits.
  public func format(_ value: Value?) -> String {
    field(allowsEmpty: true).idleText(value?.numeral ?? Numeral())
  }

  /// The value of a text, read as text is read that is pasted into an empty field.
  ///
  /// ```swift
  /// try NumericTextStyle<Decimal>.number.parse("1.234,56")  // 1234.56
  /// ```
  ///
  /// - Parameter text: A number in the notation of this style or of another place.
  /// - Returns: The value within the style's rules: fraction digits past the limit are trimmed, unless
  ///   the style takes none, and bounds apply.
  /// - Throws: A `Refusal` that tells why the text is no number, or not one of this style.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func parse(_ text: String) throws(Refusal) -> Value {
    let numeral = try field(allowsEmpty: true).parsed(text)
    guard !numeral.digits.isEmpty else { throw .notANumber }
    guard let value = Value(numeral: numeral) else { throw .notRepresentable }
    return value
  }
}
