// SPDX-License-Identifier: MIT

extension NumericTextStyle {
  /// Returns a style with which people can type and paste short forms such as `1.5k`.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Int>.number.allowsMagnitudes()
  /// try style.parse("1.5k")          // 1500
  /// try style.parse("2 million")     // 2000000
  /// var session = NumericTextSession(value: 15, style: style)
  /// session.type("k")   // text "15,000", value 15000
  /// ```
  ///
  /// The words are those of the style's locale in CLDR, such as `Mio.`, `lakh` or `万`, and also
  /// `k`, `m` and `bn`, in uppercase or lowercase. A typed letter immediately multiplies the number
  /// before it, and the result is shown in full. Longer words can only be pasted. A word with two
  /// meanings is refused, and so is a number beyond a bound. See <doc:Magnitudes>.
  ///
  /// - Parameter allowsMagnitudes: Whether short forms are accepted.
  /// - Returns: The modified style.
  public func allowsMagnitudes(_ allowsMagnitudes: Bool = true) -> Self {
    with { $0.allowsMagnitudes = allowsMagnitudes }
  }

  /// Returns a style with which people can type exponents such as `1e6`.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Decimal>.number.allowsExponents()
  /// var session = NumericTextSession(value: 1.5 as Decimal, style: style)
  /// session.type("e")   // text "1.5e", value 1.5
  /// session.type("6")   // text "1.5e6", value 1500000
  /// session.submit()    // text "1,500,000"
  /// ```
  ///
  /// The letter `e` after a number starts an exponent, which can have a minus sign. After every key,
  /// the value is the number with its decimal separator moved, rounded to the precision, and clamped
  /// to the bounds. When the user presses Return or leaves the field, the number is shown in full.
  /// See <doc:Magnitudes>.
  ///
  /// Pasted exponents are read with any style.
  ///
  /// - Parameter allowsExponents: Whether exponents can be typed.
  /// - Returns: The modified style.
  public func allowsExponents(_ allowsExponents: Bool = true) -> Self {
    with { $0.rules.allowsExponents = allowsExponents }
  }
}
