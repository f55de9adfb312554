// SPDX-License-Identifier: MIT

extension NumericTextStyle {
  /// Returns the text that a field without focus shows for a value.
  ///
  /// ```swift
  /// NumericTextStyle<Decimal>.currency(code: "USD").format(5)  // "$5.00" in en_US
  /// ```
  ///
  /// - Parameter value: The value, or nil for an empty field.
  /// - Returns: The text, which is empty for nil and for numbers that are not finite.
  /// - Complexity: O(*n*), where *n* is the number of digits.
  public func format(_ value: Value?) -> String {
    field(allowsEmpty: true).idleText(value?.numeral ?? Numeral())
  }

  /// Parses a text as if it were pasted into an empty field.
  ///
  /// ```swift
  /// try NumericTextStyle<Decimal>.number.parse("1.234,56")  // 1234.56
  /// ```
  ///
  /// - Parameter text: A number in the notation of this style or of another locale.
  /// - Returns: The value, without excess fraction digits, and clamped to the bounds. A style
  ///   without fractions refuses a text with a fraction.
  /// - Throws: A `NumericTextRefusal` if the text is not a number that this style allows. The
  ///   refusal is `empty` for a text without visible characters.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func parse(_ text: String) throws(NumericTextRefusal) -> Value {
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      throw .empty
    }
    let numeral = try field(allowsEmpty: true).parsed(text)
    guard !numeral.digits.isEmpty else { throw .notANumber }
    guard let value = Value(numeral: numeral) else { throw .notRepresentable }
    return value
  }
}
