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

@MainActor
public protocol UIKeyInput: UITextInputTraits {
  func insertText(_ text: String)
  func deleteBackward()
}

@MainActor
public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()
  func textRange(from: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}
