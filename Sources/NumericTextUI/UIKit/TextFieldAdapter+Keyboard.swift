// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  import NumericText
  import UIKit

  extension TextFieldAdapter {
    /// Gives the text field the keyboard that the style needs, and switches off everything that
    /// changes typed text.
    func applyInputTraits() {
      guard let textField else { return }
      let (keyboard, bar) = (textField.keyboardType, self.bar(above: textField))
      chooseKeyboard(for: textField)
      textField.autocapitalizationType = .none
      textField.autocorrectionType = .no
      textField.spellCheckingType = .no
      textField.smartQuotesType = .no
      textField.smartDashesType = .no
      textField.smartInsertDeleteType = .no
      if #available(iOS 17, tvOS 17, *) { textField.inlinePredictionType = .no }
      applyTouchTraits(to: textField)
      describe()
      describeSteps(isEditing: textField.isEditing)
      // A keyboard that is up stays as it is until it is asked to change.
      let isChanged = keyboard != textField.keyboardType || bar !== self.bar(above: textField)
      if isChanged, textField.isFirstResponder { textField.reloadInputViews() }
    }

    /// The view above the keyboard, nil on a system that has none.
    private func bar(above textField: UITextField) -> UIView? {
      // visionOS and tvOS have no bars above the keyboard.
      #if !os(tvOS) && !os(visionOS)
        textField.inputAccessoryView
      #else
        nil
      #endif
    }

    /// Removes what only this delegate can serve.
    func removeInputTraits(from textField: UITextField) {
      // visionOS and tvOS have no bars above the keyboard.
      #if !os(tvOS) && !os(visionOS)
        if textField.inputAccessoryView is AccessoryBar { textField.inputAccessoryView = nil }
      #endif
      removeSteps(from: textField)
      if isDescribed { textField.accessibilityValue = nil }
    }

    /// A keyboard that the app has set on the field stays.
    private func chooseKeyboard(for textField: UITextField) {
      if let keyboardType = configuration.keyboardType {
        textField.keyboardType = keyboardType
      } else if [.default, chosenKeyboard].contains(textField.keyboardType) {
        chosenKeyboard = neededKeyboard
        textField.keyboardType = neededKeyboard
      }
    }

    private var neededKeyboard: UIKeyboardType { model.traits.keyboard(hasSignKey: hasSignButton) }

    private var hasSignButton: Bool {
      #if !os(tvOS) && !os(visionOS)
        configuration.accessory.contains(.sign)
      #else
        false
      #endif
    }

    private func applyTouchTraits(to textField: UITextField) {
      // Completed sums, rewritten text and bars belong to systems with a keyboard on the screen.
      #if !os(tvOS) && !os(visionOS)
        if #available(iOS 18, *) {
          textField.mathExpressionCompletionType = .no
          textField.writingToolsBehavior = .none
        }
        let needsBar = !configuration.accessory.isEmpty
        // The floating number pad of iPadOS 26 would cover the bar.
        if #available(iOS 26, *), needsBar { textField.allowsNumberPadPopover = false }
        let bar = textField.inputAccessoryView as? AccessoryBar
        if !needsBar {
          if bar != nil { textField.inputAccessoryView = nil }
        } else if bar?.content != AccessoryBar.Content(self) {
          textField.inputAccessoryView = AccessoryBar(for: self)
        }
      #endif
    }
  }

  extension FieldTraits {
    /// The smallest keyboard with all keys that the style needs.
    ///
    /// - Parameter hasSignKey: Whether a bar above the keyboard has a key for the sign.
    /// - Returns: The keyboard.
    func keyboard(hasSignKey: Bool) -> UIKeyboardType {
      if needsMinus, !hasSignKey { return .numbersAndPunctuation }
      return needsSeparator ? .decimalPad : .numberPad
    }
  }

  // MARK: - Hardware keyboards

  /// A key of a hardware keyboard, and the event that it stands for.
  struct HardwareKey {
    let input: String
    let flags: UIKeyModifierFlags
    let event: Event
  }

  extension TextFieldAdapter {
    /// The keys that mean something now; all others are left to the system.
    var keys: [HardwareKey] {
      (model.traits.hasStep ? Self.stepKeys : []) + (model.isEdited ? [Self.escape] : [])
    }

    private static var stepKeys: [HardwareKey] {
      [
        HardwareKey(input: UIKeyCommand.inputUpArrow, flags: [], event: .step(by: 1)),
        HardwareKey(input: UIKeyCommand.inputDownArrow, flags: [], event: .step(by: -1)),
        HardwareKey(input: UIKeyCommand.inputUpArrow, flags: .shift, event: .step(by: 10)),
        HardwareKey(input: UIKeyCommand.inputDownArrow, flags: .shift, event: .step(by: -10)),
        HardwareKey(input: UIKeyCommand.inputPageUp, flags: [], event: .step(by: 10)),
        HardwareKey(input: UIKeyCommand.inputPageDown, flags: [], event: .step(by: -10)),
      ]
    }

    private static var escape: HardwareKey {
      HardwareKey(input: UIKeyCommand.inputEscape, flags: [], event: .cancel)
    }
  }
#endif
