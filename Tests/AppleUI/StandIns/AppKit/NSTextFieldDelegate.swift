// SPDX-License-Identifier: MIT

// Each method is optional: see scripts/optional-methods.py.
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  @MainActor func controlTextDidBeginEditing(_ obj: Notification)
  @MainActor func controlTextDidChange(_ obj: Notification)
  @MainActor func controlTextDidEndEditing(_ obj: Notification)
  @MainActor func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
  @MainActor func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
  @MainActor func control(_ control: NSControl, isValidObject obj: Any?) -> Bool
  @MainActor func control(
    _ control: NSControl,
    didFailToFormatString string: String,
    errorDescription error: String?
  ) -> Bool
  @MainActor func control(
    _ control: NSControl,
    didFailToValidatePartialString string: String,
    errorDescription error: String?
  )
  @MainActor func control(
    _ control: NSControl,
    textView: NSTextView,
    doCommandBy commandSelector: Selector
  ) -> Bool
  @MainActor func control(
    _ control: NSControl,
    textView: NSTextView,
    completions words: [String],
    forPartialWordRange charRange: NSRange,
    indexOfSelectedItem index: UnsafeMutablePointer<Int>
  ) -> [String]
}

public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
