// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UITextField: UIControl, UITextInput {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  public nonisolated static let textDidChangeNotification =
    NSNotification.Name("UITextFieldTextDidChangeNotification")

  open weak var delegate: (any UITextFieldDelegate)?
  open var placeholder: String?
  open var textColor: UIColor?
  open var font: UIFont?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumFontSize: CGFloat = 0
  open var clearButtonMode = ViewMode.never
  open var inputView: UIView?
  open var inputAccessoryView: UIView?

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  open var allowsNumberPadPopover = true
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var textContentType: UITextContentType?

  /// The parts of the field's state that only tests access.
  public let stage = UITextFieldStage()

  open override func sendActions(for controlEvents: UIControl.Event) {
    if controlEvents == .editingChanged { stage.changes += 1 }
    super.sendActions(for: controlEvents)
  }

  // MARK: - Text

  open var text: String? {
    get { stage.string }
    set { assign(newValue ?? "") }
  }

  open var selectedTextRange: UITextRange? {
    get { UITextRange(stage.selection) }
    set { if let newValue { moveSelection(to: newValue.range) } }
  }

  open var markedTextRange: UITextRange? { stage.marked.map { UITextRange($0) } }

  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText ?? "", selectedRange)
  }

  open func unmarkText() { endMarking() }

  /// Inserts a text without asking the delegate.
  ///
  /// Only the keyboard asks the delegate, before it calls this method.
  open func insertText(_ text: String) {
    insertUnasked(text, at: stage.marked ?? stage.selection)
  }

  open func deleteBackward() {
    guard stage.selection.length == 0 else {
      propose(stage.selection, "")
      return
    }
    guard stage.selection.location > 0 else { return }
    let index = stage.selection.location - 1
    propose((stage.string as NSString).rangeOfComposedCharacterSequence(at: index), "")
  }

  // MARK: - Accessibility

  /// The traits that the app has set, or else those of a text field in its present state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let traits = stage.ownTraits { return traits }
      var traits: UIAccessibilityTraits = .textEntry
      if isEditing { traits.insert(.isEditing) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { stage.ownTraits = newValue }
  }

  // MARK: - Focus

  open var isEditing: Bool { stage.isEditing }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override var undoManager: UndoManager? { stage.undoManager }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    if window == nil { Fault.record("A field without a window becomes first responder.") }
    let mayBegin = delegate?.textFieldShouldBeginEditing?(self) ?? true
    guard mayBegin, super.becomeFirstResponder() else { return false }
    beginEditing()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing?(self) ?? true else { return false }
    endMarking()
    guard super.resignFirstResponder() else { return false }
    finishEditing()
    return true
  }

  open override func reloadInputViews() {
    if isFirstResponder { stage.shownInput = UITextFieldStage.Input(self) }
  }

  // MARK: - The edit menu

  open override func copy(_ sender: Any?) {
    guard stage.selection.length > 0 else { return }
    UIPasteboard.general.string = string(in: stage.selection)
  }

  /// Deletes the selection if the delegate allows it, and only then copies it to the clipboard.
  open override func cut(_ sender: Any?) {
    guard stage.selection.length > 0 else { return }
    let selected = string(in: stage.selection)
    if propose(stage.selection, "") { UIPasteboard.general.string = selected }
  }

  /// Pastes the text on the clipboard, and moves the caret to the end of the pasted text.
  ///
  /// UIKit moves the caret even if the delegate has refused the change.
  open override func paste(_ sender: Any?) {
    guard let pasted = UIPasteboard.general.string else { return }
    let range = stage.selection
    // If smart insertion is enabled, UIKit adds a space before a text that is pasted inside another.
    let isSpaced = smartInsertDeleteType != .no && range.location > 0
    let string = isSpaced ? " " + pasted : pasted
    let old = self.string(in: range)
    guard !propose(range, string) else { return }
    if stage.recordsRefusedPastes {
      registerUndo(of: NSRange(location: range.location, length: string.utf16.count), to: old)
    }
    let caret = stage.caretAfterPaste ?? range.location + string.utf16.count
    let selection = NSRange(location: caret, length: 0)
    if stage.setsCaretLater {
      Task { moveSelection(to: selection) }
    } else {
      moveSelection(to: selection)
    }
  }

  open override func selectAll(_ sender: Any?) {
    moveSelection(to: NSRange(location: 0, length: stage.length))
  }

  // MARK: - Size

  /// Returns the rectangle of the text, whose distance from the edge depends on the border.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let inset: CGFloat =
      switch borderStyle {
      case .none: 0
      case .line, .bezel: 2
      case .roundedRect: 7
      }
    return bounds.insetBy(dx: inset, dy: 0)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let point = font?.pointSize ?? 17
    let shown = stage.string.isEmpty ? placeholder ?? "" : stage.string
    return CGSize(width: CGFloat(shown.count) * point / 2, height: point * 1.2)
  }
}
