// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  import NumericText
  public import UIKit

  /// The part of a ``NumericTextFieldDelegate`` that does not depend on the type of its value.
  ///
  /// It turns the callbacks of UIKit into events of the model, and shows the model's text. It is a
  /// class of its own because Objective-C sees no methods in extensions of generic classes.
  @MainActor
  open class TextFieldAdapter: NSObject {
    /// A second delegate that receives every callback, and may answer first.
    ///
    /// An edit that it does not allow is not made.
    public weak var passthroughDelegate: (any UITextFieldDelegate)?

    /// How the field behaves around the number.
    public var configuration = NumericTextFieldConfiguration() {
      didSet {
        if configuration.inputChoices != oldValue.inputChoices { applyInputTraits() }
        describe()
      }
    }

    /// The text field that is formatted, nil if there is none.
    public private(set) weak var textField: UITextField?

    /// Is called when the field gets the focus with another text than the model's.
    ///
    /// For call sites whose model is the text.
    package var readsText: (String) -> Void = { _ in }

    let model: any FieldEditing

    var turn = Turn.waiting

    let undoSteps = UndoSteps()

    /// Whether assistive technologies were given the value in words.
    var isDescribed = false

    /// The keyboard that was chosen by the style.
    var chosenKeyboard: UIKeyboardType?

    init(_ model: any FieldEditing) {
      self.model = model
      super.init()
      undoSteps.perform = { [weak self] event in self?.model.perform(event) }
      undoSteps.finish = { [weak self] in self?.showEdit() }
    }

    /// Observers of VoiceOver, while there is a field.
    private var voiceOverTokens: NotificationTokens?

    private let actionIdentifier = UIAction.Identifier("NumericText.editingChanged")
  }

  // MARK: - The text field

  extension TextFieldAdapter {
    /// Becomes the delegate of a text field and shows the value in it.
    ///
    /// The text field does not keep its delegate: hold on to it for as long as the field is there.
    /// A delegate serves one field at a time.
    public func attach(to textField: UITextField) {
      textField.delegate = self
      adopt(textField)
      draw()
      model.reportViolation()
    }

    /// Leaves the text field as it is, with no more formatting.
    public func detach() {
      guard let textField else { return }
      if textField.delegate === self { textField.delegate = nil }
      textField.removeAction(identifiedBy: actionIdentifier, for: .editingChanged)
      removeInputTraits(from: textField)
      undoSteps.removeAll()
      (textField as? NumericTextInput)?.adapter = nil
      voiceOverTokens = nil
      self.textField = nil
    }

    /// Serves the field that reports to this delegate, and no other.
    func adopt(_ textField: UITextField) {
      guard self.textField !== textField else { return }
      self.textField?.removeAction(identifiedBy: actionIdentifier, for: .editingChanged)
      undoSteps.removeAll()
      self.textField = textField
      (textField as? NumericTextInput)?.adapter = self
      let action = UIAction(identifier: actionIdentifier) { [weak self] _ in self?.textChanged() }
      textField.addAction(action, for: .editingChanged)
      applyInputTraits()
      observeVoiceOver()
    }

    /// Describes the field to a VoiceOver that is switched on later.
    private func observeVoiceOver() {
      let name = UIAccessibility.voiceOverStatusDidChangeNotification
      voiceOverTokens = NotificationTokens([name], of: nil) { [weak self] in self?.describe() }
    }
  }

  // MARK: - Actions

  extension TextFieldAdapter {
    /// Adds a number of steps to the value, exactly and within bounds.
    ///
    /// ```swift
    /// delegate.step(by: -1)
    /// ```
    ///
    /// - Parameter count: The number of steps, negative to subtract them.
    public func step(by count: Int) { editAnywhere(.step(by: count)) }

    /// Makes the number negative, or positive if it is negative.
    public func toggleSign() { editAnywhere(.edit(.toggleSign)) }

    /// Empties the field; one that cannot be empty shows zero.
    public func clear() { editAnywhere(.edit(.replace(0..<model.text.utf16Length, with: ""))) }

    /// Restores the value from before editing, as Escape does.
    public func cancel() { edit(.cancel) }

    /// Cuts the selection: copies it as it is shown, then deletes it.
    func cut(to copy: (String) -> Void) {
      guard !model.selectedText.isEmpty else { return }
      copy(model.selectedText)
      edit(.edit(.delete(.backward)))
    }
  }

  // MARK: - From the model to the field

  extension TextFieldAdapter {
    /// Performs an event and shows its outcome.
    @discardableResult
    func play(_ event: Event) -> Outcome {
      let violation = model.violation
      let outcome = model.perform(event)
      draw()
      if let refusal = outcome.refusal { report(refusal) }
      announceBounds(outcome, since: violation)
      return outcome
    }

    /// Performs an edit that the system does not make itself, and reports it as the system would.
    func edit(_ event: Event) {
      let outcome = play(event)
      if !outcome.changes.isDisjoint(with: [.text, .value]) { reportChange() }
    }

    /// Performs an edit that may come without the focus; then it is committed at once.
    func editAnywhere(_ event: Event) {
      edit(event)
      if textField?.isEditing != true { play(.blur) }
    }

    /// Commits the number, or restores the one from before editing.
    func endEditing(isCancelled: Bool = false) {
      endComposition()
      endTurn()
      if isCancelled { model.perform(.cancel) }
      play(.blur)
    }

    private func showEdit() {
      draw()
      reportChange()
    }

    private func reportChange() {
      guard let textField else { return }
      textField.sendActions(for: .editingChanged)
      NotificationCenter.default.post(
        name: UITextField.textDidChangeNotification,
        object: textField
      )
    }

    /// Shows the model's text and selection, unless an input method is composing.
    ///
    /// A text that is there already is not written again, so neither caret nor listeners are
    /// disturbed.
    func draw() {
      guard let textField, turn.composition == nil, !turn.isDrawing, !undoSteps.isPerforming else {
        return
      }
      let interrupted = turn
      turn = .drawing
      let isNew = !textField.shownText.isSame(as: model.text)
      if isNew { textField.text = model.text }
      if textField.isEditing { textField.selectedOffsets = model.selection }
      describe()
      if case .hosting = interrupted { turn = .waiting } else { turn = interrupted }
      matchUndoSteps(isEmptied: isNew)
    }
  }

  // MARK: - Undo

  // The history is the engine's. The undo manager of a plain field holds a step for each of its
  // entries. Our own field needs none.
  extension TextFieldAdapter {
    private func matchUndoSteps(isEmptied: Bool) {
      if let field = textField as? NumericTextInput { return field.historyChanged() }
      undoSteps.match(
        undos: model.undoCount,
        redos: model.redoCount,
        in: textField?.undoManager,
        isEmptied: isEmptied
      )
    }

    /// Removes the steps that the system registered for changes that it made by itself.
    ///
    /// They replace ranges of a text that is formatted otherwise by now. An undo manager that others
    /// use as well keeps theirs.
    func forgetSystemUndos() {
      guard let undoManager = textField?.undoManager else { return }
      if undoManager !== textField?.next?.undoManager { undoManager.removeAllActions() }
      matchUndoSteps(isEmptied: true)
    }
  }
#endif
