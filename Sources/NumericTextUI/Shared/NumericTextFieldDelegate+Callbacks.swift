// SPDX-License-Identifier: MIT

// The platforms with UIKit or AppKit text fields. watchOS has neither.
#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  public import NumericText

  extension NumericTextFieldDelegate {
    /// The value in the field or, while a typed number is withheld by `publishing(.onCommit)`, the
    /// last published value.
    ///
    /// Setting it updates the field without calling `onChange`. The caret keeps its distance from
    /// the end. A new value that violates the rules is shown unchanged until the next edit.
    public var value: FieldValue {
      get { fieldModel.publishedValue }
      set {
        fieldModel.set(value: newValue)
        adapter.draw()
      }
    }

    /// The state of the field: its text, selection and undo history.
    public var session: NumericTextSession<FieldValue> { fieldModel.session }

    /// Whether to select the whole text when the field receives focus, so that typing replaces it.
    ///
    /// ```swift
    /// delegate.selectsAllOnFocus = true
    /// ```
    public var selectsAllOnFocus: Bool {
      get { configuration.selectsAllOnFocus }
      set { configuration.selectsAllOnFocus = newValue }
    }

    /// Whether drags on the field change the number by steps.
    ///
    /// ```swift
    /// delegate.allowsScrubbing = true
    /// ```
    public var allowsScrubbing: Bool {
      get { configuration.allowsScrubbing }
      set { configuration.allowsScrubbing = newValue }
    }

    /// Called once for each new value that the user enters.
    public var onChange: (FieldValue) -> Void {
      get { fieldModel.onChange }
      set { fieldModel.onChange = newValue }
    }

    /// Called with the reason when an edit is refused.
    ///
    /// During a drag, it is called at most once.
    public var onRefusal: (NumericTextRefusal) -> Void {
      get { fieldModel.onRefusal }
      set { fieldModel.onRefusal = newValue }
    }

    /// Called with the new value when a number outside the bounds was replaced by the nearest
    /// allowed one.
    ///
    /// ```swift
    /// delegate.style = .number.bounds(0...100)
    /// delegate.onClamp = { print("Changed to \($0)") }
    /// ```
    public var onClamp: (FieldValue) -> Void {
      get { fieldModel.onClamp }
      set { fieldModel.onClamp = newValue }
    }

    /// Called when a row or column of numbers has been pasted, with the texts of all numbers but
    /// the first.
    ///
    /// The field itself has already taken the first number.
    ///
    /// ```swift
    /// delegate.style = .number.allowsCells()
    /// delegate.onRest = { texts in print("Still to fill: \(texts)") }
    /// ```
    public var onRest: ([String]) -> Void {
      get { fieldModel.onRest }
      set { fieldModel.onRest = newValue }
    }

    /// The formatted result of the expression in the field, or nil if there is none.
    ///
    /// Show it next to the field while the user types an expression.
    public var resultText: String? { session.resultText }

    /// Called with `resultText` when it changes.
    ///
    /// ```swift
    /// delegate.style = .number.allowsArithmetic()
    /// delegate.onResult = { text in print(text ?? "no expression") }
    /// ```
    public var onResult: (String?) -> Void {
      get { fieldModel.onResult }
      set { fieldModel.onResult = newValue }
    }

    /// Called with a rule when the value begins to violate it, and with nil when the value is valid
    /// again.
    ///
    /// ```swift
    /// delegate.style = .number.bounds(0...100).enforcement(.reportOnly)
    /// delegate.onViolation = { violation in print(violation?.description ?? "valid") }
    /// ```
    public var onViolation: (NumericTextViolation?) -> Void {
      get { fieldModel.onViolation ?? { _ in } }
      set { fieldModel.onViolation = newValue }
    }

    /// Called when the number is committed: when Return is pressed, when the field loses focus, or
    /// when a drag ends while the field has no focus.
    ///
    /// It is not called for the loss of focus if Return has already committed the number.
    public var onCommit: () -> Void {
      get { fieldModel.onCommit }
      set { fieldModel.onCommit = newValue }
    }

    /// Called with true when editing begins, and with false when it ends.
    public var onEditingChanged: (Bool) -> Void {
      get { fieldModel.onEditingChanged }
      set { fieldModel.onEditingChanged = newValue }
    }
  }
#endif
