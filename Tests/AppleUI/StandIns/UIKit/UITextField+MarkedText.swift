// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Input methods ask the delegate about each letter, and mark the letter only if the delegate allows
// it.
extension UITextField {
  func mark(_ string: String, _ selectedRange: NSRange) {
    let range = stage.marked ?? stage.selection
    guard string.isEmpty || mayChange(range, to: string) else { return }
    splice(range, string)
    stage.marked =
      string.isEmpty ? nil : NSRange(location: range.location, length: string.utf16.count)
    stage.selection = NSRange(
      location: range.location + selectedRange.location,
      length: selectedRange.length
    )
    notifyOfChange()
  }

  /// Replaces `range` with marked text, as an input method does to convert a word again.
  public func convertAgain(_ range: NSRange, as string: String) {
    stage.selection = range
    mark(string, NSRange(location: string.utf16.count, length: 0))
  }

  /// Confirms the marked text, which remains as normal text.
  func endMarking() {
    guard let range = stage.marked else { return }
    stage.marked = nil
    stage.selection = NSRange(location: NSMaxRange(range), length: 0)
    registerUndo(of: range, to: "")
    notifyOfChange()
  }

  /// Replaces the marked text with a candidate from the input method.
  ///
  /// Up to iOS 18, the system asks the delegate about the range of the marked text. iOS 26 asks
  /// about an empty range after the marked text instead.
  public func chooseCandidate(_ candidate: String) {
    guard let range = stage.marked else { return }
    let asked =
      stage.rangeMethod == .single ? range : NSRange(location: NSMaxRange(range), length: 0)
    guard mayChange(asked, to: candidate) else { return }
    splice(range, candidate)
    stage.marked = NSRange(location: range.location, length: candidate.utf16.count)
    endMarking()
  }
}
