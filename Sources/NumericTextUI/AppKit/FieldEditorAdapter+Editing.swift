// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import NumericText

  extension FieldEditorAdapter {
    /// Compares focus and selection with the model's, and lets it know.
    func catchUp() {
      guard !isDrawing, !isEnding, let field else { return }
      let current = field.currentEditor() as? NSTextView
      if editor != nil || model.isActive, current !== editor { finish() }
      guard let current else {
        isReturning = false
        return
      }
      if editor == nil { begin(in: current) }
      takeSelection(of: current)
    }

    /// Borrows the editor.
    func adopt(_ editor: NSTextView) {
      self.editor = editor
      isEnding = false
      aids = TypingAids(switchingOffIn: editor)
    }

    private func begin(in editor: NSTextView) {
      adopt(editor)
      defer { isReturning = false }
      if isReturning { return }
      if editor.selection == editor.whole {
        play(.focus(at: nil))
        play(.select(editor.whole))
      } else {
        play(.focus(at: editor.selection.lowerBound))
      }
    }

    /// Gives the editor back and commits.
    func finish() {
      if let editor { editor.undoManager?.removeAllActions(withTarget: editor) }
      aids?.restore()
      aids = nil
      editor = nil
      composition = nil
      play(.blur)
    }

    /// Takes over a selection that the person made.
    ///
    /// If the text is not the model's, a change is on its way; it brings its selection with it.
    private func takeSelection(of editor: NSTextView) {
      guard !editor.hasMarkedText(), editor.shows(model.text) else { return }
      let selection = editor.selection
      if model.isActive {
        if selection != model.selection { play(.select(selection)) }
      } else if selection != editor.whole {
        play(.focus(at: selection.lowerBound))
      }
    }
  }

  // MARK: - Text that has changed already

  extension FieldEditorAdapter {
    /// Reads what the editor holds now.
    func takeChange(in editor: NSTextView) {
      if self.editor == nil { adopt(editor) }
      if editor.hasMarkedText() {
        mark(in: editor)
      } else if model.isComposing {
        confirm(in: editor)
      } else if !editor.shows(model.text) {
        activate()
        play(.input(editor.string, caret: editor.selection.upperBound))
      }
    }

    /// After Return the text is selected, but not yet edited: what comes takes its place.
    private func activate() {
      guard !model.isActive else { return }
      model.perform(.focus(at: nil))
      model.perform(.select(0..<model.text.utf16.count))
    }

    private func mark(in editor: NSTextView) {
      let marked = editor.markedRange()
      if !model.isComposing { activate() }
      composition = (marked.location, editor.whole.upperBound - NSMaxRange(marked))
      play(.mark(editor.text(in: marked.location..<NSMaxRange(marked))))
    }

    /// Confirms what stands now where text was marked: an input method may have changed it.
    private func confirm(in editor: NSTextView) {
      if let (before, behind) = composition, before + behind <= editor.whole.upperBound {
        play(.mark(editor.text(in: before..<editor.whole.upperBound - behind)))
      }
      composition = nil
      play(.confirmMarkedText)
    }
  }
#endif
