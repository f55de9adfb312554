// SPDX-License-Identifier: MIT

public import Foundation
public import NumericText

// Members of `CurrencyFormatter` with the types that they have in CurrencyText. `NumericText`
// declares them with other types, for example `hasDecimals` as `Bool?`. `@_disfavoredOverload`
// makes the compiler use the members in this file only where those types don't fit.
extension CurrencyFormatter {
  /// Whether amounts have fraction digits.
  ///
  /// ```swift
  /// let formatter = CurrencyFormatter { $0.hasDecimals = false }
  /// if formatter.hasDecimals { print(formatter.decimalDigits) }
  /// ```
  @_disfavoredOverload
  public var hasDecimals: Bool {
    get { decimalDigits > 0 }
    set { showDecimals(newValue) }
  }

  /// The maximum number of integer digits.
  ///
  /// Set it to nil to restore the default.
  @_disfavoredOverload
  public var maxIntegers: Int? {
    get { maxDigitsCount - decimalDigits }
    set { limitIntegers(newValue) }
  }
}

extension NumberFormatter {
  /// Returns the text of a floating-point number, or nil if `number` is nil.
  ///
  /// - Parameter number: The number, or nil.
  /// - Returns: The formatted number.
  public func string(from number: Double?) -> String? {
    number.flatMap { string(from: NSNumber(value: $0)) }
  }
}
