// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
  public import UIKit

  extension View {
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
      adjusted { context, _ in context.attributes.keyboardType = type }
    }

    nonisolated public func textContentType(_ type: UITextContentType?) -> some View {
      adjusted { context, _ in context.attributes.textContentType = type }
    }
  }
#endif
