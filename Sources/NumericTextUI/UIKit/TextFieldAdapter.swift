// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericText
  public import UIKit

  /// The part of a ``NumericTextFieldDelegate`` that doesn't depend on the value type.
  ///
  /// It converts UIKit's callbacks to events, and shows the model's text. It is a separate class
  /// because Objective-C cannot see methods in extensions of generic classes.
  @MainActor
  open class TextFieldAdapter: NSObject {
    /// A second delegate that receives every callback, and can reject edits.
    ///
    /// It is asked before each edit of the user. An edit that it rejects is not performed. Before an
    /// edit that UIKit doesn't know, such as a step, a button above the keyboard, a drag or an undo,
    /// it is asked whether the new text may replace the whole text.
    public weak var passthroughDelegate: (any UITextFieldDelegate)?

    /// Options of the field that don't affect the number.
    public var configuration = NumericTextFieldConfiguration() {
      didSet {
        if configuration.inputChoices != oldValue.inputChoices { applyInputTraits() }
        describe()
      }
    }

    /// The field to which the delegate is attached, or nil.
    public private(set) weak var textField: UITextField?

    /// Called when the field receives focus with a text that differs from the model's.
    ///
    /// A delegate that treats the text as the source of truth reads the value from this text.
    package var readsText: (String) -> Void = { _ in }

    /// Called when Return has committed the number, unless the pass-through delegate handles Return.
    var onReturn: () -> Void = {}

    let model: any FieldEditing

    /// The delegate of the field when the field last called this object, directly or by way of that
    /// delegate.
    private weak var caller: (any UITextFieldDelegate)?

    var turn = Turn.waiting

    /// The drag gesture that is currently changing the number, or nil.
    weak var drag: FieldDrag?

    let undoSteps: UndoSteps

    var traces = FieldTraces()

    init(_ model: any FieldEditing) {
      self.model = model
      undoSteps = UndoSteps(model)
      super.init()
      undoSteps.perform = { [weak self] event in
        if self?.allows(event) == true { self?.model.perform(event) }
      }
      undoSteps.finish = { [weak self] in self?.showEdit() }
    }

    deinit {
      guard let textField else { return }
      onMainActor { [traces] in traces.restore(in: textField) }
    }

    /// The observers that are called when VoiceOver is turned on or off, or nil without a field.
    private var voiceOverTokens: NotificationTokens?

    /// The observers that are called when another delegate adopts the field, or nil without a field.
    private var adoptionTokens: NotificationTokens?

    private let actionIdentifier = UIAction.Identifier("NumericText.editingChanged")
  }

  // MARK: - The text field

  extension TextFieldAdapter {
    /// Becomes the delegate of a text field and shows the value in it.
    ///
    /// A text field doesn't retain its delegate, so keep a reference to the delegate as long as the
    /// field exists. A delegate can be attached to a single field at a time. If another
    /// `NumericTextFieldDelegate` is attached to the field, it is detached first.
    public func attach(to textField: UITextField) {
      if textField !== self.textField { detach() }
      if let other = textField.delegate as? TextFieldAdapter, other !== self { other.detach() }
      if textField.isEditing, !model.engine.isActive { model.perform(.focus(at: nil)) }
      textField.delegate = self
      adopt(textField)
      draw()
      model.reportViolation()
    }

    /// Commits the number, and stops formatting the field.
    ///
    /// The text of the committed number stays in the field.
    public func detach() {
      guard let textField else { return }
      endComposition()
      if textField.delegate === self { textField.delegate = nil }
      perform(.blur)
      // A callback of the app can have attached this delegate to another field.
      if self.textField === textField { release() }
    }

    /// Commits the number, but leaves the text to the delegate that has replaced this one.
    private func giveWay() {
      guard textField != nil else { return }
      turn = .waiting
      release()
      perform(.blur)
    }

    /// Returns whether the field still has the delegate that last called this object.
    ///
    /// If the app has set another delegate, this object stops formatting the field.
    func isStillDelegate(of textField: UITextField) -> Bool {
      if textField.delegate === caller { return true }
      giveWay()
      return false
    }

    /// Removes everything that this delegate has added to the text field.
    private func release() {
      guard let textField else { return }
      textField.removeAction(identifiedBy: actionIdentifier, for: .editingChanged)
      removeInputTraits(from: textField)
      undoSteps.removeAll()
      (textField as? NumericTextInput)?.adapter = nil
      (voiceOverTokens, adoptionTokens) = (nil, nil)
      self.textField = nil
    }

    /// Attaches to `textField`, which has called this delegate, and detaches from any other field.
    ///
    /// If another `NumericTextFieldDelegate` has adopted the field, it gives way.
    package func adopt(_ textField: UITextField) {
      caller = textField.delegate
      guard self.textField !== textField else { return }
      release()
      NotificationCenter.default.post(name: .numericTextAdoption, object: textField)
      adoptionTokens = NotificationTokens([.numericTextAdoption], of: textField) { [weak self] _ in
        self?.giveWay()
      }
      self.textField = textField
      (textField as? NumericTextInput)?.adapter = self
      let action = UIAction(identifier: actionIdentifier) { [weak self] _ in self?.textChanged() }
      textField.addAction(action, for: .editingChanged)
      traces.aids = TypingAids(switchingOffIn: textField)
      applyInputTraits()
      observeVoiceOver()
    }

    /// Updates the accessibility value when VoiceOver is turned on or off.
    private func observeVoiceOver() {
      let name = UIAccessibility.voiceOverStatusDidChangeNotification
      voiceOverTokens = NotificationTokens([name], of: nil) { [weak self] _ in self?.describe() }
    }
  }

  // MARK: - From the model to the field

  extension TextFieldAdapter {
    /// Copies and then deletes the selected text, if the pass-through delegate allows the deletion.
    func cut(to copy: (String) -> Void) {
      let selection = model.engine.selection
      let range = NSRange(location: selection.lowerBound, length: selection.count)
      guard let textField, !selection.isEmpty, allows([range], "", in: textField) else { return }
      copy(copiedText(in: selection))
      edit(.edit(.delete(.backward)))
    }

    /// Returns the text to put on the pasteboard when the user copies `range`.
    func copiedText(in range: Range<Int>) -> String {
      let engine = model.engine
      return model.traits.copiesPlainNumbers
        ? engine.plainText(in: range) : engine.text.slice(utf16: range)
    }

    /// The selected digits in plain form, such as `1234.5`, or nil if UIKit should copy the text.
    var copiedNumber: String? {
      guard let textField, model.traits.copiesPlainNumbers else { return nil }
      let range = textField.selectedOffsets
      return range.isEmpty ? nil : copiedText(in: range)
    }

    /// Performs an edit that UIKit doesn't make itself, and notifies observers as UIKit would.
    @discardableResult
    func edit(_ event: Event) -> Outcome? {
      let outcome = perform(event)
      if !outcome.changes.isDisjoint(with: [.text, .value]) { reportChange() }
      commitWithoutFocus()
      return outcome
    }

    /// Commits an edit immediately if the field doesn't have focus, as after a drop or autofill.
    func commitWithoutFocus() {
      if model.engine.isActive, textField?.isEditing != true { perform(.blur) }
    }

    /// Ends editing: commits the number, or restores the previous number if `isCanceled` is true.
    func endEditing(isCanceled: Bool = false) {
      endComposition()
      endTurn()
      if isCanceled { model.perform(.cancel) }
      perform(.blur)
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

    /// Shows the model's text and selection, unless an input method is composing, or the undo
    /// manager is undoing or redoing.
    ///
    /// An unchanged text is not set again, because that would move the caret and notify observers.
    func draw() {
      guard let textField, turn.composition == nil, !turn.isDrawing, !undoSteps.isPerforming else {
        return
      }
      let interrupted = turn
      turn = .drawing
      let isNew = !textField.shownText.isSame(as: model.engine.text)
      if isNew { textField.text = model.engine.text }
      if textField.isEditing { textField.selectedOffsets = model.engine.selection }
      describe()
      if case .hosting = interrupted { turn = .waiting } else { turn = interrupted }
      matchUndoSteps(isEmptied: isNew)
    }
  }

  // MARK: - Undo

  // The undo manager of an ordinary text field contains one action for each entry in the engine's
  // history. A `NumericTextInput` has its own undo manager.
  extension TextFieldAdapter {
    func beginUndoStep() {
      if !(textField is NumericTextInput) { undoSteps.beginStep(in: textField?.undoManager) }
    }

    private func matchUndoSteps(isEmptied: Bool) {
      if let field = textField as? NumericTextInput { return field.historyChanged() }
      undoSteps.match(in: textField?.undoManager, isEmptied: isEmptied)
    }

    /// Removes the undo actions that UIKit has registered for its own changes.
    ///
    /// Those actions would replace the wrong characters, because they refer to ranges of the text
    /// before it was formatted. If the field shares its undo manager with other views, no actions
    /// are removed.
    func forgetSystemUndos() {
      guard let undoManager = textField?.undoManager else { return }
      if undoManager !== textField?.next?.undoManager { undoManager.removeAllActions() }
      matchUndoSteps(isEmptied: true)
    }

    /// Removes the undo action that UIKit registers for a paste, even if the delegate refuses it.
    ///
    /// The action must not be removed before UIKit has finished, because UIKit turns off the
    /// registration of actions meanwhile. The undo manager of a `NumericTextInput` never performs
    /// such actions.
    func forgetSystemUndoOfPaste() {
      guard let textField, !(textField is NumericTextInput),
        textField.undoManager !== textField.next?.undoManager
      else { return }
      Task { [weak self] in self?.forgetSystemUndos() }
    }
  }

  extension Notification.Name {
    /// Posted before a delegate adopts a text field.
    fileprivate static let numericTextAdoption = Self("NumericText.adoption")
  }
#endif
