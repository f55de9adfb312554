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
        get: { base.wrappedValue.nsNumber },
        set: { if let value = Value(nsNumber: $0) { base.wrappedValue = value } }
      )
    }
  }
#endif
