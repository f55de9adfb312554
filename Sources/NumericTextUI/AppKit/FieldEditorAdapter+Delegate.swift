// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  import AppKit
  import NumericText

  extension FieldEditorAdapter: NSTextFieldDelegate {
    func controlTextDidBeginEditing(_ obj: Notification) {
      listener?.controlTextDidBeginEditing?(obj)
    }

    func controlTextDidChange(_ obj: Notification) {
      if !turn.isDrawing, let editor = obj.userInfo?["NSFieldEditor"] as? NSTextView {
        takeChange(in: editor)
      }
      listener?.controlTextDidChange?(obj)
    }

    func controlTextDidEndEditing(_ obj: Notification) {
      if let editor { takeChange(in: editor) }
      let isReturning = turn.isReturning
      if isReturning { giveBack() } else { endEditing() }
      turn = .ending(keepsFocus: isReturning)
      drawAtEnd()
      listener?.controlTextDidEndEditing?(obj)
    }

    func control(
      _ control: NSControl,
      textView: NSTextView,
      doCommandBy commandSelector: Selector
    ) -> Bool {
      let isHandled =
        listener?.control?(control, textView: textView, doCommandBy: commandSelector) ?? false
      return isHandled || perform(commandSelector, in: textView)
    }

    /// Performs the command of a key binding that has a special meaning in a numeric field.
    ///
    /// - Returns: Whether AppKit should ignore the key binding, because the field has handled it.
    private func perform(_ selector: Selector, in editor: NSTextView) -> Bool {
      guard !editor.hasMarkedText(), self.editor === editor,
        let command = FieldCommand(selector, hasStep: model.traits.hasStep)
      else { return false }
      switch command {
      case .edit(.cancel):
        // If there is nothing to restore, let the sheet or window handle Escape.
        return edit(.cancel)?.changes.isDisjoint(with: [.text, .value]) == false
      case .edit(let event):
        activate()
        edit(event)
      case .move(let event):
        activate()
        perform(event)
      case .submit:
        perform(.submit)
        // If a callback has moved the focus, the next field uses the editor now.
        guard self.editor === editor, field?.currentEditor() === editor else { return true }
        turn = .returning
        return false
      }
      return true
    }
  }

  // MARK: - Callbacks for other delegates only

  extension FieldEditorAdapter {
    func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool {
      listener?.control?(control, textShouldBeginEditing: fieldEditor) ?? true
    }

    func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool {
      listener?.control?(control, textShouldEndEditing: fieldEditor) ?? true
    }

    func control(_ control: NSControl, isValidObject obj: Any?) -> Bool {
      listener?.control?(control, isValidObject: obj) ?? true
    }

    func control(
      _ control: NSControl,
      didFailToFormatString string: String,
      errorDescription error: String?
    ) -> Bool {
      listener?.control?(control, didFailToFormatString: string, errorDescription: error)
        ?? false
    }

    func control(
      _ control: NSControl,
      didFailToValidatePartialString string: String,
      errorDescription error: String?
    ) {
      listener?.control?(
        control,
        didFailToValidatePartialString: string,
        errorDescription: error
      )
    }

    /// Returns the completions from `listener`, the delegate to which callbacks are forwarded.
    func control(
      _ control: NSControl,
      textView: NSTextView,
      completions words: [String],
      forPartialWordRange charRange: NSRange,
      indexOfSelectedItem index: UnsafeMutablePointer<Int>
    ) -> [String] {
      listener?.control?(
        control,
        textView: textView,
        completions: words,
        forPartialWordRange: charRange,
        indexOfSelectedItem: index
      ) ?? []
    }
  }
#endif
