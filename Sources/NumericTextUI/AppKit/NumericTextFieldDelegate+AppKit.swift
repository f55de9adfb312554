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
  public final class NumericTextFieldDelegate<Bound: NumericTextBoundValue> {
    let fieldModel: FieldModel<Bound>
    let adapter: FieldEditorAdapter

    /// Creates a delegate that is not attached to a field yet.
    ///
    /// - Parameters:
    ///   - value: The initial value. A value that violates the rules is shown unchanged.
    ///   - style: How the number is shown, and what can be typed.
    public init(value: Bound, style: NumericTextStyle<Bound.Number>) {
      fieldModel = FieldModel(value: value, style: style)
      adapter = FieldEditorAdapter(fieldModel)
    }

    /// The field to which the delegate is attached, or nil.
    public var textField: NSTextField? { adapter.field }

    /// Becomes the delegate of a field and shows the value in it.
    ///
    /// The field's previous delegate keeps receiving all callbacks, unless there is a
    /// `passthroughDelegate`. The field's formatter is removed until `detach()`.
    public func attach(to textField: NSTextField) { adapter.attach(to: textField) }

    /// Ends editing, and restores the field's previous delegate and formatter.
    public func detach() { adapter.detach() }
  }

  // MARK: - The number

  extension NumericTextFieldDelegate {
    /// How the number is shown, and what can be typed.
    public var style: NumericTextStyle<Bound.Number> {
      get { fieldModel.session.style }
      set {
        fieldModel.set(style: newValue)
        adapter.draw()
      }
    }

    /// Adds `count` steps to the value, without rounding errors and within the bounds.
    ///
    /// ```swift
    /// delegate.step(by: -1)
    /// ```
    ///
    /// - Parameter count: The number of steps, negative to subtract.
    public func step(by count: Int) { adapter.edit(.step(by: count)) }

    /// Adds `count` steps to the value as part of a drag gesture.
    ///
    /// All changes of a drag are undone together. A drag doesn't give the field focus. Call
    /// `endScrubbing()` when the drag ends. If the field has no focus, that call also commits the
    /// number.
    ///
    /// ```swift
    /// delegate.scrub(by: 3)
    /// ```
    ///
    /// - Parameters:
    ///   - count: The number of steps, negative to subtract.
    ///   - size: The size of each step.
    public func scrub(by count: Int, _ size: NumericTextStepSize = .regular) {
      adapter.scrub(.by(count, size))
    }

    /// Ends a drag.
    ///
    /// The next drag is undone separately.
    public func endScrubbing() { adapter.scrub(.ended) }

    /// Cancels a drag in progress, and restores the number from before the drag.
    ///
    /// The user's gesture has no further effect, even if it continues.
    public func cancelScrubbing() { adapter.scrub(.canceled) }

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

    /// Negates the number.
    public func toggleSign() { adapter.edit(.edit(.toggleSign)) }

    /// Empties the field.
    ///
    /// If the field cannot be empty, it shows zero afterward.
    public func clear() { adapter.edit(.edit(.replace(0..<session.text.utf16Length, with: ""))) }

    /// Restores the value from before editing, as the Escape key does.
    public func cancel() { adapter.edit(.cancel) }
  }

  // MARK: - Options

  extension NumericTextFieldDelegate {
    /// A second delegate that receives every callback, and can handle key commands before the field
    /// does.
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
