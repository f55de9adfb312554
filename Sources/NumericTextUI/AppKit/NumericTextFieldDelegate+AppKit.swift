// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  public import AppKit
  public import NumericText

  /// A delegate that formats the number in any text field after every key, and provides its exact
  /// value.
  ///
  /// No subclass of `NSTextField` is needed. The field references its delegate weakly. Keep this
  /// object as long as the field is on screen, or call `detach()` earlier.
  ///
  /// ```swift
  /// let amount = NumericTextFieldDelegate(value: 0 as Decimal, style: .currency(code: "USD"))
  /// amount.onChange = { print($0) }
  /// amount.attach(to: textField)
  /// ```
  ///
  /// Return commits the number, and Escape restores the value from before editing. If the style has
  /// a step, the Up and Down keys add or subtract it. While editing, the field has its own undo
  /// history, and text substitutions such as smart dashes are turned off.
  @MainActor
  public final class NumericTextFieldDelegate<FieldValue: NumericTextBoundValue> {
    let fieldModel: FieldModel<FieldValue>
    let adapter: FieldEditorAdapter

    /// Creates a delegate that is not attached to a field yet.
    ///
    /// - Parameters:
    ///   - value: The initial value. A value that violates the rules is shown unchanged.
    ///   - style: How the number is shown, and what can be typed.
    public init(value: FieldValue, style: NumericTextStyle<FieldValue.Number>) {
      fieldModel = FieldModel(value: value, style: style)
      adapter = FieldEditorAdapter(fieldModel)
    }

    /// The field to which the delegate is attached, or nil.
    public var textField: NSTextField? { adapter.field }

    /// Becomes the delegate of a field and shows the value in it.
    ///
    /// The field's previous delegate keeps receiving all callbacks except those for the candidates
    /// in the Touch Bar, unless there is a `passthroughDelegate`. A previous
    /// `NumericTextFieldDelegate` is detached instead. Until `detach()` is called, another formatter
    /// replaces the field's own, so that `doubleValue`, `objectValue` and bindings of the field
    /// contain the number:
    ///
    /// ```swift
    /// let amount = NumericTextFieldDelegate(value: 1234.5, style: .currency(code: "USD"))
    /// amount.attach(to: textField)
    /// textField.stringValue  // "$1,234.50"
    /// textField.doubleValue  // the number 1234.5
    /// ```
    public func attach(to textField: NSTextField) { adapter.attach(to: textField) }

    /// Ends editing, and restores the field's previous delegate and formatter.
    public func detach() { adapter.detach() }
  }

  // MARK: - The number

  extension NumericTextFieldDelegate {
    /// How the number is shown, and what can be typed.
    public var style: NumericTextStyle<FieldValue.Number> {
      get { fieldModel.session.style }
      set {
        fieldModel.set(style: newValue)
        adapter.draw()
      }
    }

    /// Lets horizontal drags on a view, such as the field's label, change the number.
    ///
    /// ```swift
    /// let label = NSTextField(labelWithString: "Width")
    /// delegate.addScrubbing(to: label)
    /// ```
    ///
    /// - Parameter view: The view, which shows the cursor for horizontal drags from now on.
    public func addScrubbing(to view: NSView) { view.addPan(for: adapter) }

    /// Stops drags on a view from changing the number.
    public func removeScrubbing(from view: NSView) { view.removePan(for: adapter) }
  }

  // MARK: - Options

  extension NumericTextFieldDelegate {
    /// A second delegate that receives every callback except those for the candidates in the Touch
    /// Bar, and can handle key commands before the field does.
    ///
    /// The reference is weak. If it is nil, the field's previous delegate receives the callbacks.
    public var passthroughDelegate: (any NSTextFieldDelegate)? {
      get { adapter.passthrough }
      set { adapter.passthrough = newValue }
    }

    /// Options of the field that don't affect the number.
    public var configuration: NumericTextFieldConfiguration {
      get { adapter.configuration }
      set { adapter.configuration = newValue }
    }
  }
#endif
