// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import Foundation
  package import SwiftUI

  // The log of Apple's systems has levels; elsewhere there is only standard error.
  #if canImport(os)
    import os
  #endif

  enum Platform {
    /// Writes one line at fault level to the log.
    static func logFault(_ line: String) {
      #if canImport(os)
        Logger(subsystem: "NumericText", category: "fields").fault("\(line, privacy: .public)")
      #else
        NSLog("%@", line)
      #endif
    }
  }

  extension View {
    /// Runs an action after a value has changed.
    @ViewBuilder
    nonisolated package func onNewValue<Value: Equatable>(
      of value: Value,
      perform action: @escaping (Value) -> Void
    ) -> some View {
      // The newer form is there from the first visionOS on, where the older one is deprecated.
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
