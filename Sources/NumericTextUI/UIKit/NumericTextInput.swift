// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  public import UIKit

  /// A text field that gives its ``NumericTextFieldDelegate`` what only a field itself can: arrow
  /// keys, a cut that reaches the clipboard, and stepping with VoiceOver.
  ///
  /// ```swift
  /// let textField = NumericTextInput()
  /// delegate.attach(to: textField)
  /// ```
  ///
  /// Without such a delegate it is a plain text field.
  open class NumericTextInput: UITextField {
    weak var adapter: TextFieldAdapter? { didSet { history.adapter = adapter } }

    /// Is called when the field enters or leaves a window.
    var onMoveToWindow: () -> Void = {}

    private let history = HistoryUndoManager()

    /// An undo manager of the field's own, so that its history mixes with no other.
    open override var undoManager: UndoManager? { history }

    /// Lets the undo manager post that the history has another entry.
    func historyChanged() { history.noteChange() }

    /// Takes the focus that was asked for before there was a window.
    open override func didMoveToWindow() {
      super.didMoveToWindow()
      onMoveToWindow()
    }

    /// Deletes what stands before the caret; in front of the number that is its sign.
    ///
    /// A delegate is not asked about a key that has no character to delete.
    open override func deleteBackward() {
      guard let adapter, selectedOffsets == 0..<0, markedTextRange == nil else {
        return super.deleteBackward()
      }
      adapter.edit(.edit(.delete(.backward)))
    }

    /// The keys of a hardware keyboard: Up and Down step the value if there is a step, Shift and the
    /// page keys take ten at once, Escape restores the value from before editing.
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

    // Linux has no Objective-C to find a method by its name.
    #if canImport(ObjectiveC)
      @objc(pressNumericTextKey:)
    #endif
    final func pressNumericTextKey(_ command: UIKeyCommand) {
      let key = adapter?.keys.first {
        $0.input == command.input && $0.flags == command.modifierFlags
      }
      if let key { adapter?.edit(key.event) }
    }

    // The compiler knows the names of methods only with Objective-C.
    #if canImport(ObjectiveC)
      private static let keyAction = #selector(NumericTextInput.pressNumericTextKey(_:))
    #else
      private static let keyAction = Selector("pressNumericTextKey:")
    #endif

    /// Steps the value up, as a swipe with VoiceOver does.
    open override func accessibilityIncrement() { adapter?.step(by: 1) }

    /// Steps the value down.
    open override func accessibilityDecrement() { adapter?.step(by: -1) }

    // Apple TV has no clipboard.
    #if !os(tvOS)
      /// Copies the selection and deletes it.
      open override func cut(_ sender: Any?) {
        guard let adapter else { return super.cut(sender) }
        adapter.cut { UIPasteboard.general.string = $0 }
      }

      /// Pastes, with the caret right after what was pasted.
      open override func paste(_ sender: Any?) {
        guard let adapter else { return super.paste(sender) }
        adapter.pasting { super.paste(sender) }
      }
    #endif
  }
#endif
