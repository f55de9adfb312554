// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  import AppKit
  import NumericText

  extension FieldEditorAdapter {
    /// Plays an event and shows what came of it.
    @discardableResult
    func play(_ event: Event) -> Outcome {
      let violation = model.violation
      let outcome = model.perform(event)
      draw()
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
        if !field.stringValue.isSame(as: model.text) { drawing { field.stringValue = model.text } }
        return
      }
      guard !editor.hasMarkedText() else { return }
      drawing {
        if !editor.shows(model.text) { editor.string = model.text }
        if editor.selection != model.selection { editor.selection = model.selection }
      }
      undoSteps.match(undos: model.undoCount, redos: model.redoCount, in: editor.undoManager)
    }

    /// Shows what was committed.
    ///
    /// AppKit has taken the text out of the editor already, and would not take it again.
    func drawAtEnd() {
      drawing { field?.stringValue = model.text }
    }

    private func drawing(_ action: () -> Void) {
      let interrupted = turn
      turn = .drawing(during: interrupted)
      action()
      // Listeners may have ended editing meanwhile.
      if turn.isDrawing { turn = interrupted }
    }
  }
#endif
