// SPDX-License-Identifier: MIT

public import Foundation
public import NumericText

// Two properties of `CurrencyFormatter` with the types that CurrencyText's sources give them. Where
// both modules are imported, the compiler takes these only if the others do not fit.
extension CurrencyFormatter {
  /// Whether there are digits after the separator.
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

  /// The most digits before the separator.
  ///
  /// Setting nil gives back the default.
  @_disfavoredOverload
  public var maxIntegers: Int? {
    get { maxDigitsCount - decimalDigits }
    set { limitIntegers(newValue) }
  }
}

extension NumberFormatter {
  /// The text of a binary number, nil for none.
  ///
  /// - Parameter number: The number, or nil.
  /// - Returns: The text that the formatter gives it.
  public func string(from number: Double?) -> String? {
    number.flatMap { string(from: NSNumber(value: $0)) }
  }
}
