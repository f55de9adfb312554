// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  public import AppKit
  public import NumericText

  /// Makes any text field a field for numbers: formatted after every key, with an exact value.
  ///
  /// The field needs no subclass. It holds its delegate weakly: keep this object as long as the field
  /// is on screen, and call `detach()` before letting go of it earlier.
  ///
  /// ```swift
  /// let amount = NumericTextFieldDelegate(value: 0 as Decimal, style: .currency(code: "USD"))
  /// amount.onChange = { print($0) }
  /// amount.attach(to: textField)
  /// ```
  ///
  /// Return commits, Escape restores the value from before editing, and Up and Down take a step if
  /// the style has one. Undo belongs to the field while it is edited. Substitutions such as smart
  /// dashes rest meanwhile; the window's other fields have them as before.
  @MainActor
  public final class NumericTextFieldDelegate<Bound: NumericTextBoundValue> {
    let model: FieldModel<Bound>
    let adapter: FieldEditorAdapter

    /// A delegate that is attached to no field yet.
    ///
    /// - Parameters:
    ///   - value: The value to start with. One that breaks the rules is shown as it is.
    ///   - style: How the number is shown and what may be typed.
    public init(value: Bound, style: NumericTextStyle<Bound.Number>) {
      model = FieldModel(value: value, style: style)
      adapter = FieldEditorAdapter(model: model)
    }

    /// The text field that is formatted, nil if there is none.
    public var textField: NSTextField? { adapter.field }

    /// Takes over a field and shows the value in it.
    ///
    /// A delegate that the field has goes on hearing everything, unless there is a
    /// `passthroughDelegate`. A formatter that it has rests until `detach()`.
    public func attach(to textField: NSTextField) { adapter.attach(to: textField) }

    /// Ends editing and gives the field back, with its text as it stands.
    public func detach() { adapter.detach() }
  }

  // MARK: - The number

  extension NumericTextFieldDelegate {
    /// The value.
    ///
    /// One that breaks the rules is shown as it is until an edit.
    public var value: Bound {
      get { model.session.value }
      set {
        model.set(value: newValue)
        adapter.draw()
      }
    }

    /// How the number is shown and what may be typed.
    public var style: NumericTextStyle<Bound.Number> {
      get { model.session.style }
      set {
        model.set(style: newValue)
        adapter.draw()
      }
    }

    /// Whether the whole text is selected when the field gets the focus, so that typing replaces it.
    ///
    /// ```swift
    /// delegate.selectsAllOnFocus = true
    /// ```
    public var selectsAllOnFocus: Bool {
      get { adapter.configuration.selectsAllOnFocus }
      set { adapter.configuration.selectsAllOnFocus = newValue }
    }

    /// The field without a screen: its text, its selection, what can be undone.
    public var session: NumericTextSession<Bound> { model.session }

    /// Adds a number of steps to the value, exactly and within bounds.
    ///
    /// ```swift
    /// delegate.step(by: -1)
    /// ```
    ///
    /// - Parameter count: How many steps; below zero to take them away.
    public func step(by count: Int) { adapter.edit(.step(by: count)) }

    /// Makes the number negative, or positive if it is negative.
    public func toggleSign() { adapter.edit(.edit(.toggleSign)) }

    /// Empties the field; one that cannot be empty shows zero.
    public func clear() { adapter.edit(.edit(.replace(0..<model.text.utf16Length, with: ""))) }

    /// Restores the value from before editing, as Escape does.
    public func cancel() { adapter.edit(.cancel) }
  }

  // MARK: - Who listens

  extension NumericTextFieldDelegate {
    /// Hears of each new value that a person enters, once a change.
    public var onChange: (Bound) -> Void {
      get { model.onChange }
      set { model.onChange = newValue }
    }

    /// Hears of each edit that was refused.
    public var onRefusal: (Refusal) -> Void {
      get { model.onRefusal }
      set { model.onRefusal = newValue }
    }

    /// Called with the rule that the value has come to break, and with nil once it keeps them all.
    ///
    /// ```swift
    /// delegate.style = .number.bounds(0...100).enforcement(.reportOnly)
    /// delegate.onViolation = { violation in print(violation?.description ?? "valid") }
    /// ```
    public var onViolation: (NumericTextViolation?) -> Void {
      get { model.onViolation ?? { _ in } }
      set { model.onViolation = newValue }
    }

    /// Hears when what was typed is committed, by Return or by leaving the field.
    public var onCommit: () -> Void {
      get { model.onCommit }
      set { model.onCommit = newValue }
    }

    /// Hears of the focus: true when it comes, false when it goes.
    public var onEditingChanged: (Bool) -> Void {
      get { model.onEditingChanged }
      set { model.onEditingChanged = newValue }
    }

    /// Hears all that the field tells its delegate, and may handle commands first.
    ///
    /// It is held weakly. Without one, the delegate that the field had before hears it.
    public var passthroughDelegate: (any NSTextFieldDelegate)? {
      get { adapter.passthrough }
      set { adapter.passthrough = newValue }
    }

    /// How the field behaves around the number.
    public var configuration: NumericTextFieldConfiguration {
      get { adapter.configuration }
      set { adapter.configuration = newValue }
    }
  }
#endif
