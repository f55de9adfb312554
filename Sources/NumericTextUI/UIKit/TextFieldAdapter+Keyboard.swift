// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  import NumericText
  import UIKit

  extension TextFieldAdapter {
    /// Gives the text field the keyboard that the style needs, with nothing that changes what is
    /// typed.
    func dress() {
      guard let textField else { return }
      chooseKeyboard(for: textField)
      textField.autocapitalizationType = .none
      textField.autocorrectionType = .no
      textField.spellCheckingType = .no
      textField.smartQuotesType = .no
      textField.smartDashesType = .no
      textField.smartInsertDeleteType = .no
      if #available(iOS 17, tvOS 17, *) { textField.inlinePredictionType = .no }
      dressForTouch(textField)
      describe()
      describeSteps()
    }

    /// Takes away what only this delegate can serve.
    func undress(_ textField: UITextField) {
      // visionOS and tvOS have no bars above the keyboard.
      #if !os(tvOS) && !os(visionOS)
        if textField.inputAccessoryView is AccessoryBar { textField.inputAccessoryView = nil }
      #endif
      if textField is NumericTextInput { textField.accessibilityTraits.remove(.adjustable) }
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

    /// The pad with the least keys that has those that the style needs.
    private var neededKeyboard: UIKeyboardType {
      let traits = model.traits
      if traits.needsMinus, !hasSignButton { return .numbersAndPunctuation }
      return traits.needsSeparator ? .decimalPad : .numberPad
    }

    private var hasSignButton: Bool {
      #if !os(tvOS) && !os(visionOS)
        configuration.accessory.contains(.sign)
      #else
        false
      #endif
    }

    private func dressForTouch(_ textField: UITextField) {
      // Completed sums, rewritten text and bars belong to systems with a keyboard on the screen.
      #if !os(tvOS) && !os(visionOS)
        if #available(iOS 18, *) {
          textField.mathExpressionCompletionType = .no
          textField.writingToolsBehavior = .none
        }
        let hasBar = !configuration.accessory.isEmpty
        // The floating number pad of iPadOS 26 would cover the bar.
        if #available(iOS 26, *), hasBar { textField.allowsNumberPadPopover = false }
        if hasBar {
          textField.inputAccessoryView = AccessoryBar(for: self)
        } else if textField.inputAccessoryView is AccessoryBar {
          textField.inputAccessoryView = nil
        }
      #endif
    }
  }
#endif
