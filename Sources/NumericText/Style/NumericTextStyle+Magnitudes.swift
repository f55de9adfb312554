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
}
