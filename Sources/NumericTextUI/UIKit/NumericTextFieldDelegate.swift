// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  public import NumericText
  import UIKit

  /// A delegate that formats a number in any text field while it is typed.
  ///
  /// ```swift
  /// let amount = NumericTextFieldDelegate(value: 0 as Decimal, style: .currency(code: "USD"))
  /// amount.onChange = { print($0) }
  /// amount.attach(to: textField)
  /// ```
  ///
  /// No subclass of `UITextField` is needed. A ``NumericTextInput`` adds what only a field itself can
  /// do: arrow keys, cutting, and stepping with VoiceOver.
  ///
  /// The delegate publishes each value once, and sends `.editingChanged` once for each edit.
  @MainActor
  open class NumericTextFieldDelegate<Bound: NumericTextBoundValue>: TextFieldAdapter {
    let field: FieldModel<Bound>

    /// A delegate with a value.
    ///
    /// - Parameters:
    ///   - value: The value to start with, which may be nil for an optional type.
    ///   - style: How the number is shown and what may be typed.
    public init(value: Bound, style: NumericTextStyle<Bound.Number>) {
      field = FieldModel(value: value, style: style)
      super.init(field)
    }

    /// The value.
    ///
    /// Setting it shows it, without a word to `onChange`. A caret keeps its distance from the end.
    public var value: Bound {
      get { field.session.value }
      set {
        field.set(value: newValue)
        draw()
      }
    }

    /// How the number is shown and what may be typed.
    ///
    /// Setting it keeps the number and the caret; its rules apply at the next edit.
    public var style: NumericTextStyle<Bound.Number> {
      get { field.session.style }
      set {
        field.set(style: newValue)
        applyInputTraits()
        draw()
      }
    }

    /// The field without a screen: its text, its selection, what can be undone.
    public var session: NumericTextSession<Bound> { field.session }

    /// Whether the whole text is selected when the field gets the focus, so that typing replaces it.
    ///
    /// ```swift
    /// delegate.selectsAllOnFocus = true
    /// ```
    public var selectsAllOnFocus: Bool {
      get { configuration.selectsAllOnFocus }
      set { configuration.selectsAllOnFocus = newValue }
    }

    /// Hears of each value that is typed, once.
    public var onChange: (Bound) -> Void {
      get { field.onChange }
      set { field.onChange = newValue }
    }

    /// Hears of each edit that is refused, with the reason.
    public var onRefusal: (Refusal) -> Void {
      get { field.onRefusal }
      set { field.onRefusal = newValue }
    }

    /// Called with the rule that the value has come to break, and with nil once it keeps them all.
    ///
    /// ```swift
    /// delegate.style = .number.bounds(0...100).enforcement(.reportOnly)
    /// delegate.onViolation = { violation in print(violation?.description ?? "valid") }
    /// ```
    public var onViolation: (NumericTextViolation?) -> Void {
      get { field.onViolation ?? { _ in } }
      set { field.onViolation = newValue }
    }

    /// Hears when what was typed is committed, by Return or by leaving the field.
    public var onCommit: () -> Void {
      get { field.onCommit }
      set { field.onCommit = newValue }
    }

    /// Hears of the focus: true when it comes, false when it goes.
    public var onEditingChanged: (Bool) -> Void {
      get { field.onEditingChanged }
      set { field.onEditingChanged = newValue }
    }
  }
#endif
