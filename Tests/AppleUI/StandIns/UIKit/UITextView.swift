// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A text view that can become first responder, for selections even if it isn't editable.
open class UITextView: UIView, UITextInput {
  open var isEditable = true

  open override var canBecomeFirstResponder: Bool { true }
}
