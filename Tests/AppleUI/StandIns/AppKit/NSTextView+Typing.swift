// SPDX-License-Identifier: MIT

extension NSTextView {
  /// Replaces `replacementRange` with `string`.
  ///
  /// If the location of the range is `NSNotFound`, this replaces the marked text, or else the
  /// selection. As in AppKit, the selection changes before the text change is reported.
  public func insertText(_ string: Any, replacementRange: NSRange) {
    guard let typed = string as? String else { return }
    NSAccessibility.isEchoing = true
    defer { NSAccessibility.isEchoing = false }
    var range = replacementRange.location == NSNotFound ? marked ?? chosen : replacementRange
    let text = substituted(typed, before: &range)
    guard shouldChangeText(in: range, replacementString: text) else { return }
    marked = nil
    replace(range, with: text)
  }

  /// Returns the text that macOS inserts when the user types `typed`.
  ///
  /// If substitutions are enabled, this can be a different text. If `typed` is a hyphen directly
  /// after another hyphen, a dash replaces both: `range` is extended to include the first hyphen.
  private func substituted(_ typed: String, before range: inout NSRange) -> String {
    if isAutomaticDashSubstitutionEnabled, typed == "-", range.location > 0,
      string(in: NSRange(location: range.location - 1, length: 1)) == "-"
    {
      range = NSRange(location: range.location - 1, length: range.length + 1)
      return "\u{2014}"
    }
    if isAutomaticQuoteSubstitutionEnabled, typed == "'" { return "\u{2019}" }
    return typed
  }

  func replace(_ range: NSRange, with text: String) {
    splice(range, text)
    setSelectedRange(NSRange(location: range.location + text.utf16.count, length: 0))
    scrollRangeToVisible(chosen)
    didChangeText()
  }
}

// MARK: - Input methods

extension NSTextView {
  public func hasMarkedText() -> Bool { marked != nil }

  public func markedRange() -> NSRange { marked ?? NSRange(location: NSNotFound, length: 0) }

  /// Shows marked text of an input method; empty text ends the composition.
  public func setMarkedText(
    _ string: Any,
    selectedRange: NSRange,
    replacementRange: NSRange
  ) {
    guard let text = string as? String else { return }
    let range = replacementRange.location == NSNotFound ? marked ?? chosen : replacementRange
    guard shouldChangeText(in: range, replacementString: text) else { return }
    let length = text.utf16.count
    marked = text.isEmpty ? nil : NSRange(location: range.location, length: length)
    splice(range, text)
    setSelectedRange(
      NSRange(location: range.location + min(selectedRange.location, length), length: 0)
    )
    didChangeText()
  }

  /// Keeps the marked text as normal text, without calling the delegate.
  public func unmarkText() { marked = nil }
}

// MARK: - Clipboard

extension NSTextView {
  public func copy(_ sender: Any?) {
    guard chosen.length > 0 else { return }
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString(string(in: chosen), forType: .string)
  }

  public func cut(_ sender: Any?) {
    guard chosen.length > 0 else { return }
    copy(sender)
    delete(sender)
  }

  public func paste(_ sender: Any?) {
    guard let text = NSPasteboard.general.string(forType: .string) else { return }
    insertText(text, replacementRange: chosen)
  }

  public func delete(_ sender: Any?) {
    guard chosen.length > 0, shouldChangeText(in: chosen, replacementString: "") else { return }
    replace(chosen, with: "")
  }
}
