// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// An operation that needs the value type of a style as a type parameter.
protocol BoundVisitor {
  associatedtype Result

  func visit<Bound: NumericTextBoundValue>(_ type: Bound.Type) -> Result
}

extension WalkStyle {
  /// Calls `visitor` with the type of the style's values, such as `Int` or `Decimal?`.
  func visit<Visitor: BoundVisitor>(_ visitor: Visitor) -> Visitor.Result {
    switch value {
    case "Double": visit(visitor, Double.self)
    case "Float": visit(visitor, Float.self)
    case "Int": visit(visitor, Int.self)
    case "Int8": visit(visitor, Int8.self)
    case "UInt8": visit(visitor, UInt8.self)
    case "UInt64": visit(visitor, UInt64.self)
    default: visit(visitor, Decimal.self)
    }
  }

  private func visit<Visitor: BoundVisitor, Value: NumericTextValue>(
    _ visitor: Visitor,
    _ type: Value.Type
  ) -> Visitor.Result {
    isOptional ? visitor.visit(Value?.self) : visitor.visit(Value.self)
  }
}
