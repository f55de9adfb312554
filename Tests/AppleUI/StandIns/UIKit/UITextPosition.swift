// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

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

/// A view into which the user types text.
@MainActor
public protocol UITextInput: NSObjectProtocol {}
