// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
  nonisolated extension View {
    public func keyboardType(_ type: UIKeyboardType) -> some View {
      adjusted { context, _ in context.attributes.keyboardType = type }
    }

    public func textContentType(_ type: UITextContentType?) -> some View {
      adjusted { context, _ in context.attributes.textContentType = type }
    }
  }
#endif
