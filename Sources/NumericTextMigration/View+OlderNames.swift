// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import NumericText
  import NumericTextUI
  public import SwiftUI

  extension View {
    /// The older name of `onNumericTextCommit(perform:)`.
    @available(*, deprecated, renamed: "onNumericTextCommit(perform:)")
    nonisolated public func onCommit(perform action: @escaping @MainActor () -> Void) -> some View {
      onNumericTextCommit(perform: action)
    }

    /// The older name of `onNumericTextRefusal(perform:)`.
    @available(*, deprecated, renamed: "onNumericTextRefusal(perform:)")
    nonisolated public func onRefusal(
      perform action: @escaping @MainActor (NumericTextRefusal) -> Void
    ) -> some View {
      onNumericTextRefusal(perform: action)
    }

    /// The older name of `onNumericTextEditingChanged(perform:)`.
    @available(*, deprecated, renamed: "onNumericTextEditingChanged(perform:)")
    nonisolated public func onEditingChanged(
      perform action: @escaping @MainActor (Bool) -> Void
    ) -> some View {
      onNumericTextEditingChanged(perform: action)
    }
  }
#endif
