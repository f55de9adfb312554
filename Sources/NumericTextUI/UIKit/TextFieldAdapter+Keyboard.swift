// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericText
  import UIKit

  extension TextFieldAdapter {
    /// Sets the keyboard that the style requires, the buttons above the keyboard, and the gestures.
    func applyInputTraits() {
      guard let textField else { return }
      let (keyboard, bar) = (textField.keyboardType, self.bar(above: textField))
      chooseKeyboard(for: textField)
      applyTouchTraits(to: textField)
      setScrubbing(configuration.allowsScrubbing, of: textField)
      describe()
      describeSteps()
      // A visible keyboard changes only when the input views are reloaded.
      let isChanged = keyboard != textField.keyboardType || bar !== self.bar(above: textField)
      if isChanged, textField.isFirstResponder { textField.reloadInputViews() }
    }

    /// Returns the bar above the keyboard (the input accessory view), or nil if there is none.
    private func bar(above textField: UITextField) -> UIView? {
      // visionOS and tvOS have no input accessory views.
      #if !os(tvOS) && !os(visionOS)
        textField.inputAccessoryView
      #else
        nil
      #endif
    }

    /// Updates the bar's buttons for the previous and the next field: a button is enabled if its
    /// field exists.
    func updateBar() {
      // visionOS and tvOS have no input accessory views.
      #if !os(tvOS) && !os(visionOS)
        (textField?.inputAccessoryView as? AccessoryBar)?.updateFields()
      #endif
    }

    /// Restores the settings that the adapter has changed, and removes the drag gesture.
    func removeInputTraits(from textField: UITextField) {
      traces.restore(in: textField)
      traces = FieldTraces()
      setScrubbing(false, of: textField)
    }

    /// Sets the keyboard type of the configuration, or else the type that the style requires.
    ///
    /// The style has no effect if the app has set a keyboard type on the field itself.
    private func chooseKeyboard(for textField: UITextField) {
      let isFree = [.default, traces.chosenKeyboard].contains(textField.keyboardType)
      guard isFree || configuration.keyboardType != nil else { return }
      textField.keyboardType = configuration.keyboardType ?? neededKeyboard
      traces.chosenKeyboard = textField.keyboardType
    }

    /// The smallest keyboard with all keys that the style needs and that the bar lacks.
    private var neededKeyboard: UIKeyboardType {
      var traits = model.traits
      #if !os(tvOS) && !os(visionOS)
        let accessory = configuration.accessory
        if accessory.contains(.operators), traits.needsOperators {
          (traits.needsOperators, traits.needsMinus) = (false, false)
        }
        return traits.keyboard(hasSignKey: accessory.contains(.sign))
      #else
        return traits.keyboard(hasSignKey: false)
      #endif
    }

    private func applyTouchTraits(to textField: UITextField) {
      // These features exist only on platforms with a touch keyboard.
      #if !os(tvOS) && !os(visionOS)
        let needsBar = !configuration.accessory.isEmpty
        // The number pad popover of iPadOS 26 would cover the bar.
        if #available(iOS 26, *), needsBar != traces.hidesPopover,
          textField.allowsNumberPadPopover == needsBar
        {
          textField.allowsNumberPadPopover = !needsBar
          traces.hidesPopover = needsBar
        }
        let bar = textField.inputAccessoryView as? AccessoryBar
        if !needsBar {
          if bar != nil { textField.inputAccessoryView = nil }
        } else if bar?.adapter !== self || bar?.content != AccessoryBar.Content(self) {
          // Keep an accessory view that the app has set.
          let isFree = bar != nil || textField.inputAccessoryView == nil
          if isFree { textField.inputAccessoryView = AccessoryBar(for: self) }
        }
      #endif
    }
  }

  /// The settings of a text field that an adapter has changed, except for gestures and actions.
  @MainActor
  struct FieldTraces {
    /// The features of the field that are turned off, or nil without a field.
    var aids: TypingAids<UITextField>?

    /// The keyboard type that the adapter has set on the field, or nil.
    var chosenKeyboard: UIKeyboardType?

    /// Whether the adapter has turned off the popover of an iPad's number pad.
    var hidesPopover = false

    /// Whether the accessibility value has been set to the value in words.
    var isDescribed = false

    /// Restores the settings, and removes the bar above the keyboard and the VoiceOver actions for
    /// steps.
    func restore(in textField: UITextField) {
      aids?.restore()
      // visionOS and tvOS have no input accessory views.
      #if !os(tvOS) && !os(visionOS)
        if textField.inputAccessoryView is AccessoryBar { textField.inputAccessoryView = nil }
        if #available(iOS 26, *), hidesPopover { textField.allowsNumberPadPopover = true }
      #endif
      if textField.keyboardType == chosenKeyboard { textField.keyboardType = .default }
      textField.removeSteps()
      if isDescribed { textField.accessibilityValue = nil }
    }
  }

  extension FieldTraits {
    /// Returns the smallest keyboard with all keys that the style needs.
    ///
    /// - Parameter hasSignKey: Whether a bar above the keyboard has a key for the sign.
    /// - Returns: The keyboard.
    func keyboard(hasSignKey: Bool) -> UIKeyboardType {
      let needsOthers = needsOperators || needsLetters || (needsMinus && !hasSignKey)
      if needsOthers { return .numbersAndPunctuation }
      return needsSeparator ? .decimalPad : .numberPad
    }
  }

  // MARK: - Hardware keyboards

  /// A key of a hardware keyboard, and the event that the key causes.
  struct HardwareKey {
    let input: String
    let flags: UIKeyModifierFlags
    let event: Event
  }

  extension TextFieldAdapter {
    /// The keys of a hardware keyboard that the adapter currently handles itself.
    ///
    /// UIKit handles all other keys, and all keys while an input method is composing.
    var keys: [HardwareKey] {
      model.engine.isComposing ? [] : (model.traits.hasStep ? Self.stepKeys : []) + escapes
    }

    /// The Escape key, or an empty array if the key has no effect now.
    ///
    /// Escape cancels a drag in progress. Without a drag, it restores the number from before
    /// editing.
    private var escapes: [HardwareKey] {
      guard drag != nil || model.canCancel else { return [] }
      let event: Event = drag == nil ? .cancel : .scrub(.canceled)
      return [HardwareKey(input: UIKeyCommand.inputEscape, flags: [], event: event)]
    }

    private static var stepKeys: [HardwareKey] {
      let (up, down) = (UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow)
      return [
        HardwareKey(input: up, flags: [], event: .step(by: 1)),
        HardwareKey(input: down, flags: [], event: .step(by: -1)),
        HardwareKey(input: up, flags: .shift, event: .step(by: 1, .coarse)),
        HardwareKey(input: down, flags: .shift, event: .step(by: -1, .coarse)),
        HardwareKey(input: UIKeyCommand.inputPageUp, flags: [], event: .step(by: 1, .coarse)),
        HardwareKey(input: UIKeyCommand.inputPageDown, flags: [], event: .step(by: -1, .coarse)),
      ]
    }
  }
#endif
