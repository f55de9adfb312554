// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@preconcurrency @MainActor
public class UITextPosition: NSObject {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

@preconcurrency @MainActor
public class UITextRange: NSObject {
  public let start: UITextPosition
  public let end: UITextPosition

  init(_ range: NSRange) {
    start = UITextPosition(range.location)
    end = UITextPosition(NSMaxRange(range))
  }

  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}

// The protocols of views into which the user types text. No code needs their requirements.

@MainActor public protocol UITextInputTraits: NSObjectProtocol {}

@MainActor public protocol UIKeyInput: UITextInputTraits {}

@MainActor public protocol UITextInput: UIKeyInput {}
