// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  import AppKit
  import NumericText

  /// Stands between a text field with its editor and the model.
  ///
  /// A field hears of its focus late (with the first change) and of edits after the fact; its editor
  /// is lent to whichever field of the window is being edited. So the adapter follows the editor:
  /// commands are played before AppKit performs them, all other input is read when it has arrived,
  /// and the selection and the focus are compared after each event.
  @MainActor
  final class FieldEditorAdapter: NSObject {
    let model: any FieldEditing
    weak var passthrough: (any NSTextFieldDelegate)?

    /// The delegate that the field had before.
    private weak var displaced: (any NSTextFieldDelegate)?

    var configuration = NumericTextFieldConfiguration()
    private(set) weak var field: NSTextField?

    /// The window's editor, while it is lent to the field.
    weak var editor: NSTextView?
    var aids: TypingAids?

    var turn = Turn.away

    let undoSteps = UndoSteps()

    /// Observers of the windows and of the editor, while there is a field.
    private var windowTokens: NotificationTokens?
    private var editorTokens: NotificationTokens?
    private weak var observedEditor: NSTextView?
    private var voiceOver: NSKeyValueObservation?
    private var formatter: Formatter?

    init(model: any FieldEditing) {
      self.model = model
      super.init()
      undoSteps.perform = { [weak self] event in self?.edit(event) }
      undoSteps.finish = { [weak self] in self?.draw() }
    }

    /// Takes over a field.
    ///
    /// A formatter that it has would format twice, so it rests meanwhile.
    func attach(to field: NSTextField) {
      detach()
      self.field = field
      formatter = field.formatter
      field.formatter = nil
      displaced = field.delegate
      field.delegate = self
      observeWindows()
      observeEditor()
      observeVoiceOver()
      draw()
      model.reportViolation()
      catchUp()
    }

    /// Lets go of the field, with its text as it stands.
    func detach() {
      guard let field else { return }
      finish()
      (windowTokens, editorTokens, observedEditor, voiceOver) = (nil, nil, nil, nil)
      if field.delegate === self { field.delegate = displaced }
      field.formatter = formatter
      formatter = nil
      displaced = nil
      self.field = nil
    }

    /// Who else hears of what the field tells its delegate.
    var listener: (any NSTextFieldDelegate)? { passthrough ?? displaced }

    private func observeWindows() {
      // A field is not told of its window, so all windows are observed.
      windowTokens = NotificationTokens([NSWindow.didUpdateNotification], of: nil) { [weak self] in
        self?.observeEditor()
        self?.settle()
        self?.catchUp()
      }
    }

    /// Describes the field to a VoiceOver that is switched on later.
    private func observeVoiceOver() {
      voiceOver = NSWorkspace.shared.onVoiceOverChange { [weak self] in self?.describe() }
    }

    /// Observes the editor that the window lends to its fields, before it is lent to this one.
    func observeEditor() {
      guard let field, let editor = field.window?.fieldEditor(true, for: field) as? NSTextView,
        editor !== observedEditor
      else { return }
      observedEditor = editor
      let names = [NSTextView.didChangeSelectionNotification]
      editorTokens = NotificationTokens(names, of: editor) { [weak self] in self?.catchUp() }
    }
  }
#endif
