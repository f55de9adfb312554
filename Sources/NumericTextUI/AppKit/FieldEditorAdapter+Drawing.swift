// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  import AppKit
  import NumericText

  extension FieldEditorAdapter {
    /// Performs an event, and calls the AppKit delegate methods that an edit by the user would
    /// call.
    ///
    /// AppKit itself doesn't call them for a command such as a step.
    ///
    /// - Returns: The outcome, or nil if the field's delegate doesn't allow editing.
    @discardableResult
    func edit(_ event: Event) -> Outcome? {
      guard let editor else { return editIdle(event) }
      let range = NSRange(location: 0, length: editor.whole.count)
      let text = editor.string
      guard editor.shouldChangeText(in: range, replacementString: text) else { return nil }
      let violation = model.engine.violation
      let outcome = model.perform(event)
      show(outcome, since: violation)
      if !editor.shows(text) { drawing { editor.didChangeText() } }
      return outcome
    }

    /// Performs an edit in a field without focus, and commits it immediately.
    private func editIdle(_ event: Event) -> Outcome {
      let outcome = perform(event)
      perform(.blur)
      return outcome
    }

    /// Shows the model's text and selection, unless an input method is composing.
    func draw() {
      guard let field else { return }
      describe()
      guard let editor else {
        if !field.stringValue.isSame(as: model.engine.text) {
          drawing { field.stringValue = model.engine.text }
        }
        // For drags in a field without focus, register actions with the window's undo manager.
        return undoSteps.match(in: field.undoManager)
      }
      guard !editor.hasMarkedText() else { return }
      drawing {
        if !editor.shows(model.engine.text) { editor.string = model.engine.text }
        if editor.selection != model.engine.selection { editor.selection = model.engine.selection }
      }
      undoSteps.match(in: editor.undoManager)
    }

    /// Shows the committed text when editing ends.
    ///
    /// AppKit has already copied the editor's text to the field, so this sets the text of the field
    /// rather than that of the editor.
    func drawAtEnd() {
      drawing { field?.stringValue = model.engine.text }
    }

    private func drawing(_ action: () -> Void) {
      let interrupted = turn
      turn = .drawing(during: interrupted)
      action()
      // During the action, a delegate or observer can end editing, which sets `turn` to another
      // stage. Keep that stage.
      if turn.isDrawing { turn = interrupted }
    }
  }
#endif
