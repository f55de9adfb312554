// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import Foundation
  import NumericText
  import SwiftUI

  extension Binding where Value: NumericTextBoundValue {
    /// A binding to the bound value as an optional number.
    ///
    /// Writing nil has no effect if the bound value is not optional.
    var number: Binding<Value.Number?> {
      let base = self
      return Binding<Value.Number?>(
        get: { base.wrappedValue.number },
        set: { if let value = Value(number: $0) { base.wrappedValue = value } }
      )
    }

    /// A binding to the number as an `NSNumber`, which `NumberFormatter` requires.
    var nsNumber: Binding<NSNumber?> {
      let base = self
      return Binding<NSNumber?>(
        get: { base.wrappedValue.number?.decimal.map { $0 as NSDecimalNumber } },
        set: { number in
          let number = number?.decimalValue.numeral.flatMap { Value.Number(numeral: $0) }
          if let value = Value(number: number) { base.wrappedValue = value }
        }
      )
    }
  }

  extension NumericTextValue {
    fileprivate var decimal: Decimal? { numeral.flatMap { Decimal(numeral: $0) } }
  }
#endif
