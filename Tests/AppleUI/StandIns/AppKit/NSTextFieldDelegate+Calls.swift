// SPDX-License-Identifier: MIT

public import Foundation

extension NSControlTextEditingDelegate {
  @MainActor public var controlTextDidBeginEditing: ((Notification) -> Void)? {
    { self.controlTextDidBeginEditing($0) }
  }
  @MainActor public var controlTextDidChange: ((Notification) -> Void)? {
    { self.controlTextDidChange($0) }
  }
  @MainActor public var controlTextDidEndEditing: ((Notification) -> Void)? {
    { self.controlTextDidEndEditing($0) }
  }
  @MainActor public var control: NSControlTextEditingCall? {
    NSControlTextEditingCall(delegate: self)
  }
}

/// A callable value, so that the code of fields and tests can call `delegate?.control?(…)` as in
/// AppKit, where the methods named `control` are optional.
@MainActor
public struct NSControlTextEditingCall {
  let delegate: any NSControlTextEditingDelegate

  public func callAsFunction(
    _ control: NSControl,
    textShouldBeginEditing fieldEditor: NSText
  ) -> Bool { delegate.control(control, textShouldBeginEditing: fieldEditor) }

  public func callAsFunction(
    _ control: NSControl,
    textShouldEndEditing fieldEditor: NSText
  ) -> Bool { delegate.control(control, textShouldEndEditing: fieldEditor) }

  public func callAsFunction(_ control: NSControl, isValidObject obj: Any?) -> Bool {
    delegate.control(control, isValidObject: obj)
  }

  public func callAsFunction(
    _ control: NSControl,
    didFailToFormatString string: String,
    errorDescription error: String?
  ) -> Bool {
    delegate.control(control, didFailToFormatString: string, errorDescription: error)
  }

  public func callAsFunction(
    _ control: NSControl,
    didFailToValidatePartialString string: String,
    errorDescription error: String?
  ) {
    delegate.control(control, didFailToValidatePartialString: string, errorDescription: error)
  }

  public func callAsFunction(
    _ control: NSControl,
    textView: NSTextView,
    doCommandBy commandSelector: Selector
  ) -> Bool { delegate.control(control, textView: textView, doCommandBy: commandSelector) }

  public func callAsFunction(
    _ control: NSControl,
    textView: NSTextView,
    completions words: [String],
    forPartialWordRange charRange: NSRange,
    indexOfSelectedItem index: UnsafeMutablePointer<Int>
  ) -> [String] {
    delegate.control(
      control,
      textView: textView,
      completions: words,
      forPartialWordRange: charRange,
      indexOfSelectedItem: index
    )
  }
}
