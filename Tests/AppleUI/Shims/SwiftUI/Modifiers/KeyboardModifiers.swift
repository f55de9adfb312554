// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
  public import UIKit

  extension View {
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { unchanged() }

    nonisolated public func textContentType(_ type: UITextContentType?) -> some View { unchanged() }
  }
#endif
