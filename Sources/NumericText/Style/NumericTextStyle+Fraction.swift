// SPDX-License-Identifier: MIT

extension NumericTextStyle {
  /// Returns a style that pads fractions with zeros either in every number, or only in numbers that
  /// have a fraction.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Decimal>.currency(code: "USD").fraction(.whenPresent)
  /// style.format(5)    // "$5"
  /// style.format(5.5)  // "$5.50"
  /// ```
  ///
  /// `trailingZeros(_:)` determines when the zeros are added. With `.live`, they appear as soon as
  /// a decimal separator is typed, and deleting the separator removes them:
  ///
  /// ```swift
  /// var session = NumericTextSession(value: 5 as Decimal, style: style.trailingZeros(.live))
  /// session.type(".")         // text "$5.00", selection 3..<3
  /// session.type("5")         // text "$5.50", value 5.5
  /// session.deleteBackward()  // text "$5.00"
  /// session.deleteBackward()  // text "$5"
  /// ```
  ///
  /// A number counts as whole if it is whole after rounding to the style's precision. This modifier
  /// has no effect together with `entry(.minorUnits)`, where digits fill the fraction first.
  ///
  /// - Parameter fraction: The numbers whose fraction is padded.
  /// - Returns: The modified style.
  public func fraction(_ fraction: NumericTextFraction) -> Self {
    with { $0.rules.padding = fraction }
  }
}
