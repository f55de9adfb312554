// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  import AppKit
  import NumericText

  extension FieldEditorAdapter {
    /// Plays an event and shows what came of it.
    @discardableResult
    func play(_ event: Event) -> Outcome {
      let steps = model.undoCount
      let violation = model.violation
      let outcome = model.perform(event)
      draw()
      keepSteps(since: steps, event)
      if let refusal = outcome.refusal { report(refusal) }
      announceBounds(outcome, since: violation)
      return outcome
    }

    /// Plays an event that AppKit does not know as an edit, as the edit of a person.
    ///
    /// - Returns: What came of it, nil if the field's delegate allows no editing.
    @discardableResult
    func edit(_ event: Event) -> Outcome? {
      guard let editor else { return editIdle(event) }
      let range = NSRange(location: 0, length: editor.whole.count)
      let text = editor.string
      guard editor.shouldChangeText(in: range, replacementString: text) else { return nil }
      let outcome = play(event)
      if !editor.shows(text) { drawing { editor.didChangeText() } }
      return outcome
    }

    /// An edit of a field without the focus is done with itself.
    private func editIdle(_ event: Event) -> Outcome {
      let outcome = play(event)
      play(.blur)
      return outcome
    }

    /// Shows what the model holds, unless an input method is composing.
    func draw() {
      guard let field else { return }
      describe()
      guard let editor else {
        let isShown = field.stringValue.utf16.elementsEqual(model.text.utf16)
        if !isShown { drawing { field.stringValue = model.text } }
        return
      }
      guard !editor.hasMarkedText() else { return }
      drawing {
        if !editor.shows(model.text) { editor.string = model.text }
        if editor.selection != model.selection { editor.selection = model.selection }
      }
    }

    /// Shows what was committed.
    ///
    /// AppKit has taken the text out of the editor already, and would not take it again.
    func drawAtEnd() {
      drawing { field?.stringValue = model.text }
    }

    /// Shows what came from outside, which leaves nothing to take back.
    func redraw() {
      draw()
      keepSteps(since: nil, nil)
    }

    private func drawing(_ action: () -> Void) {
      let wasDrawing = isDrawing
      isDrawing = true
      action()
      isDrawing = wasDrawing
    }
  }

  // MARK: - Undo

  extension FieldEditorAdapter {
    /// Puts a step of the model's history on the window's list of things to undo.
    ///
    /// The model has the history; the list holds one entry for each of its steps.
    private func keepSteps(since count: Int?, _ event: Event?) {
      guard event != .undo, event != .redo, model.undoCount != count, let editor else { return }
      if model.undoCount == 0 {
        editor.undoManager?.removeAllActions(withTarget: editor)
      } else if count != nil {
        register(.undo)
      }
    }

    private func register(_ event: Event) {
      guard let editor, let undoManager = editor.undoManager else { return }
      // Without a group for each event there may be none that is open.
      let needsGroup = !undoManager.groupsByEvent && undoManager.groupingLevel == 0
      if needsGroup { undoManager.beginUndoGrouping() }
      undoManager.registerUndo(withTarget: editor) { [weak self] _ in
        MainActor.assumeIsolated { self?.travel(event) }
      }
      if needsGroup { undoManager.endUndoGrouping() }
    }

    /// Takes a step back or forth.
    ///
    /// What is registered meanwhile leads the other way.
    private func travel(_ event: Event) {
      register(event == .undo ? .redo : .undo)
      edit(event)
    }
  }
#endif
