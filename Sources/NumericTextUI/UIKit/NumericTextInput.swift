// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  public import UIKit

  /// A text field with additional features for its ``NumericTextFieldDelegate``: keys of hardware
  /// keyboards, cutting to the pasteboard, and stepping with VoiceOver.
  ///
  /// ```swift
  /// let textField = NumericTextInput()
  /// delegate.attach(to: textField)
  /// ```
  ///
  /// With any other delegate, it is an ordinary text field.
  open class NumericTextInput: UITextField {
    weak var adapter: TextFieldAdapter? { didSet { history.adapter = adapter } }

    /// Called when the field enters or leaves a window.
    var onMoveToWindow: () -> Void = {}

    /// The key of a hardware keyboard that is held down, or nil if none is.
    private(set) var heldKey: UIKeyboardHIDUsage?

    private let history = HistoryUndoManager()

    /// The field's own undo manager, which doesn't share its history with other fields.
    open override var undoManager: UndoManager? { adapter == nil ? super.undoManager : history }

    /// Notifies observers of the undo manager if the history has a new entry.
    func historyChanged() { history.noteChange() }

    /// Calls `onMoveToWindow`, which gives the field focus if the app requested it earlier.
    open override func didMoveToWindow() {
      super.didMoveToWindow()
      onMoveToWindow()
    }

    /// Deletes the character before the caret, or the sign if the caret is at the start of the
    /// text.
    ///
    /// UIKit doesn't call the delegate if there is no character before the caret.
    open override func deleteBackward() {
      guard let adapter, selectedOffsets == 0..<0, markedTextRange == nil else {
        return super.deleteBackward()
      }
      adapter.editIfAllowed(.edit(.delete(.backward)))
    }

    /// Remembers the pressed key of a hardware keyboard, then lets UIKit handle the press.
    ///
    /// UIKit calls this method before it inserts the key's character, and never for keys on screen.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heldKey = presses.lazy.compactMap(\.key?.keyCode).first ?? heldKey
      super.pressesBegan(presses, with: event)
    }

    /// Forgets the key that has been released.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      release(presses)
      super.pressesEnded(presses, with: event)
    }

    /// Forgets a key whose press the system has canceled.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      release(presses)
      super.pressesCancelled(presses, with: event)
    }

    private func release(_ presses: Set<UIPress>) {
      if presses.contains(where: { $0.key?.keyCode == heldKey }) { heldKey = nil }
    }

    /// The commands for keys of a hardware keyboard.
    ///
    /// If the style has a step, Up and Down change the value by one step. Page Up, Page Down,
    /// Shift-Up and Shift-Down change it by a coarse step (see `NumericTextStepSize`). Escape
    /// restores the value from before editing.
    open override var keyCommands: [UIKeyCommand]? {
      guard let adapter, isEditing else { return super.keyCommands }
      return adapter.keys.map { key in
        let command = UIKeyCommand(
          input: key.input,
          modifierFlags: key.flags,
          action: Self.keyAction
        )
        command.wantsPriorityOverSystemBehavior = true
        return command
      } + (super.keyCommands ?? [])
    }

    // UIKit calls this method by its Objective-C name, which can be declared only on Apple's
    // platforms.
    #if canImport(ObjectiveC)
      @objc(pressNumericTextKey:)
    #endif
    final func pressNumericTextKey(_ command: UIKeyCommand) {
      let key = adapter?.keys.first {
        $0.input == command.input && $0.flags == command.modifierFlags
      }
      guard let key, let adapter else { return }
      if case .scrub(let scrub) = key.event {
        adapter.scrub(scrub)
      } else {
        adapter.editIfAllowed(key.event)
      }
    }

    // `#selector` requires Objective-C.
    #if canImport(ObjectiveC)
      private static let keyAction = #selector(NumericTextInput.pressNumericTextKey(_:))
    #else
      private static let keyAction = Selector("pressNumericTextKey:")
    #endif

    /// The traits of a text field, and `adjustable` while VoiceOver swipes change the value.
    open override var accessibilityTraits: UIAccessibilityTraits {
      get {
        let traits = super.accessibilityTraits
        return adapter?.stepsBySwipes == true ? traits.union(.adjustable) : traits
      }
      set { super.accessibilityTraits = newValue }
    }

    /// Steps the value up when the user swipes up with VoiceOver.
    open override func accessibilityIncrement() { adapter?.editIfAllowed(.step(by: 1)) }

    /// Steps the value down when the user swipes down with VoiceOver.
    open override func accessibilityDecrement() { adapter?.editIfAllowed(.step(by: -1)) }

    // tvOS has no pasteboard.
    #if !os(tvOS)
      /// Copies the selection to the pasteboard, as plain digits if the style requires them.
      open override func copy(_ sender: Any?) {
        guard let number = adapter?.copiedNumber else { return super.copy(sender) }
        UIPasteboard.general.string = number
      }

      /// Copies the selection to the pasteboard, then deletes it.
      open override func cut(_ sender: Any?) {
        guard let adapter else { return super.cut(sender) }
        adapter.cut { UIPasteboard.general.string = $0 }
      }

      /// Pastes, and places the caret directly after the pasted content.
      open override func paste(_ sender: Any?) {
        guard let adapter else { return super.paste(sender) }
        adapter.pasting { super.paste(sender) }
      }
    #endif
  }
#endif
