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

    var configuration = NumericTextFieldConfiguration() {
      didSet {
        if configuration.allowsScrubbing != oldValue.allowsScrubbing { applyScrubbing() }
        describe()
      }
    }

    private(set) weak var field: NSTextField?

    /// The window's field editor while the field uses it, otherwise nil.
    weak var editor: NSTextView?
    var aids: TypingAids<NSTextView>?

    var turn = Turn.away

    let undoSteps: UndoSteps

    /// The drag that is changing the number, or nil if there is none.
    weak var drag: FieldDrag?

    /// The monitor that lets the mouse wheel change the number, or nil if the wheel has no effect.
    var wheelMonitor: EventMonitor?
    var wheelDistance = DragDistance()

    private var windowTokens: NotificationTokens?
    private var editorTokens: NotificationTokens?
    private weak var observedEditor: NSTextView?

    /// The window whose field editor is observed.
    private weak var observedWindow: NSWindow?
    private var voiceOver: NSKeyValueObservation?

    private var displaced = Displaced()

    /// The number that the field had after this adapter last set its text.
    ///
    /// If the field has another number, the app has set it.
    var shownNumber: NSNumber?

    init(_ model: any FieldEditing) {
      self.model = model
      undoSteps = UndoSteps(model)
      super.init()
      undoSteps.perform = { [weak self] event in self?.edit(event) }
      undoSteps.finish = { [weak self] in self?.draw() }
    }

    /// Becomes the delegate of a field.
    ///
    /// The field's formatter is replaced, because it would format the text again. If another
    /// adapter is attached to the field, it is detached first.
    func attach(to field: NSTextField) {
      detach()
      (field.delegate as? FieldEditorAdapter)?.detach()
      self.field = field
      displaced = Displaced(delegate: field.delegate, formatter: field.formatter)
      field.formatter = FieldFormatter(self)
      field.delegate = self
      observeWindows()
      observeEditor()
      voiceOver = NSWorkspace.shared.onVoiceOverChange { [weak self] in self?.describe() }
      applyScrubbing()
      draw()
      model.reportViolation()
      followField()
    }

    /// Ends editing, and restores the field's previous delegate and formatter.
    func detach() {
      guard let field else { return }
      endEditing()
      undoSteps.removeAll()
      field.removePan(for: self)
      (windowTokens, editorTokens, observedEditor, observedWindow) = (nil, nil, nil, nil)
      voiceOver = nil
      if field.delegate === self { field.delegate = displaced.delegate }
      field.formatter = displaced.formatter
      displaced = Displaced()
      self.field = nil
    }

    deinit {
      guard let field else { return }
      onMainActor { [aids, displaced] in
        aids?.restore()
        displaced.restore(in: field)
      }
    }

    /// The delegate to which every callback is forwarded: `passthrough`, or else the field's
    /// previous delegate.
    var listener: (any NSTextFieldDelegate)? { passthrough ?? displaced.delegate }

    /// Observes all windows, because AppKit doesn't notify the adapter when the field enters a
    /// window.
    ///
    /// AppKit updates a window after each event.
    private func observeWindows() {
      let name = NSWindow.didUpdateNotification
      windowTokens = NotificationTokens([name], of: nil) { [weak self] in self?.windowUpdated($0) }
    }

    /// Updates the model after an event in a window, if the field is or was in that window.
    private func windowUpdated(_ window: ObjectIdentifier?) {
      let windows = [field?.window, observedWindow].compactMap { $0 }
      guard windows.contains(where: { ObjectIdentifier($0) == window }) else { return }
      observeEditor()
      finishEvent()
      followField()
    }

    /// Observes the selection in the field's current editor, or else in the window's field editor,
    /// which another field may be using.
    ///
    /// The window is asked for its editor only once, because the window's delegate can create
    /// another editor each time.
    func observeEditor() {
      guard let field, let window = field.window else { return }
      var editor = field.currentEditor() as? NSTextView ?? observedEditor
      if window !== observedWindow {
        observedWindow = window
        editor = field.currentEditor() as? NSTextView
        editor = editor ?? window.fieldEditor(true, for: field) as? NSTextView
      }
      guard let editor, editor !== observedEditor else { return }
      observedEditor = editor
      let names = [NSTextView.didChangeSelectionNotification]
      editorTokens = NotificationTokens(names, of: editor) { [weak self] _ in self?.followField() }
    }
  }

  /// The delegate and the formatter that a field had before an adapter.
  @MainActor
  private struct Displaced {
    weak var delegate: (any NSTextFieldDelegate)?
    var formatter: Formatter?

    /// Restores both after the adapter is gone, unless they have been replaced.
    func restore(in field: NSTextField) {
      if (field.formatter as? FieldFormatter)?.isOrphaned == true { field.formatter = formatter }
      if field.delegate == nil { field.delegate = delegate }
    }
  }
#endif
