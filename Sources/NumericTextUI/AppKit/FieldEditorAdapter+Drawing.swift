// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  import AppKit
  import NumericText

  extension FieldEditorAdapter {
    /// Performs an event, and calls the delegate methods that AppKit calls when the user types.
    ///
    /// AppKit calls no delegate methods when code changes the text, for example to add a step.
    ///
    /// - Returns: The outcome, or nil if the field's delegate doesn't allow editing.
    @discardableResult
    func edit(_ event: Event) -> Outcome? {
      guard let editor else {
        // A field without focus commits the edit immediately.
        defer { perform(.blur) }
        return perform(event)
      }
      let range = NSRange(location: 0, length: editor.whole.count)
      let text = editor.string
      guard editor.shouldChangeText(in: range, replacementString: text) else { return nil }
      let outcome = perform(event)
      if !editor.shows(text) { drawing { editor.didChangeText() } }
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
        shownNumber = model.nsNumber
        // A drag can change the number of a field without focus. Its undo actions belong to the
        // window's undo manager.
        return undoSteps.match(in: field.undoManager)
      }
      guard !editor.hasMarkedText() else { return }
      drawing {
        if !editor.shows(model.engine.text) { editor.string = model.engine.text }
        if editor.selection != model.engine.selection { editor.selection = model.engine.selection }
        // AppKit scrolls to the selection only if AppKit itself has changed it.
        let selection = editor.selection
        editor.scrollRangeToVisible(
          NSRange(location: selection.lowerBound, length: selection.count)
        )
      }
      undoSteps.match(in: editor.undoManager)
    }

    /// Shows the committed text when editing ends.
    ///
    /// AppKit has already copied the editor's text to the field, so this method sets the field's
    /// text, not the editor's.
    func drawAtEnd() {
      drawing { field?.stringValue = model.engine.text }
      shownNumber = model.nsNumber
    }

    /// Updates the model if the app has changed the number of the field, with a binding or a
    /// property such as `doubleValue`.
    ///
    /// Called only while the field isn't being edited.
    func takeNumber(of field: NSTextField) {
      guard let number = field.objectValue as? NSNumber?, number != shownNumber else { return }
      model.set(nsNumber: number)
      draw()
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

  extension FieldEditorAdapter: FieldAdapter {
    func beginUndoStep() { undoSteps.beginStep(in: editor?.undoManager ?? field?.undoManager) }

    /// Sets the accessibility description: the value in words if VoiceOver is on, otherwise nil.
    ///
    /// During editing, there is no description, because VoiceOver navigates by the characters of
    /// the text.
    func describe() {
      let isSpoken = NSWorkspace.shared.isVoiceOverEnabled && editor == nil
      field?.setAccessibilityValueDescription(isSpoken ? describedText : nil)
    }

    func signalRefusal() { if configuration.beepsOnRefusal { NSSound.beep() } }

    func announce(_ message: String) {
      guard NSWorkspace.shared.isVoiceOverEnabled, let window = field?.window else { return }
      NSAccessibility.post(
        element: window,
        notification: .announcementRequested,
        userInfo: [
          .announcement: message,
          .priority: NSAccessibilityPriorityLevel.high.rawValue,
        ]
      )
    }
  }

  extension NSWorkspace {
    /// Calls `action` on the main actor whenever VoiceOver is turned on or off.
    ///
    /// The system can report the change on any thread.
    nonisolated func onVoiceOverChange(
      _ action: @escaping @MainActor @Sendable () -> Void
    ) -> NSKeyValueObservation {
      observe(\.isVoiceOverEnabled) { _, _ in onMainActor(action) }
    }
  }

  extension NSText {
    /// The selection, in UTF-16 offsets.
    ///
    /// This is an extension of `NSText`: in `NSTextView`, the name `selectedRange` would be ambiguous,
    /// because that class also has a method with this name.
    var selection: Range<Int> {
      get { selectedRange.location..<NSMaxRange(selectedRange) }
      set { selectedRange = NSRange(location: newValue.lowerBound, length: newValue.count) }
    }

    /// The range of the whole text in UTF-16 offsets.
    var whole: Range<Int> { 0..<string.utf16Length }

    /// Returns whether the text consists of the same code units as `text`.
    ///
    /// The operator `==` is not enough: strings that are canonically equivalent are equal, but can
    /// have different offsets.
    func shows(_ text: String) -> Bool { string.isSame(as: text) }
  }
#endif
