// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  import NumericText
  public import UIKit

  /// What a ``NumericTextFieldDelegate`` does for values of every type.
  ///
  /// It turns what UIKit reports into events of the model, and draws what the model shows. It is a
  /// class of its own because Objective-C sees no methods in extensions of generic classes.
  @MainActor
  open class TextFieldAdapter: NSObject {
    /// Hears of everything that the text field tells its delegate, and may answer in its place.
    ///
    /// Its answer is asked for first. If it does not allow an edit, the edit is not made.
    public weak var passthroughDelegate: (any UITextFieldDelegate)?

    /// How the field behaves around the number.
    public var configuration = NumericTextFieldConfiguration() { didSet { dress() } }

    /// The text field that is formatted, nil if there is none.
    public private(set) weak var textField: UITextField?

    /// Takes over what the field shows when it gets the focus, if that is not what the model shows.
    ///
    /// For call sites whose model is the text.
    package var readsText: (String) -> Void = { _ in }

    let model: any FieldEditing

    /// Whether the text field changes because the model is drawn.
    private(set) var isDrawing = false

    /// Whether the system moves the caret by itself, so that it is not the person who does.
    var isSettling = false

    /// A change that the system was left to make by itself.
    var granted: ReportedChange?

    /// The last change that the system was told not to make.
    var declined: ReportedChange?

    /// What the field shows while the system keeps a character in it that is not for the engine.
    var visited: String?

    /// Where marked text stands.
    var composition: Composition?

    /// Where the system puts the caret after an edit that it did not make.
    var landing: Int?

    /// Whether the text field has its value in words.
    var isDescribed = false

    /// The keyboard that was chosen by the style.
    var chosenKeyboard: UIKeyboardType?

    /// How many undo steps the undo manager has been told of.
    var registeredUndos = 0

    let undoTarget = UndoTarget()

    init(_ model: any FieldEditing) {
      self.model = model
      super.init()
      undoTarget.adapter = self
    }

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
      undress(textField)
      forgetUndos()
      (textField as? NumericTextInput)?.adapter = nil
      self.textField = nil
    }

    /// Takes note of the field that reports to this delegate.
    func adopt(_ textField: UITextField) {
      guard self.textField !== textField else { return }
      if let old = self.textField {
        old.removeAction(identifiedBy: actionIdentifier, for: .editingChanged)
        forgetUndos()
      }
      self.textField = textField
      (textField as? NumericTextInput)?.adapter = self
      let action = UIAction(identifier: actionIdentifier) { [weak self] _ in self?.textChanged() }
      textField.addAction(action, for: .editingChanged)
      dress()
    }
  }

  // MARK: - Drawing

  extension TextFieldAdapter {
    /// Plays an event and draws what came of it.
    @discardableResult
    func play(_ event: Event) -> Outcome {
      let violation = model.violation
      let outcome = model.perform(event)
      draw()
      registerUndos()
      if let refusal = outcome.refusal { report(refusal) }
      announceBounds(outcome, since: violation)
      return outcome
    }

    /// Plays an edit that the system does not make itself, and tells of it as the system would.
    func edit(_ event: Event) {
      let outcome = play(event)
      guard !outcome.changes.isDisjoint(with: [.text, .value]), let textField else { return }
      textField.sendActions(for: .editingChanged)
      NotificationCenter.default.post(
        name: UITextField.textDidChangeNotification,
        object: textField
      )
    }

    /// Plays an event that may come without the focus; then it is committed at once.
    func editAnywhere(_ event: Event) {
      edit(event)
      if textField?.isEditing != true { play(.blur) }
    }

    /// Shows what the model shows, unless an input method is composing.
    ///
    /// What is there already is not written again, so neither caret nor listeners are disturbed.
    func draw() {
      guard let textField, composition == nil, !isDrawing else { return }
      isDrawing = true
      defer { isDrawing = false }
      visited = nil
      if !textField.shownText.isSameText(as: model.text) { textField.text = model.text }
      if textField.isEditing { textField.selectedOffsets = model.selection }
      describe()
    }
  }
#endif
