// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// Finds value types by their names in scripts and on the command line.
enum ValueTypes {
  /// Returns the value type with the given name.
  static func named(_ name: String) throws(ScriptError) -> any NumericTextValue.Type {
    if let type = all[name] ?? newer(name) { return type }
    throw ScriptError(
      "\"style.value\" is not a number type such as Decimal: \"\(name)\". Valid types are "
        + "\(all.keys.sorted().joined(separator: ", ")), Float16, Int128, UInt128."
    )
  }

  private static let all: [String: any NumericTextValue.Type] = [
    "Decimal": Decimal.self, "Double": Double.self, "Float": Float.self, "CGFloat": CGFloat.self,
    "Int": Int.self, "Int8": Int8.self, "Int16": Int16.self, "Int32": Int32.self,
    "Int64": Int64.self, "UInt": UInt.self, "UInt8": UInt8.self, "UInt16": UInt16.self,
    "UInt32": UInt32.self, "UInt64": UInt64.self,
  ]

  /// Returns a value type that only some platforms have, such as `Int128`, by its name.
  private static func newer(_ name: String) -> (any NumericTextValue.Type)? {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      if name == "Int128" { return Int128.self }
      if name == "UInt128" { return UInt128.self }
    }
    #if !(os(macOS) && arch(x86_64))  // Swift has no Float16 on Intel Macs.
      if name == "Float16" { return Float16.self }
    #endif
    return nil
  }
}
