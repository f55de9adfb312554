// SPDX-License-Identifier: MIT

extension NumericTextStyle {
  /// Returns a style that takes the first number of a pasted row or column, and hands the rest to the
  /// app.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Int>.number.allowsCells()
  /// var session = NumericTextSession(value: 0, style: style)
  /// session.paste("12\n345\n6\n")  // text "12", value 12
  /// session.rest                    // ["345", "6"]
  /// ```
  ///
  /// Without this modifier, a text with several numbers is refused. See <doc:Cells>.
  ///
  /// - Parameter allowsCells: Whether cells after the first one are handed to the app.
  /// - Returns: The modified style.
  public func allowsCells(_ allowsCells: Bool = true) -> Self {
    with { $0.rules.allowsCells = allowsCells }
  }
}
