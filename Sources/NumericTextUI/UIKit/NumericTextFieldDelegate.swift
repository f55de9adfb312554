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
  open class NumericTextFieldDelegate<FieldValue: NumericTextBoundValue>: TextFieldAdapter {
    let fieldModel: FieldModel<FieldValue>

    /// This object, for code that is the same for UIKit and AppKit.
    var adapter: TextFieldAdapter { self }

    /// Creates a delegate that is not attached to a field yet.
    ///
    /// - Parameters:
    ///   - value: The initial value, which can be nil for an optional type.
    ///   - style: How the number is shown, and what can be typed.
    public init(value: FieldValue, style: NumericTextStyle<FieldValue.Number>) {
      fieldModel = FieldModel(value: value, style: style)
      super.init(fieldModel)
    }

    /// How the number is shown, and what can be typed.
    ///
    /// Setting it keeps the number and the caret. The new rules apply from the next edit.
    public var style: NumericTextStyle<FieldValue.Number> {
      get { fieldModel.session.style }
      set {
        fieldModel.set(style: newValue)
        applyInputTraits()
        draw()
      }
    }
  }
#endif
