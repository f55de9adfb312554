// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  package import SwiftUI

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
