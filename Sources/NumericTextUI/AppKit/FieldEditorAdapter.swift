// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  import AppKit
  import NumericText

  /// A connection between an AppKit text field, the window's field editor, and the model.
  ///
  /// `NSTextField` reports focus only with the first change of the text, and reports a change only
  /// after it was made. In addition, all fields of a window share one editor. Therefore the adapter
  /// observes the editor: it handles commands before AppKit does, reads all other input afterwards,
  /// and checks the selection and the focus after each event.
  @MainActor
  final class FieldEditorAdapter: NSObject {
    let model: any FieldEditing
    weak var passthrough: (any NSTextFieldDelegate)?

    /// The delegate that the field had before this adapter.
    private weak var displaced: (any NSTextFieldDelegate)?

    var configuration = NumericTextFieldConfiguration() {
      didSet {
        if configuration.allowsScrubbing != oldValue.allowsScrubbing { applyScrubbing() }
        describe()
      }
    }

    private(set) weak var field: NSTextField?

    /// The window's field editor while the field uses it, otherwise nil.
    weak var editor: NSTextView?
    var aids: TypingAids?

    var turn = Turn.away

    let undoSteps: UndoSteps

    /// The drag that is changing the number, or nil if there is none.
    weak var drag: FieldDrag?

    /// The monitor that lets the mouse wheel change the number, or nil if the wheel doesn't change
    /// it.
    var wheelMonitor: EventMonitor?
    var wheelDistance = DragDistance()

    /// The observer of all windows, or nil if the adapter isn't attached to a field.
    private var windowTokens: NotificationTokens?
    private var editorTokens: NotificationTokens?
    private weak var observedEditor: NSTextView?
    private var voiceOver: NSKeyValueObservation?
    private var formatter: Formatter?

    init(_ model: any FieldEditing) {
      self.model = model
      undoSteps = UndoSteps(model)
      super.init()
      undoSteps.perform = { [weak self] event in self?.edit(event) }
      undoSteps.finish = { [weak self] in self?.draw() }
    }

    /// Becomes the delegate of a field.
    ///
    /// The field's formatter is removed, because it would format the text again. If another adapter
    /// is attached to the field, it is detached first.
    func attach(to field: NSTextField) {
      detach()
      (field.delegate as? FieldEditorAdapter)?.detach()
      self.field = field
      formatter = field.formatter
      field.formatter = nil
      displaced = field.delegate
      field.delegate = self
      observeWindows()
      observeEditor()
      observeVoiceOver()
      applyScrubbing()
      draw()
      model.reportViolation()
      followField()
    }

    /// Restores the field's delegate and formatter, and leaves its text unchanged.
    func detach() {
      guard let field else { return }
      endEditing()
      field.removePan(for: self)
      (windowTokens, editorTokens, observedEditor, voiceOver) = (nil, nil, nil, nil)
      if field.delegate === self { field.delegate = displaced }
      field.formatter = formatter
      formatter = nil
      displaced = nil
      self.field = nil
    }

    /// The delegate to which every callback is forwarded: `passthrough`, or else the field's
    /// previous delegate.
    var listener: (any NSTextFieldDelegate)? { passthrough ?? displaced }

    private func observeWindows() {
      // The adapter is not notified when the field enters a window, so observe all windows.
      windowTokens = NotificationTokens([NSWindow.didUpdateNotification], of: nil) { [weak self] in
        self?.observeEditor()
        self?.finishEvent()
        self?.followField()
      }
    }

    /// Updates the accessibility value when VoiceOver is turned on or off.
    private func observeVoiceOver() {
      voiceOver = NSWorkspace.shared.onVoiceOverChange { [weak self] in self?.describe() }
    }

    /// Observes the selection in the window's field editor, even while another field uses the
    /// editor.
    func observeEditor() {
      guard let field, let editor = field.window?.fieldEditor(true, for: field) as? NSTextView,
        editor !== observedEditor
      else { return }
      observedEditor = editor
      let names = [NSTextView.didChangeSelectionNotification]
      editorTokens = NotificationTokens(names, of: editor) { [weak self] in self?.followField() }
    }
  }
#endif
