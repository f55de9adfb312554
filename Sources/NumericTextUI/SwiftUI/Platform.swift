// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import Foundation
  package import SwiftUI

  // Only Apple platforms have `Logger`. Other platforms use `NSLog`.
  #if canImport(os)
    import os
  #endif

  enum Platform {
    /// Logs a line at fault level.
    static func logFault(_ line: String) {
      #if canImport(os)
        Logger(subsystem: "NumericText", category: "fields").fault("\(line, privacy: .public)")
      #else
        NSLog("%@", line)
      #endif
    }
  }

  extension View {
    /// Calls `action` with the new value each time `value` changes.
    @ViewBuilder
    nonisolated package func onNewValue<Value: Equatable>(
      of value: Value,
      perform action: @escaping (Value) -> Void
    ) -> some View {
      // The older `onChange(of:perform:)` is deprecated on visionOS, which has always had the newer
      // method.
      #if !os(visionOS)
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
          onChange(of: value) { _, value in action(value) }
        } else {
          onChange(of: value, perform: action)
        }
      #else
        onChange(of: value) { _, value in action(value) }
      #endif
    }
  }
#endif
