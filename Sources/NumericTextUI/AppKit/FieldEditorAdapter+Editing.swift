// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  import AppKit
  import NumericText

  extension FieldEditorAdapter {
    /// Updates the model if the focus or the selection has changed.
    func followField() {
      guard !turn.isProgrammatic, let field else { return }
      let current = field.currentEditor() as? NSTextView
      if turn.hasFocus, current == nil || current !== (editor ?? current) { endEditing() }
      guard let current, current.isEditable else {
        if current == nil, !model.engine.isActive { takeNumber(of: field) }
        return
      }
      if editor == nil { begin(in: current) }
      takeSelection(of: current)
    }

    /// Updates `turn`, the stage of the edit, after AppKit has handled an event.
    func finishEvent() {
      turn = turn.afterEvent
      // An input method can unmark its text without sending a notification.
      if model.engine.isComposing, let editor, !editor.hasMarkedText() { takeChange(in: editor) }
    }

    private func begin(in editor: NSTextView) {
      let hadFocus = turn.hasFocus
      borrow(editor)
      if hadFocus { return }
      let isWhole = editor.selection == editor.whole
      perform(.focus(at: isWhole ? nil : editor.selection.lowerBound))
      if model.traits.hasIdleFormat { turn = .begunWithSelection(model.engine.selection) }
      if isWhole || configuration.selectsAllOnFocus { perform(.selectAll) }
      if configuration.selectsAllOnFocus { turn = .begunWithSelection(model.engine.selection) }
    }

    private func borrow(_ editor: NSTextView) {
      self.editor = editor
      turn = .waiting
      aids = TypingAids(switchingOffIn: editor)
      applyWheel()
    }

    /// Restores the settings of the shared field editor and stops using it.
    func giveBack() {
      aids?.restore()
      aids = nil
      editor = nil
      applyWheel()
    }

    /// Commits the number and ends editing.
    func endEditing() {
      guard turn.hasFocus else { return }
      turn = .away
      undoSteps.removeAll()
      giveBack()
      perform(.blur)
    }

    /// Updates the model's selection, because the user may have changed the editor's selection.
    ///
    /// If the editor's text differs from the model's, this method does nothing. AppKit is about to
    /// report the new text, and `takeChange(in:)` then reads the text and the selection together.
    private func takeSelection(of editor: NSTextView) {
      guard !editor.hasMarkedText(), editor.shows(model.engine.text) else { return }
      let selection = editor.selection
      if let kept = turn.keptSelection {
        if selection != model.engine.selection { perform(.select(kept)) }
      } else if model.engine.isActive {
        if selection != model.engine.selection { perform(.select(selection)) }
      } else if selection != editor.whole {
        perform(.focus(at: selection.lowerBound))
      }
    }
  }

  // MARK: - Changes already made to the text

  extension FieldEditorAdapter {
    /// Updates the model after the editor's text has changed.
    func takeChange(in editor: NSTextView) {
      if self.editor == nil { borrow(editor) }
      if editor.hasMarkedText() {
        mark(in: editor)
      } else if model.engine.isComposing {
        confirm(in: editor)
      } else if !editor.shows(model.engine.text) {
        let isDecimalKey = isDecimalKey(in: editor)
        activate()
        perform(
          isDecimalKey
            ? .edit(.decimalKey) : .input(editor.string, caret: editor.selection.upperBound)
        )
      }
    }

    /// Returns whether the decimal key of the numeric keypad has changed the editor's text.
    ///
    /// The current event can be older than the change, for example if a service has changed the
    /// text. Therefore, the result is true only if the key's character is the only difference
    /// between the editor's text and the model's text.
    private func isDecimalKey(in editor: NSTextView) -> Bool {
      guard editor.window?.currentEvent?.isOfDecimalKey == true else { return false }
      let text = model.engine.text
      let replaced = model.engine.isActive ? model.engine.selection : 0..<text.utf16Length
      let (start, end) = (replaced.lowerBound, editor.selection.upperBound)
      guard end == start + 1 else { return false }
      let key = editor.string.slice(utf16: start..<end)
      return key.isOfDecimalKey && editor.shows(text.replacing(utf16: replaced, with: key))
    }

    /// Starts editing in the model if editing hasn't started yet, and selects the whole text.
    ///
    /// AppKit, too, selects the whole text when it adds the field editor.
    func activate() {
      guard !model.engine.isActive else { return }
      model.perform(.focus(at: nil))
      model.perform(.select(0..<model.engine.text.utf16.count))
    }

    private func mark(in editor: NSTextView) {
      let marked = editor.markedRange()
      if !model.engine.isComposing { activate() }
      let range = marked.location..<NSMaxRange(marked)
      turn = .composing(MarkedRange(range, in: editor.whole.upperBound))
      perform(.mark(editor.string.slice(utf16: range)))
    }

    /// Confirms the composed text.
    ///
    /// The model first reads the text again, because the input method may have changed it.
    private func confirm(in editor: NSTextView) {
      if let composition = turn.composition {
        turn = .waiting
        perform(.mark(editor.string.slice(utf16: composition.range(in: editor.whole.upperBound))))
      }
      perform(.confirmMarkedText)
    }
  }
#endif
