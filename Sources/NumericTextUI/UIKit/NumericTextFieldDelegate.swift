// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  public import NumericText
  import UIKit

  /// A delegate that formats the number in any text field after every key, and provides its exact
  /// value.
  ///
  /// ```swift
  /// let amount = NumericTextFieldDelegate(value: 0 as Decimal, style: .currency(code: "USD"))
  /// amount.onChange = { print($0) }
  /// amount.attach(to: textField)
  /// ```
  ///
  /// No subclass of `UITextField` is needed. A ``NumericTextInput`` supports additional features
  /// that require a subclass: keys of hardware keyboards, cutting, and stepping with VoiceOver.
  ///
  /// The delegate calls `onChange` once for each new value, and sends `.editingChanged` once for
  /// each edit.
  @MainActor
  open class NumericTextFieldDelegate<Bound: NumericTextBoundValue>: TextFieldAdapter {
    let field: FieldModel<Bound>

    /// Creates a delegate that is not attached to a field yet.
    ///
    /// - Parameters:
    ///   - value: The initial value, which can be nil for an optional type.
    ///   - style: How the number is shown, and what can be typed.
    public init(value: Bound, style: NumericTextStyle<Bound.Number>) {
      field = FieldModel(value: value, style: style)
      super.init(field)
    }

    /// The value in the field.
    ///
    /// Setting it updates the field without calling `onChange`. The caret keeps its distance from
    /// the end.
    public var value: Bound {
      get { field.session.value }
      set {
        field.set(value: newValue)
        draw()
      }
    }

    /// How the number is shown, and what can be typed.
    ///
    /// Setting it keeps the number and the caret. The new rules apply from the next edit.
    public var style: NumericTextStyle<Bound.Number> {
      get { field.session.style }
      set {
        field.set(style: newValue)
        applyInputTraits()
        draw()
      }
    }

    /// The state of the field: its text, selection and undo history.
    public var session: NumericTextSession<Bound> { field.session }

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
    public var onChange: (Bound) -> Void {
      get { field.onChange }
      set { field.onChange = newValue }
    }

    /// Called with the reason when an edit is refused.
    ///
    /// During a drag, it is called at most once.
    public var onRefusal: (NumericTextRefusal) -> Void {
      get { field.onRefusal }
      set { field.onRefusal = newValue }
    }

    /// Called with a rule when the value begins to violate it, and with nil when the value is valid
    /// again.
    ///
    /// ```swift
    /// delegate.style = .number.bounds(0...100).enforcement(.reportOnly)
    /// delegate.onViolation = { violation in print(violation?.description ?? "valid") }
    /// ```
    public var onViolation: (NumericTextViolation?) -> Void {
      get { field.onViolation ?? { _ in } }
      set { field.onViolation = newValue }
    }

    /// Called when the number is committed: when Return is pressed, when the field loses focus, or
    /// when a drag of a field without focus ends.
    public var onCommit: () -> Void {
      get { field.onCommit }
      set { field.onCommit = newValue }
    }

    /// Called with true when editing begins, and with false when it ends.
    public var onEditingChanged: (Bool) -> Void {
      get { field.onEditingChanged }
      set { field.onEditingChanged = newValue }
    }
  }
#endif
