// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@preconcurrency @MainActor
public class UITextPosition: NSObject {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

@preconcurrency @MainActor
public class UITextRange: NSObject {
  let range: NSRange

  public var start: UITextPosition { UITextPosition(range.location) }
  public var end: UITextPosition { UITextPosition(NSMaxRange(range)) }

  init(_ range: NSRange) { self.range = range }
}

// The protocols of views into which the user types text. No code needs their requirements.

@MainActor public protocol UITextInputTraits: NSObjectProtocol {}

@MainActor public protocol UIKeyInput: UITextInputTraits {}

@MainActor public protocol UITextInput: UIKeyInput {}
