// SPDX-License-Identifier: MIT

/// A text view that serves as the field editor: it edits the text for all fields of a window.
open class NSTextView: NSText {
  public static let didChangeSelectionNotification =
    Notification.Name("NSTextViewDidChangeSelectionNotification")

  open var allowsUndo = true
  open var isAutomaticDashSubstitutionEnabled = true
  open var isAutomaticQuoteSubstitutionEnabled = true
  open var isAutomaticTextReplacementEnabled = true
  open var isAutomaticSpellingCorrectionEnabled = true
  open var isAutomaticDataDetectionEnabled = true
  open var isAutomaticLinkDetectionEnabled = true
  open var isAutomaticTextCompletionEnabled = true
  open var isContinuousSpellCheckingEnabled = true
  open var isGrammarCheckingEnabled = true
  open var smartInsertDeleteEnabled = true
  open var inlinePredictionType = NSTextInputTraitType.default
  open var mathExpressionCompletionType = NSTextInputTraitType.default
  open var writingToolsBehavior = NSWritingToolsBehavior.default

  weak var field: NSTextField?

  var marked: NSRange?

  /// Whether editing has begun.
  ///
  /// Editing begins with the first change rather than when the field receives focus.
  private var hasBegun = false

  open override var acceptsFirstResponder: Bool { true }
  open override var undoManager: UndoManager? { field?.window?.undoManager }
  open override var window: NSWindow? { field?.window ?? super.window }

  open override var selectedRange: NSRange {
    get { super.selectedRange }
    set { setSelectedRange(newValue) }
  }

  /// The visible part of the text, in UTF-16 offsets, as if the field were ten characters wide.
  ///
  /// Setting the text or the selection doesn't scroll.
  public private(set) var visibleRange = NSRange(location: 0, length: 10)

  /// Scrolls as little as necessary to show a range.
  open func scrollRangeToVisible(_ range: NSRange) {
    if NSMaxRange(range) > NSMaxRange(visibleRange) {
      visibleRange.location = NSMaxRange(range) - visibleRange.length
    }
    if range.location < visibleRange.location { visibleRange.location = range.location }
  }

  /// Sets the selection, and posts a notification even if it is the same selection as before.
  open func setSelectedRange(_ charRange: NSRange) {
    choose(charRange)
    NotificationCenter.default.post(name: Self.didChangeSelectionNotification, object: self)
  }

  /// Returns whether the delegate allows a change.
  ///
  /// The first change begins editing.
  open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool {
    guard isEditable, let field else { return isEditable }
    if !hasBegun {
      let mayBegin = field.delegate?.control?(field, textShouldBeginEditing: self) ?? true
      guard mayBegin else { return false }
      hasBegun = true
      field.delegate?.controlTextDidBeginEditing?(field.notification("DidBeginEditing", self))
    }
    if let replacementString { recordUndo(affectedCharRange, replacementString) }
    return true
  }

  open func didChangeText() {
    guard let field else { return }
    field.delegate?.controlTextDidChange?(field.notification("DidChange", self))
  }

  open override func doCommand(by selector: Selector) {
    guard let field,
      field.delegate?.control?(field, textView: self, doCommandBy: selector) == true
    else { return perform(selector) }
  }

  open override func resignFirstResponder() -> Bool { endEditing(by: nil) }
}

public enum NSTextInputTraitType: Int, Sendable { case `default`, no, yes }

public enum NSWritingToolsBehavior: Sendable { case none, `default`, complete, limited }

// MARK: - Sessions

extension NSTextView {
  func beginSession(of field: NSTextField, with text: String) {
    self.field = field
    nextResponder = field
    isEditable = field.isEditable
    hasBegun = false
    marked = nil
    string = text
    visibleRange.location = 0
  }

  func endSession() {
    field = nil
    marked = nil
  }

  /// Ends editing, unless the delegate forbids it.
  @discardableResult
  func endEditing(by movement: TextMovement?) -> Bool {
    guard let field else { return true }
    unmarkText()
    let mayEnd = field.delegate?.control?(field, textShouldEndEditing: self) ?? true
    guard mayEnd else { return false }
    field.textDidEndEditing(in: self, by: movement)
    return true
  }

  /// Shows a text that the app has set while the field is being edited, with the caret at the end.
  func setStringFromOutside(_ text: String) {
    marked = nil
    string = text
    setSelectedRange(NSRange(location: text.utf16.count, length: 0))
  }

  /// Registers an undo step that replaces `replacement` with the old text of `range`.
  private func recordUndo(_ range: NSRange, _ replacement: String) {
    guard allowsUndo, let undoManager else { return }
    let old = string(in: range)
    let place = NSRange(location: range.location, length: replacement.utf16.count)
    undoManager.registerUndo(withTarget: self) { editor in
      MainActor.assumeIsolated { editor.putBack(old, place) }
    }
  }

  private func putBack(_ old: String, _ place: NSRange) {
    guard NSMaxRange(place) <= string.utf16.count else {
      return Fault.record("The range \(place) of an undo step is outside the text.")
    }
    insertText(old, replacementRange: place)
  }
}
